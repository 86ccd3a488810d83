import DailyGames
import GameCore

/// All that a device stores for a player, with export to a file and import from one.
public struct DeviceData {
  private static let ledgerKey = "parlor.house.devices"
  private static let ledgerName = "list of devices"

  private let storedTexts: [StoredText]
  private let environment: PlayEnvironment
  private let remove: (_ key: String) -> Void

  /// Creates access to a device's data, without reading the storage. `storedTexts` lists what games can store, each
  /// key once. What all games share is added. `remove` deletes a stored value.
  public init(_ storedTexts: [StoredText], environment: PlayEnvironment, remove: @escaping (_ key: String) -> Void) {
    self.storedTexts =
      storedTexts + SharedSettings.storedTexts + [
        StoredText(Self.ledgerKey, Self.ledgerName, unmerged: DeviceLedger.self)
      ]
    self.environment = environment
    self.remove = remove
  }

  // MARK: Export

  /// Returns the data as a file, and the names of the unreadable values that it omits. Throws `DataFault.storageRefused`
  /// if the device can't store its ID, because importing two of its files with different IDs would count games twice.
  public func export() throws(DataFault) -> (file: [UInt8], unreadable: [String]) {
    var file = DataFile()
    var unreadable: [String] = []
    let ledger = ownLedger()
    let storage = environment.storage
    if let text = unreadableLedger() {
      unreadable.append(Self.ledgerName)
      guard storage.write(storage.quarantineKey(for: text, from: Self.ledgerKey), text) else { throw .storageRefused }
    }
    let isKept = storage.read(Self.ledgerKey) == ledger.text
    guard isKept || storage.write(Self.ledgerKey, ledger.text) else { throw .storageRefused }
    for text in storedTexts {
      guard let content = storage.read(text.key) else { continue }
      if text.isReadable(content) {
        file.texts.append((text.key.utf8Bytes, content))
      } else {
        unreadable.append(text.name)
      }
    }
    return (file.text, unreadable)
  }

  /// Returns the message after an export, with the names of unreadable values that aren't in the file.
  public static func sentence(ofExportWithout unreadable: [String]) -> String {
    unreadable.isEmpty
      ? "Everything saved to a file."
      : "Saved to a file, except for what can’t be read here: \(unreadable.joined(separator: ", "))."
  }

  /// Returns the stored ledger if it can't be read, or `nil`. Set it aside before replacing it.
  private func unreadableLedger() -> [UInt8]? {
    environment.storage.read(Self.ledgerKey).flatMap { DeviceLedger(text: $0) == nil ? $0 : nil }
  }

  private func ownLedger() -> DeviceLedger {
    environment.storage.read(Self.ledgerKey).flatMap { DeviceLedger(text: $0) }
      ?? DeviceLedger(number: environment.random())
  }

  // MARK: Import

  /// The outcome of an import.
  public struct ImportOutcome {
    /// The names of the values that changed on this device.
    public var changedNames: [String] = []
    /// The names of the values that stayed unchanged on this device, although they are different in the file.
    public var unchangedNames: [String] = []
    /// The names of the values on this device that couldn't be read and were set aside.
    public var damagedNames: [String] = []
    /// The names of other games in the file, whose data this app doesn't store.
    public var otherGames: [String] = []

    /// The outcome as text for the player.
    public var sentence: String {
      let first =
        changedNames.isEmpty
        ? "There was nothing new in this file." : "Imported: \(changedNames.joined(separator: ", "))."
      return first
        + (unchangedNames.isEmpty ? "" : " This device keeps its own \(unchangedNames.joined(separator: ", ")).")
        + (damagedNames.isEmpty
          ? "" : " Can’t read what was here, so it was set aside: \(damagedNames.joined(separator: ", ")).")
        + (otherGames.isEmpty ? "" : " For \(otherGames.joined(separator: ", ")), open the file in that app.")
    }
  }

