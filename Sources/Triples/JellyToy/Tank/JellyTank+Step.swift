import GameCore

extension JellyTank {
  /// Advances the tank in steps of 1/120 s, and saves the remaining time for the next call. Drops time beyond 0.1 s, so
  /// that a suspended tab resumes where it was. Does nothing if `seconds` isn't positive.
  public func step(seconds: Double) {
    guard seconds > 0, !isCalm, !isAtRest else { return }
    unspentTime = min(unspentTime + seconds, JellyPhysics.maxCatchUpTime)
    while unspentTime >= JellyPhysics.timeStep {
      unspentTime -= JellyPhysics.timeStep
      advance()
    }
  }

  /// Advances a tank that isn't calm by a fixed step.
  private func advance() {
    let time = JellyPhysics.timeStep
    let wasAsleep = isAsleep
    clock += time
    let asleep = isAsleep
    for jelly in jellies {
      jelly.grow(time: time)
      jelly.shake(at: clock)
    }
    moveBodies(damping: JellyPhysics.airDamping, breathing: !asleep)
    for jelly in jellies {
      jelly.face.step(
        time: time, target: jelly.gaze(toward: gazeTarget(jelly)), jolt: jelly.updateAcceleration(time: time),
        isAsleep: asleep, isEager: isEager(jelly), randomNumbers: &randomNumbers)
    }
    for index in confetti.indices { confetti[index].step(time: time, gravity: 12 * unitRadius, size: size) }
    confetti.removeAll { $0.remainingLifetime <= 0 }
    mergeSqueezedPair(time: time)
    if nextArrival >= 0, clock >= nextArrival { addNewcomer() }
    if asleep, !wasAsleep { announce("Everybody falls asleep.") }
  }

  /// Moves all bodies by one step: gravity, grip, shape, area, contacts, and walls.
  private func moveBodies(damping: Double, breathing: Bool) {
    let time = JellyPhysics.timeStep
    let unit = unitRadius
    let down = (clock < leanUntil ? lean : Point(x: 0, y: 1)) * (JellyPhysics.gravity * unit)
    for jelly in jellies {
      let isHeld = grip?.id == jelly.id
      jelly.body.move(
        time: time, acceleration: isHeld ? down * JellyPhysics.heldGravity : down,
        damping: damping + (isHeld ? JellyPhysics.heldDamping : 0), maxSpeed: JellyPhysics.maxSpeed * unit)
      if isHeld { grip?.pull(jelly.body) }
      jelly.body.matchShape(share: JellyPhysics.shapeStiffness * time * time)
      jelly.body.updateFrame()
    }
    var areas: [Double] = []
    for jelly in jellies { areas.append(breathing ? jelly.breathe(time: time) : 1) }
    for _ in 0..<2 {
      for first in jellies.indices {
        for second in jellies.indices.dropFirst(first + 1) {
          SoftBody.separate(jellies[first].body, jellies[second].body)
        }
      }
      for (jelly, area) in zip(jellies, areas) {
        jelly.body.keepArea(factor: area)
        jelly.body.keepInside(size: size, friction: JellyPhysics.wallFriction)
      }
    }
    for jelly in jellies {
      jelly.body.finish(time: time, maxSpeed: JellyPhysics.maxSpeed * unit)
      if !jelly.body.center.isFinite || !jelly.body.velocity.isFinite {
        jelly.body.reset(to: size * 0.5)
        jelly.body.keepInside(size: size)
      }
    }
  }

  /// Brings a calm tank to rest immediately: simulates the next seconds without showing them.
  func settleIfCalm() {
    guard isCalm else { return }
    confetti = []
    unspentTime = 0
    for jelly in jellies { jelly.grow(time: JellyPhysics.growTime) }
    simulate(steps: 120)
    // At most a 1 and a 2 can be missing. Merges in the meantime may require two more creatures.
    for _ in 0..<4 where needsNewcomer {
      addNewcomer()
      simulate(steps: 60)
    }
    // Stop when all creatures lie still, or after three seconds, because a full tank may never come to rest.
    for _ in 0..<12 {
      simulate(steps: 30)
      if jellies.allSatisfy({ $0.body.velocity.length < 0.02 * unitRadius }) { break }
    }
    leanUntil = -1
    for jelly in jellies { jelly.body.stop() }
    refreshFacesIfCalm()
  }

  /// Simulates steps of a calm tank. The damping is high except during a nudge.
  func simulate(steps: Int) {
    for _ in 0..<steps {
      clock += JellyPhysics.timeStep
      moveBodies(damping: clock < leanUntil ? JellyPhysics.airDamping : 4, breathing: false)
      mergeSqueezedPair(time: JellyPhysics.timeStep)
    }
  }

  func refreshFacesIfCalm() {
    guard isCalm else { return }
    for jelly in jellies {
      jelly.face.settle(target: jelly.gaze(toward: gazeTarget(jelly)), isEager: isEager(jelly))
    }
  }

  /// Returns the point that a creature looks at: the finger, or else the nearest neighbor.
  private func gazeTarget(_ jelly: Jelly) -> Point? {
    if let gazePoint, grip?.id != jelly.id { return gazePoint }
    var nearest: Point?
    var least = Double.infinity
    for other in jellies where other !== jelly {
      let face = other.body.position(of: FaceLayout.betweenEyes)
      let distance = (face - jelly.body.center).lengthSquared
      if distance < least {
        least = distance
        nearest = face
      }
    }
    return nearest
  }

  /// Returns whether a match is close to `jelly` while the player holds one of the two.
  private func isEager(_ jelly: Jelly) -> Bool {
    guard let grip, let held = jellies.first(where: { $0.id == grip.id }) else { return false }
    for other in jellies where other !== jelly && (other === held || jelly === held) {
      guard MergeRule.sum(other.value, jelly.value) != nil else { continue }
      let distance = (other.body.center - jelly.body.center).length
      if distance < 1.5 * (other.body.radius + jelly.body.radius) { return true }
    }
    return false
  }
}
