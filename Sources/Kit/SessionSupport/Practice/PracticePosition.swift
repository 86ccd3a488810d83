import GameCore

/// A position with a costly move, stored for practice: the game up to it, the player's move, and the day it is due.
///
/// Each position is in one of several boxes, as in Sebastian Leitner's system for flashcards ("So lernt man lernen",
/// 1972). A solved position moves to the next box, whose interval is twice as long. An unsolved one moves to the first
/// box, which is due at once.
public struct PracticePosition: Hashable, Sendable {
  /// The numbers of the boxes. Unsolved positions are in box 0. Positions in the last box are due after 512 days.
  public static let boxRange = 0...10

  /// The range of a position's loss, in hundredths of a point or a guess.
  public static let lossRange: ClosedRange<Int64> = 0...100_000_000

  /// The game up to the position, as a replay line.
  public let line: [UInt8]

  /// The player's move, in the game's notation, without spaces.
  public let playedMove: [UInt8]

  /// The loss of the move, in hundredths of a point or a guess.
  public let loss: Int64

  /// The position's box, in `boxRange`.
  public private(set) var box = 0

  /// The first day on which the position is due.
  public private(set) var dueDay: CalendarDay

  /// The latest day on which the position was put into a box.
  public private(set) var lastBoxDay: CalendarDay

  /// Creates an unanswered position from a review on `day`. `line` is the game so far. Clamps `loss` to `lossRange`.
  public init(line: [UInt8], playedMove: [UInt8], loss: Int64, day: CalendarDay) {
    self.line = line
    self.playedMove = playedMove
    self.loss = min(max(loss, Self.lossRange.lowerBound), Self.lossRange.upperBound)
    dueDay = day
    lastBoxDay = day
  }

  /// Returns the interval of a box in days: 0 for box 0, then 1, 2, 4, … 512.
  public static func intervalDays(ofBox box: Int) -> Int { box <= 0 ? 0 : 1 << (min(box, boxRange.upperBound) - 1) }

  /// Moves the position to the box that follows from an answer. A position that is solved before it is due stays in its
  /// box, because that doesn't show whether the player will remember it for the next interval.
  public mutating func answer(isSolved: Bool, on day: CalendarDay) {
    if isSolved, day < dueDay { return }
    box = isSolved ? min(box + 1, Self.boxRange.upperBound) : 0
    lastBoxDay = day
    // If the interval exceeds the calendar, the position is due on the same day.
    dueDay = day.adding(days: Self.intervalDays(ofBox: box)) ?? day
  }

  /// Returns whether to keep this position rather than `other`. A position in a lower box is more useful, then one with
  /// a greater loss, then the one whose line comes first.
  func isMoreUseful(than other: PracticePosition) -> Bool {
    if box != other.box { return box < other.box }
    if loss != other.loss { return loss > other.loss }
    return line.precedes(other.line)
  }

  /// Returns whether to show this position before `other`: it is due earlier, or due on the same day and more useful.
  func isSooner(than other: PracticePosition) -> Bool {
    dueDay == other.dueDay ? isMoreUseful(than: other) : dueDay < other.dueDay
  }

  /// Returns the later of two devices' records of the same position. If both are from the same day, returns the one in
  /// the lower box. Breaks further ties in a way that is the same on both devices.
  func merged(with other: PracticePosition) -> PracticePosition {
    if lastBoxDay != other.lastBoxDay { return lastBoxDay < other.lastBoxDay ? other : self }
    if box != other.box { return box < other.box ? self : other }
    if loss != other.loss { return loss > other.loss ? self : other }
    if playedMove != other.playedMove { return other.playedMove.precedes(playedMove) ? other : self }
    return other.dueDay < dueDay ? other : self
  }

  // MARK: As text

  private static var space: UInt8 { UInt8(ascii: " ") }

  /// The position as a line: box, due day, last day, loss, move, and game.
  var text: [UInt8] {
    [
      box.description.utf8Bytes, dueDay.description.utf8Bytes, lastBoxDay.description.utf8Bytes,
      loss.description.utf8Bytes,
      playedMove,
      line,
    ].joined(by: Self.space)
  }

  init?(text: [UInt8]) {
    let parts = text.split(separator: Self.space, maxSplits: 5, omittingEmptySubsequences: false).map { Array($0) }
    guard parts.count == 6, let box = DecimalText.read(parts[0]), Self.boxRange ~= Int(clamping: box),
      let due = try? CalendarDay(text: parts[1]), let seen = try? CalendarDay(text: parts[2]),
      let loss = DecimalText.read(parts[3]), Self.lossRange ~= loss, !parts[4].isEmpty, !parts[5].isEmpty
    else { return nil }
    self.init(line: parts[5], playedMove: parts[4], loss: loss, day: seen)
    self.box = Int(box)
    dueDay = due
    guard self.text == text else { return nil }
  }
}

extension [UInt8] {
  /// Returns whether these bytes precede `other` lexicographically.
  func precedes(_ other: [UInt8]) -> Bool {
    for (mine, theirs) in zip(self, other) where mine != theirs { return mine < theirs }
    return count < other.count
  }
}
