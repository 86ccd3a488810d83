import Testing
import TriplesModel

@testable import TriplesUI

struct BoardGeometryTests {
  private static let sides = [0.0, 1, 44, 132, 366, 1_024]

  @Test(arguments: sides)
  func tileIsInItsCellAndFillsMostOfIt(side: Double) {
    let geometry = BoardGeometry(side: side)
    for row in 0..<4 {
      for column in 0..<4 {
        let frame = geometry.frame(row: row, column: column)
        #expect(frame.x >= Double(column) * geometry.cellSide)
        #expect(frame.y >= Double(row) * geometry.cellSide)
        #expect(frame.x + frame.side <= Double(column + 1) * geometry.cellSide + 1e-9)
        #expect(frame.y + frame.side <= Double(row + 1) * geometry.cellSide + 1e-9)
        #expect(frame.side >= side * 0.2)
      }
    }
  }

  @Test func frameMovesByOneCellPerRowAndColumn() {
    let geometry = BoardGeometry(side: 400)
    let here = geometry.frame(Tile(val: 3, id: 1, row: 2, col: 1))
    let right = geometry.frame(Tile(val: 3, id: 1, row: 2, col: 2))
    let below = geometry.frame(Tile(val: 3, id: 1, row: 3, col: 1))
    #expect(abs(right.x - here.x - 100) < 1e-9)
    #expect(right.y == here.y)
    #expect(abs(below.y - here.y - 100) < 1e-9)
    #expect(below.x == here.x)
  }

  @Test func anchorIsTheTilesCenterInUnitsOfItsSide() {
    let frame = BoardGeometry(side: 400).frame(row: 1, column: 3)
    #expect(abs(frame.anchor.x * frame.side - 350) < 1e-9)
    #expect(abs(frame.anchor.y * frame.side - 150) < 1e-9)
    #expect(TileFrame(x: 0, y: 0, side: 0).anchor == (0.5, 0.5))
  }

  @Test func linesAreBetweenCells() {
    let lines = BoardGeometry(side: 400).lines
    #expect(lines.map(\.fromX) == [100, 200, 300, 10, 10, 10])
    #expect(lines.map(\.toY) == [390, 390, 390, 100, 200, 300])
  }

  @Test(arguments: [-1, -Double.infinity, .infinity, .nan])
  func invalidSideBecomesZero(side: Double) {
    #expect(BoardGeometry(side: side).side == 0)
  }

  @Test func boardSideIsTheSmallerOfWidthAndHeight() {
    #expect(BoardGeometry(width: 300, height: 200).side == 200)
    #expect(BoardGeometry(width: 300, height: 500).side == 300)
  }

  @Test func longNumbersFitTheirTile() {
    let frame = TileFrame(x: 0, y: 0, side: 100)
    for value in [1, 96, 768, 6_144, 98_304, 1_572_864] {
      // A heavy digit is about 0.65 times as wide as the font size.
      #expect(Double("\(value)".count) * 0.65 * frame.fontSize(value) <= 100, "\(value)")
    }
  }
}
