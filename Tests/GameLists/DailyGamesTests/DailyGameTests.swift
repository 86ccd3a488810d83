import GameCore
import Testing

@testable import DailyGames

@Suite struct DailyGameTests {
  @Test func gamesHaveTheirStoredNumbersAndIdentifiers() {
    #expect(DailyGame.all.map(\.index) == Array(DailyGame.all.indices))
    // These must never change: the server stores the numbers, and players' devices store the identifiers.
    #expect(DailyGame.all.prefix(2) == [.triples, .codeBreaker])
    #expect(DailyGame.first == .triples)
    #expect(DailyGame.triples.idText == "triples")
    #expect(DailyGame.codeBreaker.idText == "codebreaker")
  }

  @Test func identifiersAreUniqueAndConsistOfLowercaseLetters() {
    #expect(Set(DailyGame.all.map(\.idText)).count == DailyGame.all.count)
    for game in DailyGame.all {
      let isPlain = game.idText.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
      #expect(isPlain)
      #expect(!game.idText.isEmpty)
    }
  }

  @Test func figureTextHasTheRightUnitAndCellTextHasNone() {
    #expect(DailyGame.triples.figureText(1042) == "1,042 points")
    #expect(DailyGame.triples.figureText(1) == "1 point")
    #expect(DailyGame.triples.cellText(1042) == "1,042")
    #expect(DailyGame.codeBreaker.cellText(nil) == "not found")
    #expect(DailyGame.codeBreaker.figureText(1) == "1 guess")
    #expect(DailyGame.codeBreaker.figureText(0) == "0 guesses")
  }

  @Test func morePointsOrFewerGuessesAreBetter() {
    #expect(DailyGame.triples.isBetter(2, than: 1))
    #expect(!DailyGame.triples.isBetter(1, than: 1))
    #expect(DailyGame.codeBreaker.isBetter(1, than: 2))
    #expect(!DailyGame.codeBreaker.isBetter(1, than: 1))
  }

  @Test func gameHasWordsOnlyForWhatItSupports() {
    for game in DailyGame.all {
      #expect((game.skillTitle != nil) == game.hasSkill)
      #expect((game.skillNote != nil) == game.hasSkill)
      #expect((game.failureText != nil) == game.canFail)
    }
    #expect(!DailyGame.triples.canFail)
    #expect(DailyGame.codeBreaker.failureText == "Code not found")
  }
}
