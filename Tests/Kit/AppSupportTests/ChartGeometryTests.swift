import AppSupport
import Testing

@Suite struct ChartGeometryTests {
  @Test(arguments: [0.0, 40.0])
  func fractionsMapToPointsInsideTheMarginsAndBack(labelWidth: Double) {
    let geometry = ChartGeometry(width: 340, height: 140, labelWidth: labelWidth)
    #expect(geometry.horizontalEnds == (10 + labelWidth, 330))
    #expect(geometry.verticalEnds == (10, 130))
    for share in [0, 0.25, 1] {
      let point = geometry.point(x: share, y: share)
      #expect(abs(geometry.fraction(atX: point.x) - share) < 1e-9)
      #expect(point.y == geometry.y(share))
    }
    #expect(geometry.point(x: 1, y: 1) == (330, 130))
  }

  @Test(arguments: [0, 15, -4, .nan, .infinity])
  func chartWithoutRoomHasZeroSize(side: Double) {
    let geometry = ChartGeometry(width: side, height: side, labelWidth: 7)
    #expect(geometry.horizontalEnds.left == geometry.horizontalEnds.right)
    #expect(geometry.verticalEnds == (10, 10))
    #expect(geometry.fraction(atX: 100) == 0)
  }
}
