import DayAPI
import GameCore

/// A server's data about a day that is over: the key, and the commitment that it published before the day.
public struct DayReveal: Sendable {
  /// The day.
  public let day: CalendarDay

  /// The key from which all of the day's games follow, 64 hexadecimal digits.
  public let key: String

  /// The commitment that the server reports, 64 hexadecimal digits.
  public let commitment: String

  /// The commitment of the day before, which is part of this day's hash, 64 hexadecimal digits.
  public let previousCommitment: String

  /// The reason why a day can't be checked.
  public enum Obstacle: Error, Hashable, Sendable {
    /// The server has no such day.
    case noSuchDay
    /// The day isn't over.
    case notOver
    /// The server lost data of the day, such as the key.
    case void
    /// The request failed.
    case failure(ServerFailure)

    /// The reason as a sentence for the player.
    public var sentence: String {
      switch self {
      case .noSuchDay: "The server has no games of this day."
      case .notOver: "This day isn’t over yet. You can check it from 02:00 UTC on the next day."
      case .void: "The server lost data of this day, so its games can’t be checked."
      case .failure(let failure): failure.sentence
      }
    }
  }

  /// Returns the request for a day and the day before.
  public static func request(for day: CalendarDay) -> ServerRequest {
    ServerRequest(.days, query: Endpoint.daysQuery(from: day.adding(days: -1) ?? day, to: day))
  }

  /// Reads the reply to `request(for:)`, which is `nil` if no complete reply arrived. Throws the reason if the day
  /// can't be checked.
  public init(_ reply: RankedReply?, day: CalendarDay) throws(Obstacle) {
    let days: [DayResponse]
    switch ServerResponse(reply) {
    case .answer(let answer):
      guard let list = DayResponse.days(in: answer) else { throw .failure(.malformedReply) }
      days = list
    case .failure(let failure): throw .failure(failure)
    case .refused, .done: throw .failure(.malformedReply)
    }
    guard let own = days.first(where: { $0.day == day }) else { throw .noSuchDay }
    if own.state == .void { throw .void }
    guard own.state == .revealed else { throw .notOver }
    guard let commitment = own.commitment, let key = own.key else { throw .failure(.malformedReply) }
    self.day = day
    self.key = String(decoding: key, as: UTF8.self)
    self.commitment = String(decoding: commitment, as: UTF8.self)
    // The server's first day has no previous commitment. Zeros take its place.
    let before = days.first { $0.day == day.adding(days: -1) }?.commitment
    previousCommitment = String(decoding: before ?? Array(repeating: UInt8(ascii: "0"), count: 64), as: UTF8.self)
  }

  /// Creates a reveal from known values. Keys and commitments are 64 hexadecimal digits.
  package init(day: CalendarDay, key: String, commitment: String, previousCommitment: String) {
    (self.day, self.key, self.commitment, self.previousCommitment) = (day, key, commitment, previousCommitment)
  }

  /// The text whose SHA-256 hash must be the commitment.
  public var hashedText: String { "parlor-day/1 \(day) \(previousCommitment) \(key)" }

  /// The result of the check.
  public enum Verdict: Hashable, Sendable {
    /// The key fits the commitment that this device stored.
    case holds
    /// The key fits the commitment that the server reports, but this device has none stored.
    case holdsUnseen
    /// The server reports a different commitment from the one that this device stored.
    case changed
    /// The key doesn't fit the commitment.
    case broken
    /// This browser can't compute the hash.
    case unknown

    /// Whether the key fits the commitment.
    public var isGood: Bool { self == .holds || self == .holdsUnseen }

    /// The result as a sentence for the player.
    public var sentence: String {
      switch self {
      case .holds:
        "Dealt as promised: the games were fixed before anyone played. They fit the seal that your device stored before the day."
      case .holdsUnseen:
        "The games fit the seal of this day. Your device didn’t see the seal before the day, so it can’t tell when it was set."
      case .changed: "The server now shows a different seal from the one your device saw. Don’t trust this day."
      case .broken: "The games don’t fit the seal. Don’t trust this day."
      case .unknown:
        "This browser can’t check the day here, because it computes hashes only at secure addresses (https). "
          + "`parlor today verify` checks anywhere."
      }
    }
  }

  /// Checks the commitment against `hash`, the SHA-256 hash of `hashedText` with 32 bytes, or `nil` if it couldn't be
  /// computed. `storedCommitment` is the commitment that this device stored first, or `nil` if it has none.
  public func verdict(hash: [UInt8]?, storedCommitment: [UInt8]?) -> Verdict {
    if let storedCommitment, storedCommitment != commitment.utf8Bytes { return .changed }
    guard let hash else { return .unknown }
    guard Hexadecimal.text(of: hash) == commitment.utf8Bytes else { return .broken }
    return storedCommitment == nil ? .holdsUnseen : .holds
  }
}
