import CodeBreakerModel
import SessionSupport
import TerminalSupport
import TestSupport
import Testing

@testable import CodeBreakerSession
@testable import CodeBreakerTerminal

@Suite struct OwnBoardTests {
  private static let board = "assist/1 3 4 mastermind 001:10"

  private func frontEnd() throws -> ScreenFrontEnd<OwnBoardSession> {
    let memory = MemoryStorage()
    let environment = PlayEnvironment(storage: memory.storage, now: { 1_700_000_000 }, random: { 1 })
    let session = OwnBoardSession(environment: environment)
    session.open(try OwnBoard(line: Array(Self.board.utf8)))
    return ScreenFrontEnd(
      ownBoard: session, capabilities: TerminalCapabilities(depth: .none, supportsUnicode: false), coach: { _ in nil })
  }

  private func text(_ frontEnd: ScreenFrontEnd<OwnBoardSession>) -> String {
    frontEnd.draw(width: 80, height: 30).lines.joined(separator: "\n")
  }

  @Test func keyThatClosesTheQuestionDoesNothingElse() throws {
    let frontEnd = try frontEnd()
    for key in ["1", "1", "1", "x"] as [Key] { frontEnd.handle(key) }
    #expect(frontEnd.session.canEnterRow)
    frontEnd.handle("z")
    #expect(text(frontEnd).contains("Start over"))
    #expect(text(frontEnd).contains("Cancel"))
    frontEnd.handle(.enter)
    #expect(frontEnd.session.question == nil)
    #expect(frontEnd.session.board.attempts.count == 1, "Enter cancels, and doesn't enter the row")
  }

  @Test func sharedBoardIsACommandAndItsClosingKeyDoesNothingElse() throws {
    let frontEnd = try frontEnd()
    for key in ["1", "1", "1", "x"] as [Key] { frontEnd.handle(key) }
    frontEnd.handle("c")
    #expect(frontEnd.takeClipboard() == "parlor codebreaker assist '\(Self.board)'")
    frontEnd.handle(.enter)
    #expect(frontEnd.state.sharedGame == nil)
    #expect(frontEnd.session.board.attempts.count == 1)
  }

  @Test func keyOfAnActionThatIsNotPossibleYetSaysWhy() {
    let environment = PlayEnvironment(storage: MemoryStorage().storage, now: { 1_700_000_000 }, random: { 1 })
    let frontEnd = ScreenFrontEnd(
      codemaker: CodemakerSession(environment: environment),
      capabilities: TerminalCapabilities(depth: .none, supportsUnicode: false), coach: { _ in nil })
    for key in ["1", "2", "3", "w"] as [Key] { frontEnd.handle(key) }
    #expect(frontEnd.notices == [Notice("Choose all 4 pegs of the code first.")])
    frontEnd.handle(.enter)
    #expect(frontEnd.notices.isEmpty)
    #expect(frontEnd.session.game.stage == .choosingCode)
    for key in ["4", "w"] as [Key] { frontEnd.handle(key) }
    #expect(frontEnd.notices.isEmpty)
    #expect(frontEnd.session.game.stage == .watchingCoach)
  }
}
