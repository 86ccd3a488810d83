import GameCore
import SessionSupport
import TriplesModel

extension TriplesSession {
  /// The pop-up of a level: its medals, the player's result, and the available actions.
  public struct LevelCard: Hashable, Sendable {
    /// The level, and the number of its game.
    public let level: Level

    /// The number of the level, counted from 1 in order of difficulty.
    public let levelNumber: Int

    /// The player's best score without help, or `nil` if there is none.
    public let bestScore: Int?

    /// The best medal that the player has won, or `nil` if there is none.
    public let wonMedal: Medal?

    /// The scores of the named opponents, or `nil` until their file has loaded.
    public let opponents: OpponentScores?

    /// Whether the player has given up the level's medals to see the perfect game.
    public let isWatched: Bool

    /// Whether the player is being asked to confirm giving up.
    public internal(set) var asksToGiveUp = false

    /// Whether to show the perfect game as soon as its file has loaded.
    var awaitsBestGame = false

    /// A medal of the level, as a row of the card.
    public struct Row: Hashable, Sendable {
      /// The medal.
      public let medal: Medal
      /// The score that the medal requires, such as "1,204".
      public let scoreText: String
      /// Whether the player has won the medal.
      public let isWon: Bool
      /// The row for screen readers, such as "Silver: 203 points, won".
      public var spokenText: String { "\(medal.title): \(scoreText) points" + (isWon ? ", won" : "") }
    }

    /// The title, such as "Level 41".
    public var title: String { "Level \(levelNumber)" }

    /// The game, such as "Game 14 · tough deal".
    public var gameText: String { "Game \(level.number)" + (level.isHardLuck ? " · tough deal" : "") }

    /// The rows of the medals, best first.
    public var rows: [Row] {
      Medal.allCases.reversed().map { medal in
        Row(
          medal: medal, scoreText: DecimalText.grouped(level.requiredScore(for: medal)),
          isWon: wonMedal.map { $0 >= medal } ?? false)
      }
    }

    /// The scores of the named opponents, to compare with, or `nil` until they have loaded.
    public var opponentsText: String? {
      opponents.map {
        "To compare: the coach scores \(DecimalText.grouped($0.coach)), the Matchmaker \(DecimalText.grouped($0.matchmaker)), and the Sweeper \(DecimalText.grouped($0.sweeper))."
      }
    }

    /// Whether the player has won the crown.
    public var hasCrown: Bool { bestScore.map { $0 >= level.bestPossibleScore } ?? false }

    /// The question to the player if `asksToGiveUp` is `true`, otherwise the result.
    public var text: String {
      if asksToGiveUp {
        let warning: String = wonMedal.map { "You keep \($0.name). The level" } ?? "The level"
        return "\(warning) earns you no more medals once you watch the perfect game. Watch it?"
      }
      if hasCrown { return "The crown is yours: no one can score more." }
      let watched = isWatched ? " You watched the perfect game, so this level earns no more medals." : ""
      return (bestScore.map { bestScoreText($0) } ?? "Not played yet.") + watched
    }

    private func bestScoreText(_ best: Int) -> String {
      let text = "Your best is \(DecimalText.grouped(best))"
      guard !isWatched, let next = level.nextMedal(after: best, above: wonMedal) else { return text + "." }
      return "\(text), \(TriplesSession.shortage(next))."
    }

    /// Whether the player can watch the perfect game without giving up medals.
    public var canWatch: Bool { hasCrown || isWatched }

    /// The label of the button that shows the perfect game.
    public var watchLabel: String { canWatch || asksToGiveUp ? "Watch the perfect game" : "Give up and watch" }
  }

  /// The open card, or `nil` if there is none.
  public var levelCard: LevelCard? {
    if case .level(let card) = popUp { card } else { nil }
  }

  /// Opens the card of the level whose game has the given number. Does nothing if there is no such level, or if a
  /// replay, a duel, or a pop-up other than a result is open.
  public func openLevel(_ number: Int) {
    switch popUp {
    case nil, .ended: break
    case .level, .openGame, .challenge, .hintQuestion: return
    }
    guard viewer == nil, duel == nil, let number = GameNumber(UInt64(max(0, number))),
      let level = Level(number)
    else { return }
    showCard(of: level)
    if let levelCard { status = "\(levelCard.title). \(levelCard.gameText). \(levelCard.text)" }
    saveAndRedraw()
  }

  func showCard(of level: Level) {
    let (levels, number) = (levels, level.number)
    let points = levels.bestScore(in: number) ?? 0
    let card = LevelCard(
      level: level, levelNumber: Self.levelNumber(of: level), bestScore: points > 0 ? points : nil,
      wonMedal: medal(in: level, for: points, formerScore: levels.formerScore(in: number)),
      opponents: levelFile.opponents?[number], isWatched: levels.isWatched(number))
    open(.popUp(.level(card)))
  }

  /// Plays the level of the open card from its first board. The current game ends first, as it does for a new game.
  public func playLevel() {
    if let level = levelCard?.level { play(level, continuesGame: false) }
  }

  /// Opens the perfect game of the card's level. If that costs medals, first asks the player to confirm.
  public func watchBestGame() {
    guard var card = levelCard else { return }
    guard card.canWatch || card.asksToGiveUp else {
      card.asksToGiveUp = true
      open(.popUp(.level(card)))
      status = card.text
      return saveAndRedraw()
    }
    intent {
      if !card.canWatch {
        let (number, rows) = (card.level.number, scores.rows)
        reportLevelProblem(
          sharedFiles.levels.change {
            // Record the earlier results first, because `record` ignores results of a watched level.
            $0.record(rows)
            $0.markWatched(number)
          })
      }
      card.awaitsBestGame = true
      open(.popUp(.level(card)))
      status = "Loading the perfect game…"
    }
  }
}
