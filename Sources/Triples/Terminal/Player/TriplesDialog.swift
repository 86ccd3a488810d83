import NumberedGame
import PlaySupport
import TerminalSupport
import TriplesSession

/// The dialog that stands over the screen: a notice, a game to pass on, or the session's pop-up.
struct TriplesDialog: GameDialog {
  /// What a button does.
  enum Button: Hashable {
    case dismissNotice, closeShared, keepPlaying, close, leavePopUp, open

    var label: String {
      switch self {
      case .dismissNotice: "OK"
      case .closeShared, .close: "Close"
      case .keepPlaying: "Keep playing"
      case .leavePopUp: "Cancel"
      case .open: "Open"
      }
    }
  }

  /// What it is about.
  enum Subject {
    case notice(Notice)
    case shared(SharedGame)
    case popUp(TriplesSession.PopUp)
  }

  let subject: Subject

  /// What closing the pop-up of a game's end does.
  let hint: String

  /// The dialog that the session and the terminal's own state call for, if they do.
  init?(session: TriplesSession, state: TriplesState) {
    hint = session.closeHint
    if let notice = session.notices.first, !notice.isPassing {
      subject = .notice(notice)
    } else if let shared = state.shared {
      subject = .shared(shared)
    } else if let popUp = session.popUp {
      subject = .popUp(popUp)
    } else {
      return nil
    }
  }

  var buttons: [Button] {
    switch subject {
    case .notice: [.dismissNotice]
    case .shared: [.closeShared]
    case .popUp(.ended(let ended)): ended.canKeepPlaying ? [.keepPlaying, .close] : [.close]
    case .popUp(.openGame): [.open, .leavePopUp]
    }
  }

  var firstFocus: Int {
    switch subject {
    case .popUp(.ended): buttons.count - 1
    default: 0
    }
  }

  var escape: Button {
    switch subject {
    case .notice: .dismissNotice
    case .shared: .closeShared
    case .popUp: .leavePopUp
    }
  }

  /// What the Escape key does, for people.
  var note: String {
    switch subject {
    case .popUp(.ended(let ended)): ended.canKeepPlaying ? "Esc keeps playing" : "Esc closes"
    case .popUp(.openGame): "Esc cancels"
    case .notice, .shared: "Esc closes"
    }
  }

  var takesText: Bool {
    if case .popUp(.openGame) = subject { true } else { false }
  }
}

extension TriplesDialog {
  /// What the dialog says.
  func content(state: TriplesState, look: Look, screen: Rectangle) -> Dialog {
    let width = Dialog.textWidth(on: screen.width)
    let (title, lines) =
      switch subject {
      case .notice(let notice): ("Please note", notice.text.plainLines(width))
      case .shared(let game): ("Pass it on", game.lines(width, limit: Dialog.lineCount(on: screen.height)))
      case .popUp(.ended(let ended)): (ended.title, Self.lines(ended, hint, look, screen))
      case .popUp(.openGame(let problem)): ("Open a game", Self.lines(typed: state.typed, problem: problem, width))
      }
    return Dialog(
      title: title, lines: lines, buttons: buttons.map(\.label),
      focus: min(state.focus ?? firstFocus, buttons.count - 1),
      note: note)
  }

  private static func lines(typed: TypedText, problem: String?, _ width: Int) -> [[Span]] {
    var lines = "Its number, \(GameNumber.range.lowerBound) to \(GameNumber.range.upperBound):".plainLines(width)
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
    let limit = Dialog.lineCount(on: screen.height)
    if let share = ended.share, lines.count < limit { lines.insert([Span(share.fullText, .bold)], at: 1) }
    // The picture of the final board, whole or not at all.
    guard lines.count + 1 + ended.board.count <= limit else { return lines }
    lines.append([])
    for row in ended.board {
      lines.append(row.map { value in Span(miniature(value, look), style(value, look)) })
    }
    let hint = hint.wrapped(Dialog.textWidth(on: screen.width))
    if lines.count + 1 + hint.count <= limit { lines += [[]] + hint.map { [Span($0, .dim)] } }
    return lines
  }

  /// A cell of the small picture of the final board.
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
