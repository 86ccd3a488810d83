import GameCore

extension GameSetup {
  /// Creates the setup of a daily game, with twelve attempts. The number of codes grows from Monday to Sunday.
  ///
  /// | day | pegs | choices | theme | codes |
  /// |---|---|---|---|---|
  /// | Monday | 4 | 6 | Mastermind | 1,296 |
  /// | Tuesday | 4 | 7 | Rainbow | 2,401 |
  /// | Wednesday | 4 | 8 | Animals | 4,096 |
  /// | Thursday | 5 | 6 | Sports | 7,776 |
  /// | Friday | 6 | 5 | Newspaper | 15,625 |
  /// | Saturday | 5 | 7 | Fruit | 16,807 |
  /// | Sunday | 5 | 8 | Food | 32,768 |
  ///
  /// This table must never change, because past days are dealt again to verify them.
  public init(day: CalendarDay) {
    self.init(day: day, deal: .day(day))
  }

  /// Creates the setup of a daily game that no server deals. The game number follows from the date, and the code from
  /// the game number.
  public init(numberedFor day: CalendarDay) {
    self.init(day: day, deal: .number(day.firstGameNumber))
  }

  private init(day: CalendarDay, deal: Deal) {
    let (pegCount, id): (Int, StaticString) =
      switch day.weekday {
      case 1: (4, "mastermind")
      case 2: (4, "rainbow")
      case 3: (4, "animals")
      case 4: (5, "sports")
      case 5: (6, "newspaper")
      case 6: (5, "fruit")
      default: (5, "food")
      }
    let theme = id.withUTF8Buffer { Theme(id: $0) } ?? .mastermind
    self = (try? GameSetup(deal: deal, pegCount: pegCount, theme: theme, attemptLimit: 12))!
  }
}

extension CodeBreaker {
  /// The deal of a daily game: a code that is the same for all players, drawn from the dealer's words for `nonce`.
  public struct DayDeal: Hashable, Sendable {
    /// The nonce for the dealer's words, as twelve ASCII bytes.
    public static var nonce: [UInt8] { "codebreaker/".utf8Bytes }

    /// The day.
    public let day: CalendarDay

    /// The setup of the game, which isn't secret.
    public let setup: GameSetup

    /// The code, of the kind `.master(isHidden: true)`.
    public let code: Code

    /// Creates the deal of a day.
    ///
    /// - Parameters:
    ///   - day: The day.
    ///   - words: A closure that returns the words for a nonce.
    /// - Returns: `nil` if the words run out before the code is complete.
    /// - Throws: Any error that `words` throws.
    public init?<Fault: Error>(
      day: CalendarDay, words: (_ nonce: [UInt8]) throws(Fault) -> RecordedRandomWords
    ) throws(Fault) {
      var list = try words(Self.nonce)
      self.day = day
      setup = GameSetup(day: day)
      code = setup.masterCode(using: &list)
      if list.hasRunOut { return nil }
    }

    /// The game before the first attempt. It has the code, so it can answer guesses.
    public var game: CodeBreaker { CodeBreaker(setup, masterCode: code) }

    /// Reads a recorded line. Doesn't check that a code fits its answers: the caller compares them with this deal.
    ///
    /// - Throws: The first fault from the left.
    public func game(ofLine line: [UInt8]) throws(ReplayError) -> CodeBreaker {
      try CodeBreaker(line: line, verifiesAnswers: false)
    }

    /// Returns the first difference between a recorded game and this deal, or `nil` if there is none.
    public func difference(from recorded: CodeBreaker) -> Difference? {
      guard recorded.setup.deal == setup.deal else { return .deal(recorded.setup.deal) }
      guard recorded.setup == setup else { return .setup(recorded.setup) }
      for (index, attempt) in recorded.attempts.enumerated() {
        let dealt = MatchCounts(attempt.match(against: code))
        let answer = MatchCounts(attempt.matches ?? [])
        if dealt != answer { return .answer(attempt: index + 1, recorded: answer, dealt: dealt) }
      }
      return nil
    }

    /// A difference between a recorded game and the deal of its day.
    public enum Difference: Error, Hashable, Sendable {
      /// The recorded game has a number or another day.
      case deal(Deal)
      /// The recorded game has other pegs, another theme, or another attempt limit.
      case setup(GameSetup)
      /// The recorded answer to an attempt, counted from 1, differs from the answer that the dealt code gives.
      case answer(attempt: Int, recorded: MatchCounts, dealt: MatchCounts)
    }
  }
}

extension CodeBreaker.DayDeal.Difference: CustomStringConvertible {
  /// The difference as a sentence without a period.
  public var description: String {
    switch self {
    case .deal(.number(let number)): "game \(number) is not a daily game"
    case .deal(.day(let day)): "this is a game of \(day)"
    case .setup: "the day has other pegs, another theme, or another guess limit"
    case .answer(let attempt, let recorded, let dealt):
      "attempt \(attempt) has the answer \(recorded.exact)\(recorded.inexact) in the record, but \(dealt.exact)\(dealt.inexact) was dealt"
    }
  }
}
