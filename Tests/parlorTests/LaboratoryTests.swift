import NumberedGame
import Testing
import TriplesCoach
import TriplesModel

@testable import parlor

@Suite struct LaboratoryTests {
  @Test func theBenchPlaysTheSameMovesEachTime() {
    let moves = TriplesBenchCommand.play(3)
    #expect(moves > 3)
    #expect(moves == TriplesBenchCommand.play(3))
    #expect(TriplesBenchCommand.play(0) == 0)
  }

  @Test func allWaysAtOnceIsEachByItself() {
    var randomness = SplitMix64(seed: 1)
    for _ in 0..<5000 {
      let board = PackedBoard(cells: randomness.next() & randomness.next())
      let all = FourWayTable.shared.collapse(board)
      let boards = [all.leftRight[0], all.leftRight[1], all.upDown[0], all.upDown[1]]
      for (place, direction) in Direction.allCases.enumerated() {
        let (expected, points) = RowTable.shared.collapse(board, direction)
        #expect(boards[place] == expected.cells)
        #expect(Int(all.points >> UInt64(16 * place) & 0xFFFF) == points)
      }
    }
  }
}
