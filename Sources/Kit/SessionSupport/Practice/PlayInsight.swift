import GameCore

/// A comparison of the losses in the parts of a game, over all reviewed games.
public struct PlayInsight: Hashable, Sendable {
  /// The minimum number of reviewed games for an insight.
  public static let minGameCount = 5

  /// The minimum number of moves or guesses in a part. Parts with fewer are left out.
  public static let minMoveCount = 5

  /// The title, such as "Opening, middle, end".
  public let title: String

  /// A bar for each part with enough moves. Its count is the average loss per move, in hundredths.
  public let parts: [HistogramBar]

  /// A sentence about the greatest and the smallest loss, with the number of games.
  public let sentence: String

  /// Creates the insight for a division of the game, such as opening, middle, and end. `place` is the index of the
  /// division's first part in the `parts` of each game. Returns `nil` if there are too few games, or fewer than two
  /// parts with enough moves.
  init?(_ progress: PlayProgress, _ division: PracticeText.Division, at place: Int, words: PracticeText) {
    let games = progress.games.filter { $0.parts.count >= place + division.parts.count }
    guard games.count >= Self.minGameCount else { return nil }
    var found: [(words: PracticeText.Part, loss: TotalLoss)] = []
    for (index, part) in division.parts.enumerated() {
      let loss = games.reduce(TotalLoss()) { $0 + $1.parts[place + index] }
      if loss.count >= Self.minMoveCount { found.append((part, loss)) }
    }
    guard found.count > 1 else { return nil }
    var (most, least) = (0, 0)
    for (index, part) in found.enumerated() {
      if part.loss.average > found[most].loss.average { most = index }
      if part.loss.average < found[least].loss.average { least = index }
    }
    let top = max(1, found[most].loss.average)
    title = division.title
    parts = found.map { part in
      let (label, average) = (part.words.label, part.loss.average)
      let text = DecimalText.hundredths(average)
      return HistogramBar(
        label: label, count: Int(average), share: Int(average * 100 / top), text: text,
        sentence: "\(label): \(text) \(words.unit) per \(words.move)")
    }
    let rest = " (\(games.count) games.)"
    guard found[most].loss.average > found[least].loss.average else {
      sentence = "You lose the same everywhere: \(parts[0].text) \(words.unit) per \(words.move).\(rest)"
      return
    }
    sentence =
      "You lose most \(found[most].words.phrase): \(parts[most].text) \(words.unit) per \(words.move), and least "
      + "\(found[least].words.phrase), \(parts[least].text).\(rest)"
  }

  /// Returns the insights for all divisions that have enough games and parts.
  public static func all(_ progress: PlayProgress, words: PracticeText) -> [PlayInsight] {
    var insights: [PlayInsight] = []
    var place = 0
    for division in words.divisions {
      if let insight = PlayInsight(progress, division, at: place, words: words) { insights.append(insight) }
      place += division.parts.count
    }
    return insights
  }
}

/// The words with which practice describes a particular game.
public struct PracticeText: Sendable {
  /// The words for a part of a game, such as the opening.
  public struct Part: Sendable {
    /// The name, such as "Opening".
    public let label: String
    /// The part as a phrase, such as "in the opening".
    public let phrase: String

    /// Creates a part. The phrase continues a sentence about what the player loses.
    public init(_ label: String, _ phrase: String) {
      self.label = label
      self.phrase = phrase
    }
  }

  /// A division of a game into parts.
  public struct Division: Sendable {
    /// The title, such as "Opening, middle, end".
    public let title: String
    /// The parts, in the order in which games record them.
    public let parts: [Part]

    /// Creates a division. `parts` must be in the order in which games record them.
    public init(_ title: String, _ parts: [Part]) {
      self.title = title
      self.parts = parts
    }
  }

  /// The plural of the unit of loss: "points" or "guesses".
  public let unit: String

  /// The word for a move: "move" or "guess".
  public let move: String

  /// The divisions. Games record their parts in the same order.
  public let divisions: [Division]

  /// Creates the words of a game.
  public init(unit: String, move: String, divisions: [Division]) {
    self.unit = unit
    self.move = move
    self.divisions = divisions
  }
}
