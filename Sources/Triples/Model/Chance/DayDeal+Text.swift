import NumberedGame

extension Triples.DayDeal {
  private static var header: [UInt8] { "triples-deal/1 ".utf8Bytes }
  private static let space = UInt8(ascii: " ")

  /// All that the game of the day can need of what was dealt, as one line: `triples-deal/1 2026-11-21 3 `, which are the day and
  /// the attempt, and the words, as `WordList.text(count:)` writes them. No game sees more spawns than the bound's, and since the
  /// bound is known no word of these is ever rejected: so each takes two words.
  public var text: [UInt8] {
    Self.header + "\(day) \(attempt) ".utf8Bytes + (spawns.words?.text(count: wordCount) ?? [])
  }

  private var wordCount: Int { 2 * (Triples.openingCount + bound.moveCount) }

  /// Reads a deal as `text` writes it.
  ///
  /// - Returns: nothing where the text is none: also where the words are fewer or more than the game can need, or are none
  ///   that a day deals.
  public init?(text: [UInt8]) {
    guard text.starts(with: Self.header) else { return nil }
    let parts = text.dropFirst(Self.header.count).split(separator: Self.space, omittingEmptySubsequences: false)
    guard parts.count == 3, let day = try? CalendarDay(text: parts[0]),
      let attempt = DecimalText.read(parts[1]).flatMap({ Int(exactly: $0) }), Self.attempts.contains(attempt),
      let words = WordList(text: parts[2])
    else { return nil }
    let spawns = SpawnSequence(words: words)
    guard let bound = ScoreBound(spawns), Self.bounds.contains(bound.score) else { return nil }
    self.day = day
    self.attempt = attempt
    self.spawns = spawns
    self.bound = bound
    guard words.remainingCount == wordCount else { return nil }
  }
}
