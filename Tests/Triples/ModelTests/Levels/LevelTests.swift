import NumberedGame
import TestSupport
import Testing

@testable import TriplesModel

@Suite struct LevelTests {
  private let number = GameNumber(14)!

  @Test(arguments: [
    // Each row has the scores of the crown, coach, Matchmaker, and Sweeper, and the scores for bronze, silver, and gold.
    (368, 342, 314, 252, [252, 314, 342]),
    (368, 342, 342, 252, [252, nil, 342]),
    (368, 342, 252, 252, [nil, 252, 342]),
    (368, 368, 314, 252, [252, 314, nil]),
    (368, 368, 368, 252, [252, nil, nil]),
    (52, 52, 52, 52, [nil, nil, nil]),
    // If a weaker player outscored a stronger one, only the weaker player's medal is unavailable.
    (368, 300, 314, 320, [nil, nil, 300]),
    (368, 342, 252, 314, [nil, 252, 342]),
  ])
  func requiredScoresFollowFromThePlayersScoresAndRoundTrip(
    crown: Int, coach: Int, matchmaker: Int, sweeper: Int, required: [Int?]
  ) {
    let level = Level(number: number, crown: crown, coach: coach, matchmaker: matchmaker, sweeper: sweeper)
    #expect([Medal.bronze, .silver, .gold].map(level.requiredScore) == required)
    #expect(level.requiredScore(for: .crown) == crown && level.bestPossibleScore == crown)
    #expect(LevelTable(text: LevelTable([level]).text)?[number] == level)
  }

  @Test(
    arguments: [
      (0, nil, Medal.bronze, 252), (251, nil, .bronze, 1), (252, .bronze, .silver, 62), (341, .silver, .gold, 1),
      (342, .gold, .crown, 26), (367, .gold, .crown, 1),
    ] as [(Int, Medal?, Medal, Int)])
  func scoreDeterminesMedalNextMedalAndMissingPoints(score: Int, medal: Medal?, next: Medal, missing: Int) throws {
    let level = Level(number: number, crown: 368, coach: 342, matchmaker: 314, sweeper: 252)
    #expect(level.medal(for: score) == medal)
    let found = try #require(level.nextMedal(after: score))
    #expect(found.medal == next && found.missingPoints == missing)
    #expect(level.medal(for: 368) == .crown && level.medal(for: .max) == .crown && level.nextMedal(after: 368) == nil)
  }

  @Test func unavailableMedalsAreOmitted() {
    let level = Level(number: number, crown: 100, coach: 100, matchmaker: 50, sweeper: 50)
    #expect(level.medal(for: 49) == nil && level.medal(for: 50) == .silver && level.medal(for: 99) == .silver)
    #expect(level.nextMedal(after: 50)?.medal == .crown)
  }

  @Test func levelWithALowBestScoreIsHardLuck() {
    let level = Level(number: number, crown: 100, coach: 100, matchmaker: 50, sweeper: 50)
    #expect(level.isHardLuck)
    #expect(!Level(number: number, crown: 400, coach: 1, matchmaker: 1, sweeper: 1).isHardLuck)
  }

  @Test func tableHasAThousandLevelsWithAscendingCostsUpToTheBound() throws {
    let levels = Self.table.levels
    #expect(levels.map { Int($0.number.value) } == Array(1...1000))
    for level in levels {
      // The available medals are in ascending order of their scores, and the crown requires the proven maximum.
      let scores = Medal.allCases.compactMap(level.requiredScore)
      #expect(zip(scores, scores.dropFirst()).allSatisfy { $0 < $1 } && scores.last == level.bestPossibleScore)
      #expect(level.bestPossibleScore == ScoreBound(level.number)?.score, "game \(level.number)")
    }
  }

  @Test func tableRoundTripsAndHasNoLevelForAnUnlistedNumber() {
    #expect(LevelTable(text: Self.table.text) == Self.table)
    #expect(Self.table[GameNumber(1001)!] == nil)
    #expect(LevelTable([])[number] == nil)
  }

  @Test(arguments: [
    "14 252 314 342 368", "14 252 314 342\n", "14 252 314 342 368 370\n", "14 252 314 342 -\n", "14 252 252 342 368\n",
    "14 252 314 342 0\n", "14 252  314 342 368\n", "014 252 314 342 368\n", "15 - - - 3\n14 - - - 3\n",
    "14 - - - 3\n\n",
    "14 - - - 99999999999\n", " 14 - - - 3\n", "14 a - - 3\n", "\n", "14 - - - 3\n14 - - - 3\n",
  ])
  func invalidTextIsRejected(text: String) {
    #expect(LevelTable(text: Array(text.utf8)) == nil)
  }

  @Test func lastOfDuplicateLevelsWinsAndLevelsAreSorted() {
    let levels = [(14, 3), (2, 5), (14, 4)].map { number, crown in
      Level(number: GameNumber(number)!, crown: crown, coach: 1, matchmaker: 1, sweeper: 1)
    }
    #expect(LevelTable(levels).levels == [levels[1], levels[2]])
    #expect(String(decoding: LevelTable(levels).text, as: UTF8.self) == "2 - - 1 5\n14 - - 1 4\n")
  }

  @Test func bestGameOfANumberIsFound() throws {
    let text = Repository.data("triples-par.txt")
    for number in [1, 14, 142, 1000] {
      let number = GameNumber(UInt64(number))!
      let replay = try #require(BestGames.replay(of: number, in: text))
      #expect(replay.number == number && replay.game.isDone && replay.game.score == ScoreBound(number)?.score)
    }
  }

  @Test func missingOrInvalidBestGameIsNotFound() {
    let text = Repository.data("triples-par.txt")
    #expect(BestGames.replay(of: GameNumber(1001)!, in: text) == nil)
    #expect(BestGames.replay(of: number, in: Array("14 368! ???\n".utf8)) == nil)
    #expect(BestGames.replay(of: number, in: Array("14\n".utf8)) == nil)
    #expect(BestGames.replay(of: number, in: Array("14 368! AA\n".utf8)) == nil, "moves that cannot be played")
    #expect(BestGames.replay(of: number, in: []) == nil)
  }

  private static let table = LevelTable(text: Repository.data("triples-medals.txt"))!
}
