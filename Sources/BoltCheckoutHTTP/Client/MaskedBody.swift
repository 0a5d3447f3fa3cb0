import BoltCheckoutCore

/// A body as a detailed log may show it.
struct MaskedBody {
    let mask: SecretMask

    /// One line: masked JSON or a masked form. Of anything else only little is shown.
    func text(_ body: [UInt8], contentType: String?) -> String {
        if body.isEmpty { return "" }
        let type = contentType?.lowercased() ?? ""
        if type.hasPrefix("application/x-www-form-urlencoded") {
            let text = String(decoding: body, as: UTF8.self)
            return FormFields(parsing: text).map(mask.form)
                ?? "(\(body.count) bytes of a broken form)"
        }
        if let document = try? JSONDocument(body) {
            var writer = JSONWriter()
            document.withRoot { root in write(root, to: &writer) }
            return String(decoding: writer.bytes, as: UTF8.self)
        }
        // A broken or foreign text can't be masked by names. A page that a proxy sent is told by its
        // beginning; what claims to be JSON, or is not text, is not shown.
        guard type.hasPrefix("text/") else { return "(\(body.count) bytes that are no JSON)" }
        let start = String(decoding: body.prefix(4_096), as: UTF8.self)
        if let form = FormFields(parsing: start), form.fields.contains(where: isSecret) {
            return "(\(body.count) bytes of a form)"
        }
        // Masked before it is cut: half a secret is none that anybody recognizes.
        return mask.text(start).prefix(200) + (body.count > 200 ? "… (\(body.count) bytes)" : "")
    }

    private func isSecret(_ field: FormFields.Field) -> Bool {
        mask.isSecret(field.name)
    }

    private func write(_ value: JSONValue, to writer: inout JSONWriter) {
        if value.isObject {
            writer.beginObject()
            for (key, member) in value.members {
                let name = key.string ?? ""
                writer.key(mask.text(name))
                write(member, named: name, to: &writer)
            }
            writer.endObject()
        } else if value.isArray {
            writer.beginArray()
            for element in value.elements { write(element, to: &writer) }
            writer.endArray()
        } else if let text = value.string {
            writer.string(mask.text(text))
        } else if value.isNumber && mask.text(value.rawText) != value.rawText {
            writer.string(SecretMask.replacement)
        } else {
            writer.value(value)
        }
    }

    private func write(_ value: JSONValue, named name: String, to writer: inout JSONWriter) {
        // Bolt's error codes are numbers and no secrets.
        let isErrorCode = name == "code" && value.isNumber
        if value.isNull || isErrorCode || !mask.isSecret(name) {
            if let text = value.string {
                writer.string(mask.value(text, of: name))
            } else {
                write(value, to: &writer)
            }
        } else {
            writer.string(SecretMask.replacement)
        }
    }
}
