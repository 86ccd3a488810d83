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
