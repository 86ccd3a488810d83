/// What one peg of a guess says about the master code.
public enum Match: Hashable, Sendable {
  /// The peg is not in the code, or each of its kind there is accounted for by another peg of the guess.
  case nomatch
  /// The code has this peg in this place.
  case exact
  /// The code has this peg, but in another place.
  case inexact
}
