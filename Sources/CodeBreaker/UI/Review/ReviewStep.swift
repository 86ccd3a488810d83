import CodeBreakerSession

/// What is shown of a review before it is done.
enum ReviewStep: Hashable {
  /// There is no game to be reviewed.
  case nothing
  /// The coach has looked at so many positions of so many.
  case running(done: Int, count: Int)
  /// The coach could not be had.
  case failed

  init(_ session: ReviewSession) {
    switch session.reviewing {
    case .nothing: self = .nothing
    case .failed: self = .failed
    case .running, .ready:
      let (done, count) = session.progress
      self = .running(done: done, count: count)
    }
  }
}
