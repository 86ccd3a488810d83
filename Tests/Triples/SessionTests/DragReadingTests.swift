import TestSupport
import Testing
import TriplesModel

@testable import TriplesSession

@Suite struct DragReadingTests {
  /// Reads a slow drag over cells of 100 points.
  private func read(_ x: Double, _ y: Double, milliseconds: Double = 10_000) -> TriplesSession.DragReading {
    TriplesSession.DragReading(x: x, y: y, milliseconds: milliseconds, cell: 100)
  }

  @Test(arguments: [
    (-60.0, 0.0, Direction.left), (60, 0, .right), (0, -60, .up), (0, 60, .down), (-60, 59, .left), (60, -59, .right),
    (59, -60, .up), (-59, 60, .down), (8, 0, .right), (0, -8, .up),
  ])
  func theLongerAxisIsTheDirection(x: Double, y: Double, direction: Direction) {
    #expect(read(x, y).direction == direction)
  }

  @Test(arguments: [(0.0, 0.0), (7.9, 0), (-7.9, 7.9), (0, 7.9)])
  func aShortDragIsATap(x: Double, y: Double) {
    let reading = read(x, y, milliseconds: 1)
    #expect(reading.direction == nil && reading.progress == 0 && !reading.plays)
  }

  @Test(arguments: [(10.0, 0.1), (50, 0.5), (99, 0.99), (100, 1), (150, 1), (1e300, 1)])
  func tilesFollowByUpToOneCell(length: Double, progress: Double) {
    #expect(abs(read(length, 0).progress - progress) < 1e-9)
    #expect(abs(read(0, -length).progress - progress) < 1e-9)
  }

  @Test(arguments: [(49.0, false), (50, true), (200, true)])
  func aDragOfHalfACellPlays(length: Double, plays: Bool) {
    #expect(read(length, 0).plays == plays)
    #expect(read(3, -length).plays == plays)
  }

  @Test(arguments: [
    (20.0, 57.0, true), (20, 58, false), (19, 1, false), (35, 100, true), (35, 101, false), (20, 0, true),
  ])
  func aFlickPlaysHoweverShort(length: Double, milliseconds: Double, plays: Bool) {
    #expect(read(length, 0, milliseconds: milliseconds).plays == plays)
    #expect(read(0, length, milliseconds: milliseconds).plays == plays)
  }

  @Test func aDragThatComesBackIsReleasedEarly() {
    #expect(!read(12, 0).plays)
  }

  /// Whatever a device reports, a reading says something that can be drawn.
  @Test func anyNumbersWillDo() {
    let numbers = [0, -0.0, 1, -1, 8, 50, -100, 1e300, -1e300, 1e-300, .infinity, -.infinity, .nan]
    for x in numbers {
      for y in numbers {
        for milliseconds in numbers {
          for cell in numbers {
            let reading = TriplesSession.DragReading(x: x, y: y, milliseconds: milliseconds, cell: cell)
            #expect((0...1).contains(reading.progress))
            #expect(reading.direction != nil || !reading.plays)
          }
        }
      }
    }
  }
}
