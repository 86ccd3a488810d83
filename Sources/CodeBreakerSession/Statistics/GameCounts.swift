import NumberedGame
import PlaySupport

/// What is counted of the finished games of one group. A game that was left for another one is not finished.
public struct GameCounts: Hashable, Sendable {
  /// How many bars the histogram has at most. The last one stands for this many attempts and more.
  public static let histogramLength = 20

  /// How many games ended, solved or not.
  public private(set) var played = 0

  /// How many games in a row were solved, up to now.
  public private(set) var currentStreak = 0

  /// How many games in a row were solved at best.
  public private(set) var longestStreak = 0

  /// The shortest time in which a game was solved, in seconds, or `nil` when none was.
  public private(set) var fastest: Int64?

  /// How many games were solved in one attempt, in two, and so on, up to the most attempts that any took.
  public private(set) var histogram: [Int] = []

  /// No games at all.
  public init() {}

  /// How many games were solved.
  public var solved: Int { histogram.reduce(0, +) }

  /// The fewest attempts in which a game was solved, or `nil` when none was.
  public var best: Int? { histogram.firstIndex { $0 > 0 }.map { $0 + 1 } }

  /// Whether one game alone was solved in so few attempts, though it is not the only one that was solved.
  func isOnlyBest(_ attempts: Int) -> Bool {
    best == attempts && histogram[attempts - 1] == 1 && solved > 1
  }

  /// How many of a hundred games were solved, rounded down; 0 without games.
  public var solvedPercent: Int { played == 0 ? 0 : Int(Int64(solved) * 100 / Int64(played)) }

  /// Counts a game.
  ///
  /// - Parameters:
  ///   - attempts: in how many attempts it was solved, or `nil` when it was not.
  ///   - seconds: how long it took.
  mutating func count(solvedIn attempts: Int?, seconds: Int64) {
    guard played < Self.largest else { return }
    played += 1
    guard let attempts, attempts > 0 else {
      currentStreak = 0
      return
    }
    currentStreak += 1
    longestStreak = max(longestStreak, currentStreak)
    fastest = min(fastest ?? seconds, seconds)
    let bar = min(attempts, Self.histogramLength) - 1
    while histogram.count <= bar { histogram.append(0) }
    histogram[bar] += 1
  }

  /// As many games as anyone can play; nothing overflows below it.
  private static let largest = 99_999_999

  /// The counts as they are saved: games, current and longest streak, fastest time or `-`, histogram or `-`.
  var text: [UInt8] {
    func joined(_ words: [[UInt8]], _ separator: UInt8) -> [UInt8] { Array(words.joined(separator: [separator])) }
    let none = [UInt8(ascii: "-")]
    let bars = histogram.map { $0.description.utf8Bytes }
    return joined(
      [
        played.description.utf8Bytes, currentStreak.description.utf8Bytes, longestStreak.description.utf8Bytes,
        fastest.map { $0.description.utf8Bytes } ?? none, bars.isEmpty ? none : joined(bars, UInt8(ascii: ",")),
      ], UInt8(ascii: " "))
  }

  /// Reads counts as `text` writes them, or nothing where the text has another form or contradicts itself.
  init?(text: [UInt8]) {
    let words = text.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard words.count == 5, let played = Self.number(words[0]), let current = Self.number(words[1]),
      let longest = Self.number(words[2])
    else { return nil }
    self.played = played
    currentStreak = current
    longestStreak = longest
    let none = [UInt8(ascii: "-")]
    if !words[3].elementsEqual(none) {
      guard let seconds = DecimalText.read(words[3]) else { return nil }
      fastest = seconds
    }
    if !words[4].elementsEqual(none) {
      for bar in words[4].split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
        guard let count = Self.number(bar) else { return nil }
        histogram.append(count)
      }
    }
    guard histogram.count <= Self.histogramLength, histogram.last != 0, played > 0, solved <= played,
      current <= longest, longest <= solved, (fastest == nil) == histogram.isEmpty, (longest == 0) == (solved == 0)
    else { return nil }
  }

  private static func number(_ text: some Collection<UInt8>) -> Int? {
    guard let number = DecimalText.read(text), number <= Int64(largest) else { return nil }
    return Int(number)
  }
}
