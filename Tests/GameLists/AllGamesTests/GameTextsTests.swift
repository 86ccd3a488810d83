import AllGames
import DailyGames
import SessionSupport
import Testing

@Suite struct GameTextsTests {
  @Test func storageKeysAreUnique() {
    let keys = StoredText.ofAllGames.map(\.key)
    #expect(Set(keys).count == keys.count)
  }

  @Test(arguments: DailyGame.all) func everyDailyGameStoresItsState(_ game: DailyGame) {
    #expect(StoredText.ofAllGames.contains { $0.key.hasPrefix("parlor.\(game.idText).") })
  }
}
