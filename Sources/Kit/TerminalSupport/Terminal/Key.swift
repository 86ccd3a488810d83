package enum Key: Hashable, Sendable {
  /// A key that types a character, including the space bar.
  case character(Character)
  /// A letter with Ctrl, in lowercase.
  case control(Character)
  case up, down, left, right
  case home, end, pageUp, pageDown
  case enter, escape, tab, backTab, backspace, delete

  /// The same key without Shift or Caps Lock.
  package var lowercased: Key {
    if case .character(let character) = self, let lower = character.lowercased().first {
      .character(lower)
    } else {
      self
    }
  }

  /// Whether the key is Enter or Space.
  package var isConfirmation: Bool { self == .enter || self == " " }

  /// The name of the key in the W3C's "UI Events KeyboardEvent key Values", or `nil` if no session handles it.
  package var name: String? {
    switch self {
    case .character(let character): String(character)
    case .left: "ArrowLeft"
    case .right: "ArrowRight"
    case .up: "ArrowUp"
    case .down: "ArrowDown"
    case .home: "Home"
    case .end: "End"
    case .backspace: "Backspace"
    case .delete: "Delete"
    case .enter: "Enter"
    case .control, .pageUp, .pageDown, .escape, .tab, .backTab: nil
    }
  }
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
  package init(extendedGraphemeClusterLiteral character: Character) {
    self = .character(character)
  }
}

/// Decodes the bytes that a terminal sends into keys.
///
/// A key can be several bytes (an escape sequence, or a character in UTF-8), and a remote terminal may send them in
/// pieces. The decoder stores incomplete bytes for the next call. The Escape key alone looks like the beginning of a
/// sequence, so the caller must call `flush()` if nothing follows for a moment.
///
/// The sequences are those of ECMA-48 (control functions) and xterm's "Control Sequences". An unknown sequence is
/// dropped as a whole, so that its letters don't become moves.
struct KeyDecoder {
  private var pending: [UInt8] = []

  /// The length at which an incomplete sequence is dropped.
  private static let maxSequenceLength = 64

  private static let escape: UInt8 = 0x1B

  private enum Reading {
    /// The first `length` bytes are a key. If the key is `nil`, the bytes are dropped.
    case complete(Key?, length: Int)
    case incomplete
  }

  var isWaiting: Bool { !pending.isEmpty }

  mutating func decode(_ bytes: some Sequence<UInt8>) -> [Key] {
    pending += bytes
    return read()
  }

  /// Removes the incomplete bytes, and returns the keys that they stand for if nothing follows them.
  mutating func flush() -> [Key] {
    guard let first = pending.first else { return [] }
    pending.removeFirst()
    let key: [Key] = first == Self.escape ? [.escape] : []
    return key + read() + flush()
  }

  private mutating func read() -> [Key] {
    var keys: [Key] = []
    while !pending.isEmpty, case .complete(let key, let length) = Self.read(pending[...]) {
      pending.removeFirst(length)
      if let key { keys.append(key) }
    }
    return keys
  }

  private static func read(_ bytes: ArraySlice<UInt8>) -> Reading {
    let first = bytes[bytes.startIndex]
    switch first {
    case escape: return readEscape(bytes)
    case 0x09: return .complete(.tab, length: 1)
    case 0x0A, 0x0D: return .complete(.enter, length: 1)
    case 0x08, 0x7F: return .complete(.backspace, length: 1)
    case 0x01...0x1A: return .complete(.control(Character(Unicode.Scalar(first + 0x60))), length: 1)
    case 0x20...0x7E: return .complete(.character(Character(Unicode.Scalar(first))), length: 1)
    case 0xC2...0xF4: return readCharacter(bytes)
    default: return .complete(nil, length: 1)
    }
  }

  private static func readCharacter(_ bytes: ArraySlice<UInt8>) -> Reading {
    let first = bytes[bytes.startIndex]
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    let following = bytes.dropFirst().prefix(length - 1)
    guard following.allSatisfy({ 0x80...0xBF ~= $0 }) else { return .complete(nil, length: 1) }
    guard following.count == length - 1 else { return .incomplete }
    let text = String(decoding: bytes.prefix(length), as: UTF8.self)
    return .complete(text.first.map(Key.character), length: length)
  }

  private static func readEscape(_ bytes: ArraySlice<UInt8>) -> Reading {
    guard let second = bytes.dropFirst().first else { return .incomplete }
    switch second {
    case escape: return .complete(.escape, length: 1)
    case UInt8(ascii: "["): return readControlSequence(bytes)
    case UInt8(ascii: "O"):
      guard let final = bytes.dropFirst(2).first else { return .incomplete }
      // Enter on the number pad.
      return .complete(final == UInt8(ascii: "M") ? .enter : key(final: final), length: 3)
    // Keys with Alt have no meaning.
    default: return .complete(nil, length: 2)
    }
  }

  private static func readControlSequence(_ bytes: ArraySlice<UInt8>) -> Reading {
    let body = bytes.dropFirst(2)
    guard let end = body.firstIndex(where: { !(0x20...0x3F ~= $0) }) else {
      return bytes.count < maxSequenceLength ? .incomplete : .complete(nil, length: bytes.count)
    }
    let length = end - bytes.startIndex + 1
    let final = body[end]
    // Linux's console sends `ESC [ [ A` for F1.
    if final == UInt8(ascii: "["), end == body.startIndex {
      return bytes.count > length ? .complete(nil, length: length + 1) : .incomplete
    }
    // Any byte that isn't a final byte aborts the sequence and begins something else.
    guard 0x40...0x7E ~= final else { return .complete(nil, length: length - 1) }
    let parameter = body[..<end].prefix { $0 != UInt8(ascii: ";") }
    let isNumbered = final == UInt8(ascii: "~")
    return .complete(isNumbered ? key(number: parameter) : key(final: final), length: length)
  }

  private static func key(final: UInt8) -> Key? {
    switch final {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "Z"): .backTab
    default: nil
    }
  }

  private static func key(number: ArraySlice<UInt8>) -> Key? {
    switch String(decoding: number, as: UTF8.self) {
    case "1", "7": .home
    case "3": .delete
    case "4", "8": .end
    case "5": .pageUp
    case "6": .pageDown
    default: nil
    }
  }
}
