import GameCore
import TestSupport
import Testing

@testable import CodeBreakerModel

@Suite struct WithoutLuckTests {
  private static let wonLine =
    "codebreaker/1 without-luck 4.mastermind.10 0011:00,2234:11,2255:00,0333:01,3444:40"

  private static func game(pegCount: Int = 4, theme: Theme = .mastermind, limit: Int? = nil) throws -> CodeBreaker {
    CodeBreaker(
      try GameSetup(number: GameNumber(537)!, pegCount: pegCount, theme: theme, attemptLimit: limit).variantWithoutLuck)
  }

  private static func attempt(_ text: String, in game: inout CodeBreaker) {
    for (hole, peg) in Code(guess: Array(text.utf8), theme: game.setup.theme)!.pegs.enumerated() {
      game.setGuessPeg(peg, at: hole)
    }
    #expect(game.attemptGuess() == nil)
  }

  @Test func variantWithoutLuckKeepsTheSetupWithoutNumberOrCode() throws {
    let setup = try GameSetup(number: GameNumber(537)!, pegCount: 5, attemptLimit: 12)
    let variant = setup.variantWithoutLuck
    #expect(!setup.isWithoutLuck)
    #expect(variant.isWithoutLuck)
    #expect(variant.number == nil)
    #expect(variant.deal.day == nil)
    #expect(variant.pegCount == 5)
    #expect(variant.theme == .mastermind)
    #expect(variant.attemptLimit == 12)
    #expect(variant == variant.variantWithoutLuck)
    #expect(variant != setup)
    #expect(try GameSetup(number: GameNumber(9)!, pegCount: 5, attemptLimit: 12).variantWithoutLuck == variant)
    #expect(variant.masterCode.isEmpty)
    #expect(variant.codeCount == 7776)
  }

  @Test func codesLeftDecreaseUntilTheCodeIsFoundAndTheLineRoundTrips() throws {
    var game = try Self.game(limit: 10)
    #expect(game.remainingCodeCount == 1296)
    #expect(!game.isCodeKnown)
    for (guess, left) in [("0011", 256), ("2234", 46), ("2255", 6), ("0333", 1)] {
      Self.attempt(guess, in: &game)
      #expect(game.remainingCodeCount == left)
      #expect(!game.isOver)
      #expect(game.masterCode.isHidden)
      #expect(game.masterCode.isEmpty)
    }
    Self.attempt("3444", in: &game)
    #expect(game.ending == .solved)
    #expect(game.remainingCodeCount == 1)
    #expect(!game.masterCode.isHidden)
    #expect(game.masterCode.text(in: .mastermind) == Array("3444".utf8))
    #expect(String(decoding: game.line, as: UTF8.self) == Self.wonLine)
    #expect(try CodeBreaker(line: Self.wonLine) == game)
  }

  @Test func wonGameRoundTripsAsAddressAndHasPrefixes() throws {
    let game = try CodeBreaker(line: Self.wonLine)
    #expect(try CodeBreaker(address: game.address) == game)
    #expect(String(decoding: game.address, as: UTF8.self) == Self.wonLine.replacing(" ", with: "/"))
    #expect(game.prefix(3) == (try CodeBreaker(line: String(Self.wonLine.prefix(Self.wonLine.count - 16)))))
    #expect(game.prefix(9) == game)
  }

  @Test func answerPassedToTheGameIsIgnored() throws {
    var other = try Self.game(limit: 10)
    Self.attempt("0011", in: &other)
    var answered = try Self.game(limit: 10)
    for hole in 0..<4 { answered.setGuessPeg(hole < 2 ? "red" : "green", at: hole) }
    #expect(answered.attemptGuess(answer: MatchCounts(exact: 4, inexact: 0)) == nil)
    #expect(answered == other)
  }

  @Test func unsolvedGameRevealsARemainingCode() throws {
    var game = try Self.game()
    Self.attempt("0011", in: &game)
    let question = CoachQuestion(game)
    #expect(game.giveUp() == true)
    #expect(game.remainingCodeCount == 256)
    #expect(game.isCodeKnown)
    #expect(!game.masterCode.isHidden)
    #expect(question.isCandidate(CoachQuestion.colors(of: game.masterCode, game.pegChoices)))
    #expect(String(decoding: game.line, as: UTF8.self) == "codebreaker/1 without-luck 4.mastermind 0011:00,x")
    #expect(try CodeBreaker(line: game.line) == game)
    var limited = try Self.game(limit: 1)
    Self.attempt("01--", in: &limited)
    #expect(limited.ending == .outOfAttempts)
    #expect(limited.isCodeKnown)
    #expect(CoachQuestion(limited).isCandidate(CoachQuestion.colors(of: limited.masterCode, limited.pegChoices)))
    var untouched = try Self.game()
    untouched.giveUp()
    #expect(untouched.masterCode.text(in: .mastermind) == Array("0000".utf8))
    #expect(untouched.remainingCodeCount == 1296)
  }

