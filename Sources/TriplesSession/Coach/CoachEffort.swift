/// How many nodes the coach may search for each kind of question. One number for all machines, as the same position is
/// then given the same advice everywhere.
enum CoachEffort {
  /// For a hint, and for the coach's own play. A phone has to be done in the time that one waits for a hint.
  static let hint = 4000

  /// For one position of a review, of which a game has hundreds.
  static let review = 2000
}
