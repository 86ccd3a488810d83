import GameCore
import SessionSupport
import TriplesModel

extension TriplesSession.Duel {
  /// Who played better and who was luckier, measured per move. A longer game loses more points, and games of one deal
  /// can differ greatly in length, so totals would favor the shorter game.
  public struct Verdict: Hashable, Sendable {
    struct Game: Hashable, Sendable {
      let moveCount: Int
      /// The points that all moves lost, 0 or less.
      let skill: Points
      /// The points that all new tiles gained or lost, compared with average luck.
      let luck: Points

      init(moveCount: Int, skill: Points, luck: Points) {
        self.moveCount = moveCount
        self.skill = skill
        self.luck = luck
      }

      init(_ review: Review) {
        self.init(moveCount: review.moves.count, skill: review.skill, luck: review.luck)
      }
    }

    /// The averages per move in tenths of a point. They are compared after rounding, as the player sees them.
    private struct Averages: Hashable {
      let loss: Int64
      let luck: Int64

      /// Returns `nil` for a game without moves, which has no average.
      init?(_ game: Game) {
        guard game.moveCount > 0 else { return nil }
        loss = Self.tenths(-game.skill, per: game.moveCount)
        luck = Self.tenths(game.luck, per: game.moveCount)
      }

      /// Divides points by a count and rounds the result to tenths, with halves away from zero.
      private static func tenths(_ points: Points, per count: Int) -> Int64 {
        let divisor = Int64(count) * 10
        let half = points.hundredths < 0 ? -divisor / 2 : divisor / 2
        return (points.hundredths + half) / divisor
      }
    }

    private let own: Averages?
    private let friend: Averages?

    init(own: Game, friend: Game) {
      self.own = Averages(own)
      self.friend = Averages(friend)
    }

    /// The verdict in a sentence, such as "Your friend played better, but you were luckier."
    public var text: String {
      guard let own, let friend else {
        return own != nil
          ? "Your friend made no moves, so there’s nothing to compare."
          : friend != nil ? "You made no moves, so there’s nothing to compare." : "Neither of you made a move."
      }
      let start: String =
        own.loss == friend.loss
        ? "You both played equally well" : own.loss < friend.loss ? "You played better" : "Your friend played better"
      guard own.luck != friend.luck else { return start + ", with the same luck." }
      let ownIsLuckier = own.luck > friend.luck
      guard own.loss != friend.loss else {
        return start + (ownIsLuckier ? ", and you were luckier." : ", and your friend was luckier.")
      }
      if (own.loss < friend.loss) == ownIsLuckier {
        return start + (ownIsLuckier ? " and were luckier." : " and was luckier.")
      }
      return start + (ownIsLuckier ? ", but you were luckier." : ", but your friend was luckier.")
    }

    /// The averages in sentences, such as "On average, each of your moves lost 33.1 points and each of your friend's
    /// 15.0, so your friend played 18.1 points better per move. …" Empty if a game has no moves.
    public var details: String {
      guard let own, let friend else { return "" }
      return Self.playText(own.loss, friend.loss) + " " + Self.luckText(own.luck, friend.luck)
    }

    private static func playText(_ own: Int64, _ friend: Int64) -> String {
      guard own != friend else { return "On average, your moves and your friend’s lost \(text(own)) points each." }
      return "On average, each of your moves lost \(text(own)) points and each of your friend’s \(text(friend)), so "
        + (own < friend ? "you" : "your friend") + " played \(text(abs(own - friend))) points better per move."
    }

    private static func luckText(_ own: Int64, _ friend: Int64) -> String {
      let verb = { (tenths: Int64) in tenths < 0 ? "cost" : "gave" }
      let friendsVerb: String = (own < 0) == (friend < 0) ? "" : verb(friend) + " "
      return "Compared with average luck, each new tile \(verb(own)) you \(text(abs(own))) points and "
        + "\(friendsVerb)your friend \(text(abs(friend)))."
    }

    /// The averages side by side, with a dash for a game without moves.
    var figures: [DuelFigure] {
      let lost = { (averages: Averages?) in averages.map { Self.text($0.loss) } ?? "–" }
      let luck = { (averages: Averages?) in averages.map { ($0.luck > 0 ? "+" : "") + Self.text($0.luck) } ?? "–" }
      return [
        DuelFigure("Lost per move", lost(own), lost(friend)), DuelFigure("Luck per move", luck(own), luck(friend)),
      ]
    }

    private static func text(_ tenths: Int64) -> String {
      let (whole, rest) = tenths.magnitude.quotientAndRemainder(dividingBy: 10)
      return (tenths < 0 ? "−" : "") + DecimalText.grouped(Int(clamping: whole)) + ".\(rest)"
    }
  }

  /// Who played better and who was luckier, or `nil` until the coach has reviewed both games.
  public var verdict: Verdict? {
    reviews.map { Verdict(own: Verdict.Game($0.own), friend: Verdict.Game($0.friend)) }
  }

  /// An explanation of the verdict's numbers or, if there is no verdict yet, of what a review will show.
  public var reviewNote: String {
    reviews == nil
      ? "The coach will review every move of both games and tell you who played better and who was luckier."
      : "A lost point is one that the coach’s best move would have kept. Luck compares the tiles that came with the average."
  }
}
