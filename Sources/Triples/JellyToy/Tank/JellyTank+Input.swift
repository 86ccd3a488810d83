import GameCore

/// A direction in which the whole tank can be nudged.
public enum NudgeDirection: Sendable, CaseIterable {
  /// All creatures slide to the left wall.
  case left
  /// All creatures slide to the right wall.
  case right
  /// All creatures jump, and one leaps at its match.
  case up
  /// All creatures are pressed to the floor.
  case down

  /// The gravity during the nudge, as a multiple of its normal strength.
  var gravity: Point {
    switch self {
    case .left: Point(x: -1, y: 0.25)
    case .right: Point(x: 1, y: 0.25)
    case .up: Point(x: 0, y: 1)
    case .down: Point(x: 0, y: 2.5)
    }
  }
}

extension JellyTank {
  /// Handles a press at (`x`, `y`), clamped to the tank. Grabs any creature there. All creatures wake and look there.
  public func press(x: Double, y: Double) {
    guard let place = clampedPoint(x, y) else { return }
    wake()
    gazePoint = place
    if grip != nil { endGrip() }
    if let jelly = jelly(at: place) { grip = Grip(jelly, at: place, clock: clock) }
    refreshFacesIfCalm()
  }

  /// Handles a move of the pressed finger to (`x`, `y`). The held creature follows softly, and all others look there.
  public func drag(x: Double, y: Double) {
    guard let place = clampedPoint(x, y) else { return }
    wake()
    gazePoint = place
    grip?.move(to: place, tolerance: unitRadius * 0.25)
    // With reduced motion, the held creature still follows the finger, which its body reaches in a fifth of a second.
    if isCalm { simulate(steps: 24) }
    refreshFacesIfCalm()
  }

  /// Ends a press, even one that is canceled or leaves the tank. The held creature flies on, or giggles after a tap.
  public func release() {
    guard gazePoint != nil || grip != nil else { return }
    wake()
    gazePoint = nil
    endGrip()
    settleIfCalm()
  }

  /// Handles a move of the mouse to (`x`, `y`) without a pressed button. All creatures look there.
  public func hover(x: Double, y: Double) {
    guard grip == nil, let place = clampedPoint(x, y) else { return }
    wake()
    gazePoint = place
    refreshFacesIfCalm()
  }

  /// Pokes the next creature in turn, which makes it giggle. For players without a pointer.
  public func poke() {
    guard !jellies.isEmpty else { return }
    wake()
    if nextToPoke >= jellies.count { nextToPoke = 0 }
    tickle(jellies[nextToPoke])
    nextToPoke += 1
    refreshFacesIfCalm()
  }

  /// Nudges the whole tank, for players without a pointer. All creatures slide or jump in `direction`. Creatures that
  /// are pressed together in that direction merge if they can, as tiles do on the board.
  public func nudge(_ direction: NudgeDirection) {
    wake()
    lean = direction.gravity
    leanUntil = clock + (direction == .up ? JellyPhysics.leapTime + 0.4 : JellyPhysics.leanTime)
    for jelly in jellies {
      jelly.canMergeUntil = clock + JellyPhysics.throwTime
      // Hops of random heights let neighbors change places.
      let hop = randomNumbers.number(3, 5) * unitRadius
      switch direction {
      case .left: jelly.body.push(by: Point(x: -6 * unitRadius, y: -hop))
      case .right: jelly.body.push(by: Point(x: 6 * unitRadius, y: -hop))
      case .up: jelly.body.push(by: Point(x: 0, y: -hop))
      case .down: jelly.body.squash(rate: 7)
      }
    }
    if direction == .up { leap() }
    let before = eventCount
    settleIfCalm()
    // Announce the nudge only if nothing else happened, because other events matter more.
    guard eventCount == before else { return }
    switch direction {
    case .left: announce("Everybody slides left.")
    case .right: announce("Everybody slides right.")
    case .up: announce("Everybody jumps.")
    case .down: announce("Everybody ducks.")
    }
  }

