import NumberedGame
import PlaySupport

extension TriplesSession {
  /// What the player has chosen for all games, and what the player has been taught. Saved as lines that each begin with a
  /// word, in this order.
  ///
  ///     triples-settings/1
  ///     mode random
  ///     ranking share
  ///     lesson 3
  ///     told bh
  ///
  /// `mode` is always there; the others are left out where they have nothing to say, so that all settings have one form.
  package struct Settings: SavedText, Hashable {
    var mode = Mode.random
    var ranking = Ranking.points
    /// What the player is being taught. Nobody is who has played an earlier release.
    var lesson: Lesson?
    /// The tips that the player has seen and that aren't shown again.
    var shownTips: ShownTips = []

    private static let header: StaticString = "triples-settings/1"
    /// What ranks by medals ranked by shares of the best possible score before.
    private static var share: [UInt8] { "share".utf8Bytes }

    package var text: [UInt8] {
      var lines = SavedLines(header: Self.header)
      lines.add("mode", mode.word)
      if ranking == .medals { lines.add("ranking", Self.share) }
      if let lesson { lines.add("lesson", [lesson.digit]) }
      if !shownTips.isEmpty { lines.add("told", shownTips.text) }
      return lines.text
    }

    init(mode: Mode = .random, ranking: Ranking = .points) {
      self.mode = mode
      self.ranking = ranking
    }

    /// Reads settings as `text` writes them. Anything else is none.
    package init?(text: [UInt8]) {
      guard var lines = SavedLines(text, header: Self.header), let word = lines.take("mode"),
        let mode = Mode.allCases.first(where: { $0.word == word })
      else { return nil }
      self.mode = mode
      if let word = lines.take("ranking") {
        guard word == Self.share else { return nil }
        ranking = .medals
      }
      if let digit = lines.take("lesson") {
        guard let lesson = Lesson.allCases.first(where: { [$0.digit] == digit }) else { return nil }
        self.lesson = lesson
      }
      if let letters = lines.take("told") {
        guard let shownTips = ShownTips(text: letters) else { return nil }
        self.shownTips = shownTips
      }
      guard lines.isEmpty else { return nil }
    }
  }

  /// Which number the next game takes.
  public enum Mode: CaseIterable, Hashable, Sendable {
    /// One of the games 1 to 1000, by chance.
    case random
    /// Always game 14.
    case determ

    /// The label of the choice.
    public var label: String {
      switch self {
      case .random: "Random"
      case .determ: "Determ"
      }
    }

    /// What there is to know of the choice, if there is anything.
    public var note: String? { self == .determ ? "always game 14, to practice" : nil }

    fileprivate var word: [UInt8] {
      let word: String = self == .determ ? "determ" : "random"
      return word.utf8Bytes
    }
  }

  /// By what the scores are ranked.
  public enum Ranking: CaseIterable, Hashable, Sendable {
    /// By points.
    case points
    /// By medals, and where these are equal by how little is missing for the crown. Games without medals follow behind, by
    /// points.
    case medals

    /// The label of the choice.
    public var label: String {
      switch self {
      case .points: "Points"
      case .medals: "Medals"
      }
    }
  }
}
