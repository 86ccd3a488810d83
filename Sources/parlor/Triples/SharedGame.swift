/// A game whose line is shown for the player to pass on.
struct SharedGame: Hashable {
  /// What is said about the game.
  let text: String

  /// The replay line.
  let line: String
}
