/// Shows each request and answer, line by line, with every secret taken out.
package final class VerboseLog {
    private let mask: SecretMask
    private let write: (String) -> Void

    /// Creates a log.
    ///
    /// - Parameters:
    ///   - mask: What takes the secrets out.
    ///   - write: Takes one line without its end.
    package init(mask: SecretMask, write: @escaping (String) -> Void) {
        self.mask = mask
        self.write = write
    }

    /// Shows a request that is about to be sent.
    package func request(_ request: HTTPRequest) {
        write("> \(request.method.rawValue) \(mask.url(request.url))")
        show(request.headers, request.body, mark: ">")
    }

    /// Shows an answer.
    package func response(_ response: HTTPResponse) {
        write("< HTTP \(response.status)")
        show(response.headers, response.body, mark: "<")
    }

    /// Shows why there is no answer, with the library's own words.
    package func failure(_ error: HTTPError) {
        write("* \(mask.text(error.description))")
        if !error.detail.isEmpty { write("* libcurl: \(mask.text(error.detail))") }
    }

    private func show(_ headers: [HTTPHeader], _ body: [UInt8], mark: String) {
        for header in headers {
            write("\(mark) \(mask.text(header.name)): \(mask.value(of: header))")
        }
        let type = headers.value(of: "Content-Type")
        let text = MaskedBody(mask: mask).text(body, contentType: type)
        if !text.isEmpty { write("\(mark) \(text)") }
    }
}
