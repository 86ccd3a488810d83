import JellyToy

struct TankPicture: Equatable {
  let creatures: [Creature]

  let drops: [Drop]

  let summary: String

  init(_ tank: JellyTank) {
    creatures = tank.creatures
    drops = tank.drops
    summary = tank.summary
  }
}

#if canImport(SwiftUI)
import Foundation
import Observation

@Observable @MainActor
final class TankModel {
  @ObservationIgnored private let tank: JellyTank
  @ObservationIgnored private var lastFrame: Date?
  private(set) var eventCount: Int

  private(set) var picture: TankPicture

  /// A sentence that lists the creatures. It rarely changes, so views that depend only on it rarely update.
  private(set) var summary: String

  private(set) var eventText = TankText.start

  private(set) var isAtRest = false

  /// Creates a tank, whose actual size is set during the first layout.
  init() {
    var system = SystemRandomNumberGenerator()
    tank = JellyTank(width: 360, height: 300, seed: system.next())
    eventCount = tank.eventCount
    picture = TankPicture(tank)
    summary = tank.summary
  }

  func act(_ action: (JellyTank) -> Void) {
    action(tank)
    updatePicture()
  }

  func advance(to now: Date) {
    // If the tank was at rest, the time since the last frame doesn't count.
    if let lastFrame, !isAtRest { tank.step(seconds: max(0, now.timeIntervalSince(lastFrame))) }
    lastFrame = now
    updatePicture()
  }

  private func updatePicture() {
    picture = TankPicture(tank)
    if summary != picture.summary { summary = picture.summary }
    if isAtRest != tank.isAtRest {
      isAtRest = tank.isAtRest
      lastFrame = nil
    }
    guard tank.eventCount != eventCount else { return }
    eventCount = tank.eventCount
    eventText = tank.lastEvent
  }
}
#endif