  @Test(arguments: [
    ("codebreaker/1 without-luck", "the number of pegs and the theme are missing"),
    ("codebreaker/1 without-luck ", "the game number is followed by a space but no setup"),
    ("codebreaker/2 without-luck 4.mastermind", "only version 1 of the rules can be played"),
    ("codebreaker/1 without-lucky 4.mastermind", "the game number can have only digits"),
    ("codebreaker/1 without 4.mastermind", "the game number can have only digits"),
    ("codebreaker/1 without-luck 2.mastermind", "the number of pegs must be 3, 4, 5, or 6"),
    ("codebreaker/1 without-luck 4.mastermind ", "the theme is followed by a space but no attempts"),
    ("codebreaker/1 without-luck 4.mastermind 0011", "attempt 1 is not followed by : and its answer, two digits"),
    ("codebreaker/1 without-luck 4.mastermind 0011:0", "attempt 1 is not followed by : and its answer, two digits"),
    ("codebreaker/1 without-luck 4.mastermind 0011:000", "attempt 1 is not followed by : and its answer, two digits"),
    ("codebreaker/1 without-luck 4.mastermind 0011:01", "attempt 1 is not answered as in a game without luck"),
    ("codebreaker/1 without-luck 4.mastermind 0011:40", "attempt 1 is not answered as in a game without luck"),
    ("codebreaker/1 without-luck 4.mastermind 0011:31", "attempt 1 is not answered as in a game without luck"),
    ("codebreaker/1 without-luck 4.mastermind 0011:00,2234:02", "attempt 2 is not answered as in a game without luck"),
    ("codebreaker/1 without-luck 4.mastermind 0011:00,0011:00", "attempt 2 is the same as attempt 1"),
    ("codebreaker/1 without-luck 4.mastermind ----:00", "attempt 1 has no pegs at all"),
    ("codebreaker/1 without-luck 4.mastermind.1 0011:00,2234:11", "the line continues after the game has ended"),
    ("codebreaker/1 1 4.mastermind 0011:00", "attempt 1 has a peg that isn’t in the theme: :"),
  ])
  func invalidLineReportsItsFault(line: String, fault: String) {
    let error = #expect(throws: ReplayError.self) { try CodeBreaker(line: line) }
    #expect(error?.description == fault)
  }

  @Test func replayedGameEqualsThePlayedGame() throws {
    var random = SplitMix64(seed: 11)
    for _ in 0..<60 {
      let drawn = GameSetup.random(
        pegCount: Int.random(in: 3...4, using: &random), theme: Theme.all.randomElement(using: &random)!,
        attemptLimit: Bool.random(using: &random) ? 6 : nil, using: &random)
      var game = CodeBreaker(drawn.variantWithoutLuck)
      for _ in 0..<Int.random(in: 0...8, using: &random) {
        for index in game.guess.pegs.indices {
          game.setGuessPeg((game.pegChoices + [Code.missingPeg]).randomElement(using: &random)!, at: index)
        }
        game.attemptGuess()
      }
      if Int.random(in: 0..<4, using: &random) == 0 { game.giveUp() }
      for index in game.guess.pegs.indices { game.setGuessPeg(Code.missingPeg, at: index) }
      #expect(try CodeBreaker(line: game.line) == game)
      #expect(try CodeBreaker(address: game.address) == game)
    }
  }

  /// A changed line is invalid or a different game, because no game has two lines.
  @Test func fuzzedLineIsRejectedOrCanonical() {
    var random = SplitMix64(seed: 7)
    var accepted = 0
    for _ in 0..<4000 {
      var changed = Array(Self.wonLine.utf8)
      for _ in 0...Int.random(in: 0...1, using: &random) {
        let position = Int.random(in: 0...changed.count, using: &random)
        let byte = Array("0123456789x-,. /:withoutluck".utf8).randomElement(using: &random)!
        switch Int.random(in: 0..<4, using: &random) {
        case 0 where position < changed.count: changed[position] = byte
        case 1 where position < changed.count: changed.remove(at: position)
        case 2: changed.removeSubrange(position...)
        default: changed.insert(byte, at: position)
        }
      }
      guard let game = try? CodeBreaker(line: changed) else { continue }
      #expect(game.line == changed)
      accepted += 1
    }
    #expect(accepted > 100, "\(accepted) accepted")
  }

  @Test func parExistsExactlyForTheChoiceCountsOfThemesAndIsConsistent() {
    for pegCount in GameSetup.pegCounts {
      for choiceCount in GameSetup.choiceCounts {
        let hasTheme = Theme.all.contains { $0.choices.count == choiceCount }
        let par = Par(pegCount: pegCount, choiceCount: choiceCount)
        #expect((par != nil) == hasTheme, "\(pegCount) pegs of \(choiceCount)")
        if let par {
          #expect(par.lowerBound <= par.upperBound)
          #expect(par.lowerBound > 1)
          #expect(par.text.contains("Par is \(par.upperBound)"))
          #expect(par.isProven == (par.lowerBound == par.upperBound))
        }
      }
    }
    #expect(Par(pegCount: 7, choiceCount: 6) == nil)
    #expect(Par(pegCount: 4, choiceCount: 13) == nil)
  }
}
