import CodeBreakerModel
import NumberedGame
import PlaySupport

extension SetterSession: SideTable {
  /// The only screen is always in front.
  public var tab: Tab { .set }

  /// The part of the address after `#`: it never says anything of the code.
  public var address: [UInt8] { tab.address }

  /// What the player is to be told, oldest first, in the words of a code that is set.
  public var notices: [Notice] { notices(on: "code", anew: "you can set a new one") }

  package var saved: SetGame { game }

  package static var shareWords: (copied: String, failed: String) {
    ("The link to this game is copied.", "This device does not let the link be shared or copied.")
  }

  package func beginAnew() {
    game = SetGame()
    status = setupText
  }

  package func adopt(_ table: SetGame) {
    game = table
    isPlaying = false
    search = nil
    beginSearch()
    status = result ?? SetterWords.opening(game.stage)
  }

  package func closeQuestions() {
    question = nil
  }

  /// Links lead to the game, and none leads here.
  package func open(link address: [UInt8]) {
    tell(Notice("This link does not open: codes are set on this page, and links lead to the game."))
    changed()
  }
}

extension Notice {
  /// The list of the games whose codes were set here could not be read.
  static var setCodesDamaged: Notice {
    Notice(
      "The list of the codes that were set here could not be read. It has been set aside, and a new one has begun.")
  }
}
