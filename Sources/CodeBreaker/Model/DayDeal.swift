import NumberedGame

extension GameSetup {
  /// The game of a day, which is harder every day of the week: there are more codes that it could be.
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
  /// There are twelve attempts. Days that are over are dealt anew by whoever checks them, so this table never changes.
  public init(day: CalendarDay) {
    self.init(day: day, deal: .day(day))
  }

  /// The game of a day where nobody deals it: that of the day's table, with the code of a number that follows from the date.
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
  /// What is dealt to everybody in the game of a day: a code.
  ///
  /// Whoever deals has a list of words for the nonce `codebreaker/`, and draws the pegs from them from left to right.
  public struct DayDeal: Hashable, Sendable {
    /// What the list of words is asked for by: twelve ASCII bytes.
    public static var nonce: [UInt8] { "codebreaker/".utf8Bytes }

    /// The day.
    public let day: CalendarDay

    /// What everybody may know of the game.
    public let setup: GameSetup

    /// The code, of the kind `.master(isHidden: true)`.
    public let code: Code

    /// Finds what is dealt.
    ///
    /// - Parameters:
    ///   - day: the day.
    ///   - words: the words for a nonce.
    /// - Returns: nothing if the words come to their end before the code does.
    /// - Throws: what `words` throws.
    public init?<Fault: Error>(
      day: CalendarDay, words: (_ nonce: [UInt8]) throws(Fault) -> WordList
    ) throws(Fault) {
      var list = try words(Self.nonce)
      self.day = day
      setup = GameSetup(day: day)
      code = setup.masterCode(drawing: &list)
      if list.hasRunOut { return nil }
    }

    /// The game as play begins, which answers by itself.
    public var game: CodeBreaker { CodeBreaker(setup, masterCode: code) }

    /// Reads a recorded line that is to be held against this deal: nobody need ask whether any code fits its answers.
    ///
    /// - Throws: the first fault, reading from the left.
    public func game(ofLine line: [UInt8]) throws(ReplayError) -> CodeBreaker {
      try CodeBreaker(line: line, asksForCode: false)
    }

    /// Whether a recorded game has the answers that this day's code gives to its attempts.
    ///
    /// - Returns: where it first has not; nothing if it has.
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

    /// Where a recorded game differs from what was dealt on its day.
    public enum Difference: Error, Hashable, Sendable {
      /// It is no game of that day.
      case deal(Deal)
      /// It has other pegs, another theme, or another limit of attempts.
      case setup(GameSetup)
      /// An attempt, counted from 1, was answered otherwise.
      case answer(attempt: Int, recorded: MatchCounts, dealt: MatchCounts)
    }
  }
}

extension CodeBreaker.DayDeal.Difference: CustomStringConvertible {
  /// The difference as a sentence without a full stop.
  public var description: String {
    switch self {
    case .deal(.number(let number)): "this is game \(number), and no game of a day"
    case .deal(.day(let day)): "this is a game of \(day)"
    case .setup: "the day has other pegs, another theme, or another limit of attempts"
    case .answer(let attempt, let recorded, let dealt):
      "attempt \(attempt) has the answer \(recorded.exact)\(recorded.inexact) in the record, but \(dealt.exact)\(dealt.inexact) was dealt"
    }
  }
}
