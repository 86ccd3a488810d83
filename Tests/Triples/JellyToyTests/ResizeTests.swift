import Testing

@testable import JellyToy

@Suite struct ResizeTests {
  @Test(arguments: [(700.0, 300.0), (120.0, 900.0), (1.0, 1.0), (100_000.0, 100_000.0), (1.0, 100_000.0)])
  func resizedTankScalesItsCreaturesAndReleasesThem(width: Double, height: Double) {
    let tank = JellyTank(width: 300, height: 640, seed: 6)
    tank.nudge(.left)
    tank.run(seconds: 3)
    tank.press(x: 150, y: 600)
    let before = tank.creatures
    tank.resize(width: width, height: height)
    #expect(tank.width == width)
    #expect(tank.height == height)
    for (old, new) in zip(before, tank.creatures) {
      #expect(new.outlinePoints.allSatisfy { $0.clamped(to: Point(x: width, y: height)) == $0 })
      #expect(old.id == new.id)
      #expect(old.value == new.value)
      #expect(abs(new.radius / old.radius - tank.radius(of: new.value) / old.radius) < 1e-9)
      #expect(abs(new.center.x / width - old.center.x / 300) < 0.26)
      #expect(!new.isHeld)
    }
    tank.run(seconds: 2)
    #expect(tank.creatures.allSatisfy { $0.outlinePoints.allSatisfy { $0.clamped(to: tank.size) == $0 } })
  }

  @Test func resizingToTheSameSizeChangesNothing() {
    let tank = JellyTank(width: 300, height: 640, seed: 6)
    tank.run(seconds: 1)
    tank.press(x: 90, y: 600)
    let before = tank.creatures
    tank.resize(width: 300, height: 640)
    #expect(tank.creatures == before)
    #expect(before.contains { $0.isHeld })
  }

  @Test func rotatingThereAndBackRestoresTheRadii() {
    let tank = JellyTank(width: 300, height: 640, seed: 6)
    tank.run(seconds: 1.2)
    let radii = tank.creatures.map(\.radius)
    tank.resize(width: 640, height: 300)
    tank.resize(width: 300, height: 640)
    for (creature, radius) in zip(tank.creatures, radii) { #expect(abs(creature.radius - radius) < 1e-9) }
  }
}
