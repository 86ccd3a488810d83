import Testing
import TriplesModel
import TriplesSession

@testable import TriplesUI

struct TileFollowTests {
  @Test(arguments: [
    (-30.0, 5.0, -30.0, 0.0), (30, 5, 30, 0), (5, -30, 0, -30), (5, 30, 0, 30), (400, 0, 100, 0), (3, 3, 0, 0),
  ])
  func tilesFollowTheFingerUpToACell(x: Double, y: Double, right: Double, down: Double) {
    let tile = Tile(val: 1, id: 4, row: 0, col: 0)
    let other = Tile(val: 1, id: 5, row: 1, col: 0)
    var swipe = TriplesSession.Swipe(x: 10, y: 20, milliseconds: 0, cell: 100)
    swipe.move(x: 10 + x, y: 20 + y, milliseconds: 500)
    let follow = TileFollow(swipe, tiles: [tile], cell: 100)
    #expect(follow.offset(of: tile) == (right, down))
    #expect(follow.offset(of: other) == (0, 0))
  }
}
