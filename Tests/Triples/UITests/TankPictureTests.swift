import JellyToy
import Testing

@testable import TriplesUI

struct TankPictureTests {
  @Test func pictureShowsTheTankAtOneMoment() {
    let tank = JellyTank(width: 300, height: 200, seed: 1)
    let before = TankPicture(tank)
    #expect(before.creatures.map(\.value) == [1, 2])
    #expect(before.summary == tank.summary)
    tank.nudge(.up)
    tank.step(seconds: 0.1)
    #expect(TankPicture(tank) != before)
  }

  @Test func nudgesHaveUniqueLabels() {
    #expect(Set(NudgeDirection.allCases.map(\.label)).count == 4)
  }
}
