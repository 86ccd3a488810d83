import NumberedGame
import PlaySupport
import TriplesModel

extension TriplesSession {
  /// A game that somebody has sent: to be played first, and watched after. Or two games of the same deal, by two friends:
  /// then the better one is the challenge.
  public struct Challenge: Hashable, Sendable {
    /// The game with the moves of whoever sent it; without moves, it is only to be played.
    public let replay: Replay

    /// The address that it came by.
    let address: [UInt8]

    /// What the games of the friends made, in points, as they stand in the link: one, or two.
    private let scores: [Int]

    /// What the moves made, in points.
    let score: Int

    /// The highest value on the board after them.
    let bestTile: Int

    /// Whether the player has seen the moves. Then they are no duel any more.
    let isSeen: Bool

    /// The player's own best game of the same deal that has ended, if there is one.
    let ownGame: Replay?

    /// - Parameters:
    ///   - games: what the link holds, one game or two of the same deal.
    ///   - address: the link.
    ///   - seen: the latest game of a challenge whose moves the player has seen.
    ///   - ownGame: the player's own best game of the same deal that has ended, if there is one.
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

    /// The day, if it is the game of one.
    private var day: CalendarDay? { replay.number.flatMap(Triples.day) }

    /// Whether there are moves to be watched.
    public var canWatch: Bool { !replay.moves.isEmpty }

    /// Whether there is a game of the player's own to lay beside it.
    public var canCompare: Bool { canWatch && ownGame != nil }

    /// What is to be beaten, if anything is.
    var rival: Rival? { canWatch && !isSeen ? Rival(replay) : nil }

    /// The title of the pop-up: "A friend made 494 in game 135".
    public var title: String {
      guard canWatch else { return day.map { "Game of \(DayText.long($0))" } ?? "Game \(replay.deal)" }
      let made = DecimalText.grouped(scores[0])
      return
        (scores.count > 1
        ? "Two friends made \(made) and \(DecimalText.grouped(scores[1]))" : "A friend made \(made)")
        + " in game \(replay.deal)"
    }

    /// What is said under the title.
    public var text: String {
      guard canWatch else {
        return day == nil
          ? "A friend sent you this game. Everyone gets the same tiles."
          : "That day is over, so this game counts as any other. Everyone got the same tiles."
      }
      return "Best tile \(bestTile). The same game is dealt to you. Can you beat \(scores.count > 1 ? "both" : "that")?"
    }

    /// What there is to know before a duel, or why there is none any more; nothing where no moves are sent.
    public var note: String {
      guard canWatch else { return "" }
      return isSeen
        ? "You have seen the moves, so it is no duel any more." : DuelAddress.note + " Once watched, it is no duel."
    }
  }

  /// The challenge that the player is to answer, if there is one.
  public var challenge: Challenge? {
    if case .challenge(let challenge) = popUp { challenge } else { nil }
  }

  /// Plays the game of the challenge from its first board. The current game ends first, as with a new game.
  public func playChallenge() {
    guard let challenge else { return }
    show(.board)
    // With the moves to beat, which stand in the link alone.
    guard playMode.allows(.otherGames) else { return depart(for: .ownTable(address: challenge.address)) }
    end(thenStart: challenge.replay.prefix(0), rival: challenge.rival)
  }

  /// Opens the game of the challenge as a replay. To play it then is no duel any more.
  public func watchChallenge() {
    guard let challenge, challenge.canWatch else { return }
    lookedAt.see(challenge.replay)
    showReplay(challenge.replay)
    changed()
  }

  /// Lays the game of the challenge beside the player's own best one of the same deal.
  public func compareChallenge() {
    guard let challenge, challenge.canCompare, let own = challenge.ownGame else { return }
    lookedAt.see(challenge.replay)
    showDuel(Duel(own: own, friend: challenge.replay))
    changed()
  }

  /// Opens a game that a link holds: one of the player's own as a replay, any other as a challenge. The game of a day cannot be
  /// played again, as nobody here knows what else would have been dealt: it opens as a replay too.
  func receive(_ replay: Replay) {
    if replay.number == nil || isOwn(replay) { showReplay(replay) } else { show([replay], address: replay.address) }
  }

  /// Opens two games that a link holds: as a duel where one is the player's own, and else as a challenge by the better one.
  func receive(_ link: Duel.Link) {
    if isOwn(link.game) {
      showDuel(Duel(own: link.game, friend: link.answered, address: link.address))
    } else if isOwn(link.answered) {
      showDuel(Duel(own: link.answered, friend: link.game, address: link.address))
    } else {
      show([link.game, link.answered], address: link.address)
    }
  }

  private func show(_ games: [Replay], address: [UInt8]) {
    let challenge = Challenge(
      games, address: address, seen: lookedAt.challenge, ownGame: bestOwnGame(of: games[0]))
    open(.popUp(.challenge(challenge)))
    status = "\(challenge.title). \(challenge.text)"
  }

  /// Whether a game is on the table, or in the scores.
  private func isOwn(_ replay: Replay) -> Bool {
    !replay.moves.isEmpty && (replay == self.replay || scores.rows.contains { $0.line == replay.line })
  }

  /// The best game of the same deal that the player has ended, on the table or in the scores, without those that were played
  /// on from a replay.
  private func bestOwnGame(of friends: Replay) -> Replay? {
    // The best row comes first.
    let row = scores.rows.first { row in
      !row.marks.contains(.playedOn) && row.line.flatMap { Replay.number(ofLine: $0) } == friends.number
    }
    if endedDate != nil, replay.deal == friends.deal, !marks.contains(.playedOn),
      row.map({ $0.score < game.score }) ?? true
    {
      return replay
    }
    return row?.line.flatMap { try? Replay(line: $0) }
  }

  /// How a score stands against that of the friend who sent the game: "Your friend made 494: you are 59 ahead."
  static func comparison(_ score: Int, with rival: Int) -> String {
    "Your friend made \(DecimalText.grouped(rival)): \(standing(score, against: rival))"
  }

  /// How a score stands against another: "you are 59 ahead."
  static func standing(_ score: Int, against rival: Int) -> String {
    let difference = DecimalText.grouped(abs(score - rival))
    return score == rival ? "you are level." : "you are \(difference) \(score > rival ? "ahead" : "behind")."
  }
}

extension Triples {
  /// The highest value on the board.
  var bestTile: Int { board.joined().max() ?? 0 }
}
