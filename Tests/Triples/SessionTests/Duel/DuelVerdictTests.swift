import Testing
import TriplesModel

@testable import TriplesSession

@Suite struct DuelVerdictTests {
  private typealias Verdict = TriplesSession.Duel.Verdict

  /// Returns the verdict on two games. Each tuple has a game's number of moves, and its skill and luck in hundredths of
  /// a point.
  private func verdict(_ own: (Int, Int64, Int64), _ friend: (Int, Int64, Int64)) -> Verdict {
    let game = { (numbers: (Int, Int64, Int64)) in
      Verdict.Game(
        moveCount: numbers.0, skill: Points(hundredths: numbers.1), luck: Points(hundredths: numbers.2))
    }
    return Verdict(own: game(own), friend: game(friend))
  }

  /// The longer game lost more points in total, but far fewer points per move.
  @Test func longerGameWithLessLossPerMoveIsJudgedBetter() {
    // The own game scored 173 points in 36 moves, and the friend's game 927 points in 109 moves.
    let verdict = verdict((36, -119_004, 35_914), (109, -163_500, 117_500))
    #expect(verdict.text == "Your friend played better and was luckier.")
    #expect(
      verdict.details
        == "On average, each of your moves lost 33.1 points and each of your friend’s 15.0, so your friend played 18.1 "
        + "points better per move. Compared with average luck, each new tile gave you 10.0 points and your friend 10.8."
    )
    #expect(verdict.figures.map(\.name) == ["Lost per move", "Luck per move"])
    #expect(verdict.figures.map(\.ownValue) == ["33.1", "+10.0"])
    #expect(verdict.figures.map(\.friendValue) == ["15.0", "+10.8"])
  }

  @Test func bothPlayersGetConsistentVerdicts() {
    let (own, friend) = ((36, Int64(-119_004), Int64(35_914)), (109, Int64(-163_500), Int64(-45_780)))
    #expect(verdict(own, friend).text == "Your friend played better, but you were luckier.")
    #expect(verdict(friend, own).text == "You played better, but your friend was luckier.")
    #expect(
      verdict(friend, own).details
        == "On average, each of your moves lost 15.0 points and each of your friend’s 33.1, so you played 18.1 points "
        + "better per move. Compared with average luck, each new tile cost you 4.2 points and gave your friend 10.0.")
  }

  @Test(arguments: [
    (1, 2, "You played better and were luckier."),
    (1, -2, "You played better, but your friend was luckier."),
    (1, 0, "You played better, with the same luck."),
    (-1, 2, "Your friend played better, but you were luckier."),
    (-1, -2, "Your friend played better and was luckier."),
    (-1, 0, "Your friend played better, with the same luck."),
    (0, 2, "You both played equally well, and you were luckier."),
    (0, -2, "You both played equally well, and your friend was luckier."),
    (0, 0, "You both played equally well, with the same luck."),
  ])
  func everyCombinationOfPlayAndLuckHasAVerdictText(play: Int64, luck: Int64, text: String) {
    let verdict = verdict((10, -5000 + play * 1000, luck * 1000), (20, -10_000, 0))
    #expect(verdict.text == text)
  }

  /// Averages that are displayed as equal count as equal. Both 3.04 and 2.96 points are displayed as 3.0.
  @Test func averagesDisplayedAsEqualCountAsEqual() {
    let verdict = verdict((100, -30_400, 0), (100, -29_600, 0))
    #expect(verdict.text == "You both played equally well, with the same luck.")
    #expect(
      verdict.details
        == "On average, your moves and your friend’s lost 3.0 points each. Compared with average luck, each new tile gave "
        + "you 0.0 points and your friend 0.0.")
  }

  @Test func averagesAreRoundedWithHalvesAwayFromZero() {
    let rows = verdict((2, -10, -10), (3, -100, 100)).figures
    #expect(rows.map(\.ownValue) == ["0.1", "−0.1"])
    #expect(rows.map(\.friendValue) == ["0.3", "+0.3"])
  }

  @Test func gamesWithoutMovesAreNotCompared() {
    let (none, some) = ((0, Int64(0), Int64(0)), (4, Int64(-400), Int64(800)))
    #expect(verdict(none, some).text == "You made no moves, so there’s nothing to compare.")
    #expect(verdict(some, none).text == "Your friend made no moves, so there’s nothing to compare.")
    #expect(verdict(none, none).text == "Neither of you made a move.")
    for verdict in [verdict(none, some), verdict(some, none), verdict(none, none)] { #expect(verdict.details.isEmpty) }
    #expect(verdict(none, some).figures.map(\.ownValue) == ["–", "–"])
    #expect(verdict(none, some).figures.map(\.friendValue) == ["1.0", "+2.0"])
  }
}
