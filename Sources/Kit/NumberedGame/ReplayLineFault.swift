/// What can be wrong with the form of a replay line, in the order in which it is looked for.
public enum ReplayLineFault: Error, Hashable, Sendable {
  /// The line does not begin with the name of the game and a `/`.
  case otherGame
  /// The rules version is not the one that can be played. (An empty or malformed version is none that can.)
  case unsupportedVersion
  /// The game number is missing or malformed.
  case number(GameNumberFault)
  /// The line goes on after the game number with a space, but no move follows.
  case trailingSpace
}
