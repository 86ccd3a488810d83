struct Face {
  /// The position of the pupils within the eyes, in the unit circle.
  var gaze = Point.zero
  private var gazeVelocity = Point.zero

  /// The openness of the eyes apart from blinks, from 0 (closed) to 1 (wide open).
  private var lidOpenness = 1.0
  private var blinkAge = 1.0
  private var timeUntilBlink = 2.0

  /// The width of the smile, from 0 (a straight mouth) to 1 (the broadest smile).
  private(set) var smile = 0.4

  /// How much the creature laughs, from 0 (not at all) to 1 (with closed eyes).
  private(set) var laughter = 0.0

  /// The remaining time of a giggle, in seconds.
  var giggleTime = 0.0

  private static let blinkTime = 0.16

  var areEyesClosed: Bool { lidOpenness < 0.02 }

  /// The openness of the eyes including blinks, from 0 to 1.
  var openness: Double {
    let blink = blinkAge < Self.blinkTime ? abs(1 - 2 * blinkAge / Self.blinkTime) : 1
    return lidOpenness * blink
  }

  /// Advances by `time` seconds. The creature turns its gaze to `target`, a point in the unit circle. `jolt` is the
  /// acceleration of the head, in radii per second squared, which makes the loose pupils lag behind.
  mutating func step(
    time: Double, target: Point, jolt: Point, isAsleep: Bool, isEager: Bool,
    randomNumbers: inout TankRandomNumberGenerator
  ) {
    gazeVelocity += ((target - gaze) * 260 - gazeVelocity * 16 - jolt.limited(to: 260) * 0.5) * time
    gaze += gazeVelocity * time
    if gaze.lengthSquared > 1 {
      let outward = gaze.normalized(orElse: .zero)
      gaze = outward
      gazeVelocity -= outward * (max(0, gazeVelocity.dot(outward)) * 1.4)
    }
    giggleTime = max(0, giggleTime - time)
    blinkAge += time
    timeUntilBlink -= time
    if timeUntilBlink < 0 {
      blinkAge = 0
      // Sometimes blink twice in a row, as people do.
      timeUntilBlink = randomNumbers.number(0, 1) < 0.2 ? 0.3 : randomNumbers.number(2, 6)
    }
    lidOpenness += ((isAsleep || giggleTime > 0 ? 0 : 1) - lidOpenness) * min(1, time * (isAsleep ? 5 : 22))
    laughter += ((giggleTime > 0 ? 1 : 0) - laughter) * min(1, time * 22)
    smile += (wantedSmile(isAsleep: isAsleep, isEager: isEager) - smile) * min(1, time * 9)
  }

  /// Immediately sets the state that `step` approaches, without blinks, for players who prefer reduced motion.
  mutating func settle(target: Point, isEager: Bool) {
    gaze = target
    gazeVelocity = .zero
    blinkAge = 1
    lidOpenness = giggleTime > 0 ? 0 : 1
    laughter = giggleTime > 0 ? 1 : 0
    smile = wantedSmile(isAsleep: false, isEager: isEager)
  }

  private func wantedSmile(isAsleep: Bool, isEager: Bool) -> Double {
    isAsleep ? 0.25 : giggleTime > 0 ? 1 : isEager ? 0.8 : 0.4
  }
}

/// The positions of the features of a face relative to the body's center, in radii of a body at rest.
enum FaceLayout {
  static let betweenEyes = Point(x: 0, y: -0.36)
  static let eyeDistance = 0.29
  static let eyeRadius = 0.26
  static let pupilRadius = 0.135
  static let mouthY = 0.0
  static let mouthHalfWidth = 0.23
  static let cheek = Point(x: 0.56, y: -0.02)
  static let cheekRadius = 0.13
  static let label = Point(x: 0, y: 0.49)

  static func labelSize(digitCount digits: Int) -> Double {
    switch digits {
    case 1: 0.58
    case 2: 0.54
    case 3: 0.48
    default: 1.5 / Double(digits)
    }
  }
}
