import GameCore

extension Triples.DayDeal {
  private static var header: [UInt8] { "triples-deal/1 ".utf8Bytes }
  private static let space = UInt8(ascii: " ")

  /// The deal as one line: the header, the day, and the index of the word list (`triples-deal/1 2026-11-21 3 `), then
  /// the words in the format of `RecordedRandomWords.text(count:)`. The line has exactly as many words as the game can
  /// need: two per spawn, up to the bound's move count. (No draw rejects a word, or the bound would be unknown.)
  public var text: [UInt8] {
    Self.header + "\(day) \(listIndex) ".utf8Bytes + (spawns.words?.text(count: wordCount) ?? [])
  }

  private var wordCount: Int { 2 * (Triples.openingTileCount + bound.moveCount) }

  /// Reads a deal in the format of the property `text`. Returns `nil` if the text is malformed, has fewer or more words
  /// than the game can need, or can't be the deal of a day.
  public init?(text: [UInt8]) {
    guard text.starts(with: Self.header) else { return nil }
    let parts = text.dropFirst(Self.header.count).split(separator: Self.space, omittingEmptySubsequences: false)
    guard parts.count == 3, let day = try? CalendarDay(text: parts[0]),
      let listIndex = DecimalText.read(parts[1]).flatMap({ Int(exactly: $0) }), Self.listIndexes.contains(listIndex),
      let words = RecordedRandomWords(text: parts[2])
    else { return nil }
    let spawns = SpawnSequence(words: words)
    guard let bound = Self.bound(of: spawns, on: day) else { return nil }
    self.day = day
    self.listIndex = listIndex
    self.spawns = spawns
    self.bound = bound
    guard words.remainingCount == wordCount else { return nil }
  }
}
