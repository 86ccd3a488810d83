import SessionSupport

/// The state of a front end besides its session.
package struct FrontEndState {
  /// The index of the dialog's input or button that has the focus, or `nil` for the initial one.
  package var focus: Int?

  package var sharedGame: SharedGame?

  /// The text to copy to the terminal's clipboard, or `nil`.
  package var clipboard: String?

  package var isFinished = false

  /// Whether the player has left a daily game to see the list of days.
  package var hasLeftForDayList = false

  package init() {}
}

/// A program over whose screen dialogs open: notices, a game to share, the settings, and pop-ups.
package protocol DialogProgram: TerminalProgram {
  associatedtype Picture: Equatable & Sendable
  associatedtype Settings: SettingsSource

  var state: FrontEndState { get set }

  /// The session whose settings the player can change.
  var settings: Settings { get }

  /// The notices to show, oldest first.
  var notices: [Notice] { get }

  func dismissNotice()

  /// The session's pop-up as a screen, or `nil` if there is none.
  var popUp: Screen<Picture>? { get }

  func performInPopUp(_ id: Action.ID, text: [UInt8])

  /// Handles a key of the pop-up that is independent of the focus, and returns whether it is one.
  func handleInPopUp(_ key: Key) -> Bool

  /// Shares the game of the pop-up.
  func share()
}

extension DialogProgram {
  package var isFinished: Bool { state.isFinished }

  package var isAsking: Bool { dialog != nil }

  package func didResume() { settings.loadChangesFromStorage() }

  package func takeClipboard() -> String? {
    defer { state.clipboard = nil }
    return state.clipboard
  }

  /// The dialog that covers the screen, or `nil` if there is none.
  package var dialog: ScreenDialog<Picture>? {
    ScreenDialog(
      notices: notices, sharedGame: state.sharedGame,
      popUp: settings.showsSettings ? settings.settingsScreen(.terminal) : popUp)
  }

  /// Handles a key in the dialog, or the key that opens the settings. Returns `false` for other keys. Every key dismisses
  /// a transient notice.
  package func handleInDialog(_ key: Key) -> Bool {
    if notices.first?.isTransient == true { dismissNotice() }
    if let dialog {
      let isPopUp = notices.isEmpty && state.sharedGame == nil && !settings.showsSettings
      if !isPopUp || !handleInPopUp(key) { handle(key, in: dialog) }
      return true
    }
    state.focus = nil
    guard key == "," else { return false }
    settings.setSettingsOpen(true)
    return true
  }

  package func handleInPopUp(_ key: Key) -> Bool { false }

  private func handle(_ key: Key, in dialog: ScreenDialog<Picture>) {
    switch dialog.effect(of: key, focus: state.focus) {
    case .focus(let index): state.focus = index
    case .select(let id): perform(id)
    case .type(let id, let text):
      performInPopUp(id, text: text)
      state.focus = dialog.fieldIndex
    case .press(let id):
      state.focus = nil
      press(id)
    case .share: share()
    case .quit: state.isFinished = true
    case nil: break
    }
  }

  private func press(_ id: Action.ID) {
    switch ScreenDialog<Picture>.ActionCode(rawValue: id.code) {
    case .dismissNotice: dismissNotice()
    case .closeSharedGame: state.sharedGame = nil
    case nil: perform(id)
    }
  }

  private func perform(_ id: Action.ID) {
    if settings.showsSettings { settings.performInSettings(id) } else { performInPopUp(id, text: []) }
  }

  package func share(_ game: SharedGame, copying text: String) {
    state.sharedGame = game
    state.clipboard = text
  }
}
