extension TriplesSession {
  /// The keys under which Triples keeps its texts.
  enum SaveKey {
    static let game = "parlor.triples.game"
    static let scores = "parlor.triples.scores"
    static let reviews = "parlor.triples.reviews"
    static let settings = "parlor.triples.settings"
  }
}
