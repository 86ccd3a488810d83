import GameCore
import SessionSupport
import TriplesModel

extension TriplesSession.Duel {
  /// The actions of a duel.
  public enum ActionCode: UInt8 {
    /// Sends the duel to the friend.
    case share
    /// Opens the player's game as a replay.
    case openOwnGame
    /// Opens the friend's game as a replay.
    case openFriendsGame
    /// Starts the coach's review of both games.
    case review
    /// Cancels the review.
    case cancel
  }

  /// The duel as a screen.
  public var screen: TriplesSession.Screen {
    TriplesSession.Screen(
      "Duel, game \(own.deal)",
      [
        .init(
          "duel-outcome", nil,
          [
            .text("duel-winner", outcomeText, .lead), .block("duel-figures", .table(TableBlock(figures))),
            .buttons(
              "duel-games",
              [
                Action(sharing: shareItem, .init(ActionCode.share), Self.answerLabel, .main),
                Action(.init(ActionCode.openOwnGame), "Your game"),
                Action(.init(ActionCode.openFriendsGame), "Friend’s game"),
              ]),
          ]),
        .init("duel-review", "Mistakes and luck", reviewBlocks),
        .init(
          "duel-split", "Where your games split",
          [
            .block(
              "duel-board",
              .drawing(
                .board(own.prefix(commonMoveCount), first: splitMoves.own, second: splitMoves.friend),
                spokenText: spokenBoard)),
            .text("duel-parting", splitText),
          ]),
        .init(
          "duel-race", "Who was ahead",
          [.block("duel-chart", .drawing(.race(chart), spokenText: spokenChart)), .text("duel-leads", leadText)]),
      ])
  }

  private var reviewBlocks: [Block<TriplesSession.Picture>?] {
    [
      .text("duel-verdict", verdict?.text, .lead), .text("duel-averages", verdict?.details),
      verdict?.details.isEmpty == true ? nil : .text("duel-note", reviewNote, .note),
      isReviewing
        ? .block("duel-progress", .progress("Review of both games", done: progress.doneCount, count: progress.count))
        : nil,
      reviews != nil
        ? nil
        : .buttons(
          "duel-reviewing",
          [isReviewing ? Action(.init(ActionCode.cancel), "Cancel") : Action(.init(ActionCode.review), "Review both")]),
    ]
  }
}

extension TriplesSession {
  /// Performs an action of the duel's screen.
  public func performDuelAction(_ id: Action.ID) {
    switch Duel.ActionCode(rawValue: id.code) {
    case .openOwnGame: openOwnGame()
    case .openFriendsGame: openFriendsGame()
    case .review: startDuelReview()
    case .cancel: cancelDuelReview()
    case .share, nil: break
    }
  }
}
