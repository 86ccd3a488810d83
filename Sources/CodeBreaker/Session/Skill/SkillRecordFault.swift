extension CodeBreakerSession {
  /// What can be wrong with a saved record of skill.
  public enum SkillRecordFault: Error, Hashable, Sendable {
    /// The first line is not that of the form that can be read.
    case unsupportedForm
    /// The games of a group are malformed, too many, or not in their order.
    case malformedEntries(StatisticsGroup)
    /// A line is unknown, or not in its place.
    case unknownLine
  }
}
