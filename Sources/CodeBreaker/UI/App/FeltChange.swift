/// What a player feels under the finger.
enum FeltChange: Hashable {
  /// A peg went into the guess or out of it.
  case peg
  /// An attempt was made.
  case attempt
  /// The code was broken.
  case solved
  /// The game ended without that.
  case lost
}
