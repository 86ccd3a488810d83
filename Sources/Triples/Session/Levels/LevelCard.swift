import NumberedGame
import PlaySupport
import TriplesModel

extension TriplesSession {
  /// What is shown of one level: what its medals take, what the player has, and what can be done.
  public struct LevelCard: Hashable, Sendable {
    /// The level.
    public let level: Level

    /// The most points that the player has made in it without help, if there are any.
    public let best: Int?

    /// Whether the player has given it up to see the perfect game.
    public let isWatched: Bool

    /// Whether the player is asked whether to give it up.
    public internal(set) var asksToGiveUp = false

    /// Whether the perfect game is to be shown as soon as a front end has brought it.
    var awaitsBestGame = false

    /// One medal of the level.
    public struct Row: Hashable, Sendable {
      /// The medal.
      public let medal: Medal
      /// What it takes, as people read it: "1,204".
      public let points: String
      /// Whether the player has it.
      public let isWon: Bool
      /// The row for a screen reader: "Silver: 203 points, won".
      public var spoken: String { "\(medal.title): \(points) points" + (isWon ? ", won" : "") }
    }

    /// The title: "Game 14".
    public var title: String { "Game \(level.number)" }

    /// The medals that can be won, the best first.
    public var rows: [Row] {
      Medal.allCases.reversed().compactMap { medal in
        level.cost(of: medal).map { cost in
          Row(medal: medal, points: DecimalText.grouped(cost), isWon: best.map { $0 >= cost } ?? false)
        }
      }
    }

    /// Whether the player has the crown.
    public var hasCrown: Bool { best.map { $0 >= level.crown } ?? false }

    /// What is said of it: what the player has made, and of a poor deal that it is one.
    public var text: String {
      if asksToGiveUp {
        let medal = best.flatMap { level.medal(for: $0) }
        let kept: String = medal.map { "You keep \($0.name), and it" } ?? "It"
        return "\(kept) earns no other medal once you have seen the perfect game. Watch it?"
      }
      let luck = level.isHardLuck ? " Hard luck: these tiles allow few points." : ""
      if hasCrown { return "The crown is yours: no one can score more." + luck }
      let watched = isWatched ? " You have watched the perfect game: no other medal is earned." : ""
      return (best.map { made($0) } ?? "Not played yet.") + watched + luck
    }

    private func made(_ best: Int) -> String {
      let text = "Your best is \(DecimalText.grouped(best))"
      guard !isWatched, let next = level.next(after: best) else { return text + "." }
      return text + ", \(DecimalText.grouped(next.missing)) short of \(next.medal.name)."
    }

    /// Whether the perfect game can be watched without giving anything up.
    public var canWatch: Bool { hasCrown || isWatched }

    /// What the button says that leads to the perfect game.
    public var watchLabel: String { canWatch || asksToGiveUp ? "Watch the perfect game" : "Give up and watch" }
  }

  /// The card that is open, if there is one.
  public var levelCard: LevelCard? {
    if case .level(let card) = popUp { card } else { nil }
  }

  /// Shows what there is to be won in a level.
  ///
  /// - Parameter number: the level's number. What is no level shows nothing.
  public func openLevel(_ number: Int) {
    switch popUp {
    case nil, .ended: break
    case .level, .openGame, .challenge, .hintQuestion: return
    }
    guard viewer == nil, duel == nil, let number = GameNumber(UInt64(max(0, number))),
      let level = levelFile.table?[number]
    else {
      return
    }
    showCard(of: level)
    if let levelCard { status = "\(levelCard.title). \(levelCard.text)" }
    changed()
  }

  /// Shows the card of a level as things stand.
  func showCard(of level: Level) {
    let points = levels.points(in: level.number) ?? 0
    let card = LevelCard(level: level, best: points > 0 ? points : nil, isWatched: levels.isWatched(level.number))
    open(.popUp(.level(card)))
  }

  /// Plays the level whose card is open, from its first board. The current game ends first, as with a new game.
  public func playLevel() {
    guard let card = levelCard else { return }
    show(.board)
    if replay.number == card.level.number, endedDate == nil, replay.moves.count <= saved.givenMoveCount,
      saved.givenMoveCount == 0
    {
      // It is there already.
      status = "\(title). Score \(game.score)."
      return changed()
    }
    end(thenStart: Replay(number: card.level.number))
  }

  /// Opens the perfect game of the level whose card is open, once the crown is won, or asks whether to give it up.
  public func watchBestGame() {
    guard var card = levelCard else { return }
    guard card.canWatch || card.asksToGiveUp else {
      card.asksToGiveUp = true
      open(.popUp(.level(card)))
      status = card.text
      return changed()
    }
    intent {
      if !card.canWatch {
        let (number, rows) = (card.level.number, scores.rows)
        reportLevels(
          sharedFiles.levels.change {
            // What the scores know was won before.
            $0.note(rows)
            $0.noteWatched(number)
          })
      }
      card.awaitsBestGame = true
      open(.popUp(.level(card)))
      status = "The perfect game is on its way."
    }
  }
}
