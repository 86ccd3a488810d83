import CodeBreakerModel
import NumberedGame
import PlaySupport

extension CodeBreakerSession {
  /// The texts that a device stores for the game, except the home-page status, which the next visit writes again.
  public static var keptTexts: [KeptText] {
    [
      KeptText("parlor.codebreaker.game", "CodeBreaker game", own: SavedGame.self),
      KeptText("parlor.codebreaker.day0", "CodeBreaker daily game", own: SavedGame.self),
      KeptText("parlor.codebreaker.day1", "other CodeBreaker daily game", own: SavedGame.self),
      KeptText("parlor.codebreaker.again", "CodeBreaker daily game that you’re playing again", own: SavedGame.self),
      KeptText("parlor.codebreaker.again-deal", "deal of that CodeBreaker daily game", own: KeptDeal.self),
      KeptText("parlor.codebreaker.settings", "CodeBreaker settings", own: Settings.self),
      KeptText("parlor.codebreaker.statistics", "CodeBreaker statistics", counted: Statistics.self),
      KeptText("parlor.codebreaker.skill", "CodeBreaker skill", merged: SkillRecord.self),
      KeptText("parlor.codebreaker.finished", "finished CodeBreaker games", merged: FinishedGames.self),
      KeptText("parlor.codebreaker.review", "CodeBreaker review", own: SavedReview.self),
      KeptText("parlor.codebreaker.assist", "your own CodeBreaker board", own: OwnBoardSession.SavedBoard.self),
      KeptText("parlor.codebreaker.set", "CodeBreaker code that you set", own: SetGame.self),
      KeptText("parlor.codebreaker.set-codes", "list of CodeBreaker codes that you set", merged: SetCodes.self),
      LessonProgress.keptText("codebreaker", "CodeBreaker"),
    ] + PracticeKeys.codeBreaker.keptTexts("CodeBreaker")
  }

  /// The stored deal of the past day that's played again.
  struct KeptDeal: OwnText {
    let text: [UInt8]

    init?(text: [UInt8]) {
      guard CodeBreaker.DayDeal(text: text) != nil else { return nil }
      self.text = text
    }
  }

  /// The stored review of the current game.
  struct SavedReview: OwnText {
    let text: [UInt8]

    init?(text: [UInt8]) {
      guard (try? Review(text: text)) != nil else { return nil }
      self.text = text
    }
  }
}

extension CodeBreakerSession.SavedGame: OwnText {
  /// Whether the player hasn't entered anything, and can't return to a previous game.
  package var isBlank: Bool {
    played.game.attempts.isEmpty && played.game.guess.isEmpty && !played.game.isOver && left == nil
  }

  /// Whether the game is worth transferring to another device: it's in progress. A finished game is counted where it ended, and
  /// must not be counted again.
  package var isWorthTaking: Bool { !isBlank && !played.game.isOver }
}

extension CodeBreakerSession.Settings: OwnText {}

extension CodeBreakerSession.Statistics: CountedText {}

extension CodeBreakerSession.SkillRecord: MergedText {}
