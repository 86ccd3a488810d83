import CodeBreakerModel
import DailyGames
import GameCore
import SessionSupport

extension CodeBreakerSession {
  /// What a device stores for the game, except the home-page status, which the next visit writes again.
  public static var storedTexts: [StoredText] {
    StoredText.games(of: .codeBreaker, SavedGame.self, CodeBreaker.DayDeal.self) + [
      StoredText("parlor.codebreaker.settings", "CodeBreaker settings", unmerged: Settings.self),
      StoredText("parlor.codebreaker.statistics", "CodeBreaker statistics", counted: Statistics.self),
      StoredText("parlor.codebreaker.skill", "CodeBreaker mistakes", merged: SkillRecord.self),
      StoredText("parlor.codebreaker.finished", "finished CodeBreaker games", merged: FinishedGames.self),
      StoredText("parlor.codebreaker.review", "CodeBreaker review", unmerged: SavedReview.self),
      StoredText("parlor.codebreaker.assist", "your own CodeBreaker board", unmerged: OwnBoardSession.SavedBoard.self),
      StoredText("parlor.codebreaker.set", "CodeBreaker code that you set", unmerged: CodemakerGame.self),
      StoredText(
        "parlor.codebreaker.set-codes", "list of CodeBreaker codes that you set", merged: CodesForFriends.self),
      LessonProgress.storedText("codebreaker", "CodeBreaker"),
    ] + PracticeKeys.codeBreaker.storedTexts("CodeBreaker")
  }

  struct SavedReview: UnmergedValue {
    let text: [UInt8]

    init?(text: [UInt8]) {
      guard (try? Review(text: text)) != nil else { return nil }
      self.text = text
    }
  }
}

extension CodeBreakerSession.SavedGame: UnmergedValue {
  /// Whether the player hasn't entered anything, and can't return to a previous game.
  package var isBlank: Bool {
    playedGame.game.attempts.isEmpty && playedGame.game.guess.isEmpty && !playedGame.game.isOver && previousGame == nil
  }

  /// Whether the game is worth transferring to another device: it's in progress. A finished game is counted on the
  /// device where it ended, and must not be counted again.
  package var canReplaceBlank: Bool { !isBlank && !playedGame.game.isOver }
}

extension CodeBreakerSession.Settings: UnmergedValue {}

extension CodeBreakerSession.Statistics: TalliedValue {}

extension CodeBreakerSession.SkillRecord: MergeableValue {}
