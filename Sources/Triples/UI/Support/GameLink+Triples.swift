import AppSupport

extension GameLink {
  /// The links of Triples.
  static var triples: GameLink { GameLink(scheme: "parlor-triples") }
}
