import CodeBreakerModel
import CodeBreakerSession
import PlaySupport
import TerminalSupport

/// The terminal's front end for the player's own board. It passes keys to the session and draws the session's state.
final class OwnBoardFrontEnd: BoardFrontEnd {
  var session: OwnBoardSession
  var state = FrontEndState()
  var scrollLine = 0
  private(set) var listsCodes = false

  let capabilities: TerminalCapabilities
  let runner: RequestRunner<OwnBoardQuestion>

  /// Creates a front end. `coach` returns advice as text, or `nil` if it can't answer.
  init(session: OwnBoardSession, capabilities: TerminalCapabilities, coach: @escaping (OwnBoardQuestion) -> [UInt8]?) {
    self.session = session
    self.capabilities = capabilities
    runner = RequestRunner(coach: coach)
  }

  var confirmation: (title: String, text: String, confirmLabel: String)? {
    session.question.map { ($0.title, $0.text(session.board), $0.confirmLabel) }
  }

  var gameSituation: [AnyHashable] { [] }

  var exitMessage: String {
    session.board.attempts.isEmpty ? "" : "\(line)\n"
  }

  private var line: String { "parlor codebreaker assist '\(String(decoding: session.board.line, as: UTF8.self))'" }

  func handle(_ key: Key) {
    if handleInDialog(key) { return }
    let name = key.name.map { Array($0.utf8) }
    if let name, session.pressAnswer(key: name) { return }
    if let command = CodeBreakerKeyMap.guessCommand(key) {
      session.press(command)
      return
    }
    switch key.lowercased {
    case "q": state.isFinished = true
    case "e": editEarlierAttempt()
    case "n": if session.row.counts == nil { session.choose(exact: 0) } else { session.clearAnswer() }
    case "d": if let index = session.editedIndex { session.removeAttempt(at: index) }
    case "<", ",": session.moveEditedAttempt(by: -1)
    case ">", ".": session.moveEditedAttempt(by: 1)
    case .escape: session.cancelEditing()
    case "u": session.undo()
    case "z": session.askToClear()
    case "b": session.useBestGuess()
    case "p": session.choose(pegCount: GameSetup.pegCounts.stepped(from: session.board.pegCount, by: 1))
    case "k": session.choose(choiceCount: GameSetup.choiceCounts.stepped(from: session.board.choiceCount, by: 1))
    case "t": session.choose(theme: Theme.all.stepped(from: session.board.theme, by: 1))
    case "l": session.choose(letters: session.settings.letters.stepped(by: 1))
    case "v": listsCodes.toggle()
    case "m": editNextCorrection()
    case "c": share(SharedGame(text: session.shareItem.text, line: line), copying: line)
    case .pageUp: scrollLine -= 5
    case .pageDown: scrollLine += 5
    default: break
    }
  }

  private func editEarlierAttempt() {
    let count = session.board.attempts.count
    session.editAttempt(at: session.editedIndex.flatMap { $0 > 0 ? $0 - 1 : nil } ?? count - 1)
  }

  /// Edits the first attempt with a correction, or the next such attempt if one is being edited.
  private func editNextCorrection() {
    guard case .contradictory(let contradicting) = session.findings else { return }
    let indexes = contradicting.corrections.map(\.attemptIndex)
    guard !indexes.isEmpty else { return }
    session.editAttempt(at: session.editedIndex.map { indexes.stepped(from: $0, by: 1) } ?? indexes[0])
  }
}

extension OwnBoardFrontEnd {
  var hints: [KeyHint] {
    var hints =
      [
        .choose(session.board.choices), KeyHint("x", "right place", isEssential: true),
        KeyHint("o", "wrong place", isEssential: true),
        KeyHint("n", session.row.counts == nil ? "no match" : "no answer yet"),
        KeyHint("Enter", session.enterLabel.lowercased(), isEnabled: session.canEnterRow, isEssential: true),
      ] + KeyHint.editRow(capabilities) + [
        KeyHint("b", "use best guess"),
        KeyHint("e", "change earlier", isEnabled: !session.board.attempts.isEmpty),
      ]
    if session.editedIndex != nil {
      hints += [KeyHint("d", "remove"), KeyHint("< >", "up down"), KeyHint("Esc", "cancel")]
    }
    return hints + [
      KeyHint("u", "undo", isEnabled: session.canUndo), KeyHint("v", "codes"), KeyHint("PgDn", "scroll"),
      KeyHint("p", "pegs"), KeyHint("k", "colors"), KeyHint("t", "theme"), KeyHint("l", "letters"),
      KeyHint("z", "start over"), KeyHint("c", "copy"), .quit,
    ]
  }
}
