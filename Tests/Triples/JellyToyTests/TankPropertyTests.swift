import Testing

@testable import JellyToy

@Suite struct TankPropertyTests {
  static let sizes = [(300.0, 340.0), (760.0, 260.0), (90.0, 700.0), (1.0, 1.0), (100_000.0, 80_000.0)]

  private func expectValid(_ tank: JellyTank, _ comment: Comment) {
    let slack = 1e-9 * max(tank.width, tank.height)
    for creature in tank.creatures {
      #expect(creature.numbers.allSatisfy { $0.isFinite }, comment)
      #expect(
        creature.outlinePoints.allSatisfy {
          $0.x >= -slack && $0.x <= tank.width + slack && $0.y >= -slack && $0.y <= tank.height + slack
        }, comment)
      for eye in [creature.leftEye, creature.rightEye] {
        let reach = (eye.pupil.center - eye.white.center).length + eye.pupil.radius
        #expect(reach <= eye.white.radius + slack, comment)
        #expect((0...1).contains(eye.openness), comment)
      }
      #expect(abs(creature.tilt.length - 1) < 1e-9, comment)
      #expect((0...1).contains(creature.shadow.opacity), comment)
    }
    #expect(Set(tank.creatures.map(\.id)).count == tank.creatures.count, comment)
    #expect(tank.drops.count <= 60, comment)
    for drop in tank.drops {
      #expect((0...1).contains(drop.opacity), comment)
      #expect(drop.center.clamped(to: tank.size) == drop.center, comment)
    }
  }

  @Test(arguments: sizes) func randomActionsLeaveAValidTankOfAnySize(width: Double, height: Double) {
    for seed in UInt64(1)...2 {
      let tank = JellyTank(width: width, height: height, seed: seed)
      var randomNumbers = TankRandomNumberGenerator(seed: seed &* 77)
      expectValid(tank, "at first")
      for turn in 0..<150 {
        tank.performRandomAction(&randomNumbers)
        if turn % 8 == 0 { expectValid(tank, "\(width) by \(height), seed \(seed), turn \(turn)") }
      }
    }
  }

  @Test func fullTankStaysValid() {
    let tank = JellyTank(width: 260, height: 260, seed: 3)
    tank.replaceCreatures([1, 3, 6, 12, 24, 48, 96])
    var randomNumbers = TankRandomNumberGenerator(seed: 8)
    for turn in 0..<150 {
      tank.performRandomAction(&randomNumbers)
      expectValid(tank, "turn \(turn)")
    }
  }

  @Test func bodiesRoughlyKeepTheirArea() {
    let tank = JellyTank(width: 320, height: 400, seed: 5)
    tank.replaceCreatures([1, 2, 3])
    let rest = tank.jellies.map { $0.body.shape.area * $0.fullRadius * $0.fullRadius }
    tank.press(x: tank.creatures[2].center.x, y: tank.creatures[2].center.y)
    var place = tank.creatures[2].center
    for target in [Point(x: 20, y: 20), Point(x: 300, y: 380), Point(x: 160, y: 390), Point(x: 10, y: 200)] {
      tank.drag(from: place, to: target, seconds: 0.4)
      place = target
      for (creature, area) in zip(tank.creatures, rest) {
        #expect((0.7...1.3).contains(creature.area / area), "\(creature.value) at \(target)")
      }
    }
    tank.release()
    tank.run(seconds: 3)
    for (creature, area) in zip(tank.creatures, rest) { #expect((0.93...1.07).contains(creature.area / area)) }
  }

  @Test func creaturesSettleOnTheFloorFaceUp() throws {
    let tank = JellyTank(width: 600, height: 300, seed: 9)
    tank.replaceCreatures([1, 3])
    let start = tank.creatures[1].center
    tank.press(x: start.x + 20, y: start.y - 20)
    tank.drag(from: start, to: Point(x: 300, y: 60), seconds: 0.2)
    tank.drag(from: Point(x: 300, y: 60), to: Point(x: 380, y: 90), seconds: 0.05)
    tank.release()
    tank.run(seconds: 0.05)
    #expect(tank.creatures[1].outline.map(\.start.y).max()! < 280)
    tank.run(seconds: 4)
    for creature in tank.creatures {
      #expect(creature.outline.map(\.start.y).max()! > 297)
      #expect(creature.tilt.x > 0.95)
      #expect(creature.leftEye.white.center.x < creature.rightEye.white.center.x)
    }
  }

  @Test func sameSeedAndInputsGiveTheSameScene() {
    func play(seed: UInt64) -> (JellyTank, [[Creature]]) {
      let tank = JellyTank(width: 300, height: 340, seed: seed)
      var randomNumbers = TankRandomNumberGenerator(seed: 4)
      var scenes: [[Creature]] = []
      for _ in 0..<200 {
        tank.performRandomAction(&randomNumbers)
        scenes.append(tank.creatures)
      }
      return (tank, scenes)
    }
    let (first, firstScenes) = play(seed: 1)
    let (second, secondScenes) = play(seed: 1)
    #expect(firstScenes == secondScenes)
    #expect(first.drops == second.drops)
    #expect(first.lastEvent == second.lastEvent)
    #expect(play(seed: 2).1 != firstScenes)
  }

  @Test func frameRateDoesNotChangeTheScene() {
    let slow = JellyTank(width: 300, height: 340, seed: 1)
    let fast = JellyTank(width: 300, height: 340, seed: 1)
    for _ in 0..<200 { slow.step(seconds: 1.0 / 60) }
    for _ in 0..<400 { fast.step(seconds: 1.0 / 120) }
    #expect(slow.creatures == fast.creatures)
    #expect(slow.creatures != JellyTank(width: 300, height: 340, seed: 1).creatures)
  }

  @Test func longPauseAdvancesByAtMostTheCatchUpTime() {
    let tank = JellyTank(width: 300, height: 340, seed: 1)
    let other = JellyTank(width: 300, height: 340, seed: 1)
    for seconds in [1e300, .infinity, 5] {
      tank.step(seconds: seconds)
      other.step(seconds: 0.1)
    }
    #expect(tank.creatures == other.creatures)
    #expect(tank.clock < 0.31)
  }

  @Test func invalidNumbersAreIgnored() {
    let tank = JellyTank(width: 300, height: 340, seed: 1)
    tank.run(seconds: 1)
    let before = tank.creatures
    for invalidNumber in [Double.nan, -.infinity, .infinity, .signalingNaN] {
      tank.press(x: invalidNumber, y: 10)
      tank.drag(x: 10, y: invalidNumber)
      tank.hover(x: invalidNumber, y: invalidNumber)
      tank.release()
      tank.resize(width: invalidNumber, height: invalidNumber)
      if invalidNumber != .infinity { tank.step(seconds: invalidNumber) }
    }
    tank.step(seconds: -1)
    tank.step(seconds: 0)
    #expect(tank.creatures == before)
  }

  @Test func invalidSizesAreReplacedAndExtremeDragsLeaveAValidTank() {
    let tank = JellyTank(width: 300, height: 340, seed: 1)
    let odd = JellyTank(width: .nan, height: -5, seed: 0)
    #expect(odd.width == 300)
    #expect(odd.height == 1)
    tank.press(x: 1e300, y: -1e300)
    tank.drag(x: -1e300, y: 1e300)
    tank.run(seconds: 1)
    expectValid(tank, "after a drag across the universe")
  }

  @Test func bodyWithInvalidNumbersRecovers() {
    let tank = JellyTank(width: 300, height: 340, seed: 1)
    tank.jellies[0].body.points[3] = Point(x: .nan, y: 4)
    tank.run(seconds: 0.1)
    expectValid(tank, "after a body was lost")
  }
}
