import GameCore

/// A figure of both games in a duel, such as "Guesses" with the values "4" and "5".
public struct DuelFigure: Hashable, Sendable {
  /// What the figure counts, such as "Guesses".
  public let name: String

  /// The player's value.
  public let ownValue: String

  /// The friend's value.
  public let friendValue: String

  /// Creates a figure with the player's own value and the friend's.
  public init(_ name: String, _ own: String, _ friend: String) {
    self.name = name
    ownValue = own
    friendValue = friend
  }
}

extension TableBlock {
  /// Creates a table of the figures in a duel, with a column for each player.
  public init(_ figures: [DuelFigure]) {
    let rows = figures.map { figure in
      Row(
        [Cell(figure.name), Cell(figure.ownValue), Cell(figure.friendValue)],
        spokenText: "\(figure.name). You: \(figure.ownValue). Friend: \(figure.friendValue).")
    }
    self.init("", [Column("Figure", .name, isTitleHidden: true), Column("You"), Column("Friend")], rows)
  }
}
