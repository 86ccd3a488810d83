import Testing

@testable import JellyToy

@Suite struct DrawingTests {
  @Test func outlinesAreClosedAndSmooth() {
    let tank = JellyTank(width: 300, height: 340, seed: 1)
    for creature in tank.creatures {
      #expect(creature.outline.count == 12)
      for (index, curve) in creature.outline.enumerated() {
        let next = creature.outline[(index + 1) % 12]
        #expect(curve.end == next.start)
        #expect((curve.end - curve.control2).cross(next.control1 - next.start) < 1e-6)
        #expect((curve.end - curve.control2).dot(next.control1 - next.start) > 0)
      }
      #expect(creature.area > 2.5 * creature.radius * creature.radius)
    }
  }

  @Test func outlineThroughTwoPointsIsEmpty() {
    #expect(CubicCurve.closedOutline(through: [.zero, .zero], within: .zero).isEmpty)
  }

  @Test func lidsCoverOnlyClosedEyes() {
    let tank = JellyTank(width: 300, height: 340, seed: 1)
    tank.run(seconds: 0.5)
    let open = tank.creatures[0].leftEye
    #expect(open.openness == 1)
    // An open eye's lid has no area: its lower edge coincides with its upper edge.
    #expect((open.lid[0].control1 - open.lid[1].control2).length < 1e-9)
    tank.run(seconds: 80)
    let closed = tank.creatures[0].leftEye
    let middle = (closed.lid[0].control1 + closed.lid[0].control2) * 0.5
    #expect((middle - closed.white.center).dot(tank.creatures[0].tilt.perpendicular) > closed.white.radius)
  }

  @Test func outlineOfADropIsClosedAndExtendsAlongItsDirection() {
    let drop = Drop(
      center: Point(x: 10, y: 10), radius: 2, direction: Point(x: 0, y: 1), value: 3, opacity: 1)
    let outline = drop.outline
    #expect(outline[0].start == outline[1].end)
    #expect(outline[0].end == outline[1].start)
    #expect(outline[0].start.y < 10)
    #expect(outline[0].end.y == 12)
  }
}
