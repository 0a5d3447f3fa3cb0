/// Takes the compression off a body.
struct ContentDecoding {
    /// What is asked for.
    static let accepted = "gzip"

    let limit: Int

    /// The answer with its body as it was before compression, or what is wrong with it. A
    /// compression that was not asked for is wrong too.
    func decode(_ response: HTTPResponse) -> Result<HTTPResponse, GzipError> {
        let names = response.headers.filter { $0.isNamed("Content-Encoding") }.flatMap { header in
            header.value.lowercased().split { $0 == "," || $0 == " " }
        }
        let codings = names.filter { $0 != "identity" }
        guard !codings.isEmpty, !response.body.isEmpty else { return .success(response) }
        guard codings == ["gzip"] || codings == ["x-gzip"] else { return .failure(.malformed) }
        do throws(GzipError) {
            let body = try Gzip.decompress(response.body, limit: limit)
            return .success(
                HTTPResponse(status: response.status, headers: response.headers, body: body)
            )
        } catch {
            return .failure(error)
        }
    }
}
