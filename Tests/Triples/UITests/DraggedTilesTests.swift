import Testing
import TriplesModel
import TriplesSession

@testable import TriplesUI

struct DraggedTilesTests {
  /// Returns the effect of a drag on game 14. The cells are 100 points wide.
  private func draggedTiles(_ x: Double, _ y: Double, on session: TriplesSession = sessionWithGame14()) -> DraggedTiles?
  {
    var swipe = TriplesSession.Swipe(x: 10, y: 20, milliseconds: 0, cellSide: 100)
    swipe.move(x: 10 + x, y: 20 + y, milliseconds: 500)
    return DraggedTiles(swipe, on: session, cellSide: 100)
  }

  @Test(arguments: [(-30.0, 5.0, -30.0, 0.0), (30, 5, 30, 0), (5, -30, 0, -30), (5, 30, 0, 30), (400, 0, 100, 0)])
  func onlyMovableTilesFollowTheFingerUpToOneCell(x: Double, y: Double, right: Double, down: Double) throws {
    let session = sessionWithGame14()
    let follow = try #require(draggedTiles(x, y, on: session))
    for tile in session.game.grid.joined().compactMap({ $0 }) {
      let direction: Direction = right < 0 ? .left : right > 0 ? .right : down < 0 ? .up : .down
      let moves = session.movingTiles(direction).contains { $0.id == tile.id }
      #expect(follow.offset(of: tile) == (moves ? (right, down) : (0, 0)))
    }
  }

  @Test func tapMovesNoTiles() {
    #expect(draggedTiles(3, 3) == nil)
  }

  @Test func blockedTilesMoveALittle() throws {
    let session = sessionWithGame14()
    session.play("u")
    let follow = try #require(draggedTiles(0, -90, on: session))
    #expect(session.movingTiles(.up).isEmpty)
    for tile in session.game.grid.joined().compactMap({ $0 }) { #expect(follow.offset(of: tile) == (0, -6)) }
    #expect(follow.mergedTiles.isEmpty)
  }

  /// In a move up, the 2 at the right merges with the 1 above it and makes 3.
  @Test func mergedTilesAppearAfterHalfACell() throws {
    let sum = try #require(draggedTiles(0, -75)).mergedTiles
    #expect(sum.map(\.val) == [3])
    #expect(sum.map(\.row) == [0])
    #expect(sum.map(\.col) == [3])
    for (length, mergedTileOpacity) in [(20.0, 0.0), (50, 0), (75, 0.5), (100, 1), (200, 1)] {
      #expect(try #require(draggedTiles(0, -length)).mergedTileOpacity == mergedTileOpacity)
    }
  }
}
