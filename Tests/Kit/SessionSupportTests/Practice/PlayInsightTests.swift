import GameCore
import SessionSupport
import Testing

@Suite struct PlayInsightTests {
  private let words = PracticeText(
    unit: "points", move: "move",
    divisions: [
      .init("Halves", [.init("First", "in the first half"), .init("Second", "in the second half")]),
      .init("Thirds", [.init("A", "in a"), .init("B", "in b"), .init("C", "in c")]),
    ])

  /// Returns the insights for `games` equal games. Each part of a game has a number of moves and their total loss.
  private func insights(games: Int = 5, _ parts: [(count: Int, loss: Int64)]) -> [PlayInsight] {
    var progress = PlayProgress()
    for number in 0..<games {
      progress.record(.sample("\(number)", day: 0, parts: parts.map { TotalLoss(count: $0.count, loss: $0.loss) }))
    }
    return PlayInsight.all(progress, words: words)
  }

  @Test func insightNamesThePartsWithMostAndLeastLoss() throws {
    let all = insights(games: 7, [(10, 1000), (10, 2480), (4, 400), (4, 0), (4, 800)])
    #expect(all.map(\.title) == ["Halves", "Thirds"])
    #expect(
      all[0].sentence
        == "You lose most in the second half: 2.48 points per move, and least in the first half, 1.00. (7 games.)")
    #expect(all[0].parts.map(\.label) == ["First", "Second"])
    #expect(all[0].parts.map(\.count) == [100, 248])
    #expect(all[0].parts.map(\.text) == ["1.00", "2.48"])
    #expect(all[0].parts.map(\.share) == [40, 100])
    #expect(all[1].sentence == "You lose most in c: 2.00 points per move, and least in b, 0.00. (7 games.)")
    #expect(all[1].parts.map(\.share) == [50, 0, 100])
  }

  @Test(arguments: [4, 5]) func tooFewGamesGiveNoInsights(games: Int) {
    #expect(insights(games: games, [(10, 1000), (10, 2000)]).isEmpty == (games < PlayInsight.minGameCount))
  }

  @Test func gameIsCountedOnlyInDivisionsThatItHasPartsFor() {
    var progress = PlayProgress()
    for number in 0..<8 {
      let parts = Array(repeating: TotalLoss(count: 5, loss: Int64(number)), count: number < 4 ? 5 : 2)
      progress.record(.sample("\(number)", day: 0, parts: parts))
    }
    let all = PlayInsight.all(progress, words: words)
    #expect(all.map(\.title) == ["Halves"])
    #expect(all[0].sentence.hasSuffix("(8 games.)"))
  }

  /// Parts with fewer than five moves in total are left out, and so are divisions with only one part left to compare.
  @Test func partsWithFewMovesAreLeftOut() {
    let all = insights([(0, 0), (1, 100), (1, 50), (0, 0), (2, 400)])
    #expect(all.map(\.title) == ["Thirds"])
    #expect(all[0].parts.map(\.label) == ["A", "C"])
    #expect(all[0].sentence == "You lose most in c: 2.00 points per move, and least in a, 0.50. (5 games.)")
  }

  @Test(arguments: [4, 5]) func tooFewMovesGiveNoInsights(moves: Int) {
    var progress = PlayProgress()
    for number in 0..<5 {
      let second = number < moves ? TotalLoss(count: 1, loss: 100) : TotalLoss()
      progress.record(.sample("\(number)", day: 0, parts: [TotalLoss(count: 10, loss: 0), second]))
    }
    #expect(PlayInsight.all(progress, words: words).isEmpty == (moves < PlayInsight.minMoveCount))
  }

  @Test func equalLossesAreReported() {
    let all = insights([(1, 124), (2, 248)])
    #expect(all.map(\.sentence) == ["You lose the same everywhere: 1.24 points per move. (5 games.)"])
    #expect(all[0].parts.map(\.share) == [100, 100])
    let none = insights([(1, 0), (1, 0)])
    #expect(none.map(\.sentence) == ["You lose the same everywhere: 0.00 points per move. (5 games.)"])
    #expect(none[0].parts.map(\.share) == [0, 0])
  }
}
