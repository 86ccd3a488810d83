import GameCore

extension JellyTank {
  /// Merges the most tightly pressed pair that can merge, once it has been pressed long enough. Only the player's
  /// actions merge creatures. A creature that happens to fall onto its match doesn't merge.
  func mergeSqueezedPair(time: Double) {
    var tightest = 1.0
    var found: (first: Int, second: Int)?
    for first in jellies.indices {
      for second in jellies.indices.dropFirst(first + 1) {
        guard MergeRule.sum(jellies[first].value, jellies[second].value) != nil else { continue }
        let relativeDistance = relativeDistance(jellies[first], jellies[second])
        if relativeDistance < tightest {
          tightest = relativeDistance
          found = (first, second)
        }
      }
    }
    guard let found else {
      squeezedPair = SqueezedPair(first: 0, second: 0, time: 0)
      return
    }
    let (first, second) = (jellies[found.first], jellies[found.second])
    if squeezedPair.first != first.id || squeezedPair.second != second.id {
      squeezedPair = SqueezedPair(first: first.id, second: second.id, time: 0)
    }
    squeezedPair.time += time
    if squeezedPair.time >= JellyPhysics.squeezeTime { merge(found.first, found.second) }
  }

  /// Returns the distance of two creatures divided by that at which they merge, or infinity if they may not merge.
  private func relativeDistance(_ first: Jelly, _ second: Jelly) -> Double {
    guard first.growth == 1, second.growth == 1 else { return .infinity }
    let isHeld = grip?.id == first.id || grip?.id == second.id
    guard isHeld || clock < first.canMergeUntil || clock < second.canMergeUntil else { return .infinity }
    let apart = second.body.center - first.body.center
    var limit = JellyPhysics.mergeDistance
    if clock < leanUntil {
      let axis = lean.normalized(orElse: Point(x: 0, y: 1))
      if abs(apart.dot(axis)) > 0.7 * apart.length { limit = JellyPhysics.leanMergeDistance }
    }
    return apart.length / ((first.body.radius + second.body.radius) * limit)
  }

  private func merge(_ firstIndex: Int, _ secondIndex: Int) {
    let (first, second) = (jellies[firstIndex], jellies[secondIndex])
    guard let value = MergeRule.sum(first.value, second.value) else { return }
    let center = (first.body.center + second.body.center) * 0.5
    let axis = (second.body.center - first.body.center).normalized(orElse: Point(x: 1, y: 0))
    let momentum = (first.body.velocity + second.body.velocity) * 0.15
    jellies.remove(at: secondIndex)
    jellies.remove(at: firstIndex)
    squeezedPair = SqueezedPair(first: 0, second: 0, time: 0)
    if grip?.id == first.id || grip?.id == second.id { grip = nil }
    let child = makeJelly(value: value, center: center)
    // The new creature starts as long as the two were together, and wobbles into shape.
    child.body.elongate(along: axis, by: 1.3)
    child.body.keepInside(size: size)
    jellies.append(child)
    child.laugh(at: clock + 0.25, for: 1.3)
    if !isCalm {
      child.body.push(by: momentum + Point(x: 0, y: -10 * unitRadius))
      burst(at: center, values: [first.value, second.value, value])
    }
    announce("\(min(first.value, second.value)) and \(max(first.value, second.value)) make \(value).")
    if !isCalm { scheduleArrival() }
  }

  private func burst(at center: Point, values: [Int]) {
    let unit = unitRadius
    for index in 0..<JellyPhysics.burstSize {
      guard confetti.count < JellyPhysics.maxDropCount else { return }
      let direction = JellyShape.directions[index % JellyShape.pointCount]
      let spread = Point(x: randomNumbers.number(-0.4, 0.4), y: randomNumbers.number(-0.9, 0))
      confetti.append(
        ConfettiParticle(
          center: (center + direction * (unit * 0.6)).clamped(to: size),
          velocity: (direction + spread) * (unit * randomNumbers.number(5, 10)),
          radius: unit * randomNumbers.number(0.09, 0.17),
          value: values[index % values.count], remainingLifetime: randomNumbers.number(0.7, 1.3)))
    }
  }
}

enum MergeRule {
  /// The largest possible sum. It is far beyond what players reach, and far below the limit of a 32-bit `Int`.
  static let maxValue = 3 << 24

  static func sum(_ first: Int, _ second: Int) -> Int? {
    if first + second == 3 { return 3 }
    return first == second && first >= 3 && first < maxValue ? first + second : nil
  }

  /// Returns the number of successive merges that produce a value: 0 for 1 and 2, 1 for 3, 2 for 6, …
  static func mergeCount(of value: Int) -> Int {
    var rank = 0
    var rest = value
    while rest >= 3 {
      rank += 1
      rest /= 2
    }
    return rank
  }
}

struct SqueezedPair {
  /// The identifiers of the two creatures, or 0 if there is no pair.
  var first: Int
  var second: Int

  /// The time that the two have been pressed together, in seconds.
  var time: Double
}
