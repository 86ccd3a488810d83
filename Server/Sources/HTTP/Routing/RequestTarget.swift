/// A decoded request target: the segments of its path, and its query.
struct RequestTarget: Sendable {
  /// The segments of the path between the slashes. The last one is empty if the path ends with a slash.
  var segments: [String] = []

  var query: [(name: String, value: String)] = []

  /// The query as it was sent, with its `?`, or an empty string. It has no control characters.
  var queryText = ""

  /// Decodes a request target. Throws a `Problem` of status 400 if a percent-encoding is invalid, isn't UTF-8, or
  /// encodes a control character, or if a segment of the path is `.` or `..`. Outside the API, ignores such a parameter,
  /// because other sites add parameters to links.
  init(_ text: String) throws(Problem) {
    let halves = text.utf8.split(separator: UInt8(ascii: "?"), maxSplits: 1, omittingEmptySubsequences: false)
    for segment in halves[0].dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      guard let decoded = Self.decoded(segment), decoded != ".", decoded != ".." else {
        throw .badRequest("The address cannot be decoded.")
      }
      segments.append(decoded)
    }
    guard halves.count == 2, !halves[1].isEmpty else { return }
    queryText = "?" + String(Substring(halves[1]))
    for pair in halves[1].split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false) {
      let sides = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = Self.decoded(sides[0]), let value = sides.count == 2 ? Self.decoded(sides[1]) : "" else {
        guard segments.first == "api" else { continue }
        throw .badRequest("The address cannot be decoded.")
      }
      query.append((name, value))
    }
  }

  /// Decodes percent-encoded text, or returns `nil` if it is invalid, isn't UTF-8, or has a control character.
  private static func decoded(_ text: some Collection<UInt8>) -> String? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var iterator = text.makeIterator()
    while let byte = iterator.next() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = iterator.next().flatMap(hexValue), let low = iterator.next().flatMap(hexValue) else {
        return nil
      }
      bytes.append(high << 4 | low)
    }
    guard bytes.allSatisfy({ $0 >= SP && $0 != DEL }) else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }

  /// Returns the query's values by name. Throws a `Problem` of status 400 if a name is repeated or isn't permitted.
  func queryValues(allowing allowed: Set<String>) throws(Problem) -> [String: String] {
    var values: [String: String] = [:]
    for (name, value) in query {
      guard allowed.contains(name), values.updateValue(value, forKey: name) == nil else {
        throw .badRequest("The query has an unknown or repeated name.")
      }
    }
    return values
  }
}
