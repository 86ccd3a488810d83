/// What goes on in a creature's face: where it looks, whether it blinks, how broadly it smiles.
struct Face {
  /// Where the pupils are, in the unit circle.
  var gaze = Point.zero
  private var gazeVelocity = Point.zero

  /// 0 is closed, 1 wide open, before any blink.
  private var lidOpenness = 1.0
  private var blinkAge = 1.0
  private var nextBlink = 2.0

  /// 0 is a straight mouth, 1 the broadest smile.
  private(set) var smile = 0.4

  /// 0 is a plain face, 1 one that laughs with its eyes closed.
  private(set) var joy = 0.0

  /// What is left of a giggle, in seconds.
  var giggle = 0.0

  private static let blinkTime = 0.16

  var isClosed: Bool { lidOpenness < 0.02 }

  /// How far the eyes are open, 0 to 1.
  var openness: Double {
    let blink = blinkAge < Self.blinkTime ? abs(1 - 2 * blinkAge / Self.blinkTime) : 1
    return lidOpenness * blink
  }

  /// Advances by `time` seconds.
  ///
  /// - Parameters:
  ///   - target: where the creature wants to look, in the unit circle.
  ///   - jolt: the acceleration of the head, in radii per square second: loose pupils lag behind.
  mutating func step(
    time: Double, target: Point, jolt: Point, isAsleep: Bool, isEager: Bool, chance: inout Chance
  ) {
    gazeVelocity += ((target - gaze) * 260 - gazeVelocity * 16 - jolt.limited(to: 260) * 0.5) * time
    gaze += gazeVelocity * time
    if gaze.lengthSquared > 1 {
      let outward = gaze.normalized(orElse: .zero)
      gaze = outward
      gazeVelocity -= outward * (max(0, gazeVelocity.dot(outward)) * 1.4)
    }
    giggle = max(0, giggle - time)
    blinkAge += time
    nextBlink -= time
    if nextBlink < 0 {
      blinkAge = 0
      // Now and then twice in a row, as people do.
      nextBlink = chance.number(0, 1) < 0.2 ? 0.3 : chance.number(2, 6)
    }
    lidOpenness += ((isAsleep || giggle > 0 ? 0 : 1) - lidOpenness) * min(1, time * (isAsleep ? 5 : 22))
    joy += ((giggle > 0 ? 1 : 0) - joy) * min(1, time * 22)
    smile += (wantedSmile(isAsleep: isAsleep, isEager: isEager) - smile) * min(1, time * 9)
  }

  /// Puts on at once the face that `step` would come to, without blinking: for those who want no motion.
  mutating func settle(target: Point, isEager: Bool) {
    gaze = target
    gazeVelocity = .zero
    blinkAge = 1
    lidOpenness = giggle > 0 ? 0 : 1
    joy = giggle > 0 ? 1 : 0
    smile = wantedSmile(isAsleep: false, isEager: isEager)
  }

  private func wantedSmile(isAsleep: Bool, isEager: Bool) -> Double {
    isAsleep ? 0.25 : giggle > 0 ? 1 : isEager ? 0.8 : 0.4
  }
}

/// Where the parts of a face are, in radii of a body at rest, from its middle.
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

  /// The font size for a number of so many digits.
  static func labelSize(digits: Int) -> Double {
    switch digits {
    case 1: 0.58
    case 2: 0.54
    case 3: 0.48
    default: 1.5 / Double(digits)
    }
  }
}
