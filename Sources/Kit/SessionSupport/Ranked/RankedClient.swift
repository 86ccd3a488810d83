import DailyGames
import DayAPI
import GameCore
import JSON

/// The client side of one ranked game: the next call to the server, and the effect of the reply. The client knows no
/// rules, so the session interprets games and moves. The client sends an action again, after growing pauses, until the
/// server answers. The session stores the action with the game, so nothing is lost.
public struct RankedClient {
  /// The day.
  public let day: CalendarDay

  /// Which daily game it is.
  public let game: DailyGame

  /// The player, or `nil` until the server has created one.
  public private(set) var player: RankedPlayer?

  /// Whether the stored player couldn't be read and was set aside. The server then creates a new one.
  let isPlayerDamaged: Bool

  package private(set) var action: PendingAction?

  /// The reason why the latest call failed, or `nil` if it didn't.
  public private(set) var failure: ServerFailure?

  /// Whether the state of the game at the server is known.
  public private(set) var isGameKnown = false

  /// The result of a finished game, or `nil` until the server has sent the standings.
  public private(set) var result: RankedResult?

  /// Whether the server has refused an action because the day is over.
  public private(set) var isDayClosed = false

  /// The results of the player's friends, requested when the game is over.
  public private(set) var friends = RankedFriends()

  /// The question for the player's name.
  public internal(set) var nameQuestion = RankedNameQuestion()

  /// The prompt over the board, or `nil` if there is none.
  public package(set) var prompt: Prompt?

  /// Whether the server is slow to answer, so that the player should see a note.
  public internal(set) var isServerSlow = false

  package var isOver = false

  /// Whether the game has a move or a guess. A game without any doesn't count and gets no rank.
  package var hasMoves = false

  private var retry = CallRetry()
  private var hasCommitments = false
  private var resultAttemptCount = 0

  /// The maximum number of requests for the rank. The server may take 15 minutes to rate a game of CodeBreaker.
  private var maxResultAttemptCount: Int { hasMoves ? 64 : 1 }
  private var slot: SaveSlot
  private let commitments: RankedCommitments
  let storage: Storage

  /// The storage key that marks the introduction to ranked games as read.
  public static var introductionKey: String { "parlor.house.ranked-introduction" }

  package init(_ day: CalendarDay, _ game: DailyGame, storage: Storage) {
    self.day = day
    self.game = game
    slot = SaveSlot(key: RankedPlayer.key, storage: storage)
    commitments = RankedCommitments(storage: storage)
    self.storage = storage
    if storage.read(Self.introductionKey) == nil, DayHistory(storedIn: storage, isRanked: true).results.isEmpty {
      prompt = .introduction
    }
    (player, isPlayerDamaged) = slot.readPlayer()
  }

  // MARK: Actions

  /// Whether the game can continue: no prompt covers the board, the day isn't closed, and no failure is permanent.
  package var canContinue: Bool { prompt == nil && !isDayClosed && failure.map { $0.isTemporary } ?? true }

  /// Whether the game accepts a move now: it can continue, and no answer is pending.
  package var acceptsMoves: Bool { action == nil && canContinue }

  /// Sends an action, unless another one is pending.
  package mutating func send(_ move: [UInt8]?, index: Int) {
    guard action == nil else { return }
    action = PendingAction(index: index, move: move)
    retry.advance()
  }

  /// Starts the player's first ranked game, and stores that the introduction has been read.
  package mutating func start() {
    prompt = nil
    retry.advance()
    _ = storage.write(Self.introductionKey, [UInt8(ascii: "1")])
  }

  /// Restores the pending action that another window or an earlier visit has stored.
  package mutating func restore(_ action: PendingAction?) {
    guard action != self.action else { return }
    self.action = action
    retry.advance()
  }

  /// Requests the game's state again after an invalid answer. Sends the answered `action` again if it wasn't played.
  package mutating func rejectReply(to action: PendingAction? = nil) {
    if let action { self.action = action }
    isGameKnown = false
    fail(.malformedReply)
  }

  /// Requests the game's state again, because the server sends some of it only when the game is over.
  package mutating func requestGameAgain() {
    isGameKnown = false
    retry.advance()
  }

  /// Repeats a failed call at once. Call this method when success has become likely: the network or the player is back.
  public mutating func tryAgain() {
    // If another window has created a player first, this window plays as that player, too.
    if let other = slot.readPlayer().player { player = other }
    guard retry.failureCount > 0, failure?.isTemporary == true else { return }
    retry.shortenPause()
  }

  // MARK: Calls and replies

  /// The call to make now, or `nil` if there is none. A front end makes it and passes the reply to the session.
  public var call: RankedCall? {
    if let failure, !failure.isTemporary { return nil }
    if prompt == .introduction { return nil }
    guard player != nil else { return call(.createPlayer, [], "{}".utf8Bytes) }
    let day = [day.description]
    if let action, isGameKnown {
      let body = JSONWriter.object { json in
        json.member("index", action.index)
        if let move = action.move { json.member(String(game.moveKey), utf8: move) }
      }
      return call(action.move == nil ? .finish(game) : .move(game), day, body)
    }
    if !isGameKnown { return call(.begin(game), day) }
    if let name = nameQuestion.pendingName {
      return call(.renamePlayer, [], JSONWriter.object { $0.member("name", utf8: name) })
    }
    if let request = friendsRequest { return call(request.endpoint, request.values, query: request.query) }
    if awaitsRank {
      return call(.standings(game), day, query: "top=0&around=me", earlierAttemptCount: resultAttemptCount)
    }
    if !hasCommitments, let last = self.day.adding(days: 7) {
      return call(.days, query: Endpoint.daysQuery(from: self.day, to: last))
    }
    return nil
  }

