import DailyGames
import DayAPI
import GameCore

/// The first of a past day's recorded games, as a server sent them.
public struct RecordedGames: Sendable {
  /// A file with recorded games.
  public enum File: Sendable {
    /// The games of all players, best first.
    case players
    /// The coach's game.
    case coach
  }

  /// The replay lines, in the order of the file.
  public let lines: [[UInt8]]

  /// Whether `lines` has all games of the file.
  public let isComplete: Bool

  /// The maximum number of bytes to request from a file. In a browser, `network.js` adds this limit to the request.
  package static let maxByteCount = 500_000

  /// The maximum size of a line in bytes, because checking a longer one could take minutes.
  static let maxLineByteCount = 65_536

  /// Returns the request for a file. The day must be over, because the server reveals its games only then.
  public static func request(for file: File, of game: DailyGame, on day: CalendarDay) -> ServerRequest {
    ServerRequest(
      file == .coach ? .coachGame(game) : .recordedGames(game), [day.description], byteCount: maxByteCount)
  }

  /// Reads at most `maxCount` lines of `reply`, which is `nil` if no complete reply arrived. Throws the reason if the
  /// games can't be read. A missing or empty file isn't a failure, but has no games.
  public init(_ reply: RankedReply?, maxCount: Int) throws(ServerFailure) {
    let reply = try ServerFailure.validate(reply)
    switch reply.status {
    case 200, 206:
      let newline = UInt8(ascii: "\n")
      let isWhole = reply.status == 200 || reply.body.count < Self.maxByteCount
      var lines = reply.body.split(separator: newline)
      // A partial reply can end in the middle of a line.
      if !isWhole, reply.body.last != newline, !lines.isEmpty { lines.removeLast() }
      guard lines.allSatisfy({ $0.count <= Self.maxLineByteCount }) else { throw .malformedReply }
      self.lines = lines.prefix(maxCount).map { Array($0) }
      isComplete = isWhole && lines.count <= maxCount
    case 404, 416:
      // The server replies with 416 to the range request if the file is empty.
      (lines, isComplete) = ([], true)
    default: throw .malformedReply
    }
  }
}
