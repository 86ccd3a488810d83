import NumberedGame
import PlaySupport
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

    /// The boards of each game, before its first move and after each one.
    let ownPositions: [Triples]
    let friendPositions: [Triples]

    /// The coach's advice so far for each game, from its first board on.
    private(set) var ownAdvices: [Advice] = []
    private(set) var friendAdvices: [Advice] = []

    /// Whether the coach is analyzing the games.
    public package(set) var isReviewing = false

    /// The reviews of both games, or `nil` until they are complete.
    public private(set) var reviews: (own: Review, friend: Review)?

    /// Creates a duel of two games of one deal. `address` opened it, or is `nil` for the address that sends it back.
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

    func reached(by address: [UInt8]) -> Duel {
      var duel = self
      duel.address = address
      return duel
    }

    static func address(own: Replay, friend: Replay) -> [UInt8] {
      DuelAddress(game: own.address, answeredMoves: friend.moves.map { $0.letter }).whole
    }

    /// The points of each game, before its first move and after each one.
    var scores: (own: [Int], friend: [Int]) { (ownPositions.map { $0.score }, friendPositions.map { $0.score }) }

    var moveCount: Int { max(own.moves.count, friend.moves.count) }

    /// The final position of each game.
    var ends: (own: Triples, friend: Triples) { (ownPositions[own.moves.count], friendPositions[friend.moves.count]) }

    /// The board on which the games split, or the final board if they are the same.
    public var partingGame: Triples { ownPositions[commonMoveCount] }

    /// The moves after the split. A move is `nil` if that game ended.
    public var partingMoves: (own: Direction?, friend: Direction?) {
      let move = { (replay: Replay) in replay.moves.count > commonMoveCount ? replay.moves[commonMoveCount] : nil }
      return (move(own), move(friend))
    }

    // MARK: The coach

    /// The coach's next question during a review, or `nil` if there is none. The player's game comes first, then the
    /// friend's without the moves that both share.
    var question: CoachQuestion? {
      guard isReviewing, reviews == nil else { return nil }
      return CoachQuestion(
        ownAdvices.count < ownPositions.count ? own.prefix(ownAdvices.count) : friend.prefix(friendAdvices.count))
    }

    /// The position that `question` is about.
    package var positionInQuestion: Triples? {
      guard question != nil else { return nil }
      return ownAdvices.count < ownPositions.count
        ? ownPositions[ownAdvices.count] : friendPositions[friendAdvices.count]
    }

    /// The number of positions with advice, and of all positions. Positions that both games share count once.
    public var progress: (done: Int, count: Int) {
      let shared = commonMoveCount + 1
      return (
        ownAdvices.count + max(0, friendAdvices.count - shared), ownPositions.count + friendPositions.count - shared
      )
    }

    /// Adds advice for the position in question.
    package mutating func addAdvice(_ advice: Advice) {
      if ownAdvices.count < ownPositions.count { ownAdvices.append(advice) } else { friendAdvices.append(advice) }
      completeReviews()
    }

    /// Uses stored reviews instead of new advice.
    mutating func useStoredReviews(own ownReview: Review?, friend friendReview: Review?) {
      if let ownReview { ownAdvices = ownReview.advices }
      if let friendReview { friendAdvices = friendReview.advices }
      completeReviews()
    }

    /// Shares advice for the positions that both games have, and creates the reviews when all advice is there.
    private mutating func completeReviews() {
      let shared = commonMoveCount + 1
      if friendAdvices.count > ownAdvices.count, ownAdvices.count < shared {
        ownAdvices = Array(friendAdvices.prefix(shared))
      }
      if ownAdvices.count > friendAdvices.count, friendAdvices.count < shared {
        friendAdvices = Array(ownAdvices.prefix(shared))
      }
      guard ownAdvices.count == ownPositions.count, friendAdvices.count == friendPositions.count else { return }
      // The initializer can't throw, because each piece of advice was checked against its position.
      guard let own = try? Review(of: own, advices: ownAdvices),
        let friend = try? Review(of: friend, advices: friendAdvices)
      else { return }
      reviews = (own, friend)
      isReviewing = false
    }
  }
}

extension TriplesSession.Duel {
  struct Link {
    let game: Replay

    let answered: Replay

    let address: [UInt8]

    /// Reads a link's second game. Throws the first error, also if the first game has no moves and so answers nothing.
    init(_ link: DuelAddress, game: Replay) throws(ReplayError) {
      guard !game.moves.isEmpty else { throw .malformed(.trailingSpace) }
      self.game = game
      address = link.whole
      answered = try Replay(
        address: game.prefix(0).address + [UInt8(ascii: "/")] + (link.answeredMoves ?? []))
    }
  }
}
