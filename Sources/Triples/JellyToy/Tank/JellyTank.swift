import GameCore

/// The toy of the About screen: a tank of jelly creatures to poke, throw, and push together by the rules of Triples.
///
/// The tank depends on neither the screen nor a clock: a front end forwards the player's input, advances the tank by
/// the elapsed time, and draws `creatures` and `drops`. Lengths are in points, times in seconds. No input traps:
/// non-finite numbers are ignored, others clamped. The same seed and calls give the same scene on every platform.
public final class JellyTank {
  /// The width of the tank.
  public var width: Double { size.x }

  /// The height of the tank.
  public var height: Double { size.y }

  /// The last event, as a short sentence for a screen reader, such as "1 and 2 make 3."
  public internal(set) var lastEvent = ""

  /// The number of events so far. It increases whenever `lastEvent` is set, so front ends needn't compare strings.
  public internal(set) var eventCount = 0

  /// Whether the player prefers reduced motion. A calm tank moves only in response to input, comes to rest within the
  /// call, and has no confetti, blinking, breathing, or sleep. Its `step(seconds:)` does nothing.
  public var isCalm = false {
    didSet {
      guard isCalm != oldValue else { return }
      wake()
      settleIfCalm()
    }
  }

  /// Whether an event was announced since the player's last input.
  var hasAnnounced = false

  var size: Point
  var jellies: [Jelly] = []
  var confetti: [ConfettiParticle] = []
  var grip: Grip?

  var gazePoint: Point?

  let seed: UInt64
  var randomNumbers: TankRandomNumberGenerator

  /// The simulated time, in seconds.
  var clock = 0.0

  /// The elapsed time that hasn't been simulated yet. It is less than a step.
  var unspentTime = 0.0

  var nextID = 1
  var nextToPoke = 0

  /// The time at which the creatures fall asleep unless there is input.
  var awakeUntil = JellyPhysics.wakefulTime

  /// The time at which the next creature arrives, or a negative number if no arrival is scheduled.
  var nextArrival = -1.0

  /// The direction in which the tank leans, and the time until which it leans.
  var lean = Point.zero
  var leanUntil = -1.0

  var squeezedPair = SqueezedPair(first: 0, second: 0, time: 0)

  /// Creates a tank with a 1 and a 2. Clamps `width` and `height` to 1…100,000. `seed` determines all random events.
  public init(width: Double, height: Double, seed: UInt64) {
    self.seed = seed
    randomNumbers = TankRandomNumberGenerator(seed: seed)
    size = Point(x: Self.clampedSide(width, orElse: 300), y: Self.clampedSide(height, orElse: 300))
    populate()
  }

  /// Resets the tank to the state of a new tank with the same seed, except that identifiers aren't reused.
  public func restart() {
    jellies = []
    confetti = []
    grip = nil
    gazePoint = nil
    randomNumbers = TankRandomNumberGenerator(seed: seed)
    clock = 0
    unspentTime = 0
    nextToPoke = 0
    awakeUntil = JellyPhysics.wakefulTime
    lean = .zero
    leanUntil = -1
    squeezedPair = SqueezedPair(first: 0, second: 0, time: 0)
    populate()
    hasAnnounced = false
    announce("A fresh start: a 1 and a 2.")
    settleIfCalm()
  }

  /// Changes the size of the tank. The creatures keep their relative positions, and are scaled with the tank. A side
  /// that isn't a finite number doesn't change. Other sides are clamped to 1…100,000.
  public func resize(width: Double, height: Double) {
    let newSize = Point(x: Self.clampedSide(width, orElse: size.x), y: Self.clampedSide(height, orElse: size.y))
    guard newSize != size else { return }
    let factor = Point(x: newSize.x / size.x, y: newSize.y / size.y)
    let scale = Self.unitRadius(of: newSize) / unitRadius
    size = newSize
    for jelly in jellies {
      let center = jelly.body.center
      let newCenter = Point(x: center.x * factor.x, y: center.y * factor.y)
      let radius = radius(of: jelly.value)
      jelly.body.rescale(by: radius / max(jelly.fullRadius, 1e-12), to: newCenter)
      jelly.fullRadius = radius
      jelly.body.keepInside(size: size)
    }
    for index in confetti.indices {
      let center = confetti[index].center
      confetti[index].center = Point(x: center.x * factor.x, y: center.y * factor.y).clamped(to: size)
      confetti[index].velocity = confetti[index].velocity * scale
    }
    grip = nil
    gazePoint = nil
    wake()
    settleIfCalm()
  }

  /// The creatures to draw, oldest first.
  public var creatures: [Creature] {
    jellies.map { $0.creature(in: size, isHeld: grip?.id == $0.id) }
  }

  /// The drops of confetti to draw, at most 60.
  public var drops: [Drop] { confetti.map { $0.drop } }

  /// Whether nothing will move without input, so that a front end may stop requesting frames. A tank that isn't calm
  /// comes to rest when all creatures have fallen asleep, half a minute after the last input.
  public var isAtRest: Bool {
    if isCalm { return true }
    return grip == nil && isAsleep && confetti.isEmpty && jellies.allSatisfy { $0.face.areEyesClosed && $0.growth == 1 }
  }

  /// A sentence that lists the creatures, as a text alternative for the drawing.
  public var summary: String {
    var text = "A tank with "
    for (index, jelly) in jellies.enumerated() {
      if index > 0 { text += index == jellies.count - 1 ? " and " : ", " }
      text += "a \(jelly.value)"
    }
    return text + (isAsleep ? ", all asleep." : ".")
  }

  /// The radius of a 1 at rest, which is the unit of all lengths.
  var unitRadius: Double { Self.unitRadius(of: size) }

  var isAsleep: Bool { !isCalm && grip == nil && clock > awakeUntil && nextArrival < 0 }

  /// Returns a grown creature's radius. A merge increases the radius only slightly, because doubling it would soon fill
  /// the tank.
  func radius(of value: Int) -> Double {
    min(unitRadius * (1 + 0.08 * Double(min(MergeRule.mergeCount(of: value), 6))), 0.3 * min(size.x, size.y))
  }

  /// Announces an event. In a calm tank, one call can cause several events, and all of them are announced.
  func announce(_ sentence: String) {
    lastEvent = isCalm && hasAnnounced ? lastEvent + " " + sentence : sentence
    hasAnnounced = true
    eventCount += 1
  }

  private static func clampedSide(_ length: Double, orElse fallback: Double) -> Double {
    length.isFinite ? max(1, min(length, 100_000)) : fallback
  }

  private static func unitRadius(of size: Point) -> Double {
    min(0.13 * (size.x * size.y).squareRoot(), 0.24 * min(size.x, size.y))
  }
}
