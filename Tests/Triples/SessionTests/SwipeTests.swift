import Foundation
import TestSupport
import Testing
import TriplesModel

@testable import TriplesSession

@Suite struct SwipeTests {
  /// A pointer sample: its offset in points from where it was pressed, and the milliseconds since then.
  typealias PointerSample = (x: Double, y: Double, after: Double)

  /// Returns a swipe with these samples. `cell` is the side of a cell in points.
  private func swipe(_ places: [PointerSample], cell: Double = 100) -> TriplesSession.Swipe {
    var swipe = TriplesSession.Swipe(x: 200, y: 300, milliseconds: 5_000, cellSide: cell)
    for place in places { swipe.move(x: 200 + place.x, y: 300 + place.y, milliseconds: 5_000 + place.after) }
    return swipe
  }

  /// Returns a straight swipe at constant speed, sampled sixty times per second.
  private func straightSwipe(
    _ x: Double, _ y: Double, milliseconds: Double, rest: Double = 0, cell: Double = 100
  ) -> TriplesSession.Swipe {
    let steps = max(1, (milliseconds / 16).rounded())
    return swipe(
      stride(from: 1, through: steps, by: 1).map { step in
        (x * step / steps, y * step / steps, rest + milliseconds * step / steps)
      }, cell: cell)
  }

  @Test(arguments: [
    (-60.0, 0.0, Direction.left), (60, 0, .right), (0, -60, .up), (0, 60, .down), (-60, 59, .left), (60, -59, .right),
    (59, -60, .up), (-59, 60, .down), (8, 0, .right), (0, -8, .up),
  ])
  func longerAxisDeterminesTheDirection(x: Double, y: Double, direction: Direction) {
    #expect(straightSwipe(x, y, milliseconds: 10_000).direction == direction)
  }

  /// Fingers seldom move in a straight line. A swipe up to 40 degrees off an axis has the direction of that axis.
  @Test(arguments: [(60.0, 50.0, Direction.right), (-60, -50, .left), (50, -60, .up), (-50, 60, .down)])
  func slantedSwipeUsesTheNearestAxis(x: Double, y: Double, direction: Direction) {
    let swipe = straightSwipe(x, y, milliseconds: 120)
    #expect(swipe.direction == direction)
    #expect(swipe.playsOnRelease)
  }

  @Test(arguments: [(0.0, 0.0), (7.9, 0), (-7.9, 7.9), (0, 7.9)])
  func tapIsNotASwipe(x: Double, y: Double) {
    for milliseconds in [1.0, 50, 1_000] {
      let swipe = straightSwipe(x, y, milliseconds: milliseconds)
      #expect(swipe.direction == nil)
      #expect(swipe.progress == 0)
      #expect(!swipe.playsOnRelease)
    }
  }

  @Test(arguments: [(10.0, 0.1), (50, 0.5), (99, 0.99), (100, 1), (150, 1), (1e300, 1)])
  func tilesFollowByUpToOneCell(length: Double, progress: Double) {
    #expect(abs(straightSwipe(length, 0, milliseconds: 10_000).progress - progress) < 1e-9)
    #expect(abs(straightSwipe(0, -length, milliseconds: 10_000).progress - progress) < 1e-9)
  }

  /// A swipe of 32 points, or of half a cell if that is less, is long enough at any speed.
  @Test(arguments: [
    (31.0, 100.0, false), (32, 100, true), (31, 64, false), (32, 64, true), (29, 60, false), (30, 60, true),
    (200, 100, true), (32, 200, true), (32, 0, true), (31, 0, false),
  ])
  func slowSwipeMakesAMoveOnlyIfLongEnough(length: Double, cell: Double, plays: Bool) {
    for rest in [0.0, 700] {
      #expect(straightSwipe(length, 0, milliseconds: 2_000, rest: rest, cell: cell).playsOnRelease == plays)
      #expect(straightSwipe(3, -length, milliseconds: 2_000, rest: rest, cell: cell).playsOnRelease == plays)
    }
  }

  /// A shorter swipe plays if it is fast at the end, even if it started slowly.
  @Test(arguments: [(24.0, 60.0, true), (24, 80, true), (23, 60, false), (15, 20, false), (28, 200, false)])
  func shortSwipeMakesAMoveOnlyIfLongAndFastEnoughAtTheEnd(length: Double, milliseconds: Double, plays: Bool) {
    for sign in [1.0, -1] {
      var places: [PointerSample] = [(0, 4 * sign, 100)]
      places += (1...10).map { (0, sign * (4 + (length - 4) * Double($0) / 10), 900 + milliseconds * Double($0) / 10) }
      #expect(swipe(places).playsOnRelease == plays)
      #expect(swipe(places.map { ($0.y, $0.x, $0.after) }).playsOnRelease == plays)
    }
  }

