import Testing

@testable import JellyToy

@Suite struct TankPlayTests {
  private func tank(_ values: [Int], width: Double = 420, height: Double = 320) -> JellyTank {
    let tank = JellyTank(width: width, height: height, seed: 11)
    tank.replaceCreatures(values)
    tank.run(seconds: 1)
    return tank
  }

  /// Drags the first creature into the second, and on toward the wall behind it.
  private func push(_ tank: JellyTank, to x: Double = 400, y: Double? = nil) {
    let start = tank.creatures[0].center
    tank.press(x: start.x, y: start.y)
    tank.drag(from: start, to: Point(x: x, y: y ?? start.y), seconds: 0.8)
    tank.run(seconds: 0.4)
  }

  @Test(arguments: [(1, 2, 3), (2, 1, 3), (3, 3, 6), (6, 6, 12), (768, 768, 1536)])
  func matchingCreaturesMergeIntoALaughingNewOneWithABurst(first: Int, second: Int, sum: Int) throws {
    let tank = tank([first, second])
    let oldIDs = tank.creatures.map(\.id)
    push(tank)
    let child = try #require(tank.creature(withValue: sum))
    #expect(tank.creature(withValue: first) == nil || tank.creatures.count > 1)
    #expect(!oldIDs.contains(child.id))
    #expect(!tank.creatures.contains { oldIDs.contains($0.id) })
    #expect(child.isLaughing)
    #expect(!tank.drops.isEmpty)
    #expect(tank.eventCount > 0)
    #expect(tank.creatures.allSatisfy { !$0.isHeld })
  }

  @Test func mergeIsAnnouncedOnceAndShownInTheSummary() {
    let tank = tank([2, 1])
    let start = tank.creatures[0].center
    tank.press(x: start.x, y: start.y)
    let count = tank.eventCount
    for _ in 0..<200 where tank.eventCount == count {
      tank.drag(x: 400, y: start.y)
      tank.step(seconds: 1.0 / 60)
    }
    #expect(tank.lastEvent == "1 and 2 make 3.")
    #expect(tank.eventCount == count + 1)
    #expect(tank.summary == "A tank with a 3.")
  }

  @Test(arguments: [(1, 1), (2, 2), (1, 3), (2, 6), (3, 6)])
  func creaturesThatDoNotMatchDoNotMerge(first: Int, second: Int) {
    let tank = tank([first, second])
    let ids = tank.creatures.map(\.id)
    push(tank)
    push(tank, to: 400, y: 310)
    #expect(ids.allSatisfy { id in tank.creatures.contains { $0.id == id } })
    #expect(tank.drops.isEmpty)
  }

  @Test func mergeRuleMatchesTheGameUpToTheLargestValue() {
    for first in [1, 2, 3, 6, 12] {
      for second in [1, 2, 3, 6, 12] {
        let expected = Set([first, second]) == [1, 2] ? 3 : first == second && first > 2 ? first * 2 : nil
        #expect(MergeRule.sum(first, second) == expected)
      }
    }
    #expect(MergeRule.sum(MergeRule.maxValue, MergeRule.maxValue) == nil)
  }

  @Test func mergeCountGrowsWithEachDoubling() {
    #expect([1, 2, 3, 6, 12, 96].map { MergeRule.mergeCount(of: $0) } == [0, 0, 1, 2, 3, 6])
  }

  @Test func gentleTouchDoesNotMergeCreatures() throws {
    let tank = tank([1, 2])
    let one = try #require(tank.creature(withValue: 1)).center
    let two = try #require(tank.creature(withValue: 2))
    tank.press(x: one.x, y: one.y)
    tank.drag(from: one, to: Point(x: two.center.x - two.radius * 2, y: one.y), seconds: 1)
    tank.run(seconds: 1)
    #expect(tank.values == [1, 2])
  }

  @Test func creaturesRestingOnEachOtherDoNotMerge() {
    let tank = tank([3, 3], width: 90, height: 500)
    #expect(tank.jellies[0].body.minCorner.x < tank.jellies[1].body.maxCorner.x)
    tank.run(seconds: 20)
    #expect(tank.creatures.count { $0.value == 3 } == 2)
  }

  @Test func thrownCreatureCanMerge() throws {
    let tank = tank([1, 2])
    let one = try #require(tank.creature(withValue: 1)).center
    tank.press(x: one.x, y: one.y)
    tank.drag(from: one, to: one + Point(x: 60, y: -8), seconds: 0.05)
    tank.release()
    tank.run(seconds: 1)
    #expect(tank.creature(withValue: 3) != nil)
  }

  @Test func heldCreatureFollowsTheFingerAndFallsWhenReleased() throws {
    let tank = tank([1, 1])
    let start = tank.creatures[0].center
    tank.press(x: start.x, y: start.y)
    #expect(tank.creatures.map(\.isHeld) == [true, false])
    let target = Point(x: 120, y: 90)
    tank.drag(from: start, to: target, seconds: 0.3)
    tank.run(seconds: 0.5)
    #expect((tank.creatures[0].center - target).length < 15)
    tank.release()
    #expect(tank.creatures.allSatisfy { !$0.isHeld })
    tank.run(seconds: 2)
    #expect(tank.creatures[0].center.y > 250)
  }

