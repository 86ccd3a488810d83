import Testing

@testable import JellyToy

@Suite struct CalmTests {
  private func calmTank(_ values: [Int]) -> JellyTank {
    let tank = JellyTank(width: 420, height: 320, seed: 4)
    tank.replaceCreatures(values)
    tank.isCalm = true
    return tank
  }

  @Test func calmCreaturesRestOnTheFloorAwakeWithoutMoving() {
    let tank = JellyTank(width: 300, height: 340, seed: 1)
    tank.isCalm = true
    #expect(tank.isAtRest)
    let before = tank.creatures
    #expect(before.allSatisfy { $0.outline.map(\.start.y).max()! > 337 })
    tank.run(seconds: 60)
    #expect(tank.creatures == before)
    #expect(before.allSatisfy { $0.leftEye.openness == 1 })
  }

  @Test func calmCreatureFollowsTheFingerAndDropsAtOnceWhenReleased() {
    let tank = calmTank([1, 1])
    let start = tank.creatures[0].center
    tank.press(x: start.x, y: start.y)
    #expect(tank.creatures[0].center == start)
    for _ in 0..<20 { tank.drag(x: 60, y: 80) }
    #expect((tank.creatures[0].center - Point(x: 60, y: 80)).length < 15)
    tank.release()
    #expect(tank.creatures[0].outline.map(\.start.y).max()! > 317)
    #expect(tank.isAtRest)
  }

  @Test func calmMergeIsAnnouncedWithALaughButNoBurst() {
    let tank = calmTank([1, 2])
    tank.nudge(.left)
    #expect(tank.creature(withValue: 3) != nil)
    #expect(tank.drops.isEmpty)
    #expect(tank.lastEvent.hasPrefix("1 and 2 make 3. A "))
    #expect(!tank.needsNewcomer)
    #expect(tank.creature(withValue: 3)?.isLaughing == true)
    tank.hover(x: 1, y: 1)
    #expect(tank.creature(withValue: 3)?.isLaughing == false)
  }

  @Test func pokesMakeCalmCreaturesLaughInTurnWithoutMotion() {
    let tank = calmTank([1, 2])
    let before = tank.creatures
    tank.poke()
    #expect(tank.creatures.map(\.outline) == before.map(\.outline))
    #expect(tank.creatures.map(\.isLaughing) == [true, false])
    tank.poke()
    #expect(tank.creatures.map(\.isLaughing) == [false, true])
  }

  @Test func calmEndsABurstAndMotionResumesAfterIt() {
    let tank = JellyTank(width: 420, height: 320, seed: 4)
    tank.replaceCreatures([1, 2])
    tank.nudge(.left)
    for _ in 0..<200 where tank.drops.isEmpty { tank.step(seconds: 1.0 / 60) }
    #expect(!tank.drops.isEmpty)
    tank.isCalm = true
    #expect(tank.drops.isEmpty)
    let calm = tank.creatures
    tank.isCalm = false
    tank.run(seconds: 0.5)
    #expect(tank.creatures != calm)
  }
}
