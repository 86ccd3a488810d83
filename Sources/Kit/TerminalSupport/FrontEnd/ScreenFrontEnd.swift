import SessionSupport

/// The full-screen front end of a session that consists of one screen, such as a code that the player sets. The keys and
/// their hints follow from the screen's actions, choices, and parts.
package final class ScreenFrontEnd<Session: AuxiliarySession & ScreenSource>: GameFrontEnd {
  package typealias Picture = Session.Picture

  /// What a game adds to its screen.
  package struct Game {
    /// The name of the game.
    let name: String
    /// Returns the lines of a picture.
    let draw: (Picture) -> [[Span]]
    /// Handles a key that the session knows, and returns whether it is one.
    let press: (Key) -> Bool
    /// Returns the hints for the keys that edit what the player enters.
    let editHints: () -> [KeyHint]
    /// Returns the game to share and the text to copy, or `nil` if there is none.
    let sharedGame: () -> (game: SharedGame, text: String)?
    /// Returns the text to print after the player has quit.
    let exitMessage: () -> String

    package init(
      name: String, draw: @escaping (Picture) -> [[Span]], press: @escaping (Key) -> Bool,
      editHints: @escaping () -> [KeyHint], sharedGame: @escaping () -> (game: SharedGame, text: String)?,
      exitMessage: @escaping () -> String = { "" }
    ) {
      self.name = name
      self.draw = draw
      self.press = press
      self.editHints = editHints
      self.sharedGame = sharedGame
      self.exitMessage = exitMessage
    }
  }

  package let session: Session
  package var state = FrontEndState()
  package let runner: RequestRunner<Session.CoachTask>
  package let capabilities: TerminalCapabilities
  private let game: Game
  private var scrollLine = 0

  /// The reason why the latest key did nothing, or `nil`.
  private var refusal: Notice?

  /// The action of the part that the Enter key presses, or `nil`.
  private var marked: Action.ID?

  /// Creates the front end of a session. `coach` returns `nil` if it can't answer.
  package init(
    _ session: Session, capabilities: TerminalCapabilities, coach: @escaping (Session.CoachTask) -> [UInt8]?, game: Game
  ) {
    self.session = session
    self.capabilities = capabilities
    self.game = game
    runner = RequestRunner(coach: coach)
  }

  package func update() { runner.update(session) }

  package var notices: [Notice] { session.notices + (refusal.map { [$0] } ?? []) }

  package func dismissNotice() {
    if session.notices.isEmpty { refusal = nil } else { session.dismissNotice() }
  }

  package var exitMessage: String { game.exitMessage() }

  /// The title, and the action of the Enter key.
  package var gameSituation: [AnyHashable] {
    let screen = session.screen
    return [screen.title, screen.keyedActions().first { $0.key == .enter }?.action]
  }

  package var popUp: Screen<Picture>? { session.screen.questionPopUp }

  package func performInPopUp(_ id: Action.ID, text: [UInt8]) { session.perform(id, text: text) }

  package func share() {
    if let shared = game.sharedGame() { share(shared.game, copying: shared.text) }
  }

  // MARK: Keys

  package func handle(_ key: Key) {
    if handleInDialog(key) { return }
    let actionKey = ActionKey(key)
    let marks = actionKey.map { session.screen.partActions(key: $0) } ?? []
    let earlier = marked
    marked = nil
    if let earlier, key == .enter { return session.perform(earlier) }
    if !marks.isEmpty {
      let next = earlier.flatMap { marks.firstIndex(of: $0) }.map { ($0 + 1) % marks.count } ?? 0
      marked = marks[next]
      return
    }
    if earlier != nil && key == .escape || game.press(key) { return }
    switch key.lowercased {
    case "q": state.isFinished = true
    case .pageUp: scrollLine -= 5
    case .pageDown: scrollLine += 5
    default:
      guard let keyed = session.screen.keyedAction(key) else {
        refusal = session.screen.refusal(of: key).map { Notice($0) }
        return
      }
      if keyed.shareItem != nil { share() } else { session.perform(keyed.action) }
    }
  }

  private var hints: [KeyHint] {
    let marking = marked == nil ? [] : [KeyHint("Enter", "choose", isEssential: true)]
    let screen = session.screen
    return marking + screen.keyHints(editHints: screen.hasRow ? game.editHints() : []) + [
      KeyHint("PgDn", "scroll"), .settings, .quit,
    ]
  }

  // MARK: Drawing

  package func draw(width: Int, height: Int) -> Canvas {
    let screen = session.screen
    let frame = ScreenFrame(
      name: game.name, selectedTab: session.tab.label,
      hints: height < ScreenFrame.minHeightForAllHints ? hints.filter(\.isEssential) : hints, capabilities: capabilities
    )
    return frame.canvas(width: width, height: height) { canvas in
      scrollLine = frame.drawPage(from: scrollLine, on: &canvas) {
        let lines = screen.lines(
          width: $0, capabilities: capabilities, showsTitle: true, marked: marked, draw: game.draw)
        // Without empty lines, more of the screen is visible at once.
        return lines.count < height * 2 / 3 ? lines : lines.filter { !$0.isEmpty }
      }
      dialog?.draw(on: &canvas, focus: state.focus, capabilities: capabilities, draw: game.draw)
    }
  }
}
