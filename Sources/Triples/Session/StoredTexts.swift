import DailyGames
import GameCore
import SessionSupport
import TriplesModel

extension TriplesSession {
  /// All data that a device stores for the game, except the home-page status, which is written again on the next visit.
  public static var storedTexts: [StoredText] {
    StoredText.games(of: .triples, SavedGame.self, Triples.DayDeal.self) + [
      StoredText("parlor.triples.settings", "Triples settings", unmerged: Settings.self),
      StoredText("parlor.triples.scores", "Triples scores", merged: ScoreList.self),
      StoredText("parlor.triples.statistics", "Triples statistics", counted: Statistics.self),
      StoredText("parlor.triples.levels", "Triples medals", merged: LevelRecords.self),
      StoredText("parlor.triples.collection", "Triples collection", merged: TileCollection.self),
      StoredText("parlor.triples.reviews", "Triples reviews", merged: StoredReviews.self),
      StoredText("parlor.triples.board", "your own Triples board", unmerged: OwnBoardSession.SavedBoard.self),
      LessonProgress.storedText("triples", "Triples"),
    ] + PracticeKeys.triples.storedTexts("Triples")
  }
}

extension TriplesSession.SavedGame: UnmergedValue {
  package var isBlank: Bool { replay.moves.isEmpty && redoMoves.isEmpty }

  package var canReplaceBlank: Bool { !isBlank && endedDate == nil }
}

extension TriplesSession.Settings: UnmergedValue {}

extension TriplesSession.StoredReviews: MergeableValue {}