  /// Imports everything in a file that is new to this device. Copies an unreadable text to another key before replacing
  /// it. If the file can't be imported, throws the reason and changes nothing.
  public func importFile(_ file: [UInt8]) throws(DataFault) -> ImportOutcome {
    let file = try DataFile(file, storedTexts: storedTexts)
    let theirs = file[Self.ledgerKey].flatMap { DeviceLedger(text: $0) }
    var ledger = ownLedger()
    var changes: [(text: StoredText, old: [UInt8]?, new: [UInt8])] = []
    var outcome = ImportOutcome()
    outcome.otherGames = file.otherGames(storedTexts).map { $0.name }
    for text in storedTexts where text.key.utf8Bytes != Self.ledgerKey.utf8Bytes {
      guard let other = file[text.key] else { continue }
      let old = environment.storage.read(text.key)
      let own = old.flatMap { text.isReadable($0) ? $0 : nil }
      var tallies = Tallies()
      if let count = text.tallies {
        guard let theirs else { throw .damaged(name: Self.ledgerName.utf8Bytes) }
        tallies = ledger.merge(theirs, key: text.key.utf8Bytes, own: own.map(count) ?? Tallies(), other: count(other))
      }
      switch text.merge(own, other, tallies) {
      case .invalid: throw .damaged(name: text.name.utf8Bytes)
      case .noText: outcome.unchangedNames.append(text.name)
      case .text(let new):
        if new != old {
          changes.append((text, old, new))
          outcome.changedNames.append(text.name)
          if old != nil, own == nil { outcome.damagedNames.append(text.name) }
        } else if new != other, text.keepsLocalText {
          outcome.unchangedNames.append(text.name)
        }
      }
    }
    if !changes.isEmpty, unreadableLedger() != nil { outcome.damagedNames.append(Self.ledgerName) }
    guard changes.isEmpty || write(changes, ledger) else { throw .storageRefused }
    return outcome
  }

  /// Writes all changes, or none. Returns `false` if the storage refused, after restoring the old values.
  private func write(_ changes: [(text: StoredText, old: [UInt8]?, new: [UInt8])], _ ledger: DeviceLedger) -> Bool {
    let storage = environment.storage
    var written: [(key: String, old: [UInt8]?)] = []
    func put(_ key: String, _ text: [UInt8]) -> Bool {
      let old = storage.read(key)
      guard storage.write(key, text) else { return false }
      written.append((key, old))
      return true
    }
    func setAside(_ text: [UInt8], _ key: String) -> Bool {
      put(storage.quarantineKey(for: text, from: key), text)
    }
    // Write the ledger first, because without it, imported counts would pass for this device's own.
    var isDone = unreadableLedger().map { setAside($0, Self.ledgerKey) } ?? true
    isDone = isDone && put(Self.ledgerKey, ledger.text)
    for change in changes where isDone {
      if let old = change.old, !change.text.isReadable(old) { isDone = setAside(old, change.text.key) }
      isDone = isDone && put(change.text.key, change.new)
    }
    if isDone { return true }
    for (key, old) in written.reversed() {
      if let old { _ = storage.write(key, old) } else { remove(key) }
    }
    return false
  }
}

extension DeviceLedger: UnmergedValue {}

extension DeviceLedger {
  /// Merges another device's ledger for the text at `key`. The counts of the text are `own` on this device and `other`
  /// on the other device. Returns the merged counts.
  mutating func merge(_ ledger: DeviceLedger, key: [UInt8], own: Tallies, other: Tallies) -> Tallies {
    var mine = ownShare(of: own, key)
    var theirs = ledger.otherDeviceEntries.filter { $0.key == key }
    theirs.append(Entry(device: ledger.deviceID, key: key, tallies: ledger.ownShare(of: other, key)))
    for entry in theirs {
      if entry.device == deviceID {
        mine = mine.pairwiseMaximum(entry.tallies)
      } else {
        self[entry.device, key] = self[entry.device, key].pairwiseMaximum(entry.tallies)
      }
    }
    return mine + otherDevicesTotal(for: key)
  }
}