  /// Starts the leap of a creature over others to a match, because nudges to the sides can't bring the two together.
  private func leap() {
    var pairs: [(leaper: Jelly, match: Jelly)] = []
    for leaper in jellies {
      for match in jellies where match !== leaper && MergeRule.sum(leaper.value, match.value) != nil {
        pairs.append((leaper, match))
      }
    }
    guard !pairs.isEmpty else { return }
    let pair = pairs[Int(randomNumbers.number(0, Double(pairs.count))) % pairs.count]
    let way = pair.match.body.center - pair.leaper.body.center
    pair.leaper.body.stop()
    pair.leaper.body.push(
      by: Point(
        x: way.x / JellyPhysics.leapTime,
        y: min(0, way.y) / JellyPhysics.leapTime - JellyPhysics.gravity * unitRadius * JellyPhysics.leapTime * 0.55))
  }

  /// Keeps the creatures awake for `JellyPhysics.wakefulTime` from now on.
  func wake() {
    awakeUntil = clock + JellyPhysics.wakefulTime
    hasAnnounced = false
    if isCalm {
      // In a calm tank, a creature laughs until the next input.
      for jelly in jellies { jelly.face.giggleTime = 0 }
    } else {
      scheduleArrival()
    }
  }

  private func clampedPoint(_ x: Double, _ y: Double) -> Point? {
    let place = Point(x: x, y: y)
    return place.isFinite ? place.clamped(to: size) : nil
  }

  /// Returns the creature at `place`: the topmost that contains it, otherwise the nearest within a fingertip, or `nil`.
  private func jelly(at place: Point) -> Jelly? {
    if let inside = jellies.last(where: { $0.body.contains(place) }) { return inside }
    var nearest: Jelly?
    var least = unitRadius * 1.5
    for jelly in jellies {
      let distance = (jelly.body.center - place).length
      if distance < least {
        least = distance
        nearest = jelly
      }
    }
    return nearest
  }

  private func endGrip() {
    guard let grip else { return }
    self.grip = nil
    guard let jelly = jellies.first(where: { $0.id == grip.id }) else { return }
    if grip.hasMoved || clock - grip.startTime > 0.4 {
      jelly.canMergeUntil = clock + JellyPhysics.throwTime
    } else {
      tickle(jelly)
    }
  }

  private func tickle(_ jelly: Jelly) {
    jelly.laugh(at: clock, for: 0.9)
    if !isCalm { jelly.body.push(by: Point(x: 0, y: -4 * unitRadius)) }
    announce("The \(jelly.value) giggles.")
  }
}

/// The player's soft grip on a creature. It is strongest at the spot that was grabbed.
struct Grip {
  let id: Int

  /// The share of the finger's motion with which each point of the body follows, 0 to 1.
  private let weights: [Double]
  private let weightSum: Double

  /// The displacement from the finger to the grabbed spot, so that nothing jumps when the grip starts.
  private let offset: Point

  /// The time of the press, and its position.
  let startTime: Double
  private let startPlace: Point

  /// Whether the finger has moved too far for a tap.
  private(set) var hasMoved = false

  private var target: Point

  init(_ jelly: Jelly, at place: Point, clock: Double) {
    let body = jelly.body
    let reach = body.radius * 0.7
    var weights: [Double] = []
    var sum = 0.0
    var spot = Point.zero
    for point in body.points {
      let distance = (point - place).length / max(reach, 1e-9)
      let weight = 0.35 + 0.65 / (1 + distance * distance)
      weights.append(weight)
      sum += weight
      spot += point * weight
    }
    id = jelly.id
    self.weights = weights
    weightSum = sum
    offset = spot * (1 / sum) - place
    startTime = clock
    startPlace = place
    target = place
  }

  mutating func move(to place: Point, tolerance: Double) {
    target = place
    if (place - startPlace).length > tolerance { hasMoved = true }
  }

  /// Moves the points of the body toward the finger by one step.
  func pull(_ body: SoftBody) {
    var spot = Point.zero
    for (point, weight) in zip(body.points, weights) { spot += point * weight }
    let way = target + offset - spot * (1 / weightSum)
    let step = (way * JellyPhysics.pullFraction).limited(to: body.radius * JellyPhysics.maxPull)
    for index in body.points.indices { body.points[index] += step * weights[index] }
  }
}
