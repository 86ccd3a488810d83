import Hashing
import NIOCore

/// Content that is created once and requested often, plain and compressed. Its entity tags let clients skip unchanged
/// content, and ranges let them resume a download.
public struct StoredContent: Sendable {
  enum Coding: String {
    case brotli = "br"
    case gzip
  }

  private let plainBody: BodySource
  private let tag: String
  private var compressedCopies: [(coding: Coding, body: BodySource)] = []
  private let headers: [(name: String, value: String)]

  /// Whether all of the content can be sent. Its files may have been removed.
  public var isComplete: Bool { plainBody.isComplete && compressedCopies.allSatisfy { $0.body.isComplete } }

  /// The length of the uncompressed content, in bytes.
  public var count: Int { plainBody.count }

  /// Creates stored content with its compressed copies, if any. Adds a missing gzip copy if the media type `type` is
  /// compressible. `cacheControl` is the value of `Cache-Control`, and `headers` are additional header fields of each
  /// response.
  public init(
    _ bytes: [UInt8], type: String, cacheControl: String = "no-cache", headers: [(name: String, value: String)] = [],
    brotli: [UInt8]? = nil, gzip: [UInt8]? = nil
  ) {
    var compressedCopies: [(Coding, BodySource)] = []
    if MediaType.isCompressible(type) {
      if let brotli { compressedCopies.append((.brotli, .bytes(ByteBuffer(bytes: brotli)))) }
      if let gzip = gzip ?? Gzip.compress(bytes, level: 9) {
        compressedCopies.append((.gzip, .bytes(ByteBuffer(bytes: gzip))))
      }
    }
    self.init(
      .bytes(ByteBuffer(bytes: bytes)), tag: Self.tag(SHA256Hash.digest(of: bytes)), type: type,
      cacheControl: cacheControl, headers: headers, compressedCopies: compressedCopies)
  }

  /// Creates stored content. `tag` is its entity tag without quotes. Drops compressed copies that aren't shorter.
  init(
    _ plainBody: BodySource, tag: String, type: String, cacheControl: String,
    headers: [(name: String, value: String)] = [], compressedCopies: [(Coding, BodySource)]
  ) {
    self.plainBody = plainBody
    self.tag = tag
    self.compressedCopies = compressedCopies.filter { $0.1.count < plainBody.count }
    var fixed = [("Content-Type", type), ("Cache-Control", cacheControl), ("Accept-Ranges", "bytes")] + headers
    if MediaType.isCompressible(type) { fixed.append(("Vary", "Accept-Encoding")) }
    self.headers = fixed
  }

