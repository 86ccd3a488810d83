import NumberedGame

/// A position in which a player lost something, to be thought about again: where it was, what was played, and when it comes
/// back.
///
/// It lies in one of a row of boxes, as Sebastian Leitner proposed for cards with words ("So lernt man lernen", 1972): solved,
/// it goes into the next box, of which each is opened after twice as many days as the one before; not solved, into the first,
/// which is open at once.
public struct PracticePosition: Hashable, Sendable {
  /// The boxes, the one for what was not solved first. What is in the last one comes back after a bit more than a year and a
  /// half.
  public static let boxes = 0...10

  /// The losses that there can be, in hundredths of a point or a guess.
  public static let losses: ClosedRange<Int64> = 0...100_000_000

  /// The game up to the position, as a replay line.
  public let line: [UInt8]

  /// What the player then played, as the game writes it, without spaces.
  public let played: [UInt8]

  /// What that lost, in hundredths of a point or a guess.
  public let loss: Int64

  /// The box it lies in, in `boxes`.
  public private(set) var box = 0

  /// The day from which on it is to be shown again.
  public private(set) var due: CalendarDay

  /// The latest day on which it was put into a box.
  public private(set) var seen: CalendarDay

  /// A position that nobody has thought about again yet.
  ///
  /// - Parameters:
  ///   - line: the replay line that leads to it.
  ///   - played: what was played there.
  ///   - loss: what lies outside `losses` becomes the nearest in it.
  ///   - day: the day on which it was found.
  public init(line: [UInt8], played: [UInt8], loss: Int64, day: CalendarDay) {
    self.line = line
    self.played = played
    self.loss = min(max(loss, Self.losses.lowerBound), Self.losses.upperBound)
    due = day
    seen = day
  }

  /// After how many days what was put into a box comes back: 1, 2, 4, … 512, and at once from the first.
  public static func days(box: Int) -> Int { box <= 0 ? 0 : 1 << (min(box, boxes.upperBound) - 1) }

  /// Puts it into the box that follows from an answer. What is solved before it was due stays where it is: it would say
  /// nothing of whether it is still known after the days of the next box.
  public mutating func answer(isSolved: Bool, on day: CalendarDay) {
    if isSolved, day < due { return }
    box = isSolved ? min(box + 1, Self.boxes.upperBound) : 0
    seen = day
    // At the end of time it stays where it is.
    due = day.adding(days: Self.days(box: box)) ?? day
  }

  /// Whether it is more worth keeping than another one: less well known, or else of a greater loss. Of equals, the one whose line
  /// comes first.
  func isMoreUseful(than other: PracticePosition) -> Bool {
    if box != other.box { return box < other.box }
    if loss != other.loss { return loss > other.loss }
    return line.precedes(other.line)
  }

  /// Whether it is to be shown sooner than another one: it was due earlier, or else is more useful.
  func isSooner(than other: PracticePosition) -> Bool {
    due == other.due ? isMoreUseful(than: other) : due < other.due
  }

  /// Of two devices' records of one position, the later one; of the same day, the one that is less well known.
  func merged(with other: PracticePosition) -> PracticePosition {
    if seen != other.seen { return seen < other.seen ? other : self }
    if box != other.box { return box < other.box ? self : other }
    if loss != other.loss { return loss > other.loss ? self : other }
    if played != other.played { return other.played.precedes(played) ? other : self }
    return other.due < due ? other : self
  }

  // MARK: As text

  private static var space: UInt8 { UInt8(ascii: " ") }

  /// The position in a line: box, when it is due, when it was seen, the loss, what was played, and the game.
  var words: [UInt8] {
    [
      box.description.utf8Bytes, due.description.utf8Bytes, seen.description.utf8Bytes, loss.description.utf8Bytes,
      played,
      line,
    ].joined(by: Self.space)
  }

  /// Reads what `words` writes, or nothing if this is not such a line.
  init?(words: [UInt8]) {
    let parts = words.split(separator: Self.space, maxSplits: 5, omittingEmptySubsequences: false).map { Array($0) }
    guard parts.count == 6, let box = DecimalText.read(parts[0]), Self.boxes ~= Int(clamping: box),
      let due = try? CalendarDay(text: parts[1]), let seen = try? CalendarDay(text: parts[2]),
      let loss = DecimalText.read(parts[3]), Self.losses ~= loss, !parts[4].isEmpty, !parts[5].isEmpty
    else { return nil }
    self.init(line: parts[5], played: parts[4], loss: loss, day: seen)
    self.box = Int(box)
    self.due = due
    guard self.words == words else { return nil }
  }
}

extension [UInt8] {
  /// Whether these bytes come before others, as words do in a dictionary.
  func precedes(_ other: [UInt8]) -> Bool {
    for (mine, theirs) in zip(self, other) where mine != theirs { return mine < theirs }
    return count < other.count
  }
}
