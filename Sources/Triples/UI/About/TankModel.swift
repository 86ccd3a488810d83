import JellyToy

/// What there is to see in a jelly tank at one moment.
struct TankPicture: Equatable {
  /// The creatures, the oldest first.
  let creatures: [Creature]

  /// The confetti.
  let drops: [Drop]

  /// Who is in the tank, as a sentence.
  let summary: String

  /// Looks into a tank.
  init(_ tank: JellyTank) {
    creatures = tank.creatures
    drops = tank.drops
    summary = tank.summary
  }
}

#if canImport(SwiftUI)
import Foundation
import Observation

/// The jelly tank as SwiftUI observes it: `picture` is what there is to see now.
@Observable @MainActor
final class TankModel {
  @ObservationIgnored private let tank: JellyTank
  @ObservationIgnored private var lastFrame: Date?
  @ObservationIgnored private var eventCount: Int

  /// What there is to see.
  private(set) var picture: TankPicture

  /// Who is in the tank, as a sentence. It changes far less often than the picture, and so does what is drawn of it.
  private(set) var summary: String

  /// What has happened last, as a sentence.
  private(set) var sentence = "Throw the jellies about. Push 1 and 2 together!"

  /// Whether nothing moves until the player does something.
  private(set) var isAtRest = false

  /// Fills a tank. It gets its size when it is first laid out.
  init() {
    var system = SystemRandomNumberGenerator()
    tank = JellyTank(width: 360, height: 300, seed: system.next())
    eventCount = tank.eventCount
    picture = TankPicture(tank)
    summary = tank.summary
  }

  /// Does something to the tank and shows what has come of it.
  func act(_ action: (JellyTank) -> Void) {
    action(tank)
    show()
  }

  /// Lets time pass up to a frame of the screen.
  func advance(to now: Date) {
    // After a rest, time begins anew.
    if let lastFrame, !isAtRest { tank.step(seconds: max(0, now.timeIntervalSince(lastFrame))) }
    lastFrame = now
    show()
  }

  private func show() {
    picture = TankPicture(tank)
    if summary != picture.summary { summary = picture.summary }
    if isAtRest != tank.isAtRest {
      isAtRest = tank.isAtRest
      lastFrame = nil
    }
    guard tank.eventCount != eventCount else { return }
    eventCount = tank.eventCount
    sentence = tank.lastEvent
  }
}
#endif
