import BoltCheckoutCore
import BoltSystem
import TestSupport
import Testing

@testable import BoltCheckoutHTTP

struct StatementTests {
    @Test(arguments: [
        (StatementKind.dailyTransaction, "2026-02-09", Int64(1_770_595_200_000)),
        (.monthlyTransaction, "2026-02", 1_769_904_000_000),
        (.monthlyDispute, "2026-02-09", 1_770_595_200_000),
    ])
    func `asks for the day in milliseconds`(kind: StatementKind, text: String, date: Int64) throws {
        let day = try #require(kind.day(text))
        let body = String(decoding: kind.request(for: day), as: UTF8.self)
        #expect(body == #"{"date":\#(date),"file_type":"csv","type":"\#(kind.rawValue)"}"#)
    }

    @Test(arguments: ["2026-02", "2026-02-30", "09.02.2026", "", "2026-2-9", "today"])
    func `a day is a day of the calendar`(text: String) {
        #expect(StatementKind.dailyFunding.day(text) == nil)
    }

    @Test(arguments: [
        ("", StatementAddressError.missing), ("[]", .missing), ("{}", .missing),
        (#"{"url":7}"#, .missing), (#"{"url":"statement.csv"}"#, .notURL),
        (#"{"url":"https://user:word@files.example/x"}"#, .notURL),
        (#"{"url":"http://files.example/x"}"#, .notSecure(host: "files.example")),
        (#"{"url":"file:///etc/passwd"}"#, .notURL),
        (#"{"url":"ftp://files.example/x"}"#, .notSecure(host: "files.example")),
    ])
    func `an address that cannot be used is refused`(body: String, error: StatementAddressError) {
        #expect(throws: error) { try StatementAddress(reading: Array(body.utf8)) }
    }

    private func download(_ server: ScriptedServer) -> (bytes: [UInt8], error: StatementError?) {
        var bytes: [UInt8] = []
        do throws(StatementError) {
            let address: StatementAddress
            let body = #"{"url":"\#(server.url)/s.csv?X-Amz-Signature=abc%2F"}"#
            do throws(StatementAddressError) {
                address = try StatementAddress(reading: Array(body.utf8))
            } catch {
                return ([], .notWritten)
            }
            let client = HTTPClient(HTTPClientOptions())
            try StatementDownload(client).run(
                from: address,
                until: .after(milliseconds: 20_000)
            ) { part in
                bytes += part
                return true
            }
            return (bytes, nil)
        } catch {
            return (bytes, error)
        }
    }

    @Test func `brings the bytes as they are and sends no key`() throws {
        let text = "reference,amount\r\n\"A,B\",\u{1B}7\n"
        let server = try ScriptedServer([
            [
                .read, .text("HTTP/1.1 200 OK\r\nContent-Type: text/csv\r\n"),
                .text("Content-Length: \(text.utf8.count)\r\n\r\n\(text)"),
            ]
        ])
        let (bytes, error) = download(server)
        #expect(error == nil)
        #expect(bytes == Array(text.utf8))
        let request = try #require(server.requests.first)
        #expect(request.hasPrefix("GET /s.csv?X-Amz-Signature=abc%2F HTTP/1.1\r\n"))
        #expect(!request.lowercased().contains("x-api-key"))
        #expect(request.contains("Accept-Encoding: identity\r\n"))
    }

    @Test func `memory does not grow with the statement`() throws {
        let size = 64 << 20
        let server = try ScriptedServer([
            [
                .read, .text("HTTP/1.1 200 OK\r\nContent-Length: \(size)\r\n\r\n"),
                .repeatForever([UInt8](repeating: 0x61, count: 1 << 16)),
            ]
        ])
        let address = try StatementAddress(reading: Array(#"{"url":"\#(server.url)/s"}"#.utf8))
        var count = 0
        var largest = 0
        try StatementDownload(HTTPClient(HTTPClientOptions())).run(
            from: address,
            until: .after(milliseconds: 60_000)
        ) { part in
            count += part.count
            largest = max(largest, part.count)
            return true
        }
        #expect(count == size)
        // The client's limit for a body that is kept is 16 MiB.
        #expect(largest < 8 << 20)
    }

    @Test func `a redirect is not followed`() throws {
        let other = try ScriptedServer([])
        let server = try ScriptedServer([
            [
                .read,
                .text("HTTP/1.1 302 Found\r\nLocation: \(other.url)/\r\nContent-Length: 0\r\n\r\n"),
            ]
        ])
        #expect(download(server).error == .refused(status: 302, host: "127.0.0.1"))
        #expect(other.requests.isEmpty)
    }

    @Test(arguments: [
        ("403 Forbidden", "", "<Error/>", StatementError.refused(status: 403, host: "127.0.0.1")),
        ("200 OK", "Content-Type: text/html\r\n", "hello", .page(host: "127.0.0.1")),
        ("200 OK", "", "\n<!DOCTYPE html>", .page(host: "127.0.0.1")),
        ("200 OK", "Content-Encoding: gzip\r\n", "xxxx", .compressed(host: "127.0.0.1")),
    ])
    func `what is no statement is not written`(
        status: String,
        header: String,
        body: String,
        error: StatementError
    ) throws {
        let length = "Content-Length: \(body.utf8.count)\r\n"
        let server = try ScriptedServer([
            [.read, .text("HTTP/1.1 \(status)\r\n\(header)\(length)\r\n\(body)")]
        ])
        let outcome = download(server)
        #expect(outcome.error == error)
        #expect(outcome.bytes.isEmpty)
    }

    @Test func `a statement that is cut off is said to be`() throws {
        let server = try ScriptedServer([
            [.read, .text("HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\na,b\n1,2\n")]
        ])
        let outcome = download(server)
        let error = try #require(outcome.error)
        #expect(
            error.description
                == "reply from 127.0.0.1 is incomplete: connection closed after 8 of 500 bytes; "
                + "what was written is not whole"
        )
    }
}
