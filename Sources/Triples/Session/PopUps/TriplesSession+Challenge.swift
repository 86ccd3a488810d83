import GameCore
import SessionSupport
import TriplesModel

extension TriplesSession {
  /// A friend's game, which the player can play before watching it. If a link has two games, it is the better one.
  public struct Challenge: Hashable, Sendable {
    /// The friend's game. If it has no moves, the player can play it, but there is nothing to watch.
    public let replay: Replay

    let address: [UInt8]

    /// The scores of the one or two friends in points, in the link's order.
    private let scores: [Int]

    let score: Int

    let bestTile: Int

    /// Whether the player has seen the moves, so that the game can't be played as a duel anymore.
    let isSeen: Bool

    /// The player's best finished game of the same deal, or `nil` if there is none.
    let ownGame: Replay?

    /// Creates a challenge from the one or two games of a link. Two games are of the same deal. `seen` is the latest
    /// challenge whose moves the player has seen.
    init(_ games: [Replay], address: [UInt8], seen: Replay?, ownGame: Replay?) {
      let ends = games.map { $0.game }
      let best = ends.count > 1 && ends[1].score > ends[0].score ? 1 : 0
      replay = games[best]
      self.address = address
      scores = ends.map { $0.score }
      score = ends[best].score
      bestTile = ends[best].bestTile
      isSeen = games[best] == seen
      self.ownGame = ownGame
    }

    private var day: CalendarDay? { replay.number.flatMap(Triples.day) }

    /// Whether there are moves to watch.
    public var canWatch: Bool { !replay.moves.isEmpty }

    /// Whether the player has a finished game of the same deal to compare with the friend's game.
    public var canCompare: Bool { canWatch && ownGame != nil }

    /// The game to beat, or `nil` if there are no moves or the player has seen them.
    var rival: RivalResult? { canWatch && !isSeen ? RivalResult(replay) : nil }

    /// The title of the pop-up, such as "A friend scored 494 in game 135".
    public var title: String {
      guard canWatch else { return day.map { "\(DayText.long($0)) game" } ?? "Game \(replay.deal)" }
      let made = DecimalText.grouped(scores[0])
      return
        (scores.count > 1
        ? "Two friends scored \(made) and \(DecimalText.grouped(scores[1]))" : "A friend scored \(made)")
        + " in game \(replay.deal)"
    }

    /// The text below the title.
    public var text: String {
      guard canWatch else {
        return day == nil
          ? "A friend sent you this game. Everyone gets the same tiles."
          : "That day is over, so this counts as a regular game. Everyone got the same tiles."
      }
      return "Best tile \(bestTile). You get the same tiles. Can you beat \(scores.count > 1 ? "both" : "that")?"
    }

    /// The conditions of a duel, or why there can't be one. Empty if the challenge has no moves.
    public var note: String {
      guard canWatch else { return "" }
      return isSeen
        ? "You’ve seen the moves, so this can’t be a duel." : "If you watch the moves, it can’t be a duel."
    }
  }

  /// The challenge on the screen, or `nil` if there is none.
  public var challenge: Challenge? {
    if case .challenge(let challenge) = popUp { challenge } else { nil }
  }

  /// Plays the game of the challenge from its first board. The current game ends first, as it does for a new game.
  public func playChallenge() {
    guard let challenge else { return }
    show(.board)
    // Pass on the address, because the friend's moves aren't stored anywhere else.
    guard playMode.allows(.otherGames) else { return navigate(to: .ownGame(address: challenge.address)) }
    end(thenStart: challenge.replay.prefix(0), rival: challenge.rival)
  }

  /// Opens the game of the challenge as a replay. Afterward, the challenge can't be played as a duel.
  public func watchChallenge() {
    guard let challenge, challenge.canWatch else { return }
    openedItems.markSeen(challenge.replay)
    showReplay(challenge.replay)
    saveAndRedraw()
  }

  /// Compares the game of the challenge with the player's best game of the same deal.
  public func compareChallenge() {
    guard let challenge, challenge.canCompare, let own = challenge.ownGame else { return }
    openedItems.markSeen(challenge.replay)
    showDuel(Duel(own: own, friend: challenge.replay))
    saveAndRedraw()
  }

  /// Opens the game of a link: as a replay if it is the player's own game, and otherwise as a challenge. A game without
  /// a number also opens as a replay, because its further tiles are unknown.
  func openLinkedGame(_ replay: Replay) {
    if replay.number == nil || isOwn(replay) {
      showReplay(replay)
    } else {
      showChallenge([replay], address: replay.link)
    }
  }

  /// Opens the two games of a link: as a duel if one is the player's, otherwise as a challenge to beat the better one.
  func openLinkedGames(_ link: Duel.Link) {
    if isOwn(link.game) {
      showDuel(Duel(own: link.game, friend: link.answeredGame, address: link.address))
    } else if isOwn(link.answeredGame) {
      showDuel(Duel(own: link.answeredGame, friend: link.game, address: link.address))
    } else {
      showChallenge([link.game, link.answeredGame], address: link.address)
    }
  }

  private func showChallenge(_ games: [Replay], address: [UInt8]) {
    let challenge = Challenge(
      games, address: address, seen: openedItems.seenChallenge, ownGame: bestOwnGame(of: games[0]))
    open(.popUp(.challenge(challenge)))
    status = "\(challenge.title). \(challenge.text)"
  }

  private func isOwn(_ replay: Replay) -> Bool {
    !replay.moves.isEmpty && (replay == self.replay || scores.rows.contains { $0.line == replay.line })
  }

  /// Returns the player's best finished game of the same deal, or `nil`. Games continued from a replay don't count.
  private func bestOwnGame(of friends: Replay) -> Replay? {
    // The rows are sorted, so the first match is the best game.
    let row = scores.rows.first { row in
      !row.marks.contains(.continuedFromReplay) && row.line.flatMap { Replay.number(ofLine: $0) } == friends.number
    }
    if endedDate != nil, replay.deal == friends.deal, !marks.contains(.continuedFromReplay),
      row.map({ $0.score < game.score }) ?? true
    {
      return replay
    }
    return row?.line.flatMap { try? Replay(line: $0) }
  }

  /// Compares a score with the score of the friend who sent the game: "Your friend scored 494: you’re 59 ahead."
  static func comparison(_ score: Int, with rival: Int) -> String {
    "Your friend scored \(DecimalText.grouped(rival)): \(differenceText(score, against: rival))"
  }

  /// Compares a score with `rival`, as the end of a sentence: "you’re 59 ahead."
  static func differenceText(_ score: Int, against rival: Int) -> String {
    let difference = DecimalText.grouped(abs(score - rival))
    return score == rival ? "you’re tied." : "you’re \(difference) \(score > rival ? "ahead" : "behind")."
  }
}

extension Triples {
  /// The largest tile on the board, or 0.
  var bestTile: Int {
    var best = 0
    for row in grid {
      for case .some(let tile) in row { best = max(best, tile.val) }
    }
    return best
  }
}
