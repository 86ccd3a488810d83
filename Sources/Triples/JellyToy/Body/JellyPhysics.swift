/// Parameters in unit radii (the radius of a 1 at rest) and seconds, so that tanks of all sizes feel the same.
enum JellyPhysics {
  /// The fixed time step of the simulation, which doesn't depend on the display's refresh rate.
  static let timeStep = 1.0 / 120

  /// The maximum time that a single call simulates, so that a suspended tab resumes where it was.
  static let maxCatchUpTime = 0.1

  static let gravity = 24.0

  /// The stiffness of a body's shape: the square of the angular frequency of its wobble.
  static let shapeStiffness = 720.0

  /// The damping of wobbles, per second.
  static let wobbleDamping = 4.5

  /// The damping of all motion, per second.
  static let airDamping = 0.25

  /// The strength with which a creature turns itself upright, and the damping of its rotation.
  static let rightingStrength = 34.0
  static let turningDamping = 2.2

  /// The share of a sliding motion that a wall removes from a point that touches it, per step.
  static let wallFriction = 0.09

  /// The maximum speed. It is less than half a unit radius per step, so that creatures can't pass through each other.
  static let maxSpeed = 42.0

  /// The share of its distance to the finger that the grabbed spot moves per step, and the maximum motion in radii.
  static let pullFraction = 0.12
  static let maxPull = 0.16

  /// The additional damping of a held creature, and the factor that reduces the gravity on it.
  static let heldDamping = 7.0
  static let heldGravity = 0.35

  /// The distance, as a share of the sum of their radii, below which two creatures merge after `squeezeTime`.
  static let mergeDistance = 0.84
  static let squeezeTime = 0.07

  /// Like `mergeDistance`, in the direction in which the tank leans. It is larger because a nudge presses less.
  static let leanMergeDistance = 1.04

  /// The time after a throw or a nudge during which creatures may merge.
  static let throwTime = 1.2

  static let leanTime = 0.7

  static let leapTime = 0.95

  static let growTime = 0.4

  /// The time from the last input until the creatures fall asleep, in seconds.
  static let wakefulTime = 30.0

  /// The number of creatures up to which new ones arrive at intervals. Beyond it, one arrives only if no two can merge.
  static let maxRegularPopulation = 4

  static let burstSize = 20
  static let maxDropCount = 60
}