  /// A quick swipe plays if it is too long for a tap, as in similar games.
  @Test(arguments: [
    (10.0, 60.0, false), (10.5, 60, true), (10.5, 250, true), (12, 120, true), (31, 250, true), (12, 500, false),
    (31, 600, false),
  ])
  func shortSwipeMakesAMoveOnlyIfQuickAndLongerThanATap(length: Double, milliseconds: Double, plays: Bool) {
    for rest in [0.0, 150, 3_000] {
      #expect(
        straightSwipe(-length, 0, milliseconds: milliseconds, rest: rest).playsOnRelease == plays, "after \(rest)")
      #expect(straightSwipe(2, length, milliseconds: milliseconds, rest: rest).playsOnRelease == plays, "after \(rest)")
    }
  }

  /// A resting pointer sends no events, so the time without events before its release doesn't count.
  @Test func onlyTheTimeFromFirstToLastPointerEventCounts() {
    #expect(swipe([(20, 0, 900), (20, 0, 905)]).playsOnRelease)
    #expect(swipe([(12, 0, 900)]).playsOnRelease)
    #expect(!swipe([(20, 0, 60), (20, 0, 700)]).playsOnRelease, "a short swipe is only a preview")
  }

  @Test(
    arguments: [
      [(80.0, 0.0, 100.0), (8, 0, 200)], [(80, 0, 100), (0, 0, 160)], [(80, 0, 300), (38, 0, 700)],
      [(80, 0, 100), (-20, 0, 160)], [(30, 0, 50), (12, 0, 90)], [(160, 0, 100), (49, 0, 300)],
    ] as [[PointerSample]])
  func pullingBackCancelsTheSwipe(places: [PointerSample]) {
    #expect(!swipe(places).playsOnRelease)
    #expect(!swipe(places.map { ($0.y, -$0.x, $0.after) }).playsOnRelease)
  }

  @Test func swipePulledBackALittleOrReversedStillMakesAMove() {
    #expect(swipe([(80, 0, 100), (41, 0, 160)]).playsOnRelease)
    #expect(swipe([(300, 0, 100), (51, 0, 160)]).playsOnRelease, "tiles are shown at most one cell away")
    let swipe = swipe([(80, 0, 100), (-41, 0, 400)])
    #expect(swipe.playsOnRelease, "the player changed direction")
    #expect(swipe.direction == .left, "the player changed direction")
  }

  /// A recorded gesture. Each point of a stroke is an array: the milliseconds since the finger touched the screen, and
  /// the horizontal and vertical offset from there in points.
  private struct Gesture: Decodable {
    struct Stroke: Decodable {
      let points: [[Double]]
      let second: Double?
    }

    let name: String
    let meant: [String]
    let strokes: [Stroke]
  }

  /// Tests the board sizes of all devices. A browser test covers gestures with a second finger.
  @Test(arguments: [70.0, 80, 92.5, 195, 240])
  func recordedGesturesMakeTheIntendedMove(cell: Double) throws {
    let file = Repository.file("Tests/Fixtures/triples-swipes.json")
    let gestures = try JSONDecoder().decode([Gesture].self, from: Data(file))
    #expect(gestures.count == 75)
    for gesture in gestures where gesture.strokes.allSatisfy({ $0.second == nil }) {
      let swipes = gesture.strokes.map { swipe($0.points.map { ($0[1], $0[2], $0[0]) }, cell: cell) }
      let moves = swipes.filter(\.playsOnRelease).compactMap { $0.direction?.label.lowercased() }
      #expect(moves == gesture.meant, "\(gesture.name)")
    }
  }

  @Test func anyNumbersGiveProgressUpToOneAndNoMoveWithoutADirection() {
    let numbers = [0, -0.0, 1, -1, 8, 50, -100, 1e300, -1e300, 1e-300, .infinity, -.infinity, .nan]
    for x in numbers {
      for y in numbers {
        for milliseconds in numbers {
          for cell in numbers {
            var swipe = TriplesSession.Swipe(x: y, y: milliseconds, milliseconds: x, cellSide: cell)
            swipe.move(x: x, y: y, milliseconds: milliseconds)
            swipe.move(x: y, y: x, milliseconds: milliseconds)
            if !(0...1).contains(swipe.progress) || swipe.direction == nil && swipe.playsOnRelease {
              Issue.record("\(x) \(y) \(milliseconds) \(cell)")
            }
          }
        }
      }
    }
  }
}
