import GameCore

/// The parameters of an address, the part after `?`, such as `2026-11-21&again&fbclid=x`.
///
/// Other services change links: they add parameters, percent-encode, write capitals, or put `=` or punctuation after a
/// word. So each parameter is read by itself, and callers ask only for those that they know.
public struct AddressQuery {
  /// The parameters without a value, in lowercase: days, names of games, and words such as `again`.
  public private(set) var words: [[UInt8]] = []

  private var values: [(name: [UInt8], value: [UInt8])] = []

  private static let equals = UInt8(ascii: "=")

  /// Parses `search`, with or without the `?` itself.
  public init(_ search: [UInt8]) {
    for part in Self.parts(search) { add(part, mayBeEncoded: true) }
  }

  private mutating func add(_ part: [UInt8], mayBeEncoded: Bool) {
    var part = part.starts(with: "amp;".utf8Bytes) ? Array(part.dropFirst(4)) : part
    while part.last == Self.equals { part.removeLast() }
    if let place = part.firstIndex(of: Self.equals) {
      let name = AddressText.lowercased(AddressText.decoded(part[..<place]))
      values.append((name, AddressText.trimmed(AddressText.decoded(part[(place + 1)...]))))
    } else if mayBeEncoded {
      // The separators may be percent-encoded, too. In a value they are part of it.
      for part in Self.parts(AddressText.decoded(part)) { add(part, mayBeEncoded: false) }
    } else {
      let word = AddressText.lowercased(AddressText.trimmed(part))
      if !word.isEmpty { words.append(word) }
    }
  }

  private static func parts(_ text: [UInt8]) -> [[UInt8]] {
    text.split { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "?") }.map { Array($0) }
  }

  /// Returns the value of the first parameter `name=value`, or `nil` if there is none.
  public func value(of name: String) -> [UInt8]? {
    let name = name.utf8Bytes
    return values.first { $0.name == name }?.value
  }

  /// Returns whether there is a parameter `word` without a value.
  public func contains(_ word: String) -> Bool {
    let word = word.utf8Bytes
    return words.contains { $0 == word }
  }

  /// The first parameter that is a day, or `nil` if there is none.
  public var day: CalendarDay? {
    for word in words {
      if let day = try? CalendarDay(text: word) { return day }
    }
    return nil
  }

  /// Whether there is a parameter that was meant as a day but isn't one, such as `2026-11-31`, and none that is.
  public var hasInvalidDay: Bool {
    day == nil
      && words.contains { $0.count > 4 && $0[4] == UInt8(ascii: "-") && $0[..<4].allSatisfy(AddressText.isDigit) }
  }
}

/// Undoes what other services do to the addresses of games.
public enum AddressText {
  /// Returns the fragment of an address as sessions write it: in lowercase, without percent-encoding, parameters,
  /// text fragments (`:~:text=`), and punctuation around it. Doesn't change an address that a session wrote.
  public static func cleaned(fragment: [UInt8]) -> [UInt8] {
    let text = decoded(fragment)
    let mark = ":~:".utf8Bytes
    let end = text.indices.first { place in
      let byte = text[place]
      return byte == UInt8(ascii: "?") || byte == UInt8(ascii: "&")
        || byte == UInt8(ascii: ":") && text[place...].starts(with: mark)
    }
    return lowercased(trimmed(Array(text[..<(end ?? text.count)])))
  }

  /// Returns text with each `%2D` replaced by its byte. Leaves invalid sequences alone.
  static func decoded(_ text: some Sequence<UInt8>) -> [UInt8] {
    var decoded: [UInt8] = []
    for byte in text {
      decoded.append(byte)
      guard decoded.count >= 3, decoded[decoded.count - 3] == UInt8(ascii: "%"),
        let high = digit(decoded[decoded.count - 2]), let low = digit(byte)
      else { continue }
      decoded.removeLast(3)
      decoded.append(high << 4 | low)
    }
    return decoded
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"), UInt8(ascii: "a")...UInt8(ascii: "f"):
      (byte | 0x20) - UInt8(ascii: "a") + 10
    default: nil
    }
  }

  static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

  static func lowercased(_ text: [UInt8]) -> [UInt8] {
    text.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 | 0x20 : $0 }
  }

  /// Returns text without the punctuation and spaces around it, which belong to the sentence that the link was in. Keeps
  /// an ellipsis, because a link that was cut off must be an error.
  static func trimmed(_ text: [UInt8]) -> [UInt8] {
    var rest = text[...]
    while true {
      if let last = rest.last, isPunctuation(last) {
        rest.removeLast()
      } else if let first = rest.first, isPunctuation(first) {
        rest.removeFirst()
      } else if rest.count >= 3, rest.suffix(3).starts(with: [0xE2, 0x80]), rest.last != 0xA6 {
        // A quotation mark or an invisible character, U+2000 to U+203F.
        rest.removeLast(3)
      } else {
        return Array(rest)
      }
    }
  }

  private static func isPunctuation(_ byte: UInt8) -> Bool {
    byte <= 0x20 || ".,;:!?()[]{}<>\"'*_".utf8Bytes.contains(byte)
  }
}
