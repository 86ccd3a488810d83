import CodeBreakerModel
import CodeBreakerSession
import GameCore
import SessionSupport
import TestSupport
import Testing

/// The screens with a row of pegs that the player enters.
private enum RowScreen: CaseIterable {
  case game, ownBoard, codemaker, practice, lesson

  /// Returns a session with an empty row of three holes and six choices.
  func session(_ fixture: Fixture) -> any RowSession {
    switch self {
    case .game: return fixture.window("codebreaker/1 537 3.mastermind")
    case .ownBoard: return fixture.board("assist/1 3 6 mastermind")
    case .codemaker:
      let session = CodemakerSession(environment: fixture.environment)
      session.choose(pegCount: 3)
      return session
    case .practice:
      let position = PracticePosition(
        line: "codebreaker/1 537 3.mastermind 012".utf8Bytes, playedMove: "345".utf8Bytes, loss: 43,
        day: CalendarDay.range.lowerBound)
      PracticeKeys.codeBreaker.record([position], game: nil, storage: fixture.memory.storage)
      let practice = CodeBreakerPractice(environment: fixture.environment)
      practice.begin()
      return practice
    case .lesson:
      fixture.memory["parlor.codebreaker.lesson"] = "lesson/1\nstep 2"
      return CodeBreakerLesson(environment: fixture.environment)
    }
  }
}

private enum RowInput {
  case key(CodeBreakerSession.KeyCommand)
  case tap(Int)
}

@Suite struct RowTests {
  private let fixture = Fixture()

  /// What the player does one after another, the row and the selected hole that follow, and the hole that is announced.
  private static let steps: [(input: RowInput, row: String, selection: Int, spokenHole: Int)] = [
    (.key(.choose(0)), "0--", 1, 0), (.key(.selectLast), "0--", 2, 2), (.key(.choose(5)), "0-5", 1, 2),
    (.key(.nextChoice), "005", 1, 1), (.key(.previousChoice), "055", 1, 1), (.key(.choose(1)), "015", 2, 1),
    (.key(.selectNext), "015", 0, 0), (.key(.selectPrevious), "015", 2, 2), (.key(.selectFirst), "015", 0, 0),
    (.tap(0), "115", 0, 0), (.tap(2), "115", 2, 2), (.key(.clear), "11-", 2, 2), (.key(.clear), "1--", 1, 1),
    (.key(.choose(6)), "1--", 1, 1), (.tap(3), "1--", 1, 1),
  ]

  @Test(arguments: RowScreen.allCases)
  fileprivate func everyRowIsEditedInTheSameWay(screen: RowScreen) throws {
    let session = screen.session(fixture)
    #expect(session.acceptsPegs)
    #expect(session.codeRow.isEmpty)
    #expect(session.codeRow.pegs.count == 3)
    for step in Self.steps {
      switch step.input {
      case .key(let command): #expect(session.press(command) == (command != .choose(6)))
      case .tap(let hole): session.tapHole(hole)
      }
      #expect(String(decoding: CodeText.text(session.codeRow.pegs), as: UTF8.self) == step.row)
      #expect(session.codeRow.selection == step.selection)
      let code = Code(kind: .guess, pegs: CoachQuestion.pegs(of: session.codeRow.pegs, session.pegChoices))
      let text = CodeBreakerSession.SpokenText.hole(step.spokenHole, of: code, theme: session.pegTheme)
      #expect(try status(of: session) == "\(text).")
    }
    #expect(!session.press(.hint) || screen == .game, "only the game has hints")
  }

  @Test func hintKeyOpensAndClosesTheHints() throws {
    let session = fixture.window(freshLine)
    for key in ["h", "H"] {
      #expect(CodeBreakerSession.KeyCommand(key: Array(key.utf8)) == .hint)
    }
    #expect(session.press(.hint))
    #expect(session.hasPopUp)
    #expect(session.press(.hint))
    #expect(!session.hasPopUp)
    session.playAgain()
    session.askToGiveUp()
    #expect(!session.press(.hint), "a question is open")
  }

  @Test func heldKeyRepeatsOnlyWhatEditsTheRow() {
    let commands: [CodeBreakerSession.KeyCommand] = [.choose(0), .selectNext, .nextChoice, .clear, .guess, .hint]
    #expect(commands.filter(\.repeats) == [.choose(0), .selectNext, .nextChoice, .clear])
  }

  private func status(of session: any RowSession) throws -> String {
    switch session {
    case let session as any GameSession: session.status
    case let practice as CodeBreakerPractice: practice.status
    default: try #require(session as? CodeBreakerLesson).core.status
    }
  }

  @Test func boardHasARowForEachAttemptOrTenWithoutALimit() {
    let fixture = Fixture()
    #expect(fixture.window(freshLine + ".12 0123").rowCount == 12)
    #expect(fixture.window(freshLine).rowCount == 10)
    let line = freshLine + " 0000,1111,3333,4444,5555,0001,0002,0003,0004,0005"
    #expect(fixture.window(line).rowCount == 11, "the row of the guess is on the board")
    #expect(fixture.window(line + ",x").rowCount == 10)
  }
}
