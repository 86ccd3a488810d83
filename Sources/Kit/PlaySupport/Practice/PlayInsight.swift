import NumberedGame

/// Where points or guesses are lost over all reviewed games: the parts of a game side by side, and what that says.
public struct PlayInsight: Hashable, Sendable {
  /// How many games there have to be before anything is said.
  public static let leastGames = 5

  /// How many moves or guesses a part has to have before it is compared.
  public static let leastMoves = 5

  /// One part of the games.
  public struct Part: Hashable, Sendable {
    /// What it is called: "Opening".
    public let label: String
    /// What was lost in it on average, in hundredths.
    public let average: Int64
    /// The same as it is shown: "1.24".
    public let figure: String
    /// How long its bar is, in hundredths of the longest.
    public let share: Int
  }

  /// What is looked at: "Opening, middle, end".
  public let title: String

  /// The parts, as far as there is enough of each to be said.
  public let parts: [Part]

  /// What they say, in a sentence, and on how many games it rests.
  public let sentence: String

  /// Works out what can be said of one division of the games.
  ///
  /// - Parameters:
  ///   - division: the division.
  ///   - place: which of the recorded parts is its first.
  init?(_ progress: PlayProgress, _ division: PracticeWords.Division, at place: Int, words: PracticeWords) {
    let games = progress.games.filter { $0.parts.count >= place + division.parts.count }
    guard games.count >= Self.leastGames else { return nil }
    var found: [(words: PracticeWords.Part, loss: PlayedLoss)] = []
    for (index, part) in division.parts.enumerated() {
      let loss = games.reduce(PlayedLoss()) { $0 + $1.parts[place + index] }
      if loss.count >= Self.leastMoves { found.append((part, loss)) }
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
      Part(
        label: part.words.label, average: part.loss.average, figure: DecimalText.hundredths(part.loss.average),
        share: Int(part.loss.average * 100 / top))
    }
    let rest = " (\(games.count) games.)"
    guard found[most].loss.average > found[least].loss.average else {
      sentence = "You lose as much everywhere: \(parts[0].figure) \(words.unit) a \(words.move).\(rest)"
      return
    }
    sentence =
      "You lose most \(found[most].words.place): \(parts[most].figure) \(words.unit) a \(words.move), and least "
      + "\(found[least].words.place), \(parts[least].figure).\(rest)"
  }

  /// All that can be said of a player's games.
  public static func all(_ progress: PlayProgress, words: PracticeWords) -> [PlayInsight] {
    var insights: [PlayInsight] = []
    var place = 0
    for division in words.divisions {
      if let insight = PlayInsight(progress, division, at: place, words: words) { insights.append(insight) }
      place += division.parts.count
    }
    return insights
  }
}

/// What a game calls what is practiced in it.
public struct PracticeWords: Sendable {
  /// A part of a game.
  public struct Part: Sendable {
    /// Its name: "Opening".
    public let label: String
    /// Where it is, in the middle of a sentence: "in the opening".
    public let place: String

    /// Makes a part of its words.
    public init(_ label: String, _ place: String) {
      self.label = label
      self.place = place
    }
  }

  /// A division of a game into parts.
  public struct Division: Sendable {
    /// What it goes by: "Opening, middle, end".
    public let title: String
    /// The parts.
    public let parts: [Part]

    /// Makes a division of its words.
    public init(_ title: String, _ parts: [Part]) {
      self.title = title
      self.parts = parts
    }
  }

  /// What is lost: "points", or "guesses".
  public let unit: String

  /// What loses it: "move", or "guess".
  public let move: String

  /// The divisions, in the order in which a game's parts are recorded.
  public let divisions: [Division]

  /// Puts the words together.
  public init(unit: String, move: String, divisions: [Division]) {
    self.unit = unit
    self.move = move
    self.divisions = divisions
  }
}
