import DailyGames
import GameCore
import SessionSupport
import TriplesModel

extension TriplesSession {
  private enum ScoresCode: UInt8 {
    case rank
    case open
    case review
    case levels
  }

  /// The best games as a screen. The player can open most of them.
  public var scoresScreen: Screen {
    Screen(
      "High scores",
      [
        .init(
          "ranked", nil,
          [
            .buttons(
              "scores-links",
              [
                day == nil ? Action(.init(ScoresCode.levels), "Levels") : nil,
                Action(to: .practice(.triples), "Practice"), Action(to: .board(.triples), "Your own board"),
              ]),
            collectionBlock,
            .text(
              "scores-hint", "Open a game to watch it move by move, and to continue it from any point.", .note),
            .block(
              "ranking",
              .choice(
                Choice(
                  "Sorted by", Ranking.allCases.map { $0.label }, selectedIndex: ranking == .points ? 0 : 1,
                  isSegmented: true, action: .init(ScoresCode.rank)))),
            .block("scores", .ranking(rankedGames)),
          ])
      ])
  }

  /// The best games, in the order of `rows`.
  public var rankedGames: [RankingEntry] {
    rows.enumerated().map { index, row in
      let number = Self.number(of: row)
      let isLevel = number.map { GameNumber.drawnRange.contains($0.value) } ?? false
      let medal = medal(of: row)
      let lack = missingPoints(of: row).flatMap { $0 > 0 ? "\(DecimalText.grouped($0)) short of the crown" : nil }
      var details: [String] = []
      if let medal { details.append(medal.title) }
      if let lack { details.append(lack) }
      return RankingEntry(
        rank: index + 1, score: DecimalText.grouped(row.score), title: number.map { "Game \($0)" } ?? "",
        medal: medal?.title, detail: isLevel || !details.isEmpty ? details.joined(separator: ", ") : nil,
        time: row.time, marks: row.line == nil && row.marks.isEmpty ? [initialRowLabel(row)] : row.marks.labels,
        isNewest: row == newestRow, action: row.line == nil ? nil : Action.ID(ScoresCode.open, index),
        menu: row.line == nil ? [] : [Action(.init(ScoresCode.review, index), "Review")])
    }
  }

  /// Returns the label of an initial score: "to beat", unless not even the best possible score of the current game does.
  private func initialRowLabel(_ row: ScoreRow) -> String {
    par.map { $0 <= row.score } == true ? "to beat, but not in game \(replay.deal)" : "to beat"
  }

  /// Performs an action of the scores.
  public func performInScores(_ id: Action.ID) {
    switch ScoresCode(rawValue: id.code) {
    case .rank: if Ranking.allCases.indices.contains(id.index) { choose(Ranking.allCases[id.index]) }
    case .open: openRow(id.index)
    case .review:
      openRow(id.index)
      startReview()
    case .levels: openLevels()
    case nil: break
    }
  }
}
