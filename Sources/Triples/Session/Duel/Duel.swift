import GameCore
import SessionSupport
import TriplesModel

extension TriplesSession {
  /// A comparison of the player's game and a friend's game of the same deal.
  public struct Duel {
    /// The player's game.
    public let own: Replay

    /// The friend's game of the same deal.
    public let friend: Replay

    private(set) var address: [UInt8]

    /// The number of moves before the games split.
    public let commonMoveCount: Int

    /// The boards of each game, before the first move and after each move.
    let ownPositions: [Triples]
    let friendPositions: [Triples]

    /// The coach's advice so far for each game, starting with the first board.
    private(set) var ownAdvices: [Advice] = []
    private(set) var friendAdvices: [Advice] = []

    /// Whether the coach is analyzing the games.
    public package(set) var isReviewing = false

    /// The reviews of both games, or `nil` until they are complete.
    public private(set) var reviews: (own: Review, friend: Review)?

    /// Creates a duel of two games of one deal. `address` is the link that opened the duel. If it is `nil`, the duel
    /// creates its own link.
    package init(own: Replay, friend: Replay, address: [UInt8]? = nil) {
      self.own = own
      self.friend = friend
      self.address = address ?? Self.address(own: own, friend: friend)
      ownPositions = own.positions
      friendPositions = friend.positions
      var count = 0
      while count < min(own.moves.count, friend.moves.count), own.moves[count] == friend.moves[count] { count += 1 }
      commonMoveCount = count
    }

    func copy(withAddress address: [UInt8]) -> Duel {
      var duel = self
      duel.address = address
      return duel
    }

    static func address(own: Replay, friend: Replay) -> [UInt8] {
      HiddenMoves.hide(
        DuelAddress(game: own.address, answeredMoves: friend.moves.map { $0.letter }).text, after: 3)
    }

    /// The points of each game, before the first move and after each move.
    var scores: (own: [Int], friend: [Int]) { (ownPositions.map { $0.score }, friendPositions.map { $0.score }) }

    var moveCount: Int { max(own.moves.count, friend.moves.count) }

    var finalGames: (own: Triples, friend: Triples) {
      (ownPositions[own.moves.count], friendPositions[friend.moves.count])
    }

    /// The board on which the games split, or the final board if the games are the same.
    public var splitBoard: Triples { ownPositions[commonMoveCount] }

    /// The first move of each game after the split. A move is `nil` if its game had ended.
    public var splitMoves: (own: Direction?, friend: Direction?) {
      let move = { (replay: Replay) in replay.moves.count > commonMoveCount ? replay.moves[commonMoveCount] : nil }
      return (move(own), move(friend))
    }

    // MARK: The coach

    /// The coach's next question during a review, or `nil` if there is none. The positions of the player's game come
    /// first, and then those of the friend's game that aren't in the player's game.
    var question: CoachQuestion? {
      guard isReviewing, reviews == nil else { return nil }
      return CoachQuestion(
        ownAdvices.count < ownPositions.count ? own.prefix(ownAdvices.count) : friend.prefix(friendAdvices.count))
    }

    package var positionInQuestion: Triples? {
      guard question != nil else { return nil }
      return ownAdvices.count < ownPositions.count
        ? ownPositions[ownAdvices.count] : friendPositions[friendAdvices.count]
    }

    /// The number of positions with advice and the total number of positions. Shared positions count once.
    public var progress: (doneCount: Int, count: Int) {
      let shared = commonMoveCount + 1
      return (
        ownAdvices.count + max(0, friendAdvices.count - shared), ownPositions.count + friendPositions.count - shared
      )
    }

    /// Adds advice for `positionInQuestion`.
    package mutating func addAdvice(_ advice: Advice) {
      if ownAdvices.count < ownPositions.count { ownAdvices.append(advice) } else { friendAdvices.append(advice) }
      completeReviews()
    }

    /// Uses the advice of stored reviews. Keeps the advice so far of a game whose review is `nil`.
    mutating func useStoredReviews(own ownReview: Review?, friend friendReview: Review?) {
      if let ownReview { ownAdvices = ownReview.advices }
      if let friendReview { friendAdvices = friendReview.advices }
      completeReviews()
    }

    /// Copies advice for shared positions from one game to the other, and creates the reviews when all advice is there.
    private mutating func completeReviews() {
      let shared = commonMoveCount + 1
      if friendAdvices.count > ownAdvices.count, ownAdvices.count < shared {
        ownAdvices = Array(friendAdvices.prefix(shared))
      }
      if ownAdvices.count > friendAdvices.count, friendAdvices.count < shared {
        friendAdvices = Array(ownAdvices.prefix(shared))
      }
      guard ownAdvices.count == ownPositions.count, friendAdvices.count == friendPositions.count else { return }
      // `Review` can't throw here, because each piece of advice was checked against its position.
      guard let own = try? Review(of: own, advices: ownAdvices),
        let friend = try? Review(of: friend, advices: friendAdvices)
      else { return }
      reviews = (own, friend)
      isReviewing = false
    }
  }
}

extension TriplesSession.Duel {
  package struct Link {
    let game: Replay

    package let answeredGame: Replay

    let address: [UInt8]

    /// Reads the game that `link` answers. Throws the first fault in it, or `malformed` if the answer has no moves.
    package init(_ link: DuelAddress, game: Replay) throws(ReplayError) {
      guard !game.moves.isEmpty else { throw .malformed(.trailingSpace) }
      self.game = game
      address = HiddenMoves.hide(link.text, after: 3)
      answeredGame = try Replay(
        address: game.prefix(0).address + [UInt8(ascii: "/")] + (link.answeredMoves ?? []))
    }
  }
}
