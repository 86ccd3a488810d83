extension CodeBreakerSession {
  /// What can be wrong with saved statistics.
  public enum StatisticsFault: Error, Hashable, Sendable {
    /// The first line is not that of the form that can be read. (A later version may write another.)
    case unsupportedForm
    /// The counts of a group are malformed, or contradict each other.
    case malformedCounts(StatisticsGroup)
    /// A line is unknown, or not in its place.
    case unknownLine
  }
}