  /// Returns an entity tag for a hash: its first 32 hexadecimal digits.
  static func tag(_ hash: [UInt8]) -> String {
    String(hash.flatMap { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.prefix(32))
  }

  /// Returns the response to a request: the content with `status`, a range of the content with status 206, or status
  /// 304 without content. Throws a `Problem` of status 416 if the range starts beyond the end.
  public func response(to call: Call, status: Int = 200) throws(Problem) -> Response {
    let accepted = AcceptedCodings(call.headerFields["accept-encoding"])
    // Ranges refer to the uncompressed content, which all clients accept.
    let rangeField = status == 200 ? call.headerFields["range"] : nil
    let choice = rangeField == nil ? compressedCopies.first { accepted.contains($0.coding.rawValue) } : nil
    var headers = self.headers
    let entityTag = Self.quotedTag(tag, choice?.coding)
    headers.append(("ETag", entityTag))
    if status == 200, Self.names(call.headerFields["if-none-match"], entityTag) {
      return Response(status: 304, headers: headers)
    }
    var response = Response(status: status, headers: headers)
    response.storedBody = plainBody
    if let choice {
      response.headers.append(("Content-Encoding", choice.coding.rawValue))
      response.storedBody = choice.body
    }
    if let rangeField, permitsRange(call.headerFields["if-range"]), let range = try requestedRange(rangeField) {
      response.status = 206
      response.headers.append(("Content-Range", "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(count)"))
      response.storedBody = plainBody[range]
    }
    return response
  }

  private static func quotedTag(_ tag: String, _ coding: Coding?) -> String {
    coding.map { "\"\(tag)-\($0.rawValue)\"" } ?? "\"\(tag)\""
  }

  /// Returns whether the value of `If-None-Match` names the tag of the content in the coding that the client gets: `*`,
  /// or a list of tags, which may be weak. The tag of another coding isn't enough, because the client would take the
  /// headers of this answer for those of the other content.
  private static func names(_ list: String?, _ entityTag: String) -> Bool {
    guard let list else { return false }
    if trimmed(list) == "*" { return true }
    return list.split(separator: ",").contains { sent in
      let text = trimmed(sent)
      return (text.hasPrefix("W/") ? String(text.dropFirst(2)) : text) == entityTag
    }
  }

  /// Returns whether `If-Range` permits a range: it must be missing or have this content's tag. Dates never match.
  private func permitsRange(_ sent: String?) -> Bool {
    sent.map { $0 == Self.quotedTag(tag, nil) } ?? true
  }

  /// Returns the requested range, or `nil` for the whole content if there are several ranges or the text is invalid.
  private func requestedRange(_ text: String) throws(Problem) -> Range<Int>? {
    guard text.lowercased().hasPrefix("bytes=") else { return nil }
    let sides = text.dropFirst(6).split(separator: "-", omittingEmptySubsequences: false).map(trimmed)
    guard sides.count == 2, sides.allSatisfy({ $0.utf8.count <= 18 && $0.utf8.allSatisfy(isDigit) }) else { return nil }
    let range: Range<Int>
    switch (Int(sides[0]), Int(sides[1])) {
    case (let first?, let last?):
      guard first <= last else { return nil }
      range = first..<max(first, min(count, last + 1))
    case (let first?, nil): range = first..<max(first, count)
    case (nil, let last?): range = max(0, count - last)..<count
    case (nil, nil): return nil
    }
    guard !range.isEmpty else {
      throw Problem(
        status: 416, kind: "no-such-part", title: "The content ends before that.",
        headers: [("Content-Range", "bytes */\(count)")])
    }
    return range
  }
}

/// The content codings that a client accepts, from `Accept-Encoding`.
struct AcceptedCodings: Sendable {
  private var weights: [String: Double] = [:]

  init(_ text: String?) {
    for entry in (text ?? "").lowercased().split(separator: ",") {
      let parts = entry.split(separator: ";").map(trimmed)
      guard let name = parts.first, !name.isEmpty else { continue }
      let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) }
      weights[name] = weight ?? 1
    }
  }

  func contains(_ coding: String) -> Bool {
    (weights[coding] ?? weights["*"] ?? 0) > 0
  }
}

enum MediaType {
  private static let typesByExtension = [
    "css": "text/css; charset=utf-8",
    "gz": "application/gzip",
    "html": "text/html; charset=utf-8",
    "ico": "image/x-icon",
    "js": "text/javascript; charset=utf-8",
    "json": "application/json",
    "map": "application/json",
    "png": "image/png",
    "svg": "image/svg+xml",
    "txt": "text/plain; charset=utf-8",
    "wasm": "application/wasm",
    "webmanifest": "application/manifest+json",
    "woff2": "font/woff2",
    "xml": "application/xml",
    "yaml": "application/yaml",
  ]

  static func forFile(named name: String) -> String {
    name.split(separator: ".").last.flatMap { typesByExtension[$0.lowercased()] } ?? "application/octet-stream"
  }

  static func isCompressible(_ type: String) -> Bool {
    if type.hasPrefix("text/") || type.hasPrefix("image/svg") { return true }
    let essence = type.split(separator: ";").first.map(trimmed) ?? ""
    return essence == "application/wasm" || essence == "application/yaml" || essence == "application/xml"
      || essence == "application/json" || essence.hasSuffix("+json")
  }
}
