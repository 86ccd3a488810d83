import GameCore
import TestSupport
import Testing

@testable import TriplesModel

@Suite struct LevelTests {
  private let level = Level(GameNumber(14)!)!

  @Test func medalsRequireFixedSharesOfTheBestPossibleScore() {
    #expect(level.bestPossibleScore == 368)
    #expect(Medal.allCases.map(level.requiredScore) == [148, 221, 295, 368], "rounded up")
    #expect(Medal.allCases.map(Level(level.number, bestPossibleScore: 100).requiredScore) == [40, 60, 80, 100])
  }

  @Test(
    arguments: [
      (0, nil, Medal.bronze, 148), (147, nil, .bronze, 1), (148, .bronze, .silver, 73), (294, .silver, .gold, 1),
      (295, .gold, .crown, 73), (367, .gold, .crown, 1),
    ] as [(Int, Medal?, Medal, Int)])
  func scoreDeterminesMedalNextMedalAndMissingPoints(score: Int, medal: Medal?, next: Medal, missing: Int) throws {
    #expect(level.medal(for: score) == medal)
    let found = try #require(level.nextMedal(after: score))
    #expect(found.medal == next)
    #expect(found.missingPoints == missing)
    #expect(level.medal(for: 368) == .crown)
    #expect(level.medal(for: .max) == .crown)
    #expect(level.nextMedal(after: 368) == nil)
  }

  @Test func nextMedalIsBetterThanTheOneThatIsAlreadyWon() throws {
    let next = try #require(level.nextMedal(after: 100, above: .silver))
    #expect(next.medal == .gold)
    #expect(next.missingPoints == 195)
    #expect(level.nextMedal(after: 100, above: .crown) == nil)
  }

  @Test func levelWithALowBestScoreIsHardLuck() {
    #expect(Level(level.number, bestPossibleScore: 399).isHardLuck)
    #expect(!Level(level.number, bestPossibleScore: 400).isHardLuck)
  }

  @Test func everyLevelHasFourMedalsThatRiseAndAreReachable() {
    #expect(Level.all.map { Int($0.number.value) } == Array(1...1000))
    #expect(Level(GameNumber(1001)!) == nil)
    let games = String(decoding: Repository.data("triples-par.txt"), as: UTF8.self).split(separator: "\n")
    let best = games.filter { !$0.hasPrefix("#") }.map { $0.split(separator: " ")[1] }
    // A proven best game, whose score ends with an exclamation mark, passes all lower scores on its way.
    #expect(best == Level.all.map { "\($0.bestPossibleScore)!" })
    for level in Level.all {
      let scores = Medal.allCases.map(level.requiredScore)
      #expect(zip(scores, scores.dropFirst()).allSatisfy { $0 < $1 })
      #expect(scores.last == level.bestPossibleScore)
      let percents = scores.map { 100 * Double($0) / Double(level.bestPossibleScore) }
      #expect(zip(percents, [40.0, 60, 80, 100]).allSatisfy { $1 <= $0 && $0 < $1 + 3 }, "level \(level.number)")
    }
  }

  // MARK: Opponents

  @Test(
    arguments: [
      // Each row has the scores of the Sweeper, the Matchmaker, and the coach, and for each medal the least score that
      // won it in releases up to 0.2.0, or `nil` if no score did.
      (252, 314, 342, [252, 314, 342, 368]), (252, 342, 342, [252, nil, 342, 368]),
      (252, 252, 342, [nil, 252, 342, 368]),
      (252, 314, 368, [252, 314, nil, 368]), (368, 368, 368, [nil, nil, nil, 368]),
      (320, 314, 300, [nil, nil, 300, 368]),
      (314, 252, 342, [nil, 252, 342, 368]),
    ] as [(Int, Int, Int, [Int?])])
  func formerMedalsRequiredTheScoresOfTheOpponents(sweeper: Int, matchmaker: Int, coach: Int, required: [Int?]) {
    let scores = OpponentScores(sweeper: sweeper, matchmaker: matchmaker, coach: coach)
    let medals = (0...400).map { scores.formerMedal(for: $0, in: level) }
    #expect(Medal.allCases.map { medals.firstIndex(of: $0) } == required)
  }

  @Test func opponentsOfAllLevelsAreKnown() {
    let table = OpponentTable(text: Repository.data("triples-opponents.txt"))!
    #expect(table.numbers == Level.all.map(\.number))
    #expect(table[level.number] == OpponentScores(sweeper: 252, matchmaker: 314, coach: 342))
    #expect(table[GameNumber(1001)!] == nil)
    #expect(OpponentTable()[level.number] == nil)
    #expect(OpponentTable(text: table.text) == table)
    for level in Level.all {
      #expect(table[level.number]!.all.allSatisfy { $0 <= level.bestPossibleScore })
    }
  }

  @Test(arguments: [
    "14 252 314 342", "14 252 314\n", "14 252 314 342 368\n", "14 252  314 342\n", "014 252 314 342\n",
    "14 252 314 -\n",
    "15 1 2 3\n14 1 2 3\n", "14 1 2 3\n14 1 2 3\n", "14 1 2 3\n\n", "14 1 2 99999999999\n", " 14 1 2 3\n", "14 a 2 3\n",
    "\n",
  ])
  func invalidTextIsRejected(text: String) {
    #expect(OpponentTable(text: Array(text.utf8)) == nil)
  }

  @Test func rowsAreSortedReplacedAndRemoved() {
    var table = OpponentTable()
    for (number, coach) in [(14, 3), (2, 5), (14, 4), (9, 1)] {
      table[GameNumber(UInt64(number))!] = OpponentScores(sweeper: 1, matchmaker: 2, coach: coach)
    }
    table[GameNumber(9)!] = nil
    #expect(String(decoding: table.text, as: UTF8.self) == "2 1 2 5\n14 1 2 4\n")
  }

  // MARK: Best games

  @Test func bestGameOfANumberIsFound() throws {
    let text = Repository.data("triples-par.txt")
    for number in [1, 14, 142, 1000] {
      let number = GameNumber(UInt64(number))!
      let replay = try #require(BestGames.replay(of: number, in: text))
      #expect(replay.number == number)
      #expect(replay.game.isDone)
      #expect(replay.game.score == ScoreBound(number)?.score)
    }
  }

  @Test func missingOrInvalidBestGameIsNotFound() {
    let text = Repository.data("triples-par.txt")
    let number = level.number
    #expect(BestGames.replay(of: GameNumber(1001)!, in: text) == nil)
    #expect(BestGames.replay(of: number, in: Array("14 368! ???\n".utf8)) == nil)
    #expect(BestGames.replay(of: number, in: Array("14\n".utf8)) == nil)
    #expect(BestGames.replay(of: number, in: Array("14 368! AA\n".utf8)) == nil, "moves that cannot be played")
    #expect(BestGames.replay(of: number, in: []) == nil)
  }
}
