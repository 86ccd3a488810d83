import SessionSupport
import Testing

@Suite struct DuelAddressTests {
  @Test(arguments: [
    ("triples/1/14/uldr/vs/lldr", "triples/1/14/uldr", "lldr"),
    ("codebreaker/1/537/4.mastermind/0123/4455/vs/0011/2233", "codebreaker/1/537/4.mastermind/0123/4455", "0011/2233"),
    ("triples/1/14/u/vs/l/vs/r", "triples/1/14/u", "l/vs/r"),
  ])
  func duelAddressIsSplitIntoGameAndAnsweredMovesAndRoundTrips(whole: String, game: String, moves: String) {
    let address = DuelAddress(Array(whole.utf8))
    #expect(address == DuelAddress(game: Array(game.utf8), answeredMoves: Array(moves.utf8)))
    #expect(address.text == Array(whole.utf8))
  }

  @Test(arguments: ["", "/vs/", "triples/1/14/uldr", "triples/1/14/uldr/vs/", "triples/1/14/uldr/vs", "board"])
  func addressWithoutBothPartsOfADuelIsLeftWhole(whole: String) {
    let address = DuelAddress(Array(whole.utf8))
    #expect(address.game == Array(whole.utf8))
    #expect(address.answeredMoves == nil)
    #expect(address.text == Array(whole.utf8))
  }

  @Test func addressOmitsEmptyAnsweredMoves() {
    #expect(DuelAddress(game: [1], answeredMoves: []).text == [1])
  }
}
