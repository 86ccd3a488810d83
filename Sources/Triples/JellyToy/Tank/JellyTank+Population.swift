import GameCore

extension JellyTank {
  /// Adds the first two creatures, and schedules the third.
  func populate() {
    for (value, place) in [(1, Point(x: 0.28, y: 0.45)), (2, Point(x: 0.72, y: 0.25))] {
      jellies.append(makeJelly(value: value, center: Point(x: size.x * place.x, y: size.y * place.y)))
    }
    nextArrival = 1.6
  }

  /// Returns a new, fully grown creature. The caller adds it to the tank.
  func makeJelly(value: Int, center: Point) -> Jelly {
    let radius = radius(of: value)
    let jelly = Jelly(
      id: nextID, value: value, center: center.clamped(to: size, margin: radius), radius: radius,
      breathPhase: randomNumbers.number(-1, 1))
    nextID += 1
    return jelly
  }

  /// Whether a creature must arrive soon, because there are fewer than two or because no two of them can merge.
  var needsNewcomer: Bool {
    !jellies.contains { one in jellies.contains { $0 !== one && MergeRule.sum(one.value, $0.value) != nil } }
  }

  func scheduleArrival() {
    if needsNewcomer {
      let soon = clock + 1.1
      if nextArrival < 0 || nextArrival > soon { nextArrival = soon }
    } else if jellies.count >= JellyPhysics.maxRegularPopulation {
      nextArrival = -1
    } else if nextArrival < 0 {
      nextArrival = clock + randomNumbers.number(7, 12)
    }
  }

  /// Drops in a new 1 or 2 from the top: the number with fewer creatures, so that it has a match.
  func addNewcomer() {
    nextArrival = -1
    let ones = jellies.count { $0.value == 1 }
    let twos = jellies.count { $0.value == 2 }
    let value = ones == twos ? (randomNumbers.nextBool() ? 1 : 2) : ones < twos ? 1 : 2
    let newcomer = makeJelly(value: value, center: Point(x: size.x * randomNumbers.number(0.2, 0.8), y: 0))
    if !isCalm {
      newcomer.startSmall()
      newcomer.body.shift(by: Point(x: 0, y: newcomer.body.radius - newcomer.body.center.y))
    }
    newcomer.body.keepInside(size: size)
    jellies.append(newcomer)
    // Keep the creatures awake, so that none falls asleep in mid-air.
    awakeUntil = max(awakeUntil, clock + 4)
    announce("A \(value) drops in.")
    if !isCalm { scheduleArrival() }
  }
}

/// The tank's random number generator. The same seed and the same input give the same scene on every platform.
struct TankRandomNumberGenerator {
  private var generator: SplitMix64

  init(seed: UInt64) { generator = SplitMix64(seed: seed) }

  /// Returns a number from `low` up to, but not including, `high`.
  mutating func number(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * (Double(generator.next() >> 11) * (1.0 / 9_007_199_254_740_992))
  }

  mutating func nextBool() -> Bool { generator.next() >> 63 == 1 }
}
