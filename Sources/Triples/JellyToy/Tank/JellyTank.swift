import NumberedGame

/// The toy of the About screen: a tank of jelly creatures with googly eyes that can be poked, thrown and, by the rules
/// of Triples, pushed together.
///
/// The tank knows no screen and no clock. A front end tells it what the player does, lets it advance by the time that
/// has passed, and draws `creatures` and `drops`. All lengths are in points, all times in seconds. Whatever is put in,
/// nothing here traps: what is not a finite number is ignored, and what is out of range is brought into it. The same
/// seed and the same calls give the same scene on every platform.
public final class JellyTank {
  /// The width of the tank.
  public var width: Double { size.x }

  /// The height of the tank.
  public var height: Double { size.y }

  /// What has happened last, as a short sentence for a screen reader: "1 and 2 make 3."
  public internal(set) var lastEvent = ""

  /// How many events there have been: it grows whenever `lastEvent` is set, so that nobody has to compare texts.
  public internal(set) var eventCount = 0

  /// Whether the player wants no motion (the system's setting for reduced motion).
  ///
  /// A calm tank moves only while it is told something: everything comes to rest within that call, merges make no
  /// burst, nobody blinks, breathes or falls asleep, and `step(seconds:)` does nothing.
  public var isCalm = false {
    didSet {
      guard isCalm != oldValue else { return }
      wake()
      settleIfCalm()
    }
  }

  /// Whether something has been said since the player's last touch.
  var hasSpoken = false

  var size: Point
  var jellies: [Jelly] = []
  var confetti: [ConfettiDrop] = []
  var grip: Grip?

  /// What everybody looks at, if anything.
  var lookedAt: Point?

  let seed: UInt64
  var chance: Chance

  /// The time that has been simulated.
  var clock = 0.0

  /// The time that has passed but is not simulated yet: less than a step.
  var unspentTime = 0.0

  var nextID = 1
  var nextToPoke = 0

  /// When everybody falls asleep unless something happens.
  var awakeUntil = JellyPhysics.wakefulTime

  /// When the next creature comes, or a negative number when none is due.
  var nextArrival = -1.0

  /// Which way the tank leans, and until when.
  var lean = Point.zero
  var leanUntil = -1.0

  /// The pair that is pressed together most, and for how long it has been.
  var squeezedPair = SqueezedPair(first: 0, second: 0, time: 0)

  /// Makes a tank with a 1 and a 2 in it.
  ///
  /// - Parameters:
  ///   - width: clamped to 1…100,000.
  ///   - height: clamped in the same way.
  ///   - seed: what decides everything that is left to chance.
  public init(width: Double, height: Double, seed: UInt64) {
    self.seed = seed
    chance = Chance(seed: seed)
    size = Point(x: Self.side(width, orElse: 300), y: Self.side(height, orElse: 300))
    populate()
  }

  /// Empties the tank and begins again as a new tank with the same seed does, except that ids go on.
  public func restart() {
    jellies = []
    confetti = []
    grip = nil
    lookedAt = nil
    chance = Chance(seed: seed)
    clock = 0
    unspentTime = 0
    nextToPoke = 0
    awakeUntil = JellyPhysics.wakefulTime
    lean = .zero
    leanUntil = -1
    squeezedPair = SqueezedPair(first: 0, second: 0, time: 0)
    populate()
    hasSpoken = false
    say("A fresh start: a 1 and a 2.")
    settleIfCalm()
  }

  /// Gives the tank another size. Everybody keeps their place in it, as a share of its sides, and grows or shrinks with
  /// it. A side that is not a finite number stays as it is; otherwise it is clamped to 1…100,000.
  public func resize(width: Double, height: Double) {
    let newSize = Point(x: Self.side(width, orElse: size.x), y: Self.side(height, orElse: size.y))
    guard newSize != size else { return }
    let factor = Point(x: newSize.x / size.x, y: newSize.y / size.y)
    let scale = Self.unitRadius(of: newSize) / unitRadius
    size = newSize
    for jelly in jellies {
      let centre = jelly.body.centre
      let newCentre = Point(x: centre.x * factor.x, y: centre.y * factor.y)
      let radius = radius(of: jelly.value)
      jelly.body.rescale(by: radius / max(jelly.fullRadius, 1e-12), to: newCentre)
      jelly.fullRadius = radius
      jelly.body.keepInside(size: size, friction: 0)
      jelly.body.updateFrame()
    }
    for index in confetti.indices {
      let centre = confetti[index].centre
      confetti[index].centre = Point(x: centre.x * factor.x, y: centre.y * factor.y).clamped(to: size)
      confetti[index].velocity = confetti[index].velocity * scale
    }
    grip = nil
    lookedAt = nil
    wake()
    settleIfCalm()
  }

  /// The creatures, the oldest first, as they are to be drawn now.
  public var creatures: [Creature] {
    jellies.map { $0.creature(in: size, isHeld: grip?.id == $0.id) }
  }

  /// The drops of confetti in the air, as they are to be drawn now; at most 60.
  public var drops: [Drop] { confetti.map { $0.drop } }

  /// Whether nothing will move until the tank is told something, so that a front end may stop asking for frames. A
  /// lively tank comes to rest when everybody has fallen asleep, half a minute after the last touch.
  public var isAtRest: Bool {
    if isCalm { return true }
    return grip == nil && isAsleep && confetti.isEmpty && jellies.allSatisfy { $0.face.isClosed && $0.growth == 1 }
  }

  /// Who is in the tank, as a sentence: the picture's text alternative.
  public var summary: String {
    var text = "A tank with "
    for (index, jelly) in jellies.enumerated() {
      if index > 0 { text += index == jellies.count - 1 ? " and " : ", " }
      text += "a \(jelly.value)"
    }
    return text + (isAsleep ? ", all asleep." : ".")
  }

  /// The radius of a 1 at rest: the measure of everything.
  var unitRadius: Double { Self.unitRadius(of: size) }

  /// Whether everybody has gone to sleep.
  var isAsleep: Bool { !isCalm && grip == nil && clock > awakeUntil && nextArrival < 0 }

  /// The radius of a grown creature: each merge makes it a little larger, not twice, or soon nothing else would fit.
  func radius(of value: Int) -> Double {
    min(unitRadius * (1 + 0.08 * Double(min(MergeRule.rank(of: value), 6))), 0.3 * min(size.x, size.y))
  }

  /// Tells what has happened. In a calm tank one call may bring several things about, and all of them are told.
  func say(_ sentence: String) {
    lastEvent = isCalm && hasSpoken ? lastEvent + " " + sentence : sentence
    hasSpoken = true
    eventCount += 1
  }

  private static func side(_ length: Double, orElse fallback: Double) -> Double {
    length.isFinite ? max(1, min(length, 100_000)) : fallback
  }

  private static func unitRadius(of size: Point) -> Double {
    min(0.13 * (size.x * size.y).squareRoot(), 0.24 * min(size.x, size.y))
  }
}
