@testable import JellyToy

extension JellyTank {
  /// Advances the time in the steps of a 60 Hz screen.
  func run(seconds: Double) {
    for _ in 0..<Int((seconds * 60).rounded()) { step(seconds: 1.0 / 60) }
  }

  /// Moves the finger from one point to another at constant speed.
  func drag(from start: Point, to end: Point, seconds: Double) {
    let frames = max(1, Int(seconds * 60))
    for frame in 1...frames {
      let place = start + (end - start) * (Double(frame) / Double(frames))
      drag(x: place.x, y: place.y)
      step(seconds: 1.0 / 60)
    }
  }

  /// Performs a random action, and lets up to a tenth of a second pass.
  func performRandomAction(_ randomNumbers: inout TankRandomNumberGenerator) {
    let x = randomNumbers.number(-0.3, 1.3) * width
    let y = randomNumbers.number(-0.3, 1.3) * height
    switch Int(randomNumbers.number(0, 16)) {
    case 0...2: press(x: x, y: y)
    case 3...8: drag(x: x, y: y)
    case 9, 10: release()
    case 11: hover(x: x, y: y)
    case 12: nudge(NudgeDirection.allCases[Int(randomNumbers.number(0, 4)) % 4])
    case 13: poke()
    default: break
    }
    for _ in 0..<Int(randomNumbers.number(0, 7)) { step(seconds: 1.0 / 60) }
  }

  /// Replaces all creatures with creatures of these values, side by side on the floor.
  func replaceCreatures(_ values: [Int]) {
    jellies = []
    for (index, value) in values.enumerated() {
      let jelly = makeJelly(value: value, center: .zero)
      let x = size.x * (Double(index) + 0.5) / Double(values.count)
      jelly.body.shift(by: Point(x: x, y: size.y - radius(of: value)) - jelly.body.center)
      jellies.append(jelly)
    }
    nextArrival = -1
  }

  func creature(withValue value: Int) -> Creature? { creatures.first { $0.value == value } }

  var values: [Int] { creatures.map(\.value).sorted() }
}

extension Creature {
  var outlinePoints: [Point] { outline.flatMap { [$0.start, $0.control1, $0.control2, $0.end] } }

  var area: Double { JellyShape.area(of: outline.map(\.start)) }

  /// All numbers that affect drawing.
  var numbers: [Double] {
    var points = outlinePoints + [center, tilt, label.center, label.tilt, shadow.center]
    var numbers = [radius, glossWidth, label.size, shadow.radiusX, shadow.radiusY, shadow.opacity]
    for eye in [leftEye, rightEye] {
      points += (eye.lid + [eye.lash]).flatMap { [$0.start, $0.control1, $0.control2, $0.end] }
      points += [eye.white.center, eye.pupil.center]
      numbers += [eye.white.radius, eye.pupil.radius, eye.openness]
    }
    for curve in [mouth, gloss] { points += [curve.start, curve.control1, curve.control2, curve.end] }
    for cheek in [leftCheek, rightCheek] {
      points.append(cheek.center)
      numbers.append(cheek.radius)
    }
    return numbers + points.flatMap { [$0.x, $0.y] }
  }
}
