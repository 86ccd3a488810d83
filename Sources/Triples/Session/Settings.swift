import NumberedGame
import PlaySupport

extension TriplesSession {
  /// The player's choices for all games, and the state of the lessons. The saved lines, in order:
  ///
  ///     triples-settings/1
  ///     mode random
  ///     ranking share
  ///     lesson 3
  ///     told bh
  ///
  /// `mode` is always present. The other lines are omitted if they have no content, so equal settings have equal text.
  package struct Settings: SavedValue, Hashable {
    var mode = Mode.random
    var ranking = Ranking.points
    /// The current lesson, or `nil` if the player has finished the lessons or has played an earlier release.
    var lesson: FirstGameLesson?
    var shownTips: ShownTips = []

    private static let header: StaticString = "triples-settings/1"
    /// The saved word for ranking by medals. Earlier releases saved it for ranking by share of the best score.
    private static var savedMedalsWord: [UInt8] { "share".utf8Bytes }

    package var text: [UInt8] {
      var lines = SavedLines(header: Self.header)
      lines.add("mode", mode.word)
      if ranking == .medals { lines.add("ranking", Self.savedMedalsWord) }
      if let lesson { lines.add("lesson", [lesson.digit]) }
      if !shownTips.isEmpty { lines.add("told", shownTips.text) }
      return lines.text
    }

    init(mode: Mode = .random, ranking: Ranking = .points) {
      self.mode = mode
      self.ranking = ranking
    }

    package init?(text: [UInt8]) {
      guard var lines = SavedLines(text, header: Self.header), let word = lines.read("mode"),
        let mode = Mode.allCases.first(where: { $0.word == word })
      else { return nil }
      self.mode = mode
      if let word = lines.read("ranking") {
        guard word == Self.savedMedalsWord else { return nil }
        ranking = .medals
      }
      if let digit = lines.read("lesson") {
        guard let lesson = FirstGameLesson.allCases.first(where: { [$0.digit] == digit }) else { return nil }
        self.lesson = lesson
      }
      if let letters = lines.read("told") {
        guard let shownTips = ShownTips(text: letters) else { return nil }
        self.shownTips = shownTips
      }
      guard lines.isEmpty else { return nil }
    }
  }

  /// How the number of the next game is chosen.
  public enum Mode: CaseIterable, Hashable, Sendable {
    /// A random number from 1 to 1000.
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

    /// An explanation of the choice, or `nil` if it doesn't need one.
    public var note: String? { self == .determ ? "always game 14, to practice" : nil }

    fileprivate var word: [UInt8] {
      let word: String = self == .determ ? "determ" : "random"
      return word.utf8Bytes
    }
  }

  /// How the scores are ranked.
  public enum Ranking: CaseIterable, Hashable, Sendable {
    /// By points.
    case points
    /// By medals, then by how many points the game is short of the crown. Games without medals come last, by points.
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
