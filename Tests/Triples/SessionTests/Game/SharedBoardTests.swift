import Testing
import TriplesModel

@testable import TriplesSession

@Suite struct SharedBoardTests {
  @Test func eachTileIsASquareOfItsColor() throws {
    let rows = [[0, 1, 2, 3], [6, 12, 24, 48], [96, 192, 384, 768], [1536, 3072, 6144, 12288]]
    let text = rows.map { $0.map(\.description).joined(separator: ",") }.joined(separator: "/")
    let game = try BoardPosition(address: Array("board/1/\(text)".utf8)).game()
    #expect(TriplesSession.squares(of: game) == "⬛🟦🟥⬜\n🟨🟨🟧🟧\n🟧🟫🟫🟪\n🟪🟩🟩🟩")
  }
}
