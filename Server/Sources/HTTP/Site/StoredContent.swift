import Hashing
import NIOCore

/// Content that is made once and asked for often: as it is and compressed, with a tag for each, so that whoever has it already
/// is not sent it again, and whoever has a part of it gets the rest.
public struct StoredContent: Sendable {
  /// How content is compressed, by the word for it.
  enum Coding: String {
    case brotli = "br"
    case gzip
  }

  private let plain: BodySource
  private let tag: String
  private var compressed: [(coding: Coding, body: BodySource)] = []
  private let headers: [(name: String, value: String)]

  /// How many bytes it has as it is.
  public var count: Int { plain.count }

  /// Stores content.
  ///
  /// - Parameters:
  ///   - bytes: the content.
  ///   - type: its media type. What is a picture or compressed already is not compressed.
  ///   - cacheControl: the value of `Cache-Control`.
  ///   - headers: further header fields of each answer.
  public init(
    _ bytes: [UInt8], type: String, cacheControl: String = "no-cache", headers: [(name: String, value: String)] = []
  ) {
    self.init(bytes, type: type, cacheControl: cacheControl, headers: headers, brotli: nil, gzip: nil)
  }

  /// Stores content that may have been compressed before.
  init(
    _ bytes: [UInt8], type: String, cacheControl: String, headers: [(name: String, value: String)],
    brotli: [UInt8]?, gzip: [UInt8]?
  ) {
    var compressed: [(Coding, BodySource)] = []
    if MediaType.isCompressible(type) {
      if let brotli { compressed.append((.brotli, .bytes(ByteBuffer(bytes: brotli)))) }
      if let gzip = gzip ?? Gzip.compress(bytes, level: 9) {
        compressed.append((.gzip, .bytes(ByteBuffer(bytes: gzip))))
      }
    }
    self.init(
      .bytes(ByteBuffer(bytes: bytes)), tag: Self.tag(SHA256Hash.of(bytes)), type: type,
      cacheControl: cacheControl, headers: headers, compressed: compressed)
  }

  /// Stores content from wherever it is.
  ///
  /// - Parameters:
  ///   - tag: what tells it from other content.
  ///   - compressed: the same compressed, of which what is no shorter is left out.
  init(
    _ plain: BodySource, tag: String, type: String, cacheControl: String,
    headers: [(name: String, value: String)] = [], compressed: [(Coding, BodySource)]
  ) {
    self.plain = plain
    self.tag = tag
    self.compressed = compressed.filter { $0.1.count < plain.count }
    var fixed = [("Content-Type", type), ("Cache-Control", cacheControl), ("Accept-Ranges", "bytes")] + headers
    if MediaType.isCompressible(type) { fixed.append(("Vary", "Accept-Encoding")) }
    self.headers = fixed
  }

  /// A tag of content by its hash.
  static func tag(_ hash: [UInt8]) -> String {
    String(hash.flatMap { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.prefix(32))
  }

  /// The answer to a call: the content, a part of it, or that it has not changed.
  ///
  /// - Parameter status: the status where all of it is sent.
  /// - Throws: `Problem` of status 416 where the part that is asked for lies behind the end.
  public func answer(to call: Call, status: Int = 200) throws(Problem) -> Answer {
    let accepted = AcceptedCodings(call.conditions["accept-encoding"])
    // A part is one of the content as it is, which all clients take.
    let wantsPart = status == 200 ? call.conditions["range"] : nil
    let choice = wantsPart == nil ? compressed.first { accepted.contains($0.coding.rawValue) } : nil
    var headers = self.headers
    headers.append(("ETag", Self.quoted(tag, choice?.coding)))
    if status == 200, isKnown(call.conditions["if-none-match"]) { return Answer(status: 304, headers: headers) }
    var answer = Answer(status: status, headers: headers)
    answer.storedBody = plain
    if let choice {
      answer.headers.append(("Content-Encoding", choice.coding.rawValue))
      answer.storedBody = choice.body
    }
    if let wantsPart, isCurrent(call.conditions["if-range"]), let part = try part(wantsPart) {
      answer.status = 206
      answer.headers.append(("Content-Range", "bytes \(part.lowerBound)-\(part.upperBound - 1)/\(count)"))
      answer.storedBody = plain[part]
    }
    return answer
  }

  private static func quoted(_ tag: String, _ coding: Coding?) -> String {
    coding.map { "\"\(tag)-\($0.rawValue)\"" } ?? "\"\(tag)\""
  }

  /// Whether one of the tags that a client has is one of this content, however compressed.
  private func isKnown(_ tags: String?) -> Bool {
    guard let tags else { return false }
    if trimmed(tags) == "*" { return true }
    let own = [Self.quoted(tag, nil)] + compressed.map { Self.quoted(tag, $0.coding) }
    return tags.split(separator: ",").contains { sent in
      let text = trimmed(sent)
      return own.contains(text.hasPrefix("W/") ? String(text.dropFirst(2)) : text)
    }
  }

  /// Whether a part may be sent to a client that has one of the content with this tag. Dates are none of ours.
  private func isCurrent(_ sent: String?) -> Bool {
    sent.map { $0 == Self.quoted(tag, nil) } ?? true
  }

  /// The bytes that are asked for; nothing where several parts are, or none that can be understood: then all of it is sent.
  private func part(_ text: String) throws(Problem) -> Range<Int>? {
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

/// What a client can unpack, by `Accept-Encoding`.
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

  /// Whether it takes content that is compressed so.
  func contains(_ coding: String) -> Bool {
    (weights[coding] ?? weights["*"] ?? 0) > 0
  }
}

/// What files are, by the ends of their names.
enum MediaType {
  private static let byEnding = [
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

  /// The type of a file of that name.
  static func of(_ name: String) -> String {
    name.split(separator: ".").last.flatMap { byEnding[$0.lowercased()] } ?? "application/octet-stream"
  }

  /// Whether content of a type becomes smaller by being compressed.
  static func isCompressible(_ type: String) -> Bool {
    if type.hasPrefix("text/") || type.hasPrefix("image/svg") { return true }
    let essence = type.split(separator: ";").first.map(trimmed) ?? ""
    return essence == "application/wasm" || essence == "application/yaml" || essence == "application/xml"
      || essence == "application/json" || essence.hasSuffix("+json")
  }
}
