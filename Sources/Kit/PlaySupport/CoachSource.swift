import NumberedGame

/// Where a coach comes from. It decides what a player is told when there is no answer: nobody is to look for a network
/// who needs none.
public enum CoachSource: Hashable, Sendable {
  /// It is part of the program.
  case builtIn
  /// It is loaded over the network when it is first asked, and is there from then on.
  case network

  /// Why the coach says nothing: "The coach could not answer."
  public var failure: String {
    switch self {
    case .builtIn: "The coach could not answer."
    case .network: "The coach could not be loaded."
    }
  }

  /// The same with what can be done about it.
  ///
  /// - Parameter afterwards: what the coach does without a network once it has been loaded, as in "and then none".
  public func failure(afterwards: String) -> String {
    switch self {
    case .builtIn: failure
    case .network: "\(failure) It needs the network once, \(afterwards)."
    }
  }
}
