import NumberedGame

/// One of the screens of a game, each with a tab of its own. The first is the one with the table.
public protocol TableTab: CaseIterable, Hashable, Sendable {
  /// The title of the tab, in ASCII letters.
  var label: String { get }
}

extension TableTab {
  /// The tab's address within the page: its title in small letters.
  public var address: [UInt8] { label.utf8Bytes.map { $0 | 0x20 } }

  /// The tab with an address within the page, of which nothing means the first tab. Another address has none.
  init?(address: [UInt8]) {
    guard let tab = Self.allCases.first(where: { address.isEmpty || $0.address == address }) else { return nil }
    self = tab
  }
}

/// What the session of any game says to a front end, and what a front end asks of it.
public protocol TableSession: AnyObject {
  /// The screens of the game.
  associatedtype Tab: TableTab

  /// The screen in front.
  var tab: Tab { get }

  /// What the latest intent did, as a sentence for screen readers.
  var status: String { get }

  /// What the player is to be told, oldest first. A front end shows the first.
  var notices: [Notice] { get }

  /// What the player has chosen for every game of the house.
  var house: HouseSettings { get }

  /// Whether the settings are open, over whatever screen is in front.
  var showsSettings: Bool { get }

  /// What happened on the table last that can be heard and felt, if anything did since the player sat down. A front end
  /// plays it when it is another one than at the latest change, and only what `house` allows.
  var latestCue: GivenCue? { get }

  /// The mode of the game on the table.
  var playMode: PlayMode { get }

  /// Called after every intent that changed something, once it is saved.
  var onChange: (() -> Void)? { get set }

  /// Where the player is, as the part of the page's address after `#`: the address of a tab, or what the game has
  /// besides.
  var address: [UInt8] { get }

  /// Goes where an address says. An address that is none says what is wrong with it and leaves everything alone.
  ///
  /// - Parameter address: the part of the page's address after `#`; nothing means the first tab.
  func open(address: [UInt8])

  /// Brings a screen to the front.
  func select(_ tab: Tab)

  /// Opens the settings, or closes them.
  func showSettings(_ isShown: Bool)

  /// Makes a choice for every game of the house.
  ///
  /// - Parameters:
  ///   - setting: what is chosen.
  ///   - choice: the place of the choice among the setting's `choices`. One that is none changes nothing.
  func choose(_ choice: Int, for setting: HouseSettings.Setting)

  /// To be called when something in the storage may have changed, or the window comes to the front again: takes up
  /// what another window has saved.
  func storageChanged()

  /// Leaves on the game's door, which the home page shows, where the player stands. To be called when the page can no longer
  /// be seen: at every move it would be a second text to save.
  func leaveDoorLine()

  /// Takes the first notice away.
  func dismissNotice()

  /// Tells the player what became of what was shared.
  func shared(_ outcome: ShareOutcome)
}

extension TableSession {
  /// A game of the player's own, as a session has that knows no other mode.
  public var playMode: PlayMode { .own }

  /// The day whose game is on the table, if it is that of a day.
  public var day: CalendarDay? { playMode.day }

  /// Whether a server deals the game on the table.
  public var isRanked: Bool { playMode.isRanked }
}

/// A session whose table is kept as that of every game is: restored, caught up with other windows, saved before it is
/// drawn, set aside where it cannot be read. What a session has to bring along for that stands here; the rest is done
/// for it.
package protocol KeptTable: TableSession {
  /// The game on the table, as it is saved.
  associatedtype Saved: SavedText
  /// What the player has chosen for all games of this kind.
  associatedtype Settings: SavedText
  /// What is kept of the games that have ended: their scores, or what is counted of them.
  associatedtype Records: SavedText

  /// What is kept and told.
  var keeper: TableKeeper<Settings, Records> { get set }

  var status: String { get set }

  /// The part of the state that is saved.
  var saved: Saved { get }

  /// Where the player stands, in at most 60 characters: "Attempt 4 of 10". Nothing where no game has begun.
  var doorLine: String { get }

  /// What the player is told of something that was copied, and of something that could not be shared.
  static var shareWords: (copied: String, failed: String) { get }

  /// Brings the first game of all to the table, where nothing is saved that can be read.
  func beginAnew()

  /// Brings a saved game to the table.
  func adopt(_ game: Saved)

  /// Whether a game that is kept is one for this table: on that of a day, the game of that day.
  func belongsHere(_ game: Saved) -> Bool

  /// Whether the game on the table is still to be kept: that of a day until the day is over.
  var keepsTable: Bool { get }

  /// Whether there is a game on the table. A server that deals it has to be asked first.
  var isDealt: Bool { get }

  /// Closes what asks about the game on the table. To be done before another window's game takes its place.
  func closeQuestions()

  /// Shows again what follows from the records and the settings. To be done where another window has changed them.
  func showAgain()

  /// Takes up the settings and the records as other windows saved them. A session that shares more adds it here.
  ///
  /// - Returns: whether anything is different now.
  func refresh() -> Bool

  /// Saves what the storage has refused so far. A session that shares more adds it here.
  func saveAgain()

  /// Enforces the rules between the features, such as that the clock stops behind a pop-up. Call this after every change.
  func enforceInvariants()

  /// Brings up to date what alone is no reason to save, such as the time that has passed. Called before `saved` is saved.
  ///
  /// - Returns: whether there is such a thing.
  func prepareToSave() -> Bool

  /// Opens an address that is not that of a tab, or says what is wrong with it.
  func open(link address: [UInt8])
}
