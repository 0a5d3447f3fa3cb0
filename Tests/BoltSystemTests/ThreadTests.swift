import BoltSystem
import Testing

struct ThreadTests {
    @Test func `a channel keeps order and ends`() throws {
        let channel = Channel<Int>(capacity: 3)
        let sender = try WorkerThread {
            for number in 0..<1_000 { channel.send(number) }
            channel.close()
        }
        var received: [Int] = []
        while let number = channel.receive() { received.append(number) }
        sender.join()
        #expect(received == Array(0..<1_000))
        #expect(!channel.send(1))
    }

    @Test func `several senders and receivers lose nothing`() throws {
        let channel = Channel<Int>(capacity: 2)
        let sum = Monitor(0)
        let receivers = try (0..<3).map { _ in
            try WorkerThread {
                while let number = channel.receive() { sum.withState { $0 += number } }
            }
        }
        let senders = try (0..<3).map { part in
            try WorkerThread {
                for number in 0..<500 { channel.send(part * 500 + number) }
            }
        }
        for sender in senders { sender.join() }
        channel.close()
        for receiver in receivers { receiver.join() }
        #expect(sum.withState { $0 } == 1_499 * 1_500 / 2)
    }

    @Test func `closing wakes a sender that waits for room`() throws {
        let channel = Channel<Int>(capacity: 1)
        let refused = Monitor(false)
        channel.send(1)
        let sender = try WorkerThread {
            let isSent = channel.send(2)
            refused.withState { $0 = !isSent }
        }
        channel.close()
        sender.join()
        #expect(refused.withState { $0 })
        #expect(channel.receive() == 1)
        #expect(channel.receive() == nil)
    }

    @Test func `a wait for a state ends with the time`() {
        let monitor = Monitor(1)
        let deadline = Deadline.after(milliseconds: 5)
        #expect(monitor.withState(when: { $0 == 2 }, until: deadline) { $0 } == nil)
        #expect(Channel<Int>(capacity: 1).receive(until: deadline) == nil)
    }

    @Test func `a thread has the stack it asked for`() throws {
        let depth = Monitor(0)
        let thread = try WorkerThread(stackSize: 64 << 20) {
            let reached = Self.descend(200_000)
            depth.withState { $0 = reached }
        }
        thread.join()
        #expect(depth.withState { $0 } == 200_000)
    }

    private static func descend(_ levels: Int) -> Int {
        levels == 0 ? 0 : 1 + descend(levels - 1)
    }
}
