import NumberedGame

/// All that one device keeps for a player: written into a file, and taken up from one.
public struct DeviceData {
  private static let ledgerKey = "parlor.house.devices"

  /// What is kept: that of the games, that of the house, and the ledger of the devices.
  private let kept: [KeptText]
  private let environment: PlayEnvironment
  private let remove: (_ key: String) -> Void

  /// Makes the access to what a device keeps. Nothing is read yet.
  ///
  /// - Parameters:
  ///   - kept: all texts of games that may be kept, each key once. Those of the house are added.
  ///   - environment: the device's storage and chance.
  ///   - remove: forgets what is kept under a key.
  public init(_ kept: [KeptText], environment: PlayEnvironment, remove: @escaping (_ key: String) -> Void) {
    self.kept = kept + HouseSettings.keptTexts + [KeptText(Self.ledgerKey, "list of devices", own: DeviceLedger.self)]
    self.environment = environment
    self.remove = remove
  }

  // MARK: Into a file

  /// What is kept as a file, and the names of what cannot be read and is therefore not in it.
  ///
  /// - Throws: `DataFault.refused` where the device cannot keep by which number it is known in the file. The next file would
  ///   have another one, and whoever takes up both would count twice.
  public func export() throws(DataFault) -> (file: [UInt8], unreadable: [String]) {
    var file = DataFile()
    var unreadable: [String] = []
    let ledger = ownLedger()
    let isKept = environment.storage.read(Self.ledgerKey) == ledger.text
    guard isKept || environment.storage.write(Self.ledgerKey, ledger.text) else { throw .refused }
    for text in kept {
      guard let content = environment.storage.read(text.key) else { continue }
      if text.isReadable(content) {
        file.texts.append((text.key.utf8Bytes, content))
      } else {
        unreadable.append(text.name)
      }
    }
    return (file.text, unreadable)
  }

  /// What is said when a file was written, and what could not be read and is not in it.
  public static func sentence(ofExportWithout unreadable: [String]) -> String {
    unreadable.isEmpty
      ? "Everything was saved to a file."
      : "Saved to a file, except for what can’t be read here: \(unreadable.joined(separator: ", "))."
  }

  private func ownLedger() -> DeviceLedger {
    environment.storage.read(Self.ledgerKey).flatMap { DeviceLedger(text: $0) }
      ?? DeviceLedger(number: environment.random())
  }

  // MARK: From a file

  /// What came of taking up a file.
  public struct Outcome {
    /// The names of what is different on this device now.
    public var changed: [String] = []
    /// The names of what this device has kept of its own though the file says something else.
    public var stayed: [String] = []

    /// It in a sentence or two.
    public var sentence: String {
      let first =
        changed.isEmpty ? "There was nothing new in this file." : "Imported: \(changed.joined(separator: ", "))."
      return first + (stayed.isEmpty ? "" : " This device keeps its own \(stayed.joined(separator: ", ")).")
    }
  }

  /// Takes up a file: all that it says and this device does not know yet. What cannot be read on this device is set aside.
  ///
  /// - Throws: why that cannot be done. Nothing has changed then.
  public func take(_ file: [UInt8]) throws(DataFault) -> Outcome {
    let file = try DataFile(file, kept: kept)
    let theirs = file[Self.ledgerKey].flatMap { DeviceLedger(text: $0) }
    var ledger = ownLedger()
    var changes: [(text: KeptText, old: [UInt8]?, new: [UInt8])] = []
    var outcome = Outcome()
    for text in kept where text.key.utf8Bytes != Self.ledgerKey.utf8Bytes {
      guard let other = file[text.key] else { continue }
      let old = environment.storage.read(text.key)
      let own = old.flatMap { text.isReadable($0) ? $0 : nil }
      var tallies = Tallies()
      if let count = text.tallies {
        guard let theirs else { throw .damaged(name: "list of devices".utf8Bytes) }
        tallies = ledger.take(theirs, key: text.key.utf8Bytes, own: own.map(count) ?? Tallies(), other: count(other))
      }
      switch text.merge(own, other, tallies) {
      case .contradiction: throw .damaged(name: text.name.utf8Bytes)
      case .nothing: outcome.stayed.append(text.name)
      case .text(let new):
        if new != old {
          changes.append((text, old, new))
          outcome.changed.append(text.name)
        } else if new != other, text.keepsOwn {
          outcome.stayed.append(text.name)
        }
      }
    }
    guard changes.isEmpty || write(changes, ledger) else { throw .refused }
    return outcome
  }

  /// Writes everything, or nothing.
  private func write(_ changes: [(text: KeptText, old: [UInt8]?, new: [UInt8])], _ ledger: DeviceLedger) -> Bool {
    let storage = environment.storage
    var written: [(key: String, old: [UInt8]?)] = []
    func put(_ key: String, _ text: [UInt8]) -> Bool {
      let old = storage.read(key)
      guard storage.write(key, text) else { return false }
      written.append((key, old))
      return true
    }
    // What is counted must never be without the ledger that says whose it is.
    var isDone = put(Self.ledgerKey, ledger.text)
    for change in changes where isDone {
      if let old = change.old, !change.text.isReadable(old) { isDone = put(change.text.key + ".damaged", old) }
      isDone = isDone && put(change.text.key, change.new)
    }
    if isDone { return true }
    for (key, old) in written.reversed() {
      if let old { _ = storage.write(key, old) } else { remove(key) }
    }
    return false
  }
}

extension DeviceLedger: OwnText {}

extension DeviceLedger {
  /// Takes up what another device's ledger and text say of the games counted in a text.
  ///
  /// - Parameters:
  ///   - own: what is counted on this device.
  ///   - other: what is counted on the other one.
  /// - Returns: what is counted on this device then.
  mutating func take(_ ledger: DeviceLedger, key: [UInt8], own: Tallies, other: Tallies) -> Tallies {
    var mine = ownPart(of: own, key)
    var theirs = ledger.others.filter { $0.key == key }
    theirs.append(Entry(device: ledger.own, key: key, tallies: ledger.ownPart(of: other, key)))
    for entry in theirs {
      if entry.device == self.own {
        mine = mine.later(entry.tallies)
      } else {
        self[entry.device, key] = self[entry.device, key].later(entry.tallies)
      }
    }
    return mine + counted(key)
  }
}
