import GameCore

/// A histogram: a count for each of several ordered classes.
public struct Histogram: Hashable, Sendable {
  /// The count of each class, up to the last one that isn't 0.
  public private(set) var counts: [Int] = []

  /// The maximum total: more games than anyone can play, and small enough that nothing overflows.
  private static let maxTotal: Int64 = 99_999_999

  private static let comma = UInt8(ascii: ",")

  /// Creates an empty histogram.
  public init() {}

  /// Creates a histogram with the given counts. Zeros at the end are dropped.
  public init(_ counts: [Int]) {
    self.counts = counts
    while self.counts.last == 0 { self.counts.removeLast() }
  }

  /// The sum of all counts.
  public var total: Int { counts.reduce(0, +) }

  /// Adds 1 to the count at index `bar`, unless the total is at its maximum.
  public mutating func add(_ bar: Int) {
    guard total < Self.maxTotal else { return }
    while counts.count <= bar { counts.append(0) }
    counts[bar] += 1
  }

  /// Returns each count with its bar's length in percent of the longest. Adds zeros until there are `least` counts.
  public func bars(atLeast least: Int) -> [(count: Int, share: Int)] {
    let most = Int64(max(1, counts.max() ?? 0))
    return (0..<max(least, counts.count)).map { index in
      let count = index < counts.count ? counts[index] : 0
      // `Int` can have only 32 bits, too few for a hundred times the maximum count.
      return (count, Int(Int64(count) * 100 / most))
    }
  }

  /// The counts in the stored format: `0,1,4`.
  public var text: [UInt8] {
    counts.map { $0.description.utf8Bytes }.joined(by: Self.comma)
  }

  /// Parses text in the format of `text`, or returns `nil` if it isn't valid or has more than `maxCount` counts.
  public init?(text: some Collection<UInt8>, maxCount: Int) {
    var sum: Int64 = 0
    for word in text.split(separator: Self.comma, omittingEmptySubsequences: false) {
      guard let count = DecimalText.read(word), count <= Self.maxTotal - sum else { return nil }
      sum += count
      counts.append(Int(count))
    }
    guard counts.count <= maxCount, counts.last != 0 else { return nil }
  }
}

/// A statistic as it is shown, such as "Best" with the value "494".
public struct Figure: Hashable, Sendable {
  /// The name of the statistic, such as "Best".
  public let name: String

  /// The value, or a dash if there is none yet.
  public let value: String

  /// The number that the value counts up to when it appears, or `nil` if the value doesn't count up.
  public let count: Int?

  /// The time that counting up takes, in milliseconds.
  public static let countMilliseconds = 900

  /// Creates a figure that doesn't count up.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
    count = nil
  }

  /// Creates a figure that counts up to `count`.
  public init(name: String, countingTo count: Int) {
    self.name = name
    value = DecimalText.grouped(count)
    self.count = count
  }
}

/// A bar of a histogram, or of a chart that compares a few values.
public struct HistogramBar: Hashable, Sendable {
  /// The results that the bar stands for, such as `100–199`. A dash stands for games that were not won.
  public let label: String

  /// The number of games, or the value that the bar stands for. A bar of 0 is empty.
  public let count: Int

  /// The number or the value as text, such as "12" or "1.24".
  public let text: String

  /// The length of the bar, as a percentage of the longest one.
  public let share: Int

  /// The number of the bar's games that were won with hints. They are the striped part of the bar.
  public let hintedCount: Int

  /// Whether one of the games is the player's own, if the histogram has the games of all players.
  public let isOwn: Bool

  /// The results in words, such as "4 attempts", or `nil` if the label says enough.
  let spokenLabel: String?

  /// The whole bar as a sentence for screen readers, or `nil` if it stands for games.
  private let sentence: String?

  /// Creates a bar. If it doesn't stand for games, `text` is its value, and `sentence` its text for screen readers.
  public init(
    label: String, count: Int, share: Int, hintedCount: Int = 0, isOwn: Bool = false, spokenLabel: String? = nil,
    text: String? = nil, sentence: String? = nil
  ) {
    self.label = label
    self.count = count
    self.text = text ?? DecimalText.grouped(count)
    self.share = share
    self.hintedCount = hintedCount
    self.isOwn = isOwn
    self.spokenLabel = spokenLabel
    self.sentence = sentence
  }

  /// The length of the striped part, as a percentage of the bar.
  public var hintedPercentage: Int { count == 0 ? 0 : Int(Int64(hintedCount) * 100 / Int64(count)) }

  /// The bar for screen readers, such as "4 attempts: 7 games, 2 with hints".
  public var spokenText: String {
    if let sentence { return sentence }
    let results = spokenLabel ?? label
    let games: String = count == 1 ? "1 game" : "\(DecimalText.grouped(count)) games"
    let hints = hintedCount == 0 ? "" : ", \(DecimalText.grouped(hintedCount)) with hints"
    let own = !isOwn ? "" : count == 1 ? ", which is yours" : ", yours is one of them"
    return "\(results): \(games)\(hints)\(own)"
  }
}
