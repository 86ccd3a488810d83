/// The numbers that make the toy feel the way it does. Lengths are in unit radii (the radius of a 1 at rest) and times
/// in seconds, so that every tank, small or large, feels alike.
enum JellyPhysics {
  /// The simulation always advances by this much, whatever the screen's rate.
  static let timeStep = 1.0 / 120

  /// The most time that one call may make up for: a tab that slept goes on where it was.
  static let longestCatchUp = 0.1

  static let gravity = 24.0

  /// How strongly a body returns to its shape: the square of its wobble's angular frequency.
  static let shapeStiffness = 720.0

  /// How fast a wobble dies away, per second.
  static let wobbleDamping = 4.5

  /// How fast all motion dies away, per second.
  static let airDamping = 0.25

  /// How strongly a creature turns its face up, and how fast its turning dies away.
  static let righting = 34.0
  static let turningDamping = 2.2

  /// The share of sliding that a wall takes away from a point that touches it, per step.
  static let wallFriction = 0.09

  /// Less than half a unit radius per step, so that nobody passes through anybody.
  static let speedLimit = 42.0

  /// How much of the way to the finger the held spot goes per step, and the most it goes.
  static let pull = 0.12
  static let longestPull = 0.16

  /// While held, a creature swings less and weighs less.
  static let heldDamping = 7.0
  static let heldGravity = 0.35

  /// Creatures merge when their centres come closer than this share of their radii's sum for so long …
  static let squeeze = 0.84
  static let squeezeTime = 0.07

  /// … or closer than this, when the whole tank leans that way: a nudge presses less than a finger.
  static let leanSqueeze = 1.04

  /// How long after a throw two creatures may still merge.
  static let throwTime = 1.2

  /// How long the tank leans after a nudge.
  static let leanTime = 0.7

  /// How long a leap at a match takes.
  static let leapTime = 0.95

  /// How long a new creature takes to grow to its size.
  static let growTime = 0.4

  /// How long everybody stays awake when nobody plays.
  static let wakefulTime = 30.0

  /// How many creatures come by themselves. More are there only when no two of them could merge.
  static let population = 4

  static let burstSize = 20
  static let largestDropCount = 60
}