  /// The request for friends' results, which follows the first one for the rank.
  private var friendsRequest: (endpoint: Endpoint, values: [String], query: String)? {
    isOver && hasMoves && resultAttemptCount > 0 ? friends.request : nil
  }

  /// Whether the game is over, and its rank isn't known yet or may still improve, and may be requested again.
  public var awaitsRank: Bool {
    isOver && (result?.rank == nil || result?.awaitsRating == true) && resultAttemptCount < maxResultAttemptCount
  }

  private func call(
    _ endpoint: Endpoint, _ values: [String] = [], _ body: [UInt8]? = nil, query: String = "",
    earlierAttemptCount: Int = 0
  ) -> RankedCall {
    RankedCall(
      number: retry.number,
      request: ServerRequest(endpoint, values, query: query, body: body, token: player?.token),
      pauseMilliseconds: CallRetry.pauseMilliseconds(after: max(retry.failureCount, earlierAttemptCount)))
  }

  /// Handles the reply to the current call, and ignores others. `reply` is `nil` if no complete reply arrived.
  package mutating func serverDidReply(_ reply: RankedReply?, to number: Int) -> Event {
    guard number == retry.number, let call, call.number == number else { return .unchanged }
    isServerSlow = false
    switch ServerResponse(reply) {
    case .answer(let answer): return read(answer, call) ?? fail(.malformedReply)
    case .refused(let problem):
      let isProblem = reply.map { [404, 409, 422].contains($0.status) } ?? false
      return (isProblem ? handleRefusal(problem, call) : nil) ?? fail(.malformedReply)
    case .done: return fail(.malformedReply)
    case .failure(let failure): return fail(failure)
    }
  }

  /// Handles an answer, or returns `nil` if it isn't an answer to the call.
  private mutating func read(_ answer: JSONValue, _ call: RankedCall) -> Event? {
    guard player != nil else {
      guard let new = RankedPlayer(answer) else { return nil }
      // A player that another window has created in the meantime takes precedence.
      player = slot.readPlayer().player ?? new
      if player == new { _ = slot.write(new.text) }
      return succeed(with: .unchanged)
    }
    if !isGameKnown {
      guard let game = answer["game"] else { return nil }
      isGameKnown = true
      return succeed(with: .game(game, isConflictingMove: false))
    }
    if let action {
      guard answer["index"]?.int == action.index else { return nil }
      self.action = nil
      return succeed(with: .answer(answer))
    }
    if nameQuestion.pendingName != nil {
      return readName(answer) ? succeed(with: .unchanged) : nil
    }
    if friendsRequest != nil {
      friends.serverDidReply(answer, day, game)
      friends.publish(day, game, in: storage)
      return succeed(with: .unchanged)
    }
    if awaitsRank {
      guard let standings = StandingsResponse(answer, game) else { return nil }
      result = RankedResult(standings, game)
      resultAttemptCount += 1
      askForName()
      return succeed(with: .unchanged)
    }
    guard let days = DayResponse.days(in: answer) else { return nil }
    commitments.storeNewCommitments(of: days)
    hasCommitments = true
    return succeed(with: .unchanged)
  }

  /// Handles a refusal, or returns `nil` if `problem` can't be a reply to the call.
  private mutating func handleRefusal(_ problem: JSONValue, _ call: RankedCall) -> Event? {
    if isGameKnown, action == nil {
      if nameQuestion.pendingName != nil {
        refuseName(problem)
        return succeed(with: .unchanged)
      }
      if friendsRequest != nil {
        friends.skip()
        friends.publish(day, game, in: storage)
        return succeed(with: .unchanged)
      }
    }
    guard let kind = ProblemKind(problem) else { return nil }
    if kind == .conflictingMove, action != nil, let game = problem["game"] {
      action = nil
      return succeed(with: .game(game, isConflictingMove: true))
    }
    if kind == .dayVoid {
      action = nil
      return fail(.void)
    }
    if kind == .dayClosed || kind == .dayNotOpen {
      // The server keeps the game without the late move, so request its state again.
      guard action != nil else { return fail(.closed) }
      action = nil
      isGameKnown = false
      isDayClosed = true
      return succeed(with: .unchanged)
    }
    if kind == .nothingMoves || kind == .repeatedGuess {
      action = nil
      isGameKnown = false
      return fail(.malformedReply)
    }
    return nil
  }

  /// Replaces the pending call by the next one.
  mutating func retryNow() { retry.advance() }

  /// Stores the player with a new name.
  mutating func storePlayer(_ new: RankedPlayer) {
    player = new
    _ = slot.readIfChanged()
    _ = slot.write(new.text)
  }

  private mutating func succeed(with event: Event) -> Event {
    failure = nil
    retry.reset()
    return event
  }

  @discardableResult
  private mutating func fail(_ failure: ServerFailure) -> Event {
    self.failure = failure
    retry.fail()
    return .unchanged
  }
}
