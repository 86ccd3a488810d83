import GameCore
import TestSupport
import Testing

@testable import CodeBreakerModel

@Suite struct RecordedGameTests {
  private static let day = CalendarDay(year: 2026, month: 11, day: 21)!

  /// Returns the game as a recorded daily game, or `nil` if a guess has empty holes, which daily games don't allow.
  private static func recorded(_ game: CodeBreaker) throws -> CodeBreaker? {
    let setup = game.setup
    guard !game.attempts.contains(where: { $0.pegs.contains(Code.missingPeg) }) else { return nil }
    var recorded = CodeBreaker(
      try GameSetup(
        deal: .day(day), pegCount: setup.pegCount, theme: setup.theme, attemptLimit: setup.attemptLimit))
    for attempt in game.attempts {
      for (hole, peg) in attempt.pegs.enumerated() { recorded.setGuessPeg(peg, at: hole) }
      let here = recorded.attemptGuess()
      let outcome = recorded.attemptGuess(answer: MatchCounts(attempt.matches ?? []))
      #expect(here == .codeIsElsewhere)
      #expect(outcome == nil)
    }
    if game.ending == .gaveUp { recorded.giveUp() }
    return recorded
  }

  @Test func recordedGameMatchesThePlayedGame() throws {
    var count = 0
    for row in Fixture.rows("codebreaker-games.tsv") {
      let game = try CodeBreaker(line: row[0])
      guard game.setup.number != nil, let recorded = try Self.recorded(game) else { continue }
      count += 1
      #expect(recorded.setup.number == nil)
      #expect(recorded.setup.deal.day == Self.day)
      #expect(try CodeBreaker(line: recorded.line) == recorded)
      #expect(try CodeBreaker(address: recorded.address) == recorded)
      #expect(recorded.ending == game.ending)
      #expect(recorded.remainingAttemptCount == game.remainingAttemptCount)
      #expect(recorded.attempts.map(\.pegs) == game.attempts.map(\.pegs))
      #expect(CoachQuestion(recorded) == CoachQuestion(game))
      #expect(CoachQuestion.reviewQuestions(of: recorded) == CoachQuestion.reviewQuestions(of: game))
      // The code of a recorded game is known once it has been found.
      #expect(recorded.isCodeKnown == (game.ending == .solved))
      if game.ending == .solved { #expect(recorded.masterCode == game.masterCode) }
    }
    #expect(count > 20)
  }

  @Test func recordedLineKeepsItsAnswersAndLeavesTheCodeUnknown() throws {
    let line = "codebreaker/1 2026-11-21 4.mastermind.12 0123:20,4455:01,x"
    let game = try CodeBreaker(line: line)
    #expect(String(decoding: game.line, as: UTF8.self) == line)
    #expect(String(decoding: game.address, as: UTF8.self) == line.replacing(" ", with: "/"))
    #expect(
      game.attempts.map { MatchCounts($0.matches ?? []) } == [.init(exact: 2, inexact: 0), .init(exact: 0, inexact: 1)])
    #expect(game.ending == .gaveUp)
    #expect(!game.isCodeKnown)
    #expect(game.masterCode.isHidden)
  }

  @Test func onlyAValidCodeIsRevealedOnceAfterTheEnd() throws {
    var game = try CodeBreaker(line: "codebreaker/1 2026-11-21 4.mastermind.12 0123:20")
    let code = Array(game.pegChoices[0...3])
    func isRefused(_ pegs: [Peg]) -> Bool {
      let before = game
      return !game.reveal(pegs) && game == before
    }
    #expect(isRefused(code), "the game isn't over")
    game.giveUp()
    #expect(isRefused(Array(code.dropLast())))
    #expect(isRefused(["no", "peg", "at", "all"]))
    let line = game.line
    let isRevealed = game.reveal(code)
    #expect(isRevealed)
    #expect(game.masterCode == Code(kind: .master(isHidden: false), pegs: code))
    #expect(isRefused(code.reversed()), "the code is already known")
    #expect(game.line == line)
  }

  @Test func codeOfADailyGameIsDrawnFromWords() throws {
    let setup = try GameSetup(deal: .day(Self.day), attemptLimit: 12)
    #expect(setup.masterCode.isEmpty)
    var words = RecordedRandomWords((0..<4).map { $0 << 62 + 1 })
    let code = setup.masterCode(using: &words)
    #expect(!words.hasRunOut)
    #expect(words.remainingCount == 0)
    #expect(code.pegs == [0, 1, 3, 4].map { setup.theme.choices[$0] })
  }

