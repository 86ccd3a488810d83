import GameCore

/// The counts that this device has imported from others, stored so that merging never counts a game twice.
///
/// Each device has a random number. When a device imports a file, its ledger stores what each other device has counted.
/// The rest of the counts is the device's own share. If two files differ about a device, the larger counts win, because
/// they are later. So any number of devices can exchange files, in any order and repeatedly:
///
///     parlor-devices/1
///     own 8f3a12b4c5d6e7f8
///     of 00c1d2e3f4a5b697 parlor.codebreaker.statistics 4-color 12,0,0,3
struct DeviceLedger: SavedValue {
  struct Entry: Equatable {
    let device: [UInt8]
    let key: [UInt8]
    var tallies: Tallies
  }

  /// The number of this device, 16 hexadecimal digits.
  let deviceID: [UInt8]

  /// The counts of other devices, sorted by device number, then by key.
  private(set) var otherDeviceEntries: [Entry] = []

  /// Creates the ledger of a device that hasn't imported a file. The number should be random.
  init(number: UInt64) {
    deviceID = Hexadecimal.text(number)
  }

  subscript(device: [UInt8], key: [UInt8]) -> Tallies {
    get { otherDeviceEntries.first { $0.device == device && $0.key == key }?.tallies ?? Tallies() }
    set {
      otherDeviceEntries.removeAll { $0.device == device && $0.key == key }
      guard newValue != Tallies(), device != deviceID else { return }
      let entry = Entry(device: device, key: key, tallies: newValue)
      let place =
        otherDeviceEntries.firstIndex { Self.sortKey(entry).lexicographicallyPrecedes(Self.sortKey($0)) }
        ?? otherDeviceEntries.count
      otherDeviceEntries.insert(entry, at: place)
    }
  }

  func otherDevicesTotal(for key: [UInt8]) -> Tallies {
    otherDeviceEntries.reduce(Tallies()) { $1.key == key ? $0 + $1.tallies : $0 }
  }

  /// Returns this device's share of `tallies`, all counts in the text at `key`. If the other devices' share exceeds
  /// `tallies`, a new text has replaced a damaged one, so all counts are this device's own.
  func ownShare(of tallies: Tallies, _ key: [UInt8]) -> Tallies {
    tallies.subtracting(otherDevicesTotal(for: key)) ?? tallies
  }

  private static func sortKey(_ entry: Entry) -> [UInt8] { entry.device + [0] + entry.key }

  // MARK: Stored text

  private static let header: StaticString = "parlor-devices/1"
  private static let space = UInt8(ascii: " ")
  private static let comma = UInt8(ascii: ",")

  var text: [UInt8] {
    var lines = SavedLines(header: Self.header)
    lines.add("own", deviceID)
    for entry in otherDeviceEntries {
      for group in entry.tallies.groups {
        let numbers = group.numbers.map { $0.description.utf8Bytes }.joined(by: Self.comma)
        lines.add("of", [entry.device, entry.key, group.name, numbers].joined(by: Self.space))
      }
    }
    return lines.text
  }

  init?(text: [UInt8]) {
    guard var lines = SavedLines(text, header: Self.header), let own = lines.read("own"),
      Hexadecimal.isText(own, count: 16)
    else { return nil }
    deviceID = own
    while let line = lines.read("of") {
      let words = line.split(separator: Self.space, omittingEmptySubsequences: false).map { Array($0) }
      guard words.count == 4, Hexadecimal.isText(words[0], count: 16) else { return nil }
      let numbers = words[3].split(separator: Self.comma, omittingEmptySubsequences: false).compactMap { digits in
        DecimalText.read(digits).flatMap { $0 <= Int64(Tallies.maxCount) ? Int($0) : nil }
      }
      self[words[0], words[1]][words[2]] = numbers
    }
    // Each content has exactly one form: sorted entries, no duplicates, and valid numbers only.
    guard self.text == text else { return nil }
  }
}
