import BoltSystem
import Foundation
import TestSupport
import Testing

@testable import BoltCommandLine

/// What a slow writer has sent is shown before more of it is waited for.
struct SlowInputTests {
    /// Input that comes in pieces, with nothing to read between them.
    private final class Pieces: StandardInput {
        let isTerminal = false
        let descriptor: Int32?
        private let empty = Pipe()
        private let output: MemoryTextSink
        private var pieces: ArraySlice<String>
        /// What had been written each time before more was read.
        private(set) var seen: [String] = []

        init(_ pieces: [String], _ output: MemoryTextSink) {
            descriptor = empty.fileHandleForReading.fileDescriptor
            self.output = output
            self.pieces = pieces[...]
        }

        func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
            seen.append(output.text)
            guard let piece = pieces.popFirst() else { return 0 }
            let bytes = Array(piece.utf8)
            buffer.copyBytes(from: bytes)
            return bytes.count
        }
    }

    private static func line(_ number: Int) -> String {
        "{\"id\":\"T\(number)\",\"reference\":\"R\",\"cart\":{\"order_reference\":\"A\"}}\n"
    }

    @Test(arguments: [
        ([line(1), line(2), line(3)], ["", "id\nT1\n", "id\nT1\nT2\n", "id\nT1\nT2\nT3\n"]),
        (
            [line(1) + line(2), line(3), line(4)],
            ["", "id\nT1\nT2\n", "id\nT1\nT2\nT3\n", "id\nT1\nT2\nT3\nT4\n"]
        ),
        (
            [
                line(1) + line(2) + "{\"id\":\"T3\",", "\"reference\":\"R\"}\n{\"id\":",
                "\"T4\",\"reference\":\"R\"}",
            ],
            ["", "id\nT1\nT2\n", "id\nT1\nT2\nT3\n"]
        ),
        (
            ["{\"id\":", "\"T1\",\"reference\":\"R\"}\n{\"id\":\"T2\"", ",\"reference\":\"R\"}\n"],
            ["", "", "id\nT1\n", "id\nT1\nT2\n"]
        ),
        (
            [
                line(1) + line(2) + "{\n\"id\":\"T3\",\n\"a\":{\n}\n", ",\"reference\":\"R\"\n}\n",
                line(4),
            ],
            ["", "id\nT1\nT2\n", "id\nT1\nT2\nT3\n", "id\nT1\nT2\nT3\nT4\n"]
        ),
        (
            [
                "[{\"id\":\"T1\",\"ref", "erence\":\"R\"},\n",
                "{\"id\":\"T2\",\"reference\":\"R\"}]",
            ], ["", "", "id\nT1\n", "id\nT1\nT2\n"]
        ),
    ])
    func `in lines, in parts of lines, in lists`(pieces: [String], expected: [String]) throws {
        let output = MemoryTextSink()
        let input = Pieces(pieces, output)
        let context = CommandContext(
            console: Console(output: output, errors: MemoryTextSink()),
            input: input
        )
        let code = CommandLineTool.run(
            ["inspect", "-o", "tsv", "--fields", "id", "-"],
            in: context
        )
        #expect(code == .done)
        // The header may come with the first row or before it.
        let seen = input.seen.map { $0 == "id\n" ? "" : $0 }
        #expect(Array(seen.prefix(expected.count)) == expected)
    }
}