  @Test func gameWithAKnownCodeIgnoresGivenAnswers() throws {
    let setup = try GameSetup(deal: .day(Self.day), attemptLimit: 12)
    let code = Code(kind: .master(isHidden: true), pegs: [0, 1, 3, 4].map { setup.theme.choices[$0] })
    var game = CodeBreaker(setup, masterCode: code)
    #expect(game.isCodeKnown)
    #expect(game.masterCode.isHidden)
    for (hole, peg) in code.pegs.reversed().enumerated() { game.setGuessPeg(peg, at: hole) }
    game.attemptGuess(answer: MatchCounts(exact: 4, inexact: 0))
    #expect(game.attempts.count == 1)
    #expect(game.ending == nil)
    for (hole, peg) in code.pegs.enumerated() { game.setGuessPeg(peg, at: hole) }
    game.attemptGuess()
    #expect(game.ending == .solved)
    #expect(String(decoding: game.line, as: UTF8.self) == "codebreaker/1 2026-11-21 4.mastermind.12 4310:04,0134:40")
  }

  @Test func gameWithAnInvalidCodeDoesNotKnowIt() throws {
    let setup = try GameSetup(deal: .day(Self.day), attemptLimit: 12)
    let code = Code(kind: .master(isHidden: true), pegs: [0, 1, 3, 4].map { setup.theme.choices[$0] })
    let others: [[Peg]] = [code.pegs.dropLast(), ["a", "b", "c", "d"], code.pegs.dropLast() + [Code.missingPeg]]
    for pegs in others {
      #expect(!CodeBreaker(setup, masterCode: Code(kind: .master(isHidden: true), pegs: pegs)).isCodeKnown)
    }
    #expect(!CodeBreaker(setup, masterCode: Code(kind: .guess, pegs: code.pegs)).isCodeKnown)
  }

  /// An answer with more matches than pegs is limited to the number of pegs, and doesn't end the game.
  @Test func answerIsLimitedToThePegCount() throws {
    var game = CodeBreaker(try GameSetup(deal: .day(Self.day)))
    for hole in 0..<4 { game.setGuessPeg(game.pegChoices[hole], at: hole) }
    game.attemptGuess(answer: MatchCounts(exact: 3, inexact: 9))
    #expect(game.attempts[0].matches?.count == 4)
    #expect(game.ending == nil)
  }

  /// Compares the fast answers with the rules, for every pair in the smallest game and for random pairs in larger ones.
  @Test func fastAnswersMatchTheRules() {
    func row(_ colors: [UInt8]) -> Code {
      Code(kind: .guess, pegs: colors.map { $0 == CodeText.missingColor ? Code.missingPeg : Peg("\($0)") })
    }
    func check(_ guess: [UInt8], _ code: [UInt8]) {
      let counts = AnsweredGuess.counts(of: guess, against: code)
      if counts != MatchCounts(row(guess).match(against: row(code))) {
        Issue.record("\(guess) against \(code): \(counts)")
      }
    }
    let codes = allSequences(3, 0..<4).map { $0.map { UInt8($0) } }
    for guess in codes { for code in codes { check(guess, code) } }
    var random = SplitMix64(seed: 9)
    for _ in 0..<5000 {
      func code() -> [UInt8] { (0..<6).map { _ in UInt8(random.draw(below: 12)) } }
      let (guess, code) = (code(), code())
      check(guess, code)
      check(guess.map { $0 > 8 ? CodeText.missingColor : $0 }, code)
    }
  }

  @Test func searchFindsACodeExactlyIfOneFits() {
    let codes = allSequences(3, 0..<4).map { $0.map { UInt8($0) } }
    var random = SplitMix64(seed: 4)
    var contradictions = 0
    for _ in 0..<400 {
      var search = CodeSearch(pegCount: 3, choiceCount: 4)
      var answers: [AnsweredGuess] = []
      var fitting = codes
      while !fitting.isEmpty {
        let exact = random.draw(below: 4)
        let counts = MatchCounts(exact: exact, inexact: random.draw(below: 4 - exact))
        answers.append(AnsweredGuess(guess: codes[random.draw(below: codes.count)], counts: counts))
        fitting.removeAll { AnsweredGuess.counts(of: answers[answers.count - 1].guess, against: $0) != counts }
        let found = search.advance(toFit: answers)
        #expect(found == !fitting.isEmpty)
      }
      contradictions += 1
    }
    #expect(contradictions == 400)
  }

  /// A changed line is invalid or a different game, because no game has two lines.
  @Test func fuzzedLineIsRejectedOrCanonical() {
    var random = SplitMix64(seed: 8)
    let line = Array("codebreaker/1 2026-11-21 4.mastermind.12 0123:20,4455:01,2021:02".utf8)
    var accepted = 0
    for _ in 0..<6000 {
      var changed = line
      for _ in 0...random.draw(below: 2) {
        let index = random.draw(below: changed.count)
        let byte =
          Bool.random(using: &random)
          ? Array("0123456789:x-,. /".utf8).randomElement(using: &random)! : UInt8.random(in: 0...255, using: &random)
        switch random.draw(below: 3) {
        case 0: changed[index] = byte
        case 1: changed.remove(at: index)
        default: changed.insert(byte, at: index)
        }
      }
      if let game = try? CodeBreaker(line: changed) {
        #expect(game.line == changed)
        accepted += 1
      }
    }
    #expect(accepted > 50)
  }
}
