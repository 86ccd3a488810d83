import DailyGames
import GameCore

/// The dealer of a past day's game. It hides the type of the game, because Embedded Swift has no `any DailyDeal.Type`.
public struct DayDealer: Sendable {
  /// The game.
  public let game: DailyGame

  let deal: @Sendable (CalendarDay, DayKeyRandomness) throws(DayKeyRandomness.MissingRandomness) -> DayDeal?

  /// Creates a dealer from the type that deals the game.
  public init<DealType: DailyDeal>(_ game: DailyGame, _ dealType: DealType.Type) {
    self.game = game
    deal = { (day, words) throws(DayKeyRandomness.MissingRandomness) in
      try DealType(day: day, words: words.words).map { DayDeal($0) }
    }
  }
}

/// The deal of a past day's game, independent of the game's type.
public struct DayDeal: Sendable {
  /// The deal as one line (`DailyDeal.text`).
  public let text: [UInt8]

  let summary: String

  let check: @Sendable (_ line: [UInt8]) throws(RecordedGameFault) -> CheckedGame

  init(_ deal: some DailyDeal) {
    text = deal.text
    summary = deal.summary
    check = { (line) throws(RecordedGameFault) in try deal.check(line) }
  }
}

/// The words that a day's key generates for the nonces that the deal has requested so far.
struct DayKeyRandomness: Sendable {
  /// A nonce whose words aren't computed yet.
  struct MissingRandomness: Error { let nonce: [UInt8] }

  private var lists: [(nonce: [UInt8], words: RecordedRandomWords)] = []

  func words(_ nonce: [UInt8]) throws(MissingRandomness) -> RecordedRandomWords {
    guard let list = lists.first(where: { $0.nonce == nonce }) else { throw MissingRandomness(nonce: nonce) }
    return list.words
  }

  mutating func add(_ bytes: [UInt8], for nonce: [UInt8]) { lists.append((nonce, RecordedRandomWords(bytes: bytes))) }
}

/// The check of a past day's deals, in steps: first the commitment, then the words of the key, then the deals. While
/// `cryptoOperation` isn't `nil`, the caller computes it and passes the result to `cryptoDidFinish`.
public struct DayVerification: Sendable {
  /// The server's data about the day.
  public let reveal: DayReveal

  let storedCommitment: [UInt8]?

  /// The result of checking the commitment, or `nil` before it is known.
  public private(set) var verdict: DayReveal.Verdict?

  private var games: [Game]

  private struct Game {
    enum State {
      case needsWords(nonce: [UInt8])
      case finished(DayDeal?)
    }

    let dealer: DayDealer
    var words = DayKeyRandomness()
    /// The state of the deal, or `nil` before the commitment is checked.
    var state: State?

    mutating func deal(_ day: CalendarDay) {
      do throws(DayKeyRandomness.MissingRandomness) {
        state = .finished(try dealer.deal(day, words))
      } catch {
        state = .needsWords(nonce: error.nonce)
      }
    }
  }

  /// Creates a check that hasn't begun. `storedCommitment` is the commitment that this device stored before the day, 64
  /// hexadecimal digits, or `nil` if it has none.
  public init(_ reveal: DayReveal, storedCommitment: [UInt8]?, _ dealers: [DayDealer]) {
    self.reveal = reveal
    self.storedCommitment = storedCommitment
    games = dealers.map { Game(dealer: $0) }
  }

  /// The computation for the next step, or `nil` if the check is complete.
  public var cryptoOperation: CryptoOperation? {
    if verdict == nil { return .hash(reveal.hashedText) }
    for case .needsWords(let nonce)? in games.map({ $0.state }) { return .keystream(key: reveal.key, nonce: nonce) }
    return nil
  }

  /// Takes the next step. `bytes` is the result of `cryptoOperation`, or `nil` if the device can't compute it.
  public mutating func cryptoDidFinish(_ bytes: [UInt8]?) {
    if verdict == nil {
      verdict = reveal.verdict(hash: bytes, storedCommitment: storedCommitment)
      if bytes != nil { for index in games.indices { games[index].deal(reveal.day) } }
      return
    }
    for index in games.indices {
      guard case .needsWords(let nonce)? = games[index].state else { continue }
      if let bytes {
        games[index].words.add(bytes, for: nonce)
        games[index].deal(reveal.day)
      } else {
        games[index].state = .finished(nil)
      }
      return
    }
  }

  /// Returns whether the dealer at an index has finished, with or without a deal.
  func hasDealt(at index: Int) -> Bool {
    if case .finished? = games[index].state { true } else { false }
  }

  /// Returns a dealer's deal by index, or `nil` if it isn't known yet, can't be computed, or the key deals no game.
  public func deal(at index: Int) -> DayDeal? {
    if case .finished(let deal)? = games[index].state { deal } else { nil }
  }
}