  @Test func eyesFollowTheFinger() {
    let tank = tank([1, 1])
    for place in [Point(x: 5, y: 100), Point(x: 415, y: 100), Point(x: 210, y: 2)] {
      tank.hover(x: place.x, y: place.y)
      tank.run(seconds: 0.7)
      for eye in tank.creatures.flatMap({ [$0.leftEye, $0.rightEye] }) {
        let gaze = eye.pupil.center - eye.white.center
        #expect(gaze.dot(place - eye.white.center) > 0.5 * gaze.length * (place - eye.white.center).length)
      }
    }
  }

  @Test func tapIsAnnouncedAndMakesACreatureLaughForAWhile() throws {
    let tank = tank([1, 2])
    let two = tank.creatures[1]
    #expect(!two.isLaughing)
    tank.press(x: two.center.x, y: two.center.y)
    tank.step(seconds: 0.05)
    tank.release()
    #expect(tank.lastEvent == "The 2 giggles.")
    tank.run(seconds: 0.3)
    #expect(tank.creatures.map(\.isLaughing) == [false, true])
    tank.run(seconds: 2)
    #expect(tank.creatures.map(\.isLaughing) == [false, false])
  }

  @Test func pokesMakeCreaturesLaughInTurn() {
    let tank = tank([1, 2, 6])
    var laughs: [Int] = []
    for _ in 0..<4 {
      tank.poke()
      tank.run(seconds: 0.3)
      laughs.append(tank.creatures.firstIndex { $0.isLaughing } ?? -1)
      tank.run(seconds: 1.2)
    }
    #expect(laughs == [0, 1, 2, 0])
  }

  @Test func nudgesMergeMatchingNeighbors() {
    for direction in [NudgeDirection.left, .right] {
      let tank = tank([1, 2])
      tank.nudge(direction)
      #expect(tank.eventCount == 1)
      tank.run(seconds: 1.5)
      #expect(tank.creature(withValue: 3) != nil)
    }
  }

  @Test(arguments: [false, true]) func keyboardNudgesAloneCanMakeA12(isCalm: Bool) {
    for seed in UInt64(1)...2 {
      let tank = JellyTank(width: 330, height: 360, seed: seed)
      tank.isCalm = isCalm
      var best = 0
      for turn in 0..<120 where best < 12 {
        tank.nudge(NudgeDirection.allCases[turn % 3])
        tank.run(seconds: 1.6)
        best = max(best, tank.values.last ?? 0)
      }
      #expect(best >= 12, "seed \(seed)")
    }
  }

  @Test func newcomersArriveAfterAMergeAndAllowFurtherMerges() {
    let tank = tank([1, 2])
    push(tank)
    tank.release()
    tank.run(seconds: 4)
    // A single 3 can't merge, so the newcomers must be able to make another 3, which two 2s can't.
    #expect(tank.values.count >= 3)
    #expect(tank.values.prefix(2) != [2, 2])
    #expect(!tank.needsNewcomer)
    let newcomers = tank.creatures.filter { $0.value < 3 }
    #expect(newcomers.allSatisfy { $0.center.y > 0 })
  }

  @Test func creaturesArriveFallAsleepAndWakeOnHover() {
    let tank = JellyTank(width: 330, height: 360, seed: 21)
    #expect(tank.values == [1, 2])
    tank.run(seconds: 25)
    #expect(tank.creatures.count == 4)
    #expect(!tank.isAtRest)
    tank.run(seconds: 25)
    #expect(tank.isAtRest)
    #expect(tank.lastEvent == "Everybody falls asleep.")
    #expect(tank.summary.hasSuffix(", all asleep."))
    #expect(tank.creatures.allSatisfy { $0.leftEye.openness < 0.05 })
    let asleep = tank.creatures
    tank.run(seconds: 1)
    #expect(tank.creatures == asleep)
    tank.hover(x: 10, y: 10)
    #expect(!tank.isAtRest)
    tank.run(seconds: 1)
    #expect(tank.creatures.allSatisfy { !($0.leftEye.openness < 0.05) })
  }

  @Test func restartedTankBehavesLikeAFreshOneWithNewIDs() {
    let tank = JellyTank(width: 300, height: 340, seed: 5)
    let fresh = JellyTank(width: 300, height: 340, seed: 5)
    var randomNumbers = TankRandomNumberGenerator(seed: 1)
    for _ in 0..<200 { tank.performRandomAction(&randomNumbers) }
    let highest = tank.nextID
    tank.restart()
    #expect(tank.lastEvent == "A fresh start: a 1 and a 2.")
    #expect(tank.creatures.allSatisfy { $0.id >= highest })
    func scene(_ tank: JellyTank) -> [Creature] {
      tank.creatures.map { creature in
        var creature = creature
        creature.id = 0
        return creature
      }
    }
    for _ in 0..<40 {
      #expect(scene(tank) == scene(fresh))
      #expect(tank.drops.isEmpty)
      tank.run(seconds: 0.1)
      fresh.run(seconds: 0.1)
    }
  }
}
