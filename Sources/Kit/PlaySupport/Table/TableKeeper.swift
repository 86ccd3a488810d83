import DailyGames
import NumberedGame

/// What a session keeps for a player and tells that player, whichever the game: the game on the table, the settings, the
/// records of the games that have ended, and the notices.
package struct TableKeeper<Settings: SavedText, Records: SavedText> {
  /// The world outside.
  package let environment: PlayEnvironment

  /// What the player is to be told, oldest first.
  package private(set) var notices: [Notice] = []

  /// Tells the first notice from those that were first before it.
  private(set) var noticeNumber = 0

  /// Whether an intent is being performed. The storage has been looked at then, and what was done is not drawn before
  /// it is saved.
  var isInIntent = false

  /// Whether the settings are open, over whatever screen is in front.
  var showsSettings = false

  /// What happened on the table last that can be heard and felt.
  private(set) var latestCue: GivenCue?

  /// The mode of the game on the table.
  let mode: PlayMode

  /// What is kept besides where the game on the table is that of a day. Such a game has a table of its own.
  let dayTable: DayTable?

  private let game: String
  private var table: SaveSlot
  private var sharedHouse: SharedSave<HouseSettings>
  private var sharedSettings: SharedSave<Settings>
  private var sharedRecords: SharedSave<Records>
  private let recordsDamaged: Notice
  private var hasToldOfRefusal = false

  /// What this window has left on the game's door.
  private var doorLine: [UInt8]?

  /// Makes the keeper of a game. Nothing is read yet.
  ///
  /// - Parameters:
  ///   - game: the name of the game in the keys of the storage, as in `parlor.triples.game`.
  ///   - table: the name of the table in its key, where it is no day's.
  ///   - settings: the settings as long as nothing has been chosen.
  ///   - records: the records as long as nothing has been recorded.
  ///   - recordsName: the name of the records in their key.
  ///   - recordsDamaged: what is said of records that cannot be read.
  ///   - mode: the mode of the game.
  ///   - kind: which of the day's games it is, where it is one.
  package init(
    game: String, table: String = "game", environment: PlayEnvironment, settings: Settings, records: Records,
    recordsName: String, recordsDamaged: Notice, mode: PlayMode = .own, kind: DailyGame = .first
  ) {
    let storage = environment.storage
    self.game = game
    self.mode = mode
    dayTable = mode.day.map { DayTable($0, kind, mode.kind, storage: storage) }
    self.environment = environment
    self.recordsDamaged = recordsDamaged
    self.table = SaveSlot(key: Self.key(dayTable.map { $0.name } ?? table, of: game), storage: storage)
    sharedHouse = SharedSave(key: HouseSettings.key, storage: storage, initial: environment.house)
    sharedSettings = SharedSave(key: Self.key("settings", of: game), storage: storage, initial: settings)
    sharedRecords = SharedSave(key: Self.key(recordsName, of: game), storage: storage, initial: records)
  }

  /// Something more that the windows of the game share.
  ///
  /// - Parameter name: its name in its key.
  package func share<Content>(_ name: String, initial: Content) -> SharedSave<Content> {
    SharedSave(key: Self.key(name, of: game), storage: environment.storage, initial: initial)
  }

  private static func key(_ name: String, of game: String) -> String { "parlor.\(game).\(name)" }

  // MARK: The game on the table

  /// What another window has saved of the game, or the player's last visit, if that is new here.
  mutating func newTable() -> [UInt8]? {
    table.look()
  }

  /// Whether a text of the game is another one than is stored, as far as is known.
  func isUnsaved(_ text: [UInt8]) -> Bool { table.isNew(text) }

  /// Saves the game, unless it is stored already.
  mutating func save(_ text: [UInt8]) {
    if !table.keep(text) { report(.refused, damaged: recordsDamaged) }
  }

  /// Sets aside the text of a game that cannot be read.
  mutating func setAside(_ text: [UInt8], _ notice: Notice) {
    table.setAside(text)
    tell(notice)
  }

  /// Saves where the player stands, for the home page: a line that names the form, then that line, with the day before it
  /// where there is one. Should the storage refuse, the door says less, and nobody has to be told.
  mutating func leaveDoorLine(_ line: String) {
    let header = dayTable.map { $0.doorHeader } ?? "door/1\n"
    let name = dayTable.map { $0.doorName } ?? "door"
    let text = (header + line).utf8Bytes
    guard text != doorLine, environment.storage.write(Self.key(name, of: game), text) else { return }
    doorLine = text
    dayTable?.leaveStreak()
  }

  // MARK: Settings and records

  /// What the player has chosen for every game of the house, as far as this window knows.
  package var house: HouseSettings { sharedHouse.content }

  /// What the player has chosen for this game, as far as this window knows.
  package var settings: Settings { sharedSettings.content }

  /// The records as far as this window knows.
  package var records: Records { sharedRecords.content }

  /// Changes the settings of the house as they are saved now.
  mutating func changeHouse(_ change: @escaping (inout HouseSettings) -> Void) {
    report(sharedHouse.change(change), damaged: .settingsDamaged)
  }

  /// Changes the settings as they are saved now.
  package mutating func changeSettings(_ change: @escaping (inout Settings) -> Void) {
    report(sharedSettings.change(change), damaged: .settingsDamaged)
  }

  /// Changes the records as they are saved now.
  package mutating func changeRecords(_ change: @escaping (inout Records) -> Void) {
    report(sharedRecords.change(change), damaged: recordsDamaged)
  }

  /// Takes up the records as other windows saved them.
  package mutating func refreshRecords() {
    report(sharedRecords.refresh(), damaged: recordsDamaged)
  }

  /// Takes up the settings and the records as other windows saved them.
  ///
  /// - Returns: whether anything is different now.
  package mutating func refresh() -> Bool {
    let before = (house: house, settings: settings, records: records)
    report(sharedHouse.refresh(), damaged: .settingsDamaged)
    report(sharedSettings.refresh(), damaged: .settingsDamaged)
    refreshRecords()
    return before.house != house || before.settings != settings || before.records != records
  }

  /// Saves the settings and the records that the storage has refused so far.
  package mutating func saveAgain() {
    report(sharedRecords.saveAgain(), damaged: recordsDamaged)
    report(sharedSettings.saveAgain(), damaged: .settingsDamaged)
    report(sharedHouse.saveAgain(), damaged: .settingsDamaged)
    if let dayTable { report(dayTable.saveAgain(), damaged: .daysDamaged) }
  }

  // MARK: Cues

  /// Says that something happened that can be heard and felt.
  mutating func give(_ cue: Cue) {
    latestCue = GivenCue(cue: cue, number: latestCue.map { $0.number + 1 } ?? 0)
  }

  // MARK: Notices

  /// Tells the player something, unless it is being told already.
  package mutating func tell(_ notice: Notice) {
    if !notices.contains(notice) { notices.append(notice) }
  }

  /// Tells the player of trouble with the storage: once that it refuses, and of each text that cannot be read.
  package mutating func report(_ trouble: StorageTrouble, damaged: Notice) {
    if trouble.contains(.damaged) { tell(damaged) }
    if trouble.contains(.refused), !hasToldOfRefusal {
      hasToldOfRefusal = true
      tell(.storageRefused)
    }
  }

  /// Takes the first notice away.
  ///
  /// - Returns: whether there was one.
  mutating func dismissNotice() -> Bool {
    guard !notices.isEmpty else { return false }
    notices.removeFirst()
    noticeNumber += 1
    return true
  }
}
