import CodeBreakerModel
import CodeBreakerSession
import SessionSupport
import TerminalSupport

extension ScreenFrontEnd where Session: PersistentCoachedBoard, Session.Picture == CodeBreakerSession.Picture {
  /// Creates the front end of a session with a board. `sharedGame` returns what to share, and `exitMessage` the text to
  /// print at the end.
  convenience init(
    board session: Session, capabilities: TerminalCapabilities, coach: @escaping (OwnBoardQuestion) -> [UInt8]?,
    sharedGame: @escaping () -> (game: SharedGame, text: String)?, exitMessage: @escaping () -> String = { "" }
  ) {
    let draw = { (picture: CodeBreakerSession.Picture) in
      PegPainter(
        session.board.theme, choices: session.board.choices, showsLetters: session.showsLetters,
        capabilities: capabilities, isOnPanel: false
      ).lines(of: picture)
    }
    let press = { (key: Key) in
      if let name = key.name, session.pressAnswer(key: Array(name.utf8)) { return true }
      return CodeBreakerKeyMap.guessCommand(key).map { session.press($0) } ?? false
    }
    self.init(
      session, capabilities: capabilities, coach: coach,
      game: Game(
        name: "CodeBreaker", draw: draw, press: press, editHints: { KeyHint.editRow(capabilities) },
        sharedGame: sharedGame, exitMessage: exitMessage))
  }
}

extension ScreenFrontEnd where Session == CodemakerSession {
  /// Creates the front end of a code that the player sets. It prints nothing at the end, so that the terminal doesn't
  /// reveal the code.
  convenience init(
    codemaker session: CodemakerSession, capabilities: TerminalCapabilities,
    coach: @escaping (OwnBoardQuestion) -> [UInt8]?
  ) {
    self.init(board: session, capabilities: capabilities, coach: coach) {
      guard let item = session.shareItem, let game = try? CodeBreaker(address: item.address) else { return nil }
      let line = String(decoding: game.line, as: UTF8.self)
      return (SharedGame(text: item.text, line: line), line)
    }
  }
}

extension ScreenFrontEnd where Session == OwnBoardSession {
  /// Creates the front end of the player's own board.
  convenience init(
    ownBoard session: OwnBoardSession, capabilities: TerminalCapabilities,
    coach: @escaping (OwnBoardQuestion) -> [UInt8]?
  ) {
    let command = { "parlor codebreaker assist '\(String(decoding: session.board.line, as: UTF8.self))'" }
    self.init(board: session, capabilities: capabilities, coach: coach) {
      (SharedGame(text: session.shareItem.text, line: command()), command())
    } exitMessage: {
      session.board.attempts.isEmpty ? "" : "\(command())\n"
    }
  }
}
