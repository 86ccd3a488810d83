import NumberedGame
import PlaySupport
import TerminalSupport
import TriplesSession

/// The dialog over the screen: a notice, a game to share, or the session's pop-up.
struct TriplesDialog: GameDialog {
  enum Button: DialogButton {
    case dismissNotice, closeShared, next(String), keepPlaying, tryAgain, takeBack, close, leavePopUp, open, play, watch
    case watchBest, giveUp, review, compare, keepMedal, showHint

    var label: String {
      switch self {
      case .dismissNotice: "OK"
      case .closeShared, .close: "Close"
      case .next(let label): label
      case .keepPlaying: "Keep playing"
      case .tryAgain: "Try again"
      case .takeBack: "Undo"
      case .leavePopUp: "Cancel"
      case .open: "Open"
      case .play: "Play this game"
      case .watch: "Watch instead"
      case .watchBest: "Watch the perfect game"
      case .giveUp: "Give up and watch"
      case .review: "Review"
      case .compare: "Compare"
      case .keepMedal: TriplesSession.HintQuestion.keepLabel
      case .showHint: TriplesSession.HintQuestion.showLabel
      }
    }
  }

  let subject: DialogSubject<TriplesSession.PopUp>

  private let hint: String

  private let next: String

  init?(session: TriplesSession, state: TriplesState) {
    guard let subject = DialogSubject(notices: session.notices, shared: state.shared, popUp: session.popUp) else {
      return nil
    }
    self.subject = subject
    hint = session.closeHint
    next = session.nextLabel
  }

  func buttons(of popUp: TriplesSession.PopUp) -> [Button] {
    switch popUp {
    case .ended(let ended):
      [.next(next)] + (ended.canKeepPlaying ? [.keepPlaying] : [.tryAgain, .takeBack])
        + (ended.moveCount > 0 ? [.review] : []) + (ended.canCompare ? [.compare] : []) + [.close]
    case .openGame: [.open, .leavePopUp]
    case .challenge(let challenge):
      [.play] + (challenge.canCompare ? [.compare] : []) + (challenge.canWatch ? [.watch] : []) + [.leavePopUp]
    case .level(let card): [.play, card.canWatch ? .watchBest : .giveUp, .leavePopUp]
    case .hintQuestion: [.keepMedal, .showHint]
    }
  }

  func firstFocus(of popUp: TriplesSession.PopUp) -> Int { 0 }

  func escape(of popUp: TriplesSession.PopUp) -> Button { .leavePopUp }

  func note(of popUp: TriplesSession.PopUp) -> String {
    switch popUp {
    case .ended(let ended): ended.canKeepPlaying ? "Esc keeps playing" : "Esc shows the board"
    case .openGame, .challenge, .level: "Esc cancels"
    case .hintQuestion: "Esc keeps the medal"
    }
  }

  func takesText(_ popUp: TriplesSession.PopUp) -> Bool {
    if case .openGame = popUp { true } else { false }
  }

  func content(state: TriplesState, look: Look, screen: Rectangle) -> Dialog {
    box(focus: state.focus, screen: screen) { popUp, width in
      switch popUp {
      case .ended(let ended): (ended.title, Self.lines(ended, hint, look, screen))
      case .openGame(let problem): ("Open a game", Self.lines(typed: state.typed, problem: problem, width))
      case .challenge(let challenge): (challenge.title, Self.lines(challenge, width))
      case .level(let card): (card.title, Self.lines(card, width))
      case .hintQuestion: (TriplesSession.HintQuestion.title, TriplesSession.HintQuestion.text.plainLines(width))
      }
    }
  }

  private static func lines(_ card: TriplesSession.LevelCard, _ width: Int) -> [[Span]] {
    card.rows.map { row in
      [Span(row.medal.title + ": "), Span(row.points, .bold), Span(row.isWon ? ", won" : "")]
    } + [[]] + card.text.plainLines(width)
  }

  private static func lines(_ challenge: TriplesSession.Challenge, _ width: Int) -> [[Span]] {
    challenge.text.plainLines(width)
      + (challenge.note.isEmpty ? [] : [[]] + challenge.note.wrapped(width).map { [Span($0, .dim)] })
  }

  private static func lines(typed: TypedText, problem: String?, _ width: Int) -> [[Span]] {
    var lines = "Game number, \(GameNumber.range.lowerBound) to \(GameNumber.range.upperBound):".plainLines(width)
    lines += [[], [typed.field]]
    if let problem { lines += [[]] + problem.plainLines(width) }
    return lines
  }

  private static func lines(_ ended: TriplesSession.EndedGame, _ hint: String, _ look: Look, _ screen: Rectangle)
    -> [[Span]]
  {
    let moves = ended.moveCount == 1 ? "1 move" : "\(ended.moveCount) moves"
    var lines: [[Span]] = [
      [Span("Final score "), Span(DecimalText.grouped(ended.score), .bold)],
      [Span("Rank: "), Span(ended.rankText, .bold)],
      [Span("Best tile "), Span("\(ended.bestTile)", .bold)],
      [Span(ended.marks.contains(.undoUsed) ? moves + ", with undo" : moves)],
    ]
    if let medals = ended.medals { lines += medals.text.plainLines(Dialog.textWidth(on: screen.width)) }
    if !ended.comparison.isEmpty { lines += ended.comparison.plainLines(Dialog.textWidth(on: screen.width)) }
    let limit = Dialog.lineCount(on: screen.height)
    if let share = ended.share, lines.count < limit { lines.insert([Span(share.fullText, .bold)], at: 1) }
    // Show the final board in full or not at all.
    guard lines.count + 1 + ended.board.count <= limit else { return lines }
    lines.append([])
    for row in ended.board {
      lines.append(row.map { value in Span(miniature(value, look), style(value, look)) })
    }
    let hint = hint.wrapped(Dialog.textWidth(on: screen.width))
    if lines.count + 1 + hint.count <= limit { lines += [[]] + hint.map { [Span($0, .dim)] } }
    return lines
  }

  /// Returns a cell of the small final board.
  private static func miniature(_ value: Int, _ look: Look) -> String {
    let text = value == 0 ? (look.isUnicode ? "·" : ".") : "\(value)"
    let left = max(0, (7 - text.count) / 2)
    return String(repeating: " ", count: left) + text + String(repeating: " ", count: max(0, 6 - left - text.count))
  }

  private static func style(_ value: Int, _ look: Look) -> Style {
    guard look.hasColor else { return value == 0 ? .dim : .bold }
    return value == 0
      ? Style(background: TilePalette.panel, isDim: true) : TilePalette.style(of: value)
  }
}
