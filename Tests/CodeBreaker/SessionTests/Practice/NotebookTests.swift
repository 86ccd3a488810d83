import CodeBreakerModel
import CodeBreakerTestSupport
import GameCore
import SessionSupport
import Testing

@testable import CodeBreakerSession

/// Reviews add positions to the notebook, and losses to the record of the player's games.
@Suite struct NotebookTests {
  private let fixture = Fixture()
  private static let line = freshLine + " 0123,45-0,2002,2020"

  private var notebook: PracticeNotebook? {
    fixture.memory.texts["parlor.codebreaker.notebook"].flatMap { PracticeNotebook(text: $0) }
  }

  private var games: [PlayProgress.Game] {
    fixture.memory.texts["parlor.codebreaker.progress"].flatMap { PlayProgress(text: $0) }?.games ?? []
  }

  /// Reviews a game. Each guess loses the corresponding hundredths in `losses`, and any further guesses lose nothing.
  @discardableResult
  private func review(_ line: String, hints: Int = 0, losing losses: Int64...) -> CodeBreakerSession {
    let session = fixture.review(line, hints: hints)
    var rest = losses
    while let question = session.coachQuestion {
      let loss = rest.isEmpty ? 0 : rest.removeFirst()
      let advice = advice(on: question, best: 200, played: question.guess == nil ? nil : 200 + loss)
      session.coachDidAnswer(advice.text, to: question)
    }
    return session
  }

  private func lines() -> [String] { notebook?.positions.map { String(decoding: $0.line, as: UTF8.self) } ?? [] }

  @Test func reviewAddsPracticePositionsAndARecordOfTheGame() throws {
    #expect(review(Self.line, losing: 100, 20, 50, 0).finishedReview != nil)
    #expect(
      lines() == ["codebreaker/1 1 4.mastermind", "codebreaker/1 537 4.mastermind 0123", freshLine + " 0123,45-0"])
    let positions = try #require(notebook).positions
    #expect(positions.map { String(decoding: $0.playedMove, as: UTF8.self) } == ["0123", "45-0", "2002"])
    #expect(positions.map(\.dueDay) == Array(repeating: CalendarDay(time: fixture.now), count: 3))
    let game = try #require(games.first)
    #expect(games.count == 1)
    #expect(game.day == CalendarDay(time: fixture.now))
    #expect(game.parts.map(\.count) == [1, 1, 2])
    #expect(game.total.count == 4)
    #expect(game.parts.map(\.loss).reduce(0, +) == game.total.loss)
    #expect(game.parts[0].loss == 100)
    #expect(positions[0].loss == 100)
  }

  /// The notebook stores the first guess of any game as a position of game 1.
  @Test func firstGuessesOfGamesThatDifferOnlyInNumberShareAPosition() {
    review("codebreaker/1 537 4.mastermind 0123,2020", losing: 100)
    review("codebreaker/1 14 4.mastermind 0123,x", losing: 100)
    #expect(lines() == ["codebreaker/1 1 4.mastermind"])
    review("codebreaker/1 14 3.mastermind 012,x", losing: 100)
    #expect(lines() == ["codebreaker/1 1 3.mastermind", "codebreaker/1 1 4.mastermind"])
  }

  @Test(arguments: [(16, false), (17, true)] as [(Int64, Bool)])
  func smallLossesAreCountedButNotPracticed(loss: Int64, isPracticed: Bool) {
    // Before the first guess, 1,296 codes are possible, enough to represent any loss in hundredths exactly.
    review(Self.line, losing: loss)
    #expect((notebook != nil) == isPracticed)
    #expect(games.first?.total == TotalLoss(count: 4, loss: loss), "the loss is counted anyway")
  }

  @Test func betterGuessThanTheCoachsLosesNothing() {
    review(Self.line, losing: -50)
    #expect(notebook == nil)
    #expect(games.first?.total.loss == 0)
  }

  @Test func hintedAndAbandonedGamesAddOnlyPositions() {
    review(Self.line, hints: 1, losing: 100)
    #expect(lines().count == 1)
    #expect(games.isEmpty)
    fixture.memory["parlor.codebreaker.notebook"] = nil
    review(freshLine + " 0123,45-0,x", losing: 0, 100)
    #expect(lines().count == 1)
    #expect(games.isEmpty)
  }

  @Test func lostGameIsRecorded() {
    review(freshLine + ".2 0123,4455", losing: 0, 100)
    #expect(lines() == [freshLine + ".2 0123"])
    #expect(games.count == 1)
  }

  @Test func repeatedReviewChangesNothing() {
    review(Self.line, losing: 100, 20)
    let texts = fixture.memory.texts.filter { $0.key.hasSuffix("notebook") || $0.key.hasSuffix("progress") }
    #expect(texts.count == 2)
    fixture.now += 86_400
    let again = fixture.review()
    #expect(again.finishedReview != nil, "it was stored")
    fixture.memory["parlor.codebreaker.review"] = nil
    review(Self.line, losing: 100, 20)
    for (key, text) in texts { #expect(fixture.memory.texts[key] == text) }
  }

  @Test func storageFailureLosesNotebookAndRecordButNotTheReview() {
    fixture.saveEndedGame(Self.line)
    let session = fixture.review()
    fixture.memory.refusesWrites = true
    session.answerAll()
    #expect(session.finishedReview != nil)
    #expect(notebook == nil)
    #expect(games.isEmpty)
  }

  // MARK: Positions

  @Test(arguments: [freshLine + " 0123,45-0,2002,2020", freshLine + ".2 0123,4455", freshLine + " 0123,4455,x"])
  func prefixHasTheFirstAttempts(line: String) throws {
    let game = try CodeBreaker(line: line)
    for count in -1...5 {
      let prefix = game.prefix(count)
      let stored = max(0, min(count, game.attempts.count))
      #expect(prefix.attempts == Array(game.attempts.prefix(stored)))
      #expect(prefix.setup == game.setup)
      #expect(prefix.guess.isEmpty)
      #expect(prefix.isOver == (stored == game.attempts.count && game.ending != .gaveUp))
    }
  }

  /// The device doesn't know the code of a daily game, so the prefix is made from the recorded answers.
  @Test func prefixOfADailyGameHasTheFirstAttempts() throws {
    let day = try CalendarDay(text: "2026-11-21".utf8)
    let line = try #require(Self.dayLine(day))
    let game = try CodeBreaker(line: line)
    #expect(game.attempts.count == 2)
    let prefix = game.prefix(1)
    #expect(prefix.attempts.count == 1)
    #expect(prefix.attempts[0].matches == game.attempts[0].matches)
    #expect(try CodeBreaker(line: prefix.line).attempts == prefix.attempts)
  }

  private static func dayLine(_ day: CalendarDay) -> [UInt8]? {
    var game = CodeBreaker(GameSetup(day: day))
    for (guess, answer) in [("00112", (1, 1)), ("33445", (0, 2))] {
      guard let code = Code(guess: Array(guess.utf8), theme: game.setup.theme) else { return nil }
      for (hole, peg) in code.pegs.enumerated() { game.setGuessPeg(peg, at: hole) }
      game.attemptGuess(answer: MatchCounts(exact: answer.0, inexact: answer.1))
    }
    return game.line
  }
}
