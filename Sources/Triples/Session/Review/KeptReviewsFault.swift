extension TriplesSession {
  /// What can be wrong with the saved reviews.
  enum KeptReviewsFault: Error, Hashable {
    /// The first line is not that of the form that can be read.
    case unsupportedForm
    /// A review, counted from 1, does not begin as one.
    case malformedReview(Int)
  }
}
