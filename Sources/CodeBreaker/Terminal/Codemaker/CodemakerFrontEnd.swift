import CodeBreakerModel
import CodeBreakerSession
import PlaySupport
import TerminalSupport

/// The terminal's front end for setting a code. It passes keys to the session and draws the session's state.
final class CodemakerFrontEnd: BoardFrontEnd {
  var session: CodemakerSession
  var state = FrontEndState()
  var scrollLine = 0

  let capabilities: TerminalCapabilities
  let runner: RequestRunner<OwnBoardQuestion>

  /// Creates a front end. `coach` returns advice as text, or `nil` if it can't answer.
  init(session: CodemakerSession, capabilities: TerminalCapabilities, coach: @escaping (OwnBoardQuestion) -> [UInt8]?) {
    self.session = session
    self.capabilities = capabilities
    runner = RequestRunner(coach: coach)
  }

  var confirmation: (title: String, text: String, confirmLabel: String)? {
    session.question.map { ($0.title, $0.text, $0.confirmLabel) }
  }

  var gameSituation: [AnyHashable] { [session.game.stage, session.game.isOver] }

  /// An empty string, so that the terminal doesn't reveal the code.
  var exitMessage: String { "" }

  func handle(_ key: Key) {
    if handleInDialog(key) { return }
    if let name = key.name.map({ Array($0.utf8) }), session.pressAnswer(key: name) { return }
    if let command = CodeBreakerKeyMap.guessCommand(key), session.press(command) { return }
    switch key.lowercased {
    case "q": state.isFinished = true
    case "w": session.watch()
    case "a": session.answerByHand()
    case "h": session.handOver()
    case "s": session.shareCode()
    case "y": session.startFriendsGame()
    case "r": session.chooseRandomCode()
    case "n": if session.acceptsAnswer { session.choose(exact: 0) }
    case "u": session.undoAnswer()
    case "m": applyFirstCorrection()
    case "t" where session.game.stage == .choosingCode:
      session.choose(theme: Theme.all.stepped(from: session.board.theme, by: 1))
    case "t": session.askForCode()
    case "p": session.choose(pegCount: GameSetup.pegCounts.stepped(from: session.board.pegCount, by: 1))
    case "f": session.correctAnswers()
    case "g": session.askToGiveUp()
    case "z", .escape: session.goBack()
    case "l": session.choose(letters: session.settings.letters.stepped(by: 1))
    case "c": share()
    case .pageUp: scrollLine -= 5
    case .pageDown: scrollLine += 5
    default: break
    }
  }

  private func applyFirstCorrection() {
    guard case .contradictory(let contradiction) = session.findings, let correction = contradiction.corrections.first
    else { return }
    session.replaceAnswer(at: correction.attemptIndex, with: correction.answers[0].counts)
  }

  func share() {
    guard let item = session.shareItem, let game = try? CodeBreaker(address: item.address) else { return }
    let line = String(decoding: game.line, as: UTF8.self)
    share(SharedGame(text: item.text, line: line), copying: line)
  }
}

extension CodemakerFrontEnd {
  var hints: [KeyHint] {
    let choose = KeyHint.choose(session.board.choices)
    let back = KeyHint("z", session.backLabel.lowercased())
    let isOver = session.game.isOver
    let hints: [KeyHint] =
      switch session.game.stage {
      case .choosingCode:
        [
          choose, KeyHint("w", "watch the coach", isEnabled: session.canSubmitCode, isEssential: true),
          KeyHint("a", "answer the coach", isEssential: true),
          KeyHint("h", "a friend beside you", isEnabled: session.canSubmitCode, isEssential: true),
          KeyHint("s", "a friend far away", isEnabled: session.canSubmitCode, isEssential: true),
          KeyHint("r", "at random"),
          KeyHint("p", "pegs"), KeyHint("t", "theme"), KeyHint("l", "letters"),
        ]
      case .watchingCoach:
        (isOver ? [] : [KeyHint("Enter", "next guess", isEnabled: session.canGuessNext, isEssential: true)]) + [back]
      case .answeringCoach:
        (isOver
          ? []
          : [
            KeyHint("x", "right place", isEssential: true), KeyHint("o", "wrong place", isEssential: true),
            KeyHint("n", "no match"), KeyHint("Enter", "answer", isEnabled: session.canAnswer, isEssential: true),
            KeyHint("u", "undo", isEnabled: session.canUndoAnswer),
            KeyHint("t", "enter the code", isEnabled: session.canRevealCode),
          ]) + (session.canCorrectAnswers ? [KeyHint("f", "correct it and continue", isEssential: true)] : []) + [back]
      case .revealingCode:
        [choose, KeyHint("Enter", "check my answers", isEnabled: session.canRevealRow, isEssential: true), back]
      case .handingOver: [KeyHint("y", "I’ll break it", isEssential: true), back]
      case .friendGuessing:
        (isOver
          ? []
          : [
            choose, KeyHint("Enter", "guess", isEnabled: session.canGuess, isEssential: true), KeyHint("g", "give up"),
          ]) + [back]
      case .sharingCode: [KeyHint("c", "copy", isEnabled: session.shareItem != nil, isEssential: true), back]
      }
    return hints + [KeyHint("PgDn", "scroll"), .quit]
  }
}
