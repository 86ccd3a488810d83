import CodeBreakerModel
import NumberedGame
import PlaySupport

extension CodeBreakerSession {
  /// The texts that a device stores for the game, except the home-page status, which the next visit writes again.
  public static var keptTexts: [KeptText] {
    [
      KeptText("parlor.codebreaker.game", "game of CodeBreaker", own: SavedGame.self),
      KeptText("parlor.codebreaker.day0", "daily game of CodeBreaker", own: SavedGame.self),
      KeptText("parlor.codebreaker.day1", "other daily game of CodeBreaker", own: SavedGame.self),
      KeptText("parlor.codebreaker.again", "daily game of CodeBreaker that you’re playing again", own: SavedGame.self),
      KeptText("parlor.codebreaker.again-deal", "deal of that daily game of CodeBreaker", own: KeptDeal.self),
      KeptText("parlor.codebreaker.settings", "settings of CodeBreaker", own: Settings.self),
      KeptText("parlor.codebreaker.statistics", "statistics of CodeBreaker", counted: Statistics.self),
      KeptText("parlor.codebreaker.skill", "skill in CodeBreaker", merged: SkillRecord.self),
      KeptText("parlor.codebreaker.finished", "finished games of CodeBreaker", merged: FinishedGames.self),
      KeptText("parlor.codebreaker.review", "review of CodeBreaker", own: SavedReview.self),
      KeptText("parlor.codebreaker.assist", "your own board of CodeBreaker", own: OwnBoardSession.SavedBoard.self),
      KeptText("parlor.codebreaker.set", "code that you set in CodeBreaker", own: SetGame.self),
      KeptText("parlor.codebreaker.set-codes", "list of codes that you set in CodeBreaker", merged: SetCodes.self),
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
