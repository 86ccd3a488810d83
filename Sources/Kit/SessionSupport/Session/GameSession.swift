import GameCore

/// A screen of a game, with its own tab. The first screen shows the game itself.
public protocol SessionTab: CaseIterable, Hashable, Sendable {
  /// The title of the tab, in ASCII letters.
  var label: String { get }
}

extension SessionTab {
  /// The tab's address within the page: its title in lowercase.
  public var address: [UInt8] { label.utf8Bytes.map { $0 | 0x20 } }

  /// Returns the tab with the given address, or `nil` if there is none. An empty address means the first tab.
  init?(address: [UInt8]) {
    guard let tab = Self.allCases.first(where: { address.isEmpty || $0.address == address }) else { return nil }
    self = tab
  }
}

/// The interface between the session of any game and a front end.
public protocol GameSession: SettingsSource {
  /// The screens of the game.
  associatedtype Tab: SessionTab

  /// The selected tab.
  var tab: Tab { get }

  /// The outcome of the latest intent, as a sentence for screen readers.
  var status: String { get }

  /// The latest intent whose outcome is `status`. A front end announces each one.
  var spokenEvent: SpokenEvent { get }

  /// The notices to show, oldest first. A front end shows the first one.
  var notices: [Notice] { get }

  /// A number that distinguishes the first notice from earlier ones. It also changes when that notice is shown again.
  var noticeNumber: Int { get }

  /// The mode of the current game.
  var playMode: PlayMode { get }

  /// A closure to call after every intent that changed something, once the change is saved.
  var onChange: (() -> Void)? { get set }

  /// The fragment of the page's address: the address of the shown tab or of something else in the game.
  var address: [UInt8] { get }

  /// Opens the page's address after `#`, or shows a notice that says why not. An empty address opens the first tab.
  func open(address: [UInt8])

  /// Brings the screen of a tab to the front.
  func select(_ tab: Tab)

  /// Stores the home-page status. Call this method when the page hides, not after each move, which would double the
  /// writes.
  func publishHomeStatus()

  /// Removes the first notice.
  func dismissNotice()

  /// Handles the outcome of sharing.
  func handleShareOutcome(_ outcome: ShareOutcome)
}

extension GameSession {
  /// The player's own game, for sessions that have no other mode.
  public var playMode: PlayMode { .own }

  /// The day of a daily game, or `nil` for the player's own game.
  public var day: CalendarDay? { playMode.day }

  /// Whether a server deals the current game.
  public var isRanked: Bool { playMode.isRanked }
}

/// A session that stores its game. The requirements are what a game provides. Extensions restore the game, follow
/// changes by other windows, save before drawing, and set aside text that can't be read.
package protocol PersistentSession: GameSession, SettingsSession {
  associatedtype Saved: SavedValue
  var saved: Saved { get }

  /// The home-page status, at most 60 characters, such as "Attempt 4 of 10" or, between games,
  /// "Best 4 guesses". Empty if there is nothing to tell.
  var homeStatus: String { get }

  /// The notices after something was copied, and after sharing failed.
  static var shareNotices: (copied: String, failed: String) { get }

  /// Starts the first game. Called when no readable game is stored.
  func startFirstGame()

  func adopt(_ game: Saved)

  /// Returns whether a stored game belongs to this session. A daily game's session has only its day's game.
  func canAdopt(_ game: Saved) -> Bool

  /// Whether to store the current game. A daily game is stored until its day is over.
  var shouldSaveGame: Bool { get }

  /// Whether there is a game. A game that a server deals exists only after the server's first answer.
  var isDealt: Bool { get }

  /// Closes the prompts about the current game. Called before another window's game replaces it.
  func dismissPrompts()

  /// Updates the state that depends on the records and the settings. Called after another window has changed them.
  func reloadDerivedState()

  /// Loads settings and records that other windows saved, and returns whether any changed. Sessions can load more.
  func refresh() -> Bool

  /// Saves what the storage has refused so far. A session with other shared content saves that here, too.
  func retryFailedSaves()

  /// Enforces the rules between features, for example that the clock stops behind a pop-up. Called after every change.
  func enforceInvariants()

  /// Updates state that alone is no reason to save, such as the elapsed time. Returns whether `saved` may have changed.
  func prepareToSave() -> Bool

  /// Opens an address other than a tab's, such as a shared game's, or shows a notice that says why it can't.
  func open(link address: [UInt8])
}
