import DOM
import DailyGames
import NumberedGame
import PlaySupport
import WebSupport

// The way to a game of the day that is played again, for pleasure alone. What was dealt is left in the storage for it.
extension CheckPage {
  /// Offers to play a game again.
  ///
  /// - Parameter deal: what was dealt, as the game's table reads it.
  func offer(_ game: DailyGame, _ deal: [UInt8]) {
    deals.append((game, deal))
    Part.button(game.folder + "-again") { [self] in play(game, deal) }
    showAgain()
  }

  /// Shows of the games that can be played again how far they are.
  func showAgain() {
    for (game, _) in deals {
      let (button, name) = (Part.named(game.folder + "-again"), game.folder + "-again-note")
      button.setProperty("hidden", false)
      switch kept(game)?.state {
      case .playing(let text):
        say(name, "You are playing it again: \(text).")
        button.setText("Go on playing")
      case .done(let text):
        say(name, "Played again: \(text).")
        button.setText("Open it again")
      case .notBegun, nil:
        let other = PastDayGame.otherDay(game, than: day, in: PlayEnvironment.browser.storage)
        say(name, other.map { "The game of \(DayText.long($0)) that you are playing again makes room for it." } ?? "")
        button.setText("Play this day again")
      }
    }
  }

  private func kept(_ game: DailyGame) -> TodayGame? {
    TodayGame(game, ofAgain: day, storage: PlayEnvironment.browser.storage)
  }

  /// Leaves what was dealt for the game's page, and goes there.
  private func play(_ game: DailyGame, _ deal: [UInt8]) {
    guard LocalStorage.write(PastDayGame.dealKey(game), deal) else {
      return say(
        game.folder + "-again-note", "This browser keeps nothing for this site, so the day cannot be played again here."
      )
    }
    Window.go(to: PastDayGame.address(game, day))
  }
}
