extension CodeBreakerSession {
  /// A figure of the statistics with what it counts, as it is shown: "Best", "4".
  public struct Figure: Sendable {
    /// What is counted.
    public let name: String

    /// How much it is, or a dash where there is nothing to count yet.
    public let value: String
  }
}
