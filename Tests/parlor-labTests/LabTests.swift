import CodeBreakerCoach
import CodeBreakerModel
import GameCore
import SessionSupport
import Testing
import TriplesCoach
import TriplesModel
import TriplesPocketNetwork

@testable import CodeBreakerSession
@testable import TriplesSession
@testable import parlor_lab

@Suite struct LabTests {
  /// A small part of the table in the article of the coach.
  @Test func reasonsSpeakForTheBestGuess() throws {
    var counts = ReasonCounts()
    let coach = Coach(maxWholeGameCodeCount: 1296)
    for number in 1...3 as ClosedRange<UInt64> {
      var measurement = ReasonMeasurement(try GameSetup(number: try #require(GameNumber(number))), coach)
      counts.add(measurement.counts())
    }
    let averages = try #require(counts.pairs[.average])
    #expect(averages.count > 20)
    #expect(averages.best == averages.count)
    for (kind, pair) in counts.pairs { #expect(pair.best * 10 >= pair.count * 6, "\(kind.name)") }
    #expect(counts.mistakes.count > 0)
    #expect(counts.mistakes.withReason == counts.mistakes.count)
    #expect(ReasonReport(counts: counts).text.contains("mistakes of the simple player, 100% with a reason."))
  }

  /// The coach still rates a sample of the boards as the command that wrote the table did.
  @Test func dailyBoardsHaveAClearBestMoveAndGetHarder() throws {
    let test = TriplesPositionTest(try #require(PocketNetwork.coach))
    for index in stride(from: 0, to: PositionTable.triples.setCount, by: 61) {
      let leads = try PositionTable.triples.codes(ofSet: index).map { code in
        let position = try #require(TriplesDailyPosition(code: code))
        return try #require(test.rating(of: position), "\(code)").lead
      }
      #expect(leads == leads.sorted(by: >), "\(leads)")
      #expect(leads.allSatisfy { $0 >= 10 }, "\(leads)")
    }
  }

  @Test func dailyCodesHaveAReasonAndGetHarder() throws {
    let test = CodeBreakerPositionTest(CodeBreakerCoach.Coach())
    for index in stride(from: 0, to: PositionTable.codeBreaker.setCount, by: 20) {
      let ratings = try PositionTable.codeBreaker.codes(ofSet: index).map { code in
        let parts = CodeBreakerDailyPosition.parts(ofCode: code)
        let position = try #require(CodeBreakerDailyPosition(game: parts.game, attemptCount: parts.attemptCount))
        let rating = try #require(test.rating(of: position), "\(code)")
        #expect(rating.loss == parts.loss)
        return rating
      }
      let difficulties = ratings.map(\.difficulty)
      #expect(difficulties == difficulties.sorted())
      #expect(Set(ratings.map(\.reason)).count >= 3)
    }
  }

  @Test func setsAreFromEasyToHardWithDifferentReasons() throws {
    let found = (0..<20).map {
      FoundPosition(code: $0, difficulty: Double($0 % 10), reason: $0 % 2 == 0 ? "even" : "odd")
    }
    let sets = try #require(PositionSets(found, count: 4)).sets
    #expect(sets.count == 4)
    #expect(Set(sets.joined().map(\.code)).count == 20)
    for set in sets {
      #expect(set.map(\.difficulty) == set.map(\.difficulty).sorted())
      #expect(set[0].reason != set[1].reason)
    }
    #expect(PositionSets(found, count: 5) == nil)
    #expect(PositionSets([], count: 1) == nil)
  }

  @Test func benchCountsTheSameMovesEachTimeAndNoneForZeroGames() {
    let moves = TriplesBenchCommand.play(3)
    #expect(moves > 3)
    #expect(moves == TriplesBenchCommand.play(3))
    #expect(TriplesBenchCommand.play(0) == 0)
  }

  @Test func reasonsAreCountedForCostlyMovesOnly() {
    let advice = { (game: Triples) in
      let legal = Direction.allCases.filter(game.canCollapse)
      return Advice(
        moves: legal.enumerated().map { AdvisedMove($1, expectation: Points(whole: 1000 - 10 * $0)) }, score: game.score
      )
    }
    let count = ReasonCount(of: Triples.dealtGame(Triples.determ), advice: advice)
    let separated = count.inOrder.values.reduce(0) { $0 + $1.count }
    #expect(count.pairCount > 30)
    #expect(separated > 10)
    #expect(separated <= count.pairCount)
    for (kind, votes) in count.inOrder { #expect(count.alone[kind].map { $0.count >= votes.count } == true) }
    var played: [Direction] = []
    let game = Triples.dealtGame(Triples.determ)
    while let best = advice(game).bestMove, (try? game.play(best)) != nil { played.append(best) }
    #expect(ReasonCount(of: Triples.dealtGame(Triples.determ), by: played, advice: advice).pairCount == 0)
    var both = count
    both.add(count)
    #expect(both.pairCount == 2 * count.pairCount)
    #expect(both.inOrder.values.reduce(0) { $0 + $1.count } == 2 * separated)
  }

  @Test func fourWayCollapseMatchesSingleDirections() {
    var randomness = SplitMix64(seed: 1)
    for _ in 0..<5000 {
      let board = PackedBoard(cells: randomness.next() & randomness.next())
      let all = FourWayTable.shared.collapse(board)
      let boards = [all.leftRight[0], all.leftRight[1], all.upDown[0], all.upDown[1]]
      for (place, direction) in Direction.allCases.enumerated() {
        let (expected, points) = RowTable.shared.collapse(board, direction)
        #expect(boards[place] == expected.cells)
        #expect(Int(all.points >> UInt64(16 * place) & 0xFFFF) == points)
      }
    }
  }

  @Test func timingReportsWrongTotalsAndComparesProgramsThatRan() {
    let game = StrategyTiming.quickCases[0]
    #expect(
      StrategyTiming(game: game, total: 5625, seconds: 0.04).line
        == "4 pegs, 6 colors, optimal: 5625 guesses in 0.04 s (elsewhere 0.15 s)")
    #expect(
      StrategyTiming(game: game, total: 5626, seconds: 0.04, comparisonSeconds: 0.1).line
        == "4 pegs, 6 colors, optimal: 5626 guesses, NOT 5625 in 0.04 s, the other program in 0.10 s, 2.5 times as long "
        + "(elsewhere 0.15 s)")
    #expect(
      StrategyTiming(game: StrategyTiming.slowCases[0], total: 17281, seconds: 21).line
        == "6 pegs, 4 colors, optimal: 17281 guesses in 21.00 s")
    for game in StrategyTiming.quickCases + StrategyTiming.slowCases {
      #expect(!StrategyTiming(game: game, total: game.total, seconds: 0.5).line.contains("times"))
    }
    // The strategy took less time than the clock can measure.
    #expect(
      StrategyTiming(game: game, total: 5625, seconds: 0, comparisonSeconds: 1).line.contains("1000 times as long"))
  }

  @Test func comparisonCommandHasTheGameAndNeedsARuleUnlessOptimal() {
    let (best, parts) = (StrategyTiming.quickCases[1], StrategyTiming.quickCases[6])
    #expect(ComparisonProgram(command: "a {colors} {pegs}").command(for: best) == "a 5 5")
    #expect(ComparisonProgram(command: "a {pegs}x{colors} {rule} {x}").command(for: parts) == "a 5x8 parts {x}")
    #expect(ComparisonProgram(command: "a {pegs}x{colors} {rule}").command(for: best) == "a 5x5 optimal")
    // A command without `{rule}` can compute only best strategies.
    #expect(ComparisonProgram(command: "a {pegs} {colors}").command(for: parts) == nil)
  }

  @Test func commandMustContainPegsAndColors() {
    #expect(ComparisonProgram(command: "{pegs} {colors}").namesTheGame)
    for command in ["", "a", "a {pegs}", "a {colors}", "a pegs colors"] {
      #expect(!ComparisonProgram(command: command).namesTheGame)
    }
  }
}
