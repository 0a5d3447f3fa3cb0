import CLibcurl

/// One call of libcurl: settings, then questions about what happened.
final class CurlCall {
    let handle: OpaquePointer
    // Keeps the functions in place.
    private let library: CurlLibrary
    private let bodyLimit: Int
    let headersLimit: Int

    init?(_ library: CurlLibrary, bodyLimit: Int, headersLimit: Int) {
        guard let handle = clibcurl_call_create(library.functions, bodyLimit, headersLimit) else {
            return nil
        }
        self.handle = handle
        self.library = library
        self.bodyLimit = bodyLimit
        self.headersLimit = headersLimit
    }

    deinit { clibcurl_call_destroy(library.functions, handle) }

    /// Sets a number; false where this libcurl does not know the option.
    @discardableResult
    func set(_ option: clibcurl_option, _ value: Int) -> Bool {
        clibcurl_set_number(library.functions, handle, option, value) == CLIBCURL_OK
    }

    /// Sets a text; false where this libcurl does not know the option or the text is not one.
    @discardableResult
    func set(_ option: clibcurl_option, _ text: String) -> Bool {
        clibcurl_set_text(library.functions, handle, option, text) == CLIBCURL_OK
    }

    /// Adds a line as libcurl takes it.
    func addHeader(_ line: String) -> Bool {
        clibcurl_add_header(library.functions, handle, line) == CLIBCURL_OK
    }

    /// Sets what is sent.
    func setBody(_ bytes: [UInt8]) -> Bool {
        let code = bytes.withUnsafeBytes { buffer in
            clibcurl_set_body(library.functions, handle, buffer.baseAddress, buffer.count)
        }
        return code == CLIBCURL_OK
    }

    /// A number about the call.
    func info(_ info: clibcurl_info) -> Int64 {
        clibcurl_info(library.functions, handle, info)
    }

    /// libcurl's own words, or those for the code where it has none.
    func detail(code: Int32) -> String {
        let text = String(cString: clibcurl_detail(handle))
        return text.isEmpty ? String(cString: clibcurl_error_text(library.functions, code)) : text
    }

    /// A line about one of the server's certificates.
    func certificateLine(_ name: String) -> String? {
        clibcurl_certificate_line(library.functions, handle, 0, name).map { String(cString: $0) }
    }

    /// The limit that was passed, if one was.
    var passedLimit: HTTPError.Kind? {
        var size = 0
        var isOver: Int32 = 0
        _ = clibcurl_headers(handle, &size, &isOver)
        if isOver != 0 { return .headersTooLarge(limit: headersLimit) }
        _ = clibcurl_body(handle, &size, &isOver)
        return isOver != 0 ? .bodyTooLarge(limit: bodyLimit) : nil
    }

    /// What has arrived.
    var response: HTTPResponse {
        let head = self.head
        return HTTPResponse(status: head.status, headers: head.headers, body: body)
    }

    /// What has arrived, without the body.
    var head: HTTPResponse {
        var size = 0
        var isOver: Int32 = 0
        let headers = clibcurl_headers(handle, &size, &isOver)
        let bytes = UnsafeBufferPointer(start: headers, count: headers == nil ? 0 : size)
        return HTTPResponse(
            status: Int(info(CLIBCURL_RESPONSE_CODE)),
            headers: HTTPResponse.headers(from: bytes)
        )
    }

    /// Takes what has arrived of the body, and makes room for more.
    func takeBody() -> [UInt8] {
        defer { clibcurl_forget_body(handle) }
        return body
    }

    private var body: [UInt8] {
        var size = 0
        var isOver: Int32 = 0
        let body = clibcurl_body(handle, &size, &isOver)
        return Array(UnsafeBufferPointer(start: body, count: body == nil ? 0 : size))
    }
}
