import DailyGames
import GameCore

/// The state that every session stores or shows: the game, the settings, the records, and the notices.
package struct SessionStore<Settings: SavedValue, Records: SavedValue> {
  package let environment: PlayEnvironment

  package private(set) var notices: [Notice] = []

  /// The number of notices that have been dismissed or shown again, which identifies the first of `notices`.
  private(set) var noticeNumber = 0

  var spokenEvent = SpokenEvent()

  /// Whether `intent(_:_:)` is running. It has read the storage, and it draws only after it has saved.
  var isInIntent = false

  var showsSettings = false

  private(set) var latestCue: CueEvent?

  let mode: PlayMode

  /// The additional state of a daily game, or `nil` in the player's own games. Each daily game has a separate session.
  let dayState: DayState?

  private let game: String
  private var slot: SaveSlot
  private var sharedSettingsSave: SharedSave<SharedSettings>
  private var settingsSave: SharedSave<Settings>
  private var recordsSave: SharedSave<Records>
  private let recordsDamagedNotice: Notice
  private var didReportStorageFailure = false

  private var homeStatus: [UInt8]?

  /// Creates the state of a session. Reads the storage only for a daily game. `game` and `name` are parts of the
  /// storage key, as in `parlor.triples.game`. A daily game ignores `name`. `recordsDamagedNotice` is the notice if
  /// the records can't be read. `kind` is the kind of daily game, if `mode` is a daily mode.
  package init(
    game: String, name: String = "game", environment: PlayEnvironment, settings: Settings, records: Records,
    recordsName: String, recordsDamagedNotice: Notice, mode: PlayMode = .own, kind: DailyGame = .first
  ) {
    let storage = environment.storage
    self.game = game
    self.mode = mode
    dayState = mode.day.map { DayState($0, kind, mode.kind, storage: storage) }
    self.environment = environment
    self.recordsDamagedNotice = recordsDamagedNotice
    slot = SaveSlot(key: Self.key(dayState.map { $0.name } ?? name, of: game), storage: storage)
    sharedSettingsSave = SharedSave(key: SharedSettings.key, storage: storage, initial: environment.sharedSettings)
    settingsSave = SharedSave(key: Self.key("settings", of: game), storage: storage, initial: settings)
    recordsSave = SharedSave(key: Self.key(recordsName, of: game), storage: storage, initial: records)
    if rankedClient?.isPlayerDamaged == true { show(.playerDamaged) }
  }

  /// Creates the state of a session without records.
  package init(
    game: String, name: String = "game", environment: PlayEnvironment, settings: Settings, mode: PlayMode = .own,
    kind: DailyGame = .first
  ) where Records == EmptySave {
    self.init(
      game: game, name: name, environment: environment, settings: settings, records: EmptySave(),
      recordsName: name + "-records", recordsDamagedNotice: .settingsDamaged, mode: mode, kind: kind)
  }

  /// Returns a save for other content that the game's windows share. The content is `initial` until some is stored.
  /// `name` is part of the storage key.
  package func sharedSave<Content>(_ name: String, initial: Content) -> SharedSave<Content> {
    SharedSave(key: Self.key(name, of: game), storage: environment.storage, initial: initial)
  }

  private static func key(_ name: String, of game: String) -> String { "parlor.\(game).\(name)" }

  // MARK: The current game

  /// Returns the game that another window or an earlier visit has saved, or `nil` if there is nothing new.
  mutating func readNewText() -> [UInt8]? {
    slot.readIfChanged()
  }

  func isUnsaved(_ text: [UInt8]) -> Bool { slot.isNew(text) }

  mutating func save(_ text: [UInt8]) {
    if !slot.write(text) { report(.refused, damaged: recordsDamagedNotice) }
  }

  mutating func quarantine(_ text: [UInt8], _ notice: Notice) {
    slot.quarantine(text)
    show(notice)
  }

  /// Stores the status for the home page, after a header and, for a daily game, the day. If the storage refuses, the
  /// home page shows less, and no notice is needed.
  mutating func publishHomeStatus(_ line: String) {
    let header: String = dayState.map { "day-door/1\n\($0.day) " } ?? "door/1\n"
    let name: String = dayState.map { $0.name + "-door" } ?? "door"
    let text = (header + line).utf8Bytes
    guard text != homeStatus, environment.storage.write(Self.key(name, of: game), text) else { return }
    homeStatus = text
    if let dayState { report(dayState.publishStreak(), damaged: .daysDamaged) }
  }

  // MARK: Settings and records

  package var sharedSettings: SharedSettings { sharedSettingsSave.content }

  /// Whether any shared setting has ever been changed on this device.
  package var hasStoredSharedSettings: Bool { environment.storage.read(SharedSettings.key) != nil }

  package var settings: Settings { settingsSave.content }

  package var records: Records { recordsSave.content }

  mutating func changeSharedSettings(_ change: @escaping (inout SharedSettings) -> Void) {
    report(sharedSettingsSave.change(change), damaged: .settingsDamaged)
  }

  package mutating func changeSettings(_ change: @escaping (inout Settings) -> Void) {
    report(settingsSave.change(change), damaged: .settingsDamaged)
  }

  package mutating func changeRecords(_ change: @escaping (inout Records) -> Void) {
    report(recordsSave.change(change), damaged: recordsDamagedNotice)
  }

  package mutating func refreshRecords() {
    report(recordsSave.refresh(), damaged: recordsDamagedNotice)
  }

  /// Loads the settings and the records that other windows saved, and returns whether anything changed.
  package mutating func refresh() -> Bool {
    let before = (sharedSettings: sharedSettings, settings: settings, records: records)
    report(sharedSettingsSave.refresh(), damaged: .settingsDamaged)
    report(settingsSave.refresh(), damaged: .settingsDamaged)
    refreshRecords()
    refreshDays()
    return before.sharedSettings != sharedSettings || before.settings != settings || before.records != records
  }

  /// Saves the settings and the records that the storage has refused so far.
  package mutating func retryFailedSaves() {
    report(recordsSave.retryFailedSaves(), damaged: recordsDamagedNotice)
    report(settingsSave.retryFailedSaves(), damaged: .settingsDamaged)
    report(sharedSettingsSave.retryFailedSaves(), damaged: .settingsDamaged)
    if let dayState { report(dayState.sharedHistory.retryFailedSaves(), damaged: .daysDamaged) }
  }

  // MARK: Cues

  mutating func post(_ cue: Cue) {
    latestCue = CueEvent(cue: cue, number: latestCue.map { $0.number + 1 } ?? 0)
  }

  // MARK: Notices

  /// Adds a notice. If it is the first one already, it counts as a new one, so that it is announced again.
  package mutating func show(_ notice: Notice) {
    if notices.first == notice {
      noticeNumber += 1
    } else if !notices.contains(notice) {
      notices.append(notice)
    }
  }

  /// Adds the notices about storage problems. Reports only once that the storage refuses.
  package mutating func report(_ trouble: StorageProblem, damaged: Notice) {
    if trouble.contains(.damaged) { show(damaged) }
    if trouble.contains(.refused), !didReportStorageFailure {
      didReportStorageFailure = true
      show(.storageRefused)
    }
  }

  /// Removes the first notice, and returns whether there was one.
  mutating func dismissNotice() -> Bool {
    guard !notices.isEmpty else { return false }
    notices.removeFirst()
    noticeNumber += 1
    return true
  }
}
