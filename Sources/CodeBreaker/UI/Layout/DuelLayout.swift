/// Where the attempts of two games stand beside each other. With the accessibility sizes of letters they do not.
enum DuelLayout {
  /// The room around the attempts with the same number and between their parts, in points.
  static let spacing = 10.0

  /// The room of their number, in points.
  static let numberWidth = 20.0

  /// The room of the pegs of one of two attempts that stand side by side.
  ///
  /// - Parameter width: the width of the page, whose margins are 16 points.
  static func sideWidth(page width: Double) -> Double {
    (width - 2 * 16 - 2 * spacing - numberWidth - 2 * spacing) / 2
  }
}
