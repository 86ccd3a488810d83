import DayAPI
import NumberedGame

/// What a server reveals of a day that is over, and what it was bound to before anybody played.
public struct DayReveal: Sendable {
  /// The day.
  public let day: CalendarDay

  /// The key from which all that was dealt follows, 64 hexadecimal digits.
  public let key: String

  /// What the server says it was bound to, 64 hexadecimal digits.
  public let commitment: String

  /// What it was bound to on the day before, which is part of this day's.
  public let previous: String

  /// Why there is nothing to be checked.
  public enum Absence: Error, Hashable, Sendable {
    /// The server has no such day.
    case noSuchDay
    /// The day is not over.
    case notOver
    /// The key was lost.
    case void
    /// There is no answer.
    case trouble(ServerTrouble)

    /// It as a sentence.
    public var sentence: String {
      switch self {
      case .noSuchDay: "The server has no games of this day."
      case .notOver: "This day isn’t over yet. You can check it from 02:00 UTC on the next day."
      case .void: "The server lost the key of this day, so its games can’t be checked."
      case .trouble(let trouble): trouble.sentence
      }
    }
  }

  /// Returns the request for what a server says of a day and the day before.
  public static func request(for day: CalendarDay) -> ServerRequest {
    ServerRequest(.days, query: Endpoint.query(from: day.adding(days: -1) ?? day, to: day))
  }

  /// Reads the reply to the request for a day.
  ///
  /// - Parameters:
  ///   - reply: The reply, or `nil` if no complete one arrived.
  ///   - day: The day.
  /// - Throws: The reason why the day can't be checked.
  public init(_ reply: RankedReply?, day: CalendarDay) throws(Absence) {
    let days: [DayAnswer]
    switch ServerAnswer(reply) {
    case .answer(let answer):
      guard let list = DayAnswer.days(answer) else { throw .trouble(.nonsense) }
      days = list
    case .trouble(let trouble): throw .trouble(trouble)
    case .refused, .done: throw .trouble(.nonsense)
    }
    guard let own = days.first(where: { $0.day == day }) else { throw .noSuchDay }
    if own.state == .void { throw .void }
    guard own.state == .revealed else { throw .notOver }
    guard let commitment = own.commitment, let key = own.key else { throw .trouble(.nonsense) }
    self.day = day
    self.key = String(decoding: key, as: UTF8.self)
    self.commitment = String(decoding: commitment, as: UTF8.self)
    // The first day of all has no day before it. Zeros take the place of that commitment.
    let before = days.first { $0.day == day.adding(days: -1) }?.commitment
    previous = String(decoding: before ?? Array(repeating: UInt8(ascii: "0"), count: 64), as: UTF8.self)
  }

  /// Creates a reveal of what is known from elsewhere. Keys and commitments are 64 hexadecimal digits.
  package init(day: CalendarDay, key: String, commitment: String, previous: String) {
    (self.day, self.key, self.commitment, self.previous) = (day, key, commitment, previous)
  }

  /// The text whose SHA-256 hash must be the commitment.
  public var hashedText: String { "parlor-day/1 \(day) \(previous) \(key)" }

  /// What comes of the check.
  public enum Verdict: Hashable, Sendable {
    /// The server kept to what this device saw days before.
    case holds
    /// It kept to what it says it was bound to; this device did not see that before the day.
    case holdsUnseen
    /// It says something else now than this device saw before.
    case changed
    /// What it reveals is not what it was bound to.
    case broken
    /// This browser cannot tell.
    case unknown

    /// Whether the server kept its word, as far as this device can tell.
    public var isGood: Bool { self == .holds || self == .holdsUnseen }

    /// It as a sentence that anyone understands.
    public var sentence: String {
      switch self {
      case .holds:
        "Dealt as promised: the games were fixed before anyone played. They fit the seal that your device stored before the day."
      case .holdsUnseen:
        "The games fit the seal of this day. Your device didn’t see the seal before the day, so it can’t tell when it was set."
      case .changed: "The server now shows another seal than your device saw before. Don’t trust this day."
      case .broken: "The games don’t fit the seal. Don’t trust this day."
      case .unknown:
        "This browser can’t check the day here, because it computes hashes only at secure addresses (https). "
          + "`parlor today verify` checks anywhere."
      }
    }
  }

  /// Judges the commitment.
  ///
  /// - Parameters:
  ///   - hash: the 32 bytes of the SHA-256 of `hashedText`; nothing where it could not be worked out.
  ///   - kept: the commitment as this device saw it first, if it did.
  public func verdict(hash: [UInt8]?, kept: [UInt8]?) -> Verdict {
    if let kept, kept != commitment.utf8Bytes { return .changed }
    guard let hash else { return .unknown }
    guard Self.digits(hash) == commitment.utf8Bytes else { return .broken }
    return kept == nil ? .holdsUnseen : .holds
  }

  /// Bytes as hexadecimal digits.
  static func digits(_ bytes: [UInt8]) -> [UInt8] {
    var digits: [UInt8] = []
    for byte in bytes {
      for half in [byte >> 4, byte & 15] {
        digits.append(half < 10 ? UInt8(ascii: "0") + half : UInt8(ascii: "a") + half - 10)
      }
    }
    return digits
  }

  /// The words in what a key gives for a nonce: eight bytes each, the highest first.
  public static func words(_ bytes: [UInt8]) -> WordList {
    WordList(
      stride(from: 0, to: bytes.count - 7, by: 8).map { start in
        bytes[start..<start + 8].reduce(0) { $0 << 8 | UInt64($1) }
      })
  }
}
