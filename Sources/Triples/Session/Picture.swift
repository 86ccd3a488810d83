import SessionSupport
import TriplesModel

extension TriplesSession {
  /// A picture on a Triples screen. Each front end draws all pictures with one function.
  public enum Picture: Equatable, Sendable {
    /// Tiles in a row.
    case tiles([Int])
    /// The collected tiles from 6 up, with the faces of their jellies, and the shape of the next one.
    case collection(count: Int)
    /// A medal of a level.
    case medal(Medal)
    /// The board after the moves of a replay and two next moves, if any: in a duel, the player's and the friend's, and
    /// in a review, the best and the one that was played.
    case board(Replay, first: Direction?, second: Direction?)
    /// The scores of both games of a duel, move by move.
    case race(Duel.Chart)
    /// A cell of the board that the player sets up, with its tile, or 0 if it is empty. Its board shows the tile.
    case cell(Int)
    /// A tile to place, or 0 for the choice that clears cells.
    case tile(Int)
    /// A legal move on a judged board of practice, and what it loses.
    case ratedMove(TriplesPractice.RatedMove)
  }

  /// A screen of Triples.
  public typealias Screen = SessionSupport.Screen<Picture>
}
