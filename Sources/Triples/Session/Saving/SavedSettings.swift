import NumberedGame

extension TriplesSession {
  /// The settings as they are saved: a line that names the form, the mode, and the ranking unless it is by points.
  ///
  ///     triples-settings/1
  ///     mode random
  ///     ranking share
  struct SavedSettings: Hashable {
    var mode = Mode.random
    var ranking = Ranking.points

    var text: [UInt8] {
      let text =
        switch mode {
        case .random: "triples-settings/1\nmode random"
        case .determ: "triples-settings/1\nmode determ"
        }
      return text.utf8Bytes + (ranking == .share ? "\nranking share".utf8Bytes : [])
    }

    init(mode: Mode, ranking: Ranking) {
      self.mode = mode
      self.ranking = ranking
    }

    /// Reads settings as `text` writes them. Anything else is none.
    init?(text: [UInt8]) {
      for mode in Mode.allCases {
        for ranking in Ranking.allCases where Self(mode: mode, ranking: ranking).text == text {
          self.init(mode: mode, ranking: ranking)
          return
        }
      }
      return nil
    }
  }
}
