import GameCore

/// The origin of a coach. It affects failure messages, because only some players have to check their network.
public enum CoachSource: Hashable, Sendable {
  /// The coach is part of the program.
  case builtIn
  /// The coach is loaded over the network for the first question, and stays loaded.
  case network

  /// The reason why the coach doesn't answer, with the advice that a coach on the network needs the network once.
  public var problem: String {
    switch self {
    case .builtIn: "The coach can’t answer."
    case .network: "Can’t load the coach. It needs the network once, then works offline."
    }
  }
}
