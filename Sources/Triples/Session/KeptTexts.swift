import NumberedGame
import PlaySupport
import TriplesModel

extension TriplesSession {
  /// All data that a device stores for the game. The home-page status isn't included, because the next visit writes it again.
  public static var keptTexts: [KeptText] {
    [
      KeptText("parlor.triples.game", "game of Triples", own: SavedGame.self),
      KeptText("parlor.triples.day0", "daily game of Triples", own: SavedGame.self),
      KeptText("parlor.triples.day1", "other daily game of Triples", own: SavedGame.self),
      KeptText("parlor.triples.again", "daily game of Triples that you’re playing again", own: SavedGame.self),
      KeptText("parlor.triples.again-deal", "deal of that daily game of Triples", own: KeptDeal.self),
      KeptText("parlor.triples.settings", "settings of Triples", own: Settings.self),
      KeptText("parlor.triples.scores", "scores of Triples", merged: ScoreList.self),
      KeptText("parlor.triples.statistics", "statistics of Triples", counted: Statistics.self),
      KeptText("parlor.triples.levels", "medals of Triples", merged: LevelRecords.self),
      KeptText("parlor.triples.reviews", "reviews of Triples", merged: KeptReviews.self),
      KeptText("parlor.triples.board", "your own board of Triples", own: OwnBoardSession.SavedBoard.self),
      LessonProgress.keptText("triples", "Triples"),
    ] + PracticeKeys.triples.keptTexts("Triples")
  }
}

extension TriplesSession {
  struct KeptDeal: OwnText {
    let text: [UInt8]

    init?(text: [UInt8]) {
      guard Triples.DayDeal(text: text) != nil else { return nil }
      self.text = text
    }
  }
}

extension TriplesSession.SavedGame: OwnText {
  /// Whether no move has been played or undone.
  package var isBlank: Bool { replay.moves.isEmpty && redoMoves.isEmpty }

  /// Whether the game can be continued on another device.
  package var isWorthTaking: Bool { !isBlank && endedDate == nil }
}

extension TriplesSession.Settings: OwnText {}

extension TriplesSession.KeptReviews: MergedText {}
