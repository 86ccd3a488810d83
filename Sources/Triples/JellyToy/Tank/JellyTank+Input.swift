import NumberedGame

/// Where the whole tank can be nudged to.
public enum NudgeDirection: Sendable, CaseIterable {
  /// Everybody slides to the left wall.
  case left
  /// Everybody slides to the right wall.
  case right
  /// Everybody jumps, and one leaps at its match.
  case up
  /// Everybody is pressed to the floor.
  case down

  /// Where gravity points for a moment after the nudge, as a share of what it is otherwise.
  var lean: Point {
    switch self {
    case .left: Point(x: -1, y: 0.25)
    case .right: Point(x: 1, y: 0.25)
    case .up: Point(x: 0, y: 1)
    case .down: Point(x: 0, y: 2.5)
    }
  }
}

extension JellyTank {
  /// The finger or mouse button comes down at (`x`, `y`): takes hold of the creature there, if there is one, and wakes
  /// and interests everybody. A place outside the tank counts as the nearest one inside.
  public func press(x: Double, y: Double) {
    guard let place = place(x, y) else { return }
    wake()
    lookedAt = place
    if grip != nil { drop() }
    if let jelly = jelly(at: place) { grip = Grip(jelly, at: place, clock: clock) }
    refreshFacesIfCalm()
  }

  /// The finger moves to (`x`, `y`) while it is down: what it holds follows, softly. Everybody else looks there.
  public func drag(x: Double, y: Double) {
    guard let place = place(x, y) else { return }
    wake()
    lookedAt = place
    grip?.move(to: place, tolerance: unitRadius * 0.25)
    // Following the finger is motion that the player makes; a fifth of a second brings the body there.
    if isCalm { simulate(steps: 24) }
    refreshFacesIfCalm()
  }

  /// The finger goes up, the touch is cancelled or the mouse leaves: what is held flies on, or giggles if it was merely
  /// tapped.
  public func release() {
    guard lookedAt != nil || grip != nil else { return }
    wake()
    lookedAt = nil
    drop()
    settleIfCalm()
  }

  /// The mouse is over (`x`, `y`) without a button down: everybody looks there.
  public func look(x: Double, y: Double) {
    guard grip == nil, let place = place(x, y) else { return }
    wake()
    lookedAt = place
    refreshFacesIfCalm()
  }

  /// Pokes one creature after the other, for players without a pointer: it giggles.
  public func poke() {
    guard !jellies.isEmpty else { return }
    wake()
    if nextToPoke >= jellies.count { nextToPoke = 0 }
    tickle(jellies[nextToPoke])
    nextToPoke += 1
    refreshFacesIfCalm()
  }

  /// Nudges the whole tank, for players without a pointer: everybody slides or jumps in `direction`, and those that can
  /// merge do so when they are pressed together that way, as on the board.
  public func nudge(_ direction: NudgeDirection) {
    wake()
    lean = direction.lean
    leanUntil = clock + (direction == .up ? JellyPhysics.leapTime + 0.4 : JellyPhysics.leanTime)
    for jelly in jellies {
      jelly.thrownUntil = clock + JellyPhysics.throwTime
      // Hops of different heights, so that neighbours may change places.
      let hop = chance.number(3, 5) * unitRadius
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
    // What a calm nudge has brought about matters more than the nudge.
    guard eventCount == before else { return }
    switch direction {
    case .left: say("Everybody slides left.")
    case .right: say("Everybody slides right.")
    case .up: say("Everybody jumps.")
    case .down: say("Everybody ducks.")
    }
  }

  /// Lets one creature leap at its match, over whoever stands between them: nudges to the sides alone would never bring
  /// those two together.
  private func leap() {
    var pairs: [(leaper: Jelly, match: Jelly)] = []
    for leaper in jellies {
      for match in jellies where match !== leaper && MergeRule.sum(leaper.value, match.value) != nil {
        pairs.append((leaper, match))
      }
    }
    guard !pairs.isEmpty else { return }
    let pair = pairs[Int(chance.number(0, Double(pairs.count))) % pairs.count]
    let way = pair.match.body.centre - pair.leaper.body.centre
    pair.leaper.body.stop()
    pair.leaper.body.push(
      by: Point(
        x: way.x / JellyPhysics.leapTime,
        y: min(0, way.y) / JellyPhysics.leapTime - JellyPhysics.gravity * unitRadius * JellyPhysics.leapTime * 0.55))
  }

  /// Whoever slept is awake from now on.
  func wake() {
    awakeUntil = clock + JellyPhysics.wakefulTime
    hasSpoken = false
    if isCalm {
      // A calm face laughs until the player does the next thing.
      for jelly in jellies { jelly.face.giggle = 0 }
    } else {
      scheduleArrival()
    }
  }

  private func place(_ x: Double, _ y: Double) -> Point? {
    let place = Point(x: x, y: y)
    return place.isFinite ? place.clamped(to: size) : nil
  }

  /// The creature at a place: the topmost that contains it, else the nearest within reach of a fingertip.
  private func jelly(at place: Point) -> Jelly? {
    if let inside = jellies.last(where: { $0.body.contains(place) }) { return inside }
    var nearest: Jelly?
    var least = unitRadius * 1.5
    for jelly in jellies {
      let distance = (jelly.body.centre - place).length
      if distance < least {
        least = distance
        nearest = jelly
      }
    }
    return nearest
  }

  private func drop() {
    guard let grip else { return }
    self.grip = nil
    guard let jelly = jellies.first(where: { $0.id == grip.id }) else { return }
    if grip.hasMoved || clock - grip.start > 0.4 {
      jelly.thrownUntil = clock + JellyPhysics.throwTime
    } else {
      tickle(jelly)
    }
  }

  private func tickle(_ jelly: Jelly) {
    jelly.laugh(at: clock, for: 0.9)
    if !isCalm { jelly.body.push(by: Point(x: 0, y: -4 * unitRadius)) }
    say("The \(jelly.value) giggles.")
  }
}

/// The player's hold on a creature: soft, strongest where it was taken.
struct Grip {
  /// The creature that is held.
  let id: Int

  /// How much each of the body's points follows, 0 to 1.
  private let weights: [Double]
  private let weightSum: Double

  /// From the finger to the held spot, so that nothing jumps when the finger comes down.
  private let offset: Point

  /// When and where the finger came down.
  let start: Double
  private let startPlace: Point

  /// Whether the finger has moved so far that this is no mere tap.
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
    start = clock
    startPlace = place
    target = place
  }

  mutating func move(to place: Point, tolerance: Double) {
    target = place
    if (place - startPlace).length > tolerance { hasMoved = true }
  }

  /// Draws the body's points towards the finger, one step.
  func pull(_ body: SoftBody) {
    var spot = Point.zero
    for (point, weight) in zip(body.points, weights) { spot += point * weight }
    let way = target + offset - spot * (1 / weightSum)
    let step = (way * JellyPhysics.pull).limited(to: body.radius * JellyPhysics.longestPull)
    for index in body.points.indices { body.points[index] += step * weights[index] }
  }
}
