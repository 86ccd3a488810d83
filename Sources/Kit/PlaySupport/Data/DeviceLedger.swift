import NumberedGame

/// What of all that is counted on a device was counted on others: the reason why nothing is counted twice.
///
/// Each device counts its own games under a number of its own. A device that takes up the file of another one keeps here
/// what was counted where; what it counted itself is all that is counted less that. Of what two files say of the same
/// device, the later holds. Files may thus go to and fro between any number of devices, in any order and repeatedly.
///
///     parlor-devices/1
///     own 8f3a12b4c5d6e7f8
///     of 00c1d2e3f4a5b697 parlor.codebreaker.statistics 4-color 12,0,0,3
struct DeviceLedger: SavedText {
  /// What one device has counted in the text with that key.
  struct Entry: Equatable {
    let device: [UInt8]
    let key: [UInt8]
    var tallies: Tallies
  }

  /// The number of this device, sixteen hexadecimal digits.
  let own: [UInt8]

  /// What other devices have counted, by their numbers, then by keys.
  private(set) var others: [Entry] = []

  /// Makes the ledger of a device that knows no other.
  ///
  /// - Parameter number: by chance.
  init(number: UInt64) {
    own = Hexadecimal.text(number)
  }

  /// What a device has counted in a text.
  subscript(device: [UInt8], key: [UInt8]) -> Tallies {
    get { others.first { $0.device == device && $0.key == key }?.tallies ?? Tallies() }
    set {
      others.removeAll { $0.device == device && $0.key == key }
      guard newValue != Tallies(), device != own else { return }
      let entry = Entry(device: device, key: key, tallies: newValue)
      let place = others.firstIndex { Self.order(entry).lexicographicallyPrecedes(Self.order($0)) } ?? others.count
      others.insert(entry, at: place)
    }
  }

  /// What all others have counted in a text.
  func counted(_ key: [UInt8]) -> Tallies {
    others.reduce(Tallies()) { $1.key == key ? $0 + $1.tallies : $0 }
  }

  /// What this device itself has counted in a text, by all that is counted there. Where the others' is none of that, the
  /// text began anew after it was damaged, and all of it is this device's own.
  func ownPart(of tallies: Tallies, _ key: [UInt8]) -> Tallies {
    tallies.without(counted(key)) ?? tallies
  }

  private static func order(_ entry: Entry) -> [UInt8] { entry.device + [0] + entry.key }

  // MARK: As text

  private static let header: StaticString = "parlor-devices/1"
  private static let space = UInt8(ascii: " ")
  private static let comma = UInt8(ascii: ",")

  var text: [UInt8] {
    var lines = SavedLines(header: Self.header)
    lines.add("own", own)
    for entry in others {
      for group in entry.tallies.groups {
        let numbers = group.numbers.map { $0.description.utf8Bytes }.joined(by: Self.comma)
        lines.add("of", [entry.device, entry.key, group.name, numbers].joined(by: Self.space))
      }
    }
    return lines.text
  }

  init?(text: [UInt8]) {
    guard var lines = SavedLines(text, header: Self.header), let own = lines.take("own"), Hexadecimal.isNumber(own)
    else { return nil }
    self.own = own
    while let line = lines.take("of") {
      let words = line.split(separator: Self.space, omittingEmptySubsequences: false).map { Array($0) }
      guard words.count == 4, Hexadecimal.isNumber(words[0]) else { return nil }
      let numbers = words[3].split(separator: Self.comma, omittingEmptySubsequences: false).compactMap { digits in
        DecimalText.read(digits).flatMap { $0 <= Int64(Tallies.largest) ? Int($0) : nil }
      }
      self[words[0], words[1]][words[2]] = numbers
    }
    // One form for each content: in order, nothing twice, no number that is none.
    guard self.text == text else { return nil }
  }
}

/// Numbers of 64 bits as sixteen hexadecimal digits.
enum Hexadecimal {
  private static let digits = "0123456789abcdef".utf8Bytes

  static func text(_ number: UInt64) -> [UInt8] {
    (0..<16).map { digits[Int(truncatingIfNeeded: number >> UInt64(60 - 4 * $0)) & 15] }
  }

  static func isNumber(_ text: [UInt8]) -> Bool {
    text.count == 16 && text.allSatisfy { digits.contains($0) }
  }
}
