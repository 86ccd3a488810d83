import GameCore
import JSON

/// The reason why a call to the server failed.
public enum ServerFailure: Error, Hashable, Sendable {
  /// No complete reply arrived.
  case unreachable
  /// The server asks the client to try again later, or has an internal error.
  case busy
  /// The reply is malformed, or breaks the rules of the game.
  case malformedReply
  /// The day's games can't be started or continued anymore.
  case closed
  /// The server lost data of the day, so the day doesn't count.
  case void
  /// The server doesn't know the player.
  case unknownPlayer

  /// Whether another try may succeed.
  package var isTemporary: Bool { self == .unreachable || self == .busy || self == .malformedReply }

  /// Returns an answer or a refusal. Throws if no complete reply arrived, the server is busy, or the player is unknown.
  package static func validate(_ reply: RankedReply?) throws(ServerFailure) -> RankedReply {
    guard let reply else { throw .unreachable }
    switch reply.status {
    case 401: throw .unknownPlayer
    case 408, 429, 500...: throw .busy
    default: return reply
    }
  }

  /// The sentence about a void day.
  package static var voidDayText: String { "The server lost data of this day, so it doesn’t count." }

  /// The reason as a sentence for the player.
  public var sentence: String {
    switch self {
    case .unreachable: "The server can’t be reached."
    case .busy: "The server is busy, or got too many requests. Wait a moment, then try again."
    case .malformedReply: "The reply wasn’t from a game server."
    case .closed: "This day is over. You can’t play its game anymore."
    case .void: Self.voidDayText
    case .unknownPlayer:
      "The server no longer knows you: you deleted your account or replaced your token on another device, or the server was "
        + "reset."
    }
  }
}

enum ServerResponse {
  /// A success with content.
  case answer(JSONValue)
  /// A success without content.
  case done
  /// A refusal, with its problem details (RFC 9457).
  case refused(JSONValue)
  case failure(ServerFailure)

  /// Reads `reply`, which is `nil` if no complete one arrived.
  init(_ reply: RankedReply?) {
    do throws(ServerFailure) {
      let reply = try ServerFailure.validate(reply)
      if reply.status == 204 {
        self = .done
        return
      }
      let isAnswer = 200...299 ~= reply.status
      guard let body = JSONValue(reply.body), isAnswer || body["type"]?.bytes != nil else { throw .malformedReply }
      self = isAnswer ? .answer(body) : .refused(body)
    } catch {
      self = .failure(error)
    }
  }
}

/// The number of the current call of one source, and the number of consecutive failures.
struct CallRetry {
  private(set) var number = 0

  private(set) var failureCount = 0

  mutating func advance() { number += 1 }

  mutating func reset() {
    failureCount = 0
    number += 1
  }

  mutating func fail() {
    failureCount += 1
    number += 1
  }

  /// Advances the call number, and limits the pause to the one that follows a single failure.
  mutating func shortenPause() {
    failureCount = min(failureCount, 1)
    number += 1
  }

  /// Returns the pause before a call, in milliseconds: 0 without failures, 500 after one, then doubling up to 15,000.
  static func pauseMilliseconds(after failures: Int) -> Int {
    failures == 0 ? 0 : min(250 << min(failures, 6), 15_000)
  }
}
