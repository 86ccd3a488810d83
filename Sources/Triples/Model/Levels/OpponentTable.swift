import GameCore

/// The scores of the three named opponents in a level, in points, to compare with.
public struct OpponentScores: Hashable, Sendable {
  /// The score of the Sweeper, a player that considers only which moves are legal (`SimplePlayer.sweeper`).
  public let sweeper: Int

  /// The score of the Matchmaker, a player that looks one move ahead (`SimplePlayer.matchmaker`).
  public let matchmaker: Int

  /// The score of the coach, which looks far ahead but knows no more about future spawns than a player.
  public let coach: Int

  /// Creates scores from those of each opponent.
  public init(sweeper: Int, matchmaker: Int, coach: Int) {
    self.sweeper = sweeper
    self.matchmaker = matchmaker
    self.coach = coach
  }

  var all: [Int] { [sweeper, matchmaker, coach] }

  /// Returns the medal that releases up to 0.2.0 awarded for a score: bronze for the score of the Sweeper, silver for
  /// that of the Matchmaker, and gold for that of the coach. If a weaker opponent outscored a stronger one, its
  /// medal required only the stronger one's score. A player keeps the medals that those releases awarded.
  public func formerMedal(for score: Int, in level: Level) -> Medal? {
    let required = formerRequiredScores(in: level)
    return Medal.allCases.last { score >= required[$0.rawValue] }
  }

  /// Returns the scores that the medals required up to release 0.2.0, indexed by `Medal.rawValue`. If two are equal,
  /// only the better medal could be won.
  public func formerRequiredScores(in level: Level) -> [Int] {
    var scores = all + [level.bestPossibleScore]
    for place in [2, 1, 0] { scores[place] = min(scores[place], scores[place + 1]) }
    return scores
  }
}

/// The scores of the opponents in the games 1 to 1000.
///
/// The text, which `parlor-lab triples medals` writes, has a line `NUMBER SWEEPER MATCHMAKER COACH` for each level, in
/// ascending order, with scores in points. Lines that begin with `#` are comments.
public struct OpponentTable: Hashable, Sendable {
  private struct Row: Hashable {
    let number: GameNumber
    let scores: OpponentScores
  }

  private var rows: [Row] = []

  /// Creates an empty table.
  public init() {}

  /// The scores in the game with the given number, or `nil` if it isn't in the table.
  public subscript(number: GameNumber) -> OpponentScores? {
    get {
      let place = place(of: number)
      return place < rows.count && rows[place].number == number ? rows[place].scores : nil
    }
    set {
      let place = place(of: number)
      if place < rows.count, rows[place].number == number { rows.remove(at: place) }
      if let newValue { rows.insert(Row(number: number, scores: newValue), at: place) }
    }
  }

  /// The numbers of the games in the table, in ascending order.
  public var numbers: [GameNumber] { rows.map { $0.number } }

  private func place(of number: GameNumber) -> Int {
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The lines of the table, each terminated by a line feed.
  public var text: [UInt8] {
    var text: [UInt8] = []
    for row in rows {
      text += row.number.description.utf8Bytes
      for score in row.scores.all { text += [UInt8(ascii: " ")] + score.description.utf8Bytes }
      text.append(UInt8(ascii: "\n"))
    }
    return text
  }

  /// Reads a table. Returns `nil` if a line is malformed, or if the numbers don't ascend from line to line.
  public init?(text: [UInt8]) {
    var lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // Without a trailing line feed, the last line may be truncated.
    guard lines.removeLast().isEmpty else { return nil }
    for line in lines where line.first != UInt8(ascii: "#") {
      var values: [GameNumber] = []
      for word in line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false) {
        // Scores have the same form as game numbers.
        guard let value = try? GameNumber(text: word) else { return nil }
        values.append(value)
      }
      guard values.count == 4, rows.last.map({ $0.number < values[0] }) ?? true,
        values.dropFirst().allSatisfy({ $0.value <= Int32.max })
      else { return nil }
      let scores = values.dropFirst().map { Int($0.value) }
      let row = OpponentScores(sweeper: scores[0], matchmaker: scores[1], coach: scores[2])
      rows.append(Row(number: values[0], scores: row))
    }
  }
}
