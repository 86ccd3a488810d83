import CodeBreakerCoach
import CodeBreakerModel
import CodeBreakerTestSupport
import GameCore
import SessionSupport
import Testing

@testable import CodeBreakerSession

/// The positions that everybody practices.
@Suite struct DailyPositionTests {
  private let memory = MemoryStorage()

  private func practice() -> CodeBreakerPractice {
    CodeBreakerPractice(
      environment: PlayEnvironment(storage: memory.storage, now: { 1_700_000_000 }, random: { 1 }))
  }

  @Test func tableHasFiveDifferentPositionsForEachDayOfAYear() throws {
    #expect(PositionTable.codeBreaker.setCount == 366)
    var codes: Set<Int> = []
    for index in 0..<PositionTable.codeBreaker.setCount {
      let set = PositionTable.codeBreaker.codes(ofSet: index)
      #expect(set.count == 5)
      codes.formUnion(set)
      for code in set {
        let (game, attemptCount, loss) = CodeBreakerDailyPosition.parts(ofCode: code)
        #expect(CodeBreakerDailyPosition.code(game: game, attemptCount: attemptCount, loss: loss) == code)
        let position = try #require(CodeBreakerDailyPosition(game: game, attemptCount: attemptCount))
        #expect(try CodeBreaker(line: position.game.line) == position.game)
        #expect(!position.game.isOver)
        #expect(position.game.attempts.count == attemptCount)
        #expect(attemptCount > 0)
        #expect(loss >= 20)
        #expect(!position.game.attempts.contains { $0.pegs == position.playedGuess.pegs })
      }
    }
    #expect(codes.count == 5 * 366)
  }

  @Test func simplePlayerForgetsAnAnswerNowAndThen() throws {
    var (fitting, others) = (0, 0)
    for number in 1...100 as ClosedRange<UInt64> {
      guard let position = CodeBreakerDailyPosition(game: Int(number), attemptCount: 2) else { continue }
      let question = CoachQuestion(position.game)
      let colors = CoachQuestion.colors(of: position.playedGuess, position.game.pegChoices)
      if question.isCandidate(colors) { fitting += 1 } else { others += 1 }
    }
    #expect(fitting > 60)
    #expect(others > 10)
  }

  /// The real coach judges all of today's positions. The best guess is right, and the simple player's isn't.
  @Test func todaysPositionsAreJudgedWithTheirReasons() throws {
    let coach = Coach()
    let practice = practice()
    practice.beginDaily()
    for number in 1...5 {
      #expect(practice.status == "\(number) of 5. What would you guess?")
      let game = try #require(practice.game)
      let position = try #require(practice.core.round?.current)
      let played = try #require(Code(guess: position.playedMove, theme: game.setup.theme))
      let question = CoachQuestion(game, work: CoachQuestion.reviewWork)
      let best = try #require(coach.advice(on: question)).best.guess
      // The player makes the simple player's mistake in the second position.
      practice.setPegs(number == 2 ? CoachQuestion.colors(of: played, game.pegChoices) : best)
      practice.guess()
      let asked = try #require(practice.coachQuestion)
      practice.coachDidAnswer(try #require(coach.advice(on: asked)).text, to: asked)
      #expect(practice.isAnswerRight == (number != 2))
      #expect(number != 2 || !practice.reasonText.isEmpty)
      let lost = DecimalText.hundredths(position.loss)
      #expect(practice.originalMoveText == "")
      #expect(practice.originText.hasPrefix("A simple player’s guess "))
      #expect(practice.evaluatedGuesses.map(\.label) == ["Coach", "You now", "Simple player"])
      if number == 2 { #expect(practice.evaluatedGuesses.map(\.lossText) == ["Best", "\(lost) lost", "\(lost) lost"]) }
      practice.advance()
    }
    #expect(practice.core.progressText == "Again")
    #expect(memory["parlor.codebreaker.five"] == "five/1\nday 2023-11-14 10111")
  }
}
