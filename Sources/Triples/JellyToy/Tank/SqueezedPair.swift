/// Two creatures that are being pressed together.
struct SqueezedPair {
  /// The ids of the two; 0 is nobody.
  var first: Int
  var second: Int

  /// For how long they have been, in seconds.
  var time: Double
}
