import BoltCheckoutFlows
import Testing

@testable import BoltCommandLine

struct ExitCodeFlowTests {
    @Test(arguments: [
        (FlowEnding.success, Int32(0)), (.refused, 1), (.declined, 2), (.cancelled, 3),
        (.wrongUsage, 64),
        (.invalidInput, 65), (.inputUnavailable, 66), (.unreachable, 69), (.fault, 70),
        (.unsettled, 75), (.foreignReply, 76), (.keysRefused, 77), (.interrupted, 130),
    ])
    func `every ending has its own exit code`(ending: FlowEnding, code: Int32) {
        #expect(ExitCode(ending).rawValue == code)
    }

    @Test func `no two endings share one`() {
        #expect(Set(FlowEnding.allCases.map { ExitCode($0) }).count == FlowEnding.allCases.count)
    }
}
