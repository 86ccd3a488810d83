import GameCore
import Testing
import TriplesModel
import TriplesTestSupport

@testable import TriplesSession

@Suite struct ReasonTextTests {
  private func words(_ moves: [(Direction, Int64)], on rows: String) -> String {
    let advice = Advice(moves: moves.map { AdvisedMove($0.0, expectation: Points(hundredths: $0.1)) }, score: 0)
    return TriplesSession.ReasonText.hint(advice, in: .game(rows: rows))
  }

  private let cornered = "48 6 0 0 / 3 0 0 0 / 1 0 0 0 / 2 0 0 0"

  @Test func hintGivesTheReasonOrSaysThatLittleSeparatesTheMoves() {
    #expect(words([], on: cornered) == "Nothing can move.")
    #expect(words([(.up, 900)], on: cornered) == "Up is the only move.")
    #expect(words([(.up, 1_000), (.right, 701)], on: cornered) == "It hardly matters here.")
    #expect(words([(.up, 9_000), (.left, 8_960), (.right, 100)], on: cornered) == "Up and Left are equally good.")
    #expect(
      words([(.up, 9_000), (.left, 8_960), (.down, 8_951), (.right, 100)], on: cornered)
        == "Up, Left, and Down are equally good.")
    #expect(words([(.up, 9_000), (.right, 100)], on: cornered) == "Up leaves 48 in a corner, Right doesn’t.")
    #expect(
      words([(.right, 9_000), (.up, 100)], on: cornered) == "Small things decide here. The coach prefers Right.")
  }

  @Test func pairThatTheBestMoveLeavesTogetherCanWait() {
    #expect(
      words([(.left, 9_000), (.up, 100)], on: "12 0 0 0 / 12 0 0 0 / 1 2 0 0 / 48 0 0 0").hasSuffix(
        " The 12s can wait."))
  }

  /// Situations from games of the coach, with its best move and one that costs 10 points or more.
  @Test(
    arguments: [
      (
        "2 2 3 192 / 2 2 12 96 / 0 2 3 6 / 2 3 2 2", Direction.left, Direction.down,
        "Left is safe. After Down, a bad tile could end the game."
      ),
      ("48 12 3 1 / 2 0 0 0 / 3 0 0 1 / 0 0 0 0", .left, .down, "Left leaves 48 in a corner, Down doesn’t."),
      ("0 0 0 1 / 0 0 3 1 / 0 0 6 6 / 0 0 48 24", .left, .up, "Left leaves 48 at an edge, Up doesn’t."),
      ("2 0 2 3 / 0 1 3 3 / 0 0 12 12 / 0 0 0 192", .right, .down, "Right joins two pairs and brings a pair together."),
      ("0 0 0 0 / 3 0 0 0 / 0 2 2 0 / 3 6 1 0", .down, .left, "Down makes a 3 beside another."),
      (
        "0 0 1 0 / 0 0 2 6 / 0 0 0 3 / 0 0 3 3", .left, .right,
        "Left lines up three pairs. The 3s can wait."
      ),
      (
        "1 2 0 0 / 6 6 1 0 / 24 1 2 2 / 96 2 0 0", .up, .left,
        "Up makes 3 and lines up four pairs. The 6s can wait."
      ),
      ("0 0 1 0 / 2 2 0 0 / 6 0 1 0 / 12 3 0 0", .left, .down, "Left lines up two pairs."),
      ("0 0 0 0 / 2 0 2 0 / 0 2 0 0 / 12 2 2 0", .right, .down, "Right leaves all directions open, whatever comes."),
      ("0 0 0 0 / 0 1 0 0 / 3 0 0 0 / 6 1 1 0", .right, .down, "Right leaves three directions open, whatever comes."),
      ("1 3 0 0 / 12 0 0 0 / 6 0 1 0 / 48 3 0 0", .down, .left, "Down leaves two directions open, whatever comes."),
      ("0 0 0 0 / 3 0 0 0 / 6 2 1 0 / 2 1 1 1", .right, .down, "Right makes 3 and lines up two pairs."),
      ("0 0 0 0 / 0 0 0 0 / 6 0 1 0 / 1 6 0 2", .down, .up, "Down brings a pair together."),
      ("0 0 0 0 / 0 0 0 0 / 0 2 1 0 / 12 3 1 0", .up, .left, "Up keeps similar numbers together."),
      ("3 0 0 1 / 6 0 0 0 / 24 3 1 2 / 3 3 0 0", .left, .down, "Left joins two pairs and brings a pair together."),
      ("0 0 0 0 / 3 0 0 0 / 3 0 0 0 / 1 6 0 2", .down, .right, nil),
    ] as [(String, Direction, Direction, String?)])
  func situationHasItsReason(rows: String, best: Direction, other: Direction, sentence: String?) {
    #expect(TriplesSession.ReasonText.reason(for: best, over: other, in: .game(rows: rows)) == sentence)
  }

  @Test(arguments: [
    (Reason.survives, "Up is safe. After Left, a bad tile could end the game."),
    (.keepsInCorner(96), "Up leaves 96 in a corner, Left doesn’t."),
    (.keepsAtEdge(48), "Up leaves 48 at an edge, Left doesn’t."),
    (.joins(sums: [12, 3], twin: nil, touching: 0), "Up joins two pairs."),
    (.joins(sums: [12, 3], twin: 12, touching: 3), "Up joins two pairs and lines up three pairs."),
    (.joins(sums: [6], twin: 6, touching: 1), "Up makes a 6 beside another."),
    (.joins(sums: [6], twin: 6, touching: 3), "Up makes a 6 beside another and lines up two pairs."),
    (.joins(sums: [24], twin: nil, touching: 1), "Up makes 24 and brings a pair together."),
    (.joins(sums: [], twin: nil, touching: 4), "Up lines up four pairs."),
    (.keepsOpen(4), "Up leaves all directions open, whatever comes."),
    (.keepsOpen(3), "Up leaves three directions open, whatever comes."),
    (.keepsOpen(1), "Up leaves a direction open, whatever comes."),
    (.linesUp(1), "Up brings a pair together."),
    (.linesUp(3), "Up lines up three pairs."),
    (.keepsOrder, "Up keeps similar numbers together."),
  ])
  func everyReasonIsASentence(reason: Reason, sentence: String) {
    #expect(TriplesSession.ReasonText.sentence(reason, for: .up, over: .left) == sentence)
  }
}
