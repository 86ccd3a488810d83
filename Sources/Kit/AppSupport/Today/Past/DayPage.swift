import DailyGames
import NumberedGame
import PlaySupport

/// All that the page of a day that is over shows of one of its games, as far as it is known.
public struct DayPage: Hashable, Sendable {
  /// Whether the server kept to what it was bound to, in a sentence.
  public struct Verdict: Hashable, Sendable {
    /// The sentence.
    public let text: String
    /// Whether it did; nothing where there is nothing to be checked.
    public let isGood: Bool?

    /// The SF Symbol beside it: what is good and what is not is told by more than a color.
    public var symbol: String {
      switch isGood {
      case true?: "checkmark.seal.fill"
      case false?: "exclamationmark.triangle.fill"
      case nil: "info.circle"
      }
    }
  }

  /// How it is checked: three texts that anybody can work out and compare.
  public struct Proof: Hashable, Sendable {
    /// What is hashed.
    public let hashedText: String
    /// What the server says it was bound to: the hash is to be this.
    public let seal: String
    /// The same as this device saw it first, which may be "none".
    public let keptSeal: String
  }

  /// A game that can be watched.
  public struct Game: Hashable, Identifiable, Sendable {
    /// Its place in the list, 1 for the best; 0 is the coach's.
    public let id: Int
    /// What it made: "1,042 points", and of the coach "The coach: 1,042 points".
    public let text: String
    /// The address by which a session shows it; nothing where it cannot be watched.
    public let address: [UInt8]?
    /// What a screen reader says of the button that shows it.
    public let spokenAction: String
  }

  /// The title: "Game of 20 November".
  public let title: String

  /// What the player is told who was led here by a game that cannot be played again yet.
  public internal(set) var guidance: String?

  /// Whether the server kept its word, once that is known.
  public internal(set) var verdict: Verdict?

  /// How that is checked.
  public internal(set) var proof: Proof?

  /// What was possible, or what was to be found.
  public internal(set) var par: String?

  /// What the player made of it when it counted, as far as this device knows.
  public internal(set) var own: String?

  /// What the coach made, who played as everybody did.
  public internal(set) var coach: Game?

  /// What is said of all games.
  public internal(set) var gamesText: String?

  /// The best games.
  public internal(set) var games: [Game] = []

  /// What stands in the way, as a sentence.
  public internal(set) var trouble: String?

  /// Whether something is still to come.
  public internal(set) var isAsking = true

  /// A page of which nothing is known but what this device keeps.
  ///
  /// - Parameters:
  ///   - asksForDeal: whether the player was led here by a game that cannot be played again before it is dealt anew.
  ///   - own: what the player made of it.
  init(_ day: CalendarDay, asksForDeal: Bool, own: DayResult?) {
    title = "Game of \(DayText.long(day))"
    guidance =
      asksForDeal
      ? "What this day dealt is not kept on this device any more, or cannot be read. Here it is dealt anew: play it from here."
      : nil
    self.own = own.map { "You: \($0.text)." }
  }

  /// Takes what came of the check.
  mutating func take(_ reveal: DayReveal, _ verdict: DayReveal.Verdict, kept: [UInt8]?) {
    self.verdict = Verdict(text: verdict.sentence, isGood: verdict.isGood)
    proof = Proof(
      hashedText: reveal.hashedText, seal: reveal.commitment,
      keptSeal: kept.map { String(decoding: $0, as: UTF8.self) } ?? "none")
  }

  /// Takes why there is nothing to be checked.
  mutating func take(_ absence: DayReveal.Absence) {
    verdict = Verdict(text: absence.sentence, isGood: nil)
    isAsking = false
  }

  /// Takes that the key deals no such game, which no key is known to do.
  mutating func takeNoDeal() {
    gamesText = "The key deals no game."
    isAsking = false
  }

  /// Takes the coach's game.
  mutating func take(coach game: (text: String, address: [UInt8]?)) {
    coach = Game(id: 0, text: game.text, address: game.address, spokenAction: "Watch the coach’s game")
  }

  /// Shows the result of checking everybody's games.
  mutating func take(_ checked: CheckedGames, of game: DailyGame) {
    isAsking = false
    gamesText = checked.text
    games = checked.best.enumerated().map { index, checked in
      let text = game.resultText(checked.figure)
      return Game(
        id: index + 1, text: text, address: checked.address,
        spokenAction: "Watch game \(index + 1) of the best: \(text)")
    }
  }
}

/// The way to the game of a day that is over, played again for pleasure alone.
public struct DayAgainOffer: Hashable, Sendable {
  /// What the button says.
  public let label: String

  /// What there is to know before it is pressed; nothing where there is nothing.
  public let note: String?

  /// What is offered, by how far the game is on this device.
  ///
  /// - Parameters:
  ///   - game: the kind of game.
  ///   - day: its day.
  ///   - storage: where games are kept that the same server has dealt.
  public init(_ game: DailyGame, of day: CalendarDay, storage: Storage) {
    switch TodayGame(game, ofAgain: day, storage: storage)?.state {
    case .playing(let text): (label, note) = ("Go on playing", "You are playing it again: \(text).")
    case .done(let text): (label, note) = ("Open it again", "Played again: \(text).")
    case .notBegun, nil:
      let other = PastDayGame.otherDay(game, than: day, in: storage)
      label = "Play this day again"
      note =
        other.map { "The game of \(DayText.long($0)) that you are playing again makes room for it." }
        ?? game.againNote
    }
  }
}
