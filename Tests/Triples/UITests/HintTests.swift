import Testing
import TriplesModel
import TriplesSession

@testable import TriplesUI

struct HintTests {
  private let advice = Advice(
    moves: [
      AdvisedMove(.up, expectation: Points(hundredths: 40_000)),
      AdvisedMove(.left, expectation: Points(hundredths: 39_680)),
      AdvisedMove(.right, expectation: Points(hundredths: 35_000)),
    ], score: 12)

  @Test func boardPointsAtAllBestMoves() {
    #expect(BoardPointer(advice) == BoardPointer(bestMove: .up))
    #expect(BoardPointer(nil as Advice?) == BoardPointer())
    let equal = Advice(moves: advice.moves + [AdvisedMove(.down, expectation: Points(hundredths: 39_951))], score: 12)
    #expect(BoardPointer(equal).bestMoves == [.up, .down])
  }

  @Test func letterKeysMapToMovesOrTheHintAndOthersToNothing() {
    #expect("adwsADWS".allSatisfy { BoardKey(key: $0) == Direction(key: $0).map(BoardKey.move) })
    #expect("hH".allSatisfy { BoardKey(key: $0) == .hint })
    #expect("xz 1é".allSatisfy { BoardKey(key: $0) == nil })
  }

  @Test(arguments: Direction.allCases)
  func arrowPointsAlongTheMoveAndEdgeIsOnItsSide(direction: Direction) {
    let geometry = BoardGeometry(side: 400)
    let arrow = geometry.arrow(direction)
    let edge = geometry.edge(direction)
    let isAcross = direction == .left || direction == .right
    let goesUp = direction == .right || direction == .down
    // The arrow's head is the farthest point in the direction of the move.
    let along = arrow.map { isAcross ? $0.x : $0.y }.map { goesUp ? $0 : 400 - $0 }
    #expect(along.max() == along[0])
    #expect(along[0] > 300)
    #expect(along.min()! > 280)
    let across = arrow.map { isAcross ? $0.y : $0.x }
    #expect(abs(across.min()! + across.max()! - 400) < 1e-9)
    let ends = (isAcross ? [edge.fromX, edge.toX] : [edge.fromY, edge.toY]).map { goesUp ? $0 : 400 - $0 }
    #expect(ends.allSatisfy { $0 > 390 })
    #expect(ends.allSatisfy { $0 + geometry.edgeWidth / 2 <= 400 })
  }

  @Test(arguments: Direction.allCases, [1, 12, 768, 6_144, 98_304])
  func arrowsDoNotCoverNumbers(direction: Direction, value: Int) {
    let geometry = BoardGeometry(side: 400)
    let disc = geometry.disc(direction)
    let (across, along) = (disc.x...disc.x + disc.side, disc.y...disc.y + disc.side)
    #expect(geometry.arrow(direction).allSatisfy { across.contains($0.x) && along.contains($0.y) })
    for row in 0..<4 {
      for column in 0..<4 {
        let frame = geometry.frame(row: row, column: column)
        // A line of text is 1.2 times as high as the font size, and a heavy digit is 0.65 times as wide.
        let height = 1.2 * frame.fontSize(value)
        let width = 0.65 * frame.fontSize(value) * Double("\(value)".count)
        // The circle around the disc is 2 points wide, of which 1 point is outside the disc.
        let apartX = abs(frame.x + frame.side / 2 - disc.x - disc.side / 2) - (width + disc.side) / 2 - 1
        let apartY = abs(frame.y + frame.side / 2 - disc.y - disc.side / 2) - (height + disc.side) / 2 - 1
        #expect(max(apartX, apartY) > 0, "row \(row), column \(column)")
      }
    }
  }
}
