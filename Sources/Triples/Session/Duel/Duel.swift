import NumberedGame
import PlaySupport
import TriplesModel

extension TriplesSession {
  /// A game of the player's own and a friend's of the same deal, side by side.
  public struct Duel {
    /// The player's own game.
    public let own: Replay

    /// The friend's game of the same deal.
    public let friend: Replay

    /// The address that shows the duel.
    private(set) var address: [UInt8]

    /// How many moves both games begin with that are the same.
    public let commonMoveCount: Int

    /// The boards of each game, before its first move and after each one.
    let ownPositions: [Triples]
    let friendPositions: [Triples]

    /// What the coach has said so far of each game, from its first board on.
    private(set) var ownAdvices: [Advice] = []
    private(set) var friendAdvices: [Advice] = []

    /// Whether the coach is looking at one position after another.
    public package(set) var isReviewing = false

    /// The reviews of both games, once they are done.
    public private(set) var reviews: (own: Review, friend: Review)?

    /// Lays two games of the same deal side by side.
    ///
    /// - Parameter address: the address that they came by; if by none, that with which the player sends it back.
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

    /// The same duel, come by another address.
    func reached(by address: [UInt8]) -> Duel {
      var duel = self
      duel.address = address
      return duel
    }

    /// The address of a duel as the player shares it.
    static func address(own: Replay, friend: Replay) -> [UInt8] {
      DuelAddress(game: own.address, answeredMoves: friend.moves.map { $0.letter }).whole
    }

    /// The points of each game, before its first move and after each one.
    var scores: (own: [Int], friend: [Int]) { (ownPositions.map { $0.score }, friendPositions.map { $0.score }) }

    /// How many moves the longer game has.
    var moveCount: Int { max(own.moves.count, friend.moves.count) }

    /// The last board of each game.
    var ends: (own: Triples, friend: Triples) { (ownPositions[own.moves.count], friendPositions[friend.moves.count]) }

    /// The board on which the games parted, or the last one where they are the same.
    public var partingGame: Triples { ownPositions[commonMoveCount] }

    /// What each of them played there; nothing where that game ended.
    public var partingMoves: (own: Direction?, friend: Direction?) {
      let move = { (replay: Replay) in replay.moves.count > commonMoveCount ? replay.moves[commonMoveCount] : nil }
      return (move(own), move(friend))
    }

    // MARK: The coach

    /// What the coach is to be asked next, while it looks at both games: at the player's own first, and then at what the
    /// friend's has of its own.
    var question: CoachQuestion? {
      guard isReviewing, reviews == nil else { return nil }
      return CoachQuestion(
        ownAdvices.count < ownPositions.count ? own.prefix(ownAdvices.count) : friend.prefix(friendAdvices.count))
    }

    /// The position that this is about.
    package var positionInQuestion: Triples? {
      guard question != nil else { return nil }
      return ownAdvices.count < ownPositions.count
        ? ownPositions[ownAdvices.count] : friendPositions[friendAdvices.count]
    }

    /// How many positions the coach has looked at, and how many there are. Those that both games have count once.
    public var progress: (done: Int, count: Int) {
      let shared = commonMoveCount + 1
      return (
        ownAdvices.count + max(0, friendAdvices.count - shared), ownPositions.count + friendPositions.count - shared
      )
    }

    /// Takes advice for the position in question.
    package mutating func take(_ advice: Advice) {
      if ownAdvices.count < ownPositions.count { ownAdvices.append(advice) } else { friendAdvices.append(advice) }
      settle()
    }

    /// Takes over reviews that are kept, in place of what is to be asked.
    mutating func take(own ownReview: Review?, friend friendReview: Review?) {
      if let ownReview { ownAdvices = ownReview.advices }
      if let friendReview { friendAdvices = friendReview.advices }
      settle()
    }

    /// Lets each game have what was said of the positions of the other that it shares, and puts the reviews together once
    /// nothing is missing.
    private mutating func settle() {
      let shared = commonMoveCount + 1
      if friendAdvices.count > ownAdvices.count, ownAdvices.count < shared {
        ownAdvices = Array(friendAdvices.prefix(shared))
      }
      if ownAdvices.count > friendAdvices.count, friendAdvices.count < shared {
        friendAdvices = Array(ownAdvices.prefix(shared))
      }
      guard ownAdvices.count == ownPositions.count, friendAdvices.count == friendPositions.count else { return }
      // Every piece of advice has been found to fit its position, so this does not fail.
      guard let own = try? Review(of: own, advices: ownAdvices),
        let friend = try? Review(of: friend, advices: friendAdvices)
      else { return }
      reviews = (own, friend)
      isReviewing = false
    }
  }
}

extension TriplesSession.Duel {
  /// A link that holds two games of the same deal.
  struct Link {
    /// The sender's game.
    let game: Replay

    /// The game that it answers.
    let answered: Replay

    /// The link.
    let address: [UInt8]

    /// Reads the second game of a link, whose first one has been read.
    ///
    /// - Throws: the first fault. A first game without moves answers nothing.
    init(_ link: DuelAddress, game: Replay) throws(ReplayError) {
      guard !game.moves.isEmpty else { throw .malformed(.trailingSpace) }
      self.game = game
      address = link.whole
      answered = try Replay(
        address: game.prefix(0).address + [UInt8(ascii: "/")] + (link.answeredMoves ?? []))
    }
  }
}
