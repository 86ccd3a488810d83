import CodeBreakerModel
import Testing

@testable import CodeBreakerSession

@Suite struct DuelVerdictTests {
  private func game(_ moves: String) throws -> CodeBreakerSession.DuelGame {
    let setup = try CodeBreaker(line: freshLine + (moves.contains("!") ? ".2" : "")).setup
    return try CodeBreakerSession.DuelGame(moves: Array(moves.filter { $0 != "!" }.utf8), setup: setup)
  }

  @Test(
    arguments: [
      ("2020", "0123,2020", nil, "own", "You won by a guess: 1 to 2."),
      ("0123,0124,2020", "2020", nil, "friend", "Your friend won by 2 guesses: 1 to 3."),
      ("0123,2020", "0123,x", nil, "own", "You won: your friend didn’t break the code."),
      ("0123,0124!", "0123,2020!", nil, "friend", "Your friend won: you didn’t break the code."),
      ("0123,x", "0123,0124,x", nil, "", "It’s a tie: neither of you broke the code."),
      ("0123,x", "0123,0124,x/hints-1", nil, "", "It’s a tie: neither of you broke the code."),
      (
        "0123,2020", "0124,2020", nil, "",
        "Tied on guesses: 2 guesses each. Mistakes decide once the coach has reviewed both games."
      ),
      (
        "0123,2020", "0124,2020", (35, 10), "friend",
        "Your friend won with fewer mistakes: 2 guesses each, but your mistakes cost 0.25 more guesses."
      ),
      (
        "2020", "2020", (0, 5), "own",
        "You won with fewer mistakes: 1 guess each, but your friend’s mistakes cost 0.05 more guesses."
      ),
      ("0123,2020", "0124,2020", (10, 10), "", "It’s a tie: 2 guesses each, and mistakes cost the same."),
      ("2020", "0123,2020", (90, 0), "own", "You won by a guess: 1 to 2."),
      // Games with hints.
      (
        "2020/hints-1", "0123,2020", nil, "friend",
        "Your friend won: a game with hints can’t win against one without."
      ),
      ("0123,2020", "2020/hints-1", nil, "own", "You won: a game with hints can’t win against one without."),
      ("2020", "0123,2020/hints-2", nil, "own", "You won by a guess: 1 to 2."),
      ("2020/hints-2", "0123,2020/hints-1", nil, "own", "You won by a guess: 1 to 2."),
      (
        "0123,2020/hints-2", "0124,2020", (0, 5), "friend",
        "Your friend won: a game with hints can’t win against one without."
      ),
      (
        "2020/hints-1", "0123,x", nil, "",
        "It’s a tie: the code was only broken with hints, which can’t win against a game without them."
      ),
      ("0123,x/hints-1", "0123,2020", nil, "friend", "Your friend won: you didn’t break the code."),
    ] as [(String, String, (own: Int64, friend: Int64)?, String, String)])
  func verdictNamesTheWinnerOrATieAndIsTheSameForBothPlayers(
    own: String, friend: String, losses: (own: Int64, friend: Int64)?, winner: String, text: String
  ) throws {
    let verdict = CodeBreakerSession.DuelVerdict(own: try game(own), friend: try game(friend), losses: losses)
    #expect(verdict.winner == (winner.isEmpty ? nil : winner == "own" ? .own : .friend))
    #expect(verdict.text == text)
    let other = CodeBreakerSession.DuelVerdict(
      own: try game(friend), friend: try game(own), losses: losses.map { (own: $0.friend, friend: $0.own) })
    #expect(other.winner == (winner.isEmpty ? nil : winner == "own" ? .friend : .own), "from the other player's side")
  }

  @Test(
    arguments: [
      ("2020", "2020", nil, "You both made the same guesses."),
      ("0123,2020", "0123,0124,2020", 2, "Your games split at attempt 2."),
      ("1---,2020", "0123,2020", 1, "Your games split at the first attempt."),
      ("0123,0124,x", "0123,x", 2, "Your games split at attempt 2."),
      ("0123,x", "0123,x", nil, "You both made the same guesses."),
    ] as [(String, String, Int?, String)])
  func firstDifferenceIsDescribedAndMarked(own: String, friend: String, firstDifference: Int?, text: String) throws {
    let duel = CodeBreakerSession.Duel(own: try game(own), friend: try game(friend))
    #expect(duel.firstDifferenceNumber == firstDifference)
    #expect(duel.splitText == text)
    #expect(duel.rows.map(\.number) == Array(1...max(duel.own.attemptCount, duel.friend.attemptCount)))
    #expect(duel.rows.filter(\.isFirstDifference).map(\.number) == firstDifference.map { [$0] } ?? [])
    #expect(duel.rows.compactMap(\.own).count == duel.own.attemptCount)
    #expect(duel.rows.compactMap(\.friend).count == duel.friend.attemptCount)
  }

  @Test(
    arguments: [
      ("2020", "2020", nil), ("2020/hints-1", "2020", "You took 1 hint; your friend took none."),
      ("2020", "2020/hints-2", "Your friend took 2 hints, and you took none."),
      ("2020/hints-3", "2020/hints-1", "You took 3 hints; your friend took 1 hint."),
    ] as [(String, String, String?)])
  func hintsOfEitherPlayerAreComparedInTextAndFigures(own: String, friend: String, text: String?) throws {
    let duel = CodeBreakerSession.Duel(own: try game(own), friend: try game(friend))
    #expect(duel.hintsText == text)
    #expect(duel.figures.map(\.name) == ["Guesses"] + (text == nil ? [] : ["Hints"]))
  }
}
