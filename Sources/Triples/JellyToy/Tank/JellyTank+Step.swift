import NumberedGame

extension JellyTank {
  /// Lets `seconds` pass.
  ///
  /// The tank advances in fixed steps of 1/120 s and keeps the rest for the next call. Of a longer time than 0.1 s the
  /// excess is lost: a tab that slept goes on where it was. What is not a positive number is ignored.
  public func step(seconds: Double) {
    guard seconds > 0, !isCalm, !isAtRest else { return }
    unspentTime = min(unspentTime + seconds, JellyPhysics.longestCatchUp)
    while unspentTime >= JellyPhysics.timeStep {
      unspentTime -= JellyPhysics.timeStep
      advance()
    }
  }

  /// One fixed step of a lively tank.
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
        time: time, target: jelly.gaze(towards: whatInterests(jelly)), jolt: jelly.takeJolt(time: time),
        isAsleep: asleep, isEager: isEager(jelly), chance: &chance)
    }
    for index in confetti.indices { confetti[index].step(time: time, gravity: 12 * unitRadius, size: size) }
    confetti.removeAll { $0.life <= 0 }
    mergeSqueezedPair(time: time)
    if nextArrival >= 0, clock >= nextArrival { letOneIn() }
    if asleep, !wasAsleep { say("Everybody falls asleep.") }
  }

  /// Moves all bodies by one step: gravity, grip, shape, area, contacts and walls.
  private func moveBodies(damping: Double, breathing: Bool) {
    let time = JellyPhysics.timeStep
    let unit = unitRadius
    let down = (clock < leanUntil ? lean : Point(x: 0, y: 1)) * (JellyPhysics.gravity * unit)
    for jelly in jellies {
      let isHeld = grip?.id == jelly.id
      jelly.body.move(
        time: time, acceleration: isHeld ? down * JellyPhysics.heldGravity : down,
        damping: damping + (isHeld ? JellyPhysics.heldDamping : 0), speedLimit: JellyPhysics.speedLimit * unit)
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
        jelly.body.updateFrame()
      }
    }
    for jelly in jellies {
      jelly.body.finish(time: time, speedLimit: JellyPhysics.speedLimit * unit)
      if !jelly.body.centre.isFinite || !jelly.body.velocity.isFinite {
        jelly.body.reset(to: size * 0.5)
        jelly.body.keepInside(size: size, friction: 0)
        jelly.body.updateFrame()
      }
    }
  }

  /// Brings a calm tank to rest at once: what would take seconds of motion is worked out without showing it.
  func settleIfCalm() {
    guard isCalm else { return }
    confetti = []
    unspentTime = 0
    for jelly in jellies { jelly.grow(time: JellyPhysics.growTime) }
    simulate(steps: 120)
    // A 1 and a 2 are the most that can be missing; what merges meanwhile may call for two more.
    for _ in 0..<4 where hasDueArrival {
      letOneIn()
      simulate(steps: 60)
    }
    // Until everybody lies still, or for three seconds: a full tank may never quite come to rest.
    for _ in 0..<12 {
      simulate(steps: 30)
      if jellies.allSatisfy({ $0.body.velocity.length < 0.02 * unitRadius }) { break }
    }
    leanUntil = -1
    for jelly in jellies { jelly.body.stop() }
    refreshFacesIfCalm()
  }

  /// Works out so many steps for a calm tank, with thick air once a nudge has done its work.
  func simulate(steps: Int) {
    for _ in 0..<steps {
      clock += JellyPhysics.timeStep
      moveBodies(damping: clock < leanUntil ? JellyPhysics.airDamping : 4, breathing: false)
      mergeSqueezedPair(time: JellyPhysics.timeStep)
    }
  }

  /// Gives everybody in a calm tank the face for what they see now.
  func refreshFacesIfCalm() {
    guard isCalm else { return }
    for jelly in jellies {
      jelly.face.settle(target: jelly.gaze(towards: whatInterests(jelly)), isEager: isEager(jelly))
    }
  }

  /// What a creature looks at: the finger, else the nearest neighbour.
  private func whatInterests(_ jelly: Jelly) -> Point? {
    if let lookedAt, grip?.id != jelly.id { return lookedAt }
    var nearest: Point?
    var least = Double.infinity
    for other in jellies where other !== jelly {
      let face = other.body.place(FaceLayout.betweenEyes)
      let distance = (face - jelly.body.centre).lengthSquared
      if distance < least {
        least = distance
        nearest = face
      }
    }
    return nearest
  }

  /// Whether a creature sees its match come near.
  private func isEager(_ jelly: Jelly) -> Bool {
    guard let grip, let held = jellies.first(where: { $0.id == grip.id }) else { return false }
    for other in jellies where other !== jelly && (other === held || jelly === held) {
      guard MergeRule.sum(other.value, jelly.value) != nil else { continue }
      let distance = (other.body.centre - jelly.body.centre).length
      if distance < 1.5 * (other.body.radius + jelly.body.radius) { return true }
    }
    return false
  }
}
