/// The target of a request: the parts of its path and its query, decoded.
struct RequestTarget: Sendable {
  /// The parts between the slashes; an empty last one where it ends with a slash.
  var parts: [String] = []

  /// What stands behind the question mark, in its order.
  var query: [(name: String, value: String)] = []

  /// Decodes an address.
  ///
  /// - Throws: `Problem` of status 400 where percent signs stand for nothing, for no Unicode or for what no address has in it,
  ///   and where a part of the path would lead upwards.
  init(_ text: String) throws(Problem) {
    let halves = text.utf8.split(separator: UInt8(ascii: "?"), maxSplits: 1, omittingEmptySubsequences: false)
    for part in halves[0].dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      guard let decoded = Self.decoded(part), decoded != ".", decoded != ".." else {
        throw .badRequest("The address cannot be decoded.")
      }
      parts.append(decoded)
    }
    guard halves.count == 2, !halves[1].isEmpty else { return }
    for pair in halves[1].split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false) {
      let sides = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = Self.decoded(sides[0]), let value = sides.count == 2 ? Self.decoded(sides[1]) : "" else {
        throw .badRequest("The address cannot be decoded.")
      }
      query.append((name, value))
    }
  }

  /// A text without its percent signs; nothing where they stand for no Unicode, or for a control character.
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

  /// What stands behind the question mark, by name.
  ///
  /// - Throws: `Problem` of status 400 where a name is not among those that are allowed, or is there twice.
  func query(_ allowed: Set<String>) throws(Problem) -> [String: String] {
    var values: [String: String] = [:]
    for (name, value) in query {
      guard allowed.contains(name), values.updateValue(value, forKey: name) == nil else {
        throw .badRequest("Behind the question mark stands a name that this call does not know, or one twice.")
      }
    }
    return values
  }
}
