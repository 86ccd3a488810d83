import Testing

@testable import JellyToy

@Suite struct SVGPathTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (-0.04, "0"), (0.05, "0.1"), (-0.06, "-0.1"), (12.34, "12.3"), (12.96, "13"),
    (-7.5, "-7.5"), (1000, "1000"), (99_999.94, "99999.9"), (1e300, "100000000"), (-.infinity, "-100000000"),
    (.nan, "0"),
  ]) func numbersHaveOneForm(value: Double, text: String) {
    #expect(SVGPath.text(value) == text)
  }

  @Test func sharesHaveTwoPlaces() {
    #expect([0, 0.005, 0.1, 0.456, 1].map { SVGPath.text(share: $0) } == ["0", "0.01", "0.1", "0.46", "1"])
  }

  /// Every tenth in a wide range reads back as itself.
  @Test func numbersReadBack() {
    for tenths in stride(from: -30_000, through: 30_000, by: 7) {
      let value = Double(tenths) / 10
      #expect(Double(SVGPath.text(value)) == value)
    }
  }

  @Test func pathsAreWritten() {
    let curve = CubicCurve(
      start: Point(x: 0, y: 1.25), control1: Point(x: -2, y: 3), control2: Point(x: 4.04, y: 5), end: Point(x: 6, y: 7))
    #expect(SVGPath.text(curve: curve) == "M0 1.3C-2 3 4 5 6 7")
    #expect(SVGPath.text(outline: [curve, curve]) == "M0 1.3C-2 3 4 5 6 7C-2 3 4 5 6 7Z")
    #expect(SVGPath.text(outline: []) == "")
    var bytes = Array("x".utf8)
    SVGPath.append(outline: [curve], to: &bytes)
    SVGPath.append(outline: [curve], to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "xM0 1.3C-2 3 4 5 6 7ZM0 1.3C-2 3 4 5 6 7Z")
  }

  @Test func transformsAreWritten() {
    #expect(
      SVGPath.text(transformTo: Point(x: 3.14, y: -2), tilt: Point(x: 0.6, y: 0.8), scale: 10)
        == "matrix(6 8 -8 6 3.1 -2)")
    #expect(SVGPath.text(transformTo: .zero, tilt: Point(x: 1, y: 0)) == "matrix(1 0 0 1 0 0)")
  }

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
    #expect(CubicCurve.closed(through: [.zero, .zero], within: .zero).isEmpty)
  }

  @Test func lidsCoverWhatTheySay() {
    let tank = JellyTank(width: 300, height: 340, seed: 1)
    tank.run(seconds: 0.5)
    let open = tank.creatures[0].leftEye
    #expect(open.openness == 1)
    // Wide open, the edge runs back along the top.
    #expect((open.lid[0].control1 - open.lid[1].control2).length < 1e-9)
    tank.run(seconds: 80)
    let closed = tank.creatures[0].leftEye
    let middle = (closed.lid[0].control1 + closed.lid[0].control2) * 0.5
    #expect((middle - closed.white.centre).dot(tank.creatures[0].tilt.perpendicular) > closed.white.radius)
  }

  @Test func dropsAreClosed() {
    let drop = Drop(
      centre: Point(x: 10, y: 10), radius: 2, direction: Point(x: 0, y: 1), value: 3, opacity: 1)
    let outline = drop.outline
    #expect(outline[0].start == outline[1].end && outline[0].end == outline[1].start)
    #expect(outline[0].start.y < 10 && outline[0].end.y == 12)
  }
}
