import GameCore
import SessionSupport

extension TriplesSession {
  /// The player's choices for all games, and the state of the lessons. The saved lines:
  ///
  ///     triples-settings/1
  ///     mode random
  ///     ranking share
  ///     lesson 3
  ///     told bh
  ///
  /// A setting without a line has its default.
  package struct Settings: SavedValue, Hashable {
    private var lines = SettingLines(header: Self.header)

    private static let header: StaticString = "triples-settings/1"
    /// The saved word for ranking by medals. Earlier releases saved it for ranking by share of the best score.
    private static var savedMedalsWord: [UInt8] { "share".utf8Bytes }

    var mode: Mode {
      get { lines["mode"] == Mode.determ.word ? .determ : .random }
      set { lines["mode", before: ["ranking", "lesson", "told"]] = newValue.word }
    }

    var ranking: Ranking {
      get { lines["ranking"] == Self.savedMedalsWord ? .medals : .points }
      set { lines["ranking", before: ["lesson", "told"]] = newValue == .medals ? Self.savedMedalsWord : nil }
    }

    /// The current lesson, or `nil` if the player has finished the lessons or has played an earlier release.
    var lesson: FirstGameLesson? {
      get { lines["lesson"].flatMap { digit in FirstGameLesson.allCases.first { [$0.digit] == digit } } }
      set { lines["lesson", before: ["told"]] = newValue.map { [$0.digit] } }
    }

    var shownTips: ShownTips {
      get { ShownTips(text: lines["told"] ?? []) }
      set { lines["told"] = newValue.isEmpty ? nil : newValue.text }
    }

    init(mode: Mode = .random, ranking: Ranking = .points) {
      self.mode = mode
      self.ranking = ranking
    }

    package init?(text: [UInt8]) {
      guard let lines = SettingLines(text, header: Self.header) else { return nil }
      self.lines = lines
    }

    package var text: [UInt8] { lines.text }
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
