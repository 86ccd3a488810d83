import NIOHTTP1

/// The header fields that the server uses, found in one pass. All others are dropped.
struct HeaderFields: Sendable {
  /// The lowercase name of a header field.
  enum Name: String, CaseIterable {
    case acceptEncoding = "accept-encoding"
    case authorization
    case contentEncoding = "content-encoding"
    case contentLength = "content-length"
    case contentType = "content-type"
    case expect
    case forwardedFor = "x-forwarded-for"
    case host
    case ifNoneMatch = "if-none-match"
    case ifRange = "if-range"
    case range
    case transferEncoding = "transfer-encoding"
    case upgrade

    /// Whether a repeated field extends a list. Any other field may appear only once.
    var isList: Bool {
      switch self {
      case .acceptEncoding, .contentEncoding, .expect, .forwardedFor, .ifNoneMatch, .upgrade: true
      default: false
      }
    }

    private static let namesByLength = Dictionary(grouping: allCases) { $0.rawValue.utf8.count }

    /// Finds a name in any case.
    init?(_ text: String) {
      let name = Self.namesByLength[text.utf8.count]?.first { name in
        zip(text.utf8, name.rawValue.utf8).allSatisfy { $0 == $1 || isLetter($0) && $0 | 0x20 == $1 }
      }
      guard let name else { return nil }
      self = name
    }
  }

  private var values: [(name: Name, value: String)] = []

  init() {}

  /// Collects the fields, without the spaces around their values. Throws a `Problem` of status 400 if a field that may
  /// appear only once is repeated.
  init(_ headers: HTTPHeaders) throws(Problem) {
    values.reserveCapacity(8)
    for (text, sent) in headers {
      guard let name = Name(text) else { continue }
      // The parser removes the spaces before a value, but not those after it.
      let value = sent.utf8.last == SP || sent.utf8.last == TAB ? trimmed(sent) : sent
      if let index = values.firstIndex(where: { $0.name == name }) {
        guard name.isList else { throw .badRequest("A header field that may appear only once appears twice.") }
        values[index].value += ", " + value
      } else {
        values.append((name, value))
      }
    }
  }

  subscript(name: Name) -> String? {
    for field in values where field.name == name {
      return field.value
    }
    return nil
  }
}
