import Testing
import TriplesModel
import TriplesSession

@testable import TriplesUI

struct TileFollowTests {
  /// Returns the effect of a drag on game 14. The cells are 100 points wide.
  private func dragged(_ x: Double, _ y: Double, on session: TriplesSession = sessionWithGame14()) -> TileFollow? {
    var swipe = TriplesSession.Swipe(x: 10, y: 20, milliseconds: 0, cell: 100)
    swipe.move(x: 10 + x, y: 20 + y, milliseconds: 500)
    return TileFollow(swipe, on: session, cell: 100)
  }

  @Test(arguments: [(-30.0, 5.0, -30.0, 0.0), (30, 5, 30, 0), (5, -30, 0, -30), (5, 30, 0, 30), (400, 0, 100, 0)])
  func tilesFollowTheFingerUpToACell(x: Double, y: Double, right: Double, down: Double) throws {
    let session = sessionWithGame14()
    let follow = try #require(dragged(x, y, on: session))
    for tile in session.game.grid.joined().compactMap({ $0 }) {
      let direction: Direction = right < 0 ? .left : right > 0 ? .right : down < 0 ? .up : .down
      let moves = session.preview(direction).contains { $0.id == tile.id }
      #expect(follow.offset(of: tile) == (moves ? (right, down) : (0, 0)))
    }
  }

  @Test func tapMovesNoTiles() {
    #expect(dragged(3, 3) == nil)
  }

  @Test func blockedTilesMoveALittle() throws {
    let session = sessionWithGame14()
    session.play("u")
    let follow = try #require(dragged(0, -90, on: session))
    #expect(session.preview(.up).isEmpty)
    for tile in session.game.grid.joined().compactMap({ $0 }) { #expect(follow.offset(of: tile) == (0, -6)) }
    #expect(follow.sums.isEmpty)
  }

  /// In a move up, the 2 at the right merges with the 1 above it and makes 3.
  @Test func sumsAppearAfterHalfACell() throws {
    let sum = try #require(dragged(0, -75)).sums
    #expect(sum.map(\.val) == [3] && sum.map(\.row) == [0] && sum.map(\.col) == [3])
    for (length, clarity) in [(20.0, 0.0), (50, 0), (75, 0.5), (100, 1), (200, 1)] {
      #expect(try #require(dragged(0, -length)).clarity == clarity)
    }
  }
}
