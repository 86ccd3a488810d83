/// The moment after a question appears, in which presses don't answer it. Such a press was meant for what the player saw
/// before, such as the second half of a double click.
public struct ReadingTime: Hashable, Sendable {
  /// The length of the moment.
  public static let milliseconds: Int64 = 400

  private let start: Int64?

  /// Creates the moment after a question has appeared. `time` is a time of `PlayEnvironment.pressTime`.
  public init(startingAt time: Int64?) {
    start = time
  }

  /// Returns whether a press at `time` answers the question. If no clock is known, every press does.
  public func isOver(at time: Int64?) -> Bool {
    guard let start, let time else { return true }
    return time - start >= Self.milliseconds
  }
}
