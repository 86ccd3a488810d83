import GameCore
import SessionSupport
import TriplesModel

extension TriplesSession {
  /// The reviews of games in the scores. There can be many, so each is read from its text only when it's needed.
  struct StoredReviews: SavedValue, Hashable {
    private static var header: [UInt8] { "triples-reviews/1".utf8Bytes }
    private static let newline = UInt8(ascii: "\n")

    /// The replay line of each reviewed game, and the text of its review.
    private(set) var entries: [Entry] = []

    struct Entry: Hashable {
      let line: [UInt8]
      let text: [UInt8]
    }

    init() {}

    /// The review of the game with the replay line `line`, or `nil` if there is none or it can't be read.
    subscript(line: [UInt8]) -> Review? {
      guard let entry = entries.first(where: { $0.line == line }), let review = try? Review(text: entry.text),
        review.replay.line == line
      else { return nil }
      return review
    }

    mutating func add(_ review: Review) {
      let entry = Entry(line: review.replay.line, text: review.text)
      entries.removeAll { $0.line == entry.line }
      entries.append(entry)
    }

    mutating func keepOnly(_ lines: [[UInt8]]) {
      entries.removeAll { !lines.contains($0.line) }
    }

    /// Adds missing reviews. If there are any, sorts all by line, so that every device has the same order.
    mutating func merge(_ other: Self) {
      let all = entries + other.entries.filter { new in !entries.contains { $0.line == new.line } }
      guard all.count > entries.count else { return }
      entries = []
      for entry in all {
        let place = entries.firstIndex { entry.line.lexicographicallyPrecedes($0.line) } ?? entries.count
        entries.insert(entry, at: place)
      }
    }

    // MARK: Saved form

    /// A header line, followed by the reviews.
    var text: [UInt8] {
      entries.reduce(Self.header) { $0 + [Self.newline] + $1.text }
    }

    /// Reads the entries of the property `text`, but not their reviews. Returns `nil` if the text is malformed.
    init?(text: [UInt8]) {
      var lines = text.split(separator: Self.newline, omittingEmptySubsequences: false)[...]
      guard let first = lines.popFirst(), Array(first) == Self.header else { return nil }
      while let head = lines.popFirst() {
        guard Array(head) == Review.header, let line = lines.popFirst(), Replay.number(ofLine: Array(line)) != nil
        else { return nil }
        let advices = lines.prefix { Array($0) != Review.header }
        lines = lines.dropFirst(advices.count)
        let whole = text[head.startIndex..<(advices.last ?? line).endIndex]
        entries.append(Entry(line: Array(line), text: Array(whole)))
      }
    }
  }
}
