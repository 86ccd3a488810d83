import DailyGames
import DayAPI
import JSON
import NumberedGame

/// The seat of a player at the game of a day that a server deals: what is to be asked of the server now, and what follows from
/// its replies. It knows no rules: what a game is and what a move did, the session reads.
///
/// What was sent is sent again until it is answered, ever more slowly. Nothing that the player did is lost meanwhile, as the
/// session keeps it with its table.
public struct RankedSeat {
  /// The day.
  public let day: CalendarDay

  /// Which of the day's games.
  public let game: DailyGame

  /// Something that the player does in the game and that the server has to answer.
  package struct Action: Equatable {
    /// How many actions there were before it.
    package let index: Int
    /// A direction or a guess, as ASCII letters; nothing for the end of the game.
    package let move: [UInt8]?

    /// Makes an action of its parts.
    package init(index: Int, move: [UInt8]?) {
      self.index = index
      self.move = move
    }
  }

  /// What a reply means for the session.
  package enum News {
    /// Nothing but that trouble came, or went.
    case none
    /// How the game stands at the server, and whether that was said because another device had played on.
    case game(JSONValue, isOtherMove: Bool)
    /// The answer to the action that was sent.
    case answer(JSONValue)
  }

  /// What covers the board, which takes no moves meanwhile.
  public enum Question: Hashable, Sendable {
    /// The introduction to ranked games, before the player's first one is asked for.
    case introduction
    /// Whether the game is to be ended as it stands.
    case finish
    /// The result, which the player can close.
    case result
  }

  /// The player, once there is one.
  public private(set) var player: RankedPlayer?

  /// What is to be sent, or was sent and is not answered yet.
  package private(set) var action: Action?

  /// What stands in the way.
  public private(set) var trouble: ServerTrouble?

  /// Whether the server has said how the game stands since this seat was taken.
  public private(set) var isKnown = false

  /// What became of the game, as far as the server has said it. Only of a game that is over.
  public private(set) var result: RankedResult?

  /// Whether the server has refused a move since the day is over.
  public private(set) var isClosed = false

  /// What is in front of the table.
  public package(set) var question: Question?

  /// Whether the server takes longer to answer than anybody would wait without a word.
  public internal(set) var isSlow = false

  /// Whether the session has found the game to be over.
  package var isOver = false

  /// Whether a move or a guess was made in it. A game without any does not count, and so has no place.
  package var hasMoves = false

  private var retry = CallRetry()
  private var knowsCommitments = false
  private var resultTries = 0

  /// The number of tries to get the place. The server rates each game of CodeBreaker first, which can take a quarter of an hour.
  private var mostResultTries: Int { hasMoves ? 64 : 1 }
  private var slot: SaveSlot
  private let commitments: RankedCommitments, storage: Storage

  /// The storage key of the mark that the player has read what a ranked game is.
  public static var introductionKey: String { "parlor.house.ranked-introduction" }

  /// Takes the seat.
  ///
  /// - Parameter storage: where the player, and the commitments that were seen, are kept.
  package init(_ day: CalendarDay, _ game: DailyGame, storage: Storage) {
    self.day = day
    self.game = game
    slot = SaveSlot(key: RankedPlayer.key, storage: storage)
    commitments = RankedCommitments(storage: storage)
    self.storage = storage
    if storage.read(Self.introductionKey) == nil, DayHistory(keptIn: storage, isRanked: true).results.isEmpty {
      question = .introduction
    }
    player = slot.look().flatMap { RankedPlayer(text: $0) }
  }

  // MARK: What the session says

  /// Has something sent. To be done where nothing else waits for its answer.
  package mutating func send(_ move: [UInt8]?, index: Int) {
    guard action == nil else { return }
    action = Action(index: index, move: move)
    retry.renew()
  }

  /// Starts the first ranked game, whose introduction isn't shown again.
  package mutating func start() {
    question = nil
    retry.renew()
    _ = storage.write(Self.introductionKey, [UInt8(ascii: "1")])
  }

  /// Takes up what another window, or an earlier visit, has left to be sent.
  package mutating func restore(_ action: Action?) {
    guard action != self.action else { return }
    self.action = action
    retry.renew()
  }

  /// To be called where a reply cannot be believed: it is asked again how the game stands.
  ///
  /// - Parameter action: what it was to be the answer to. Whether that was played is not known.
  package mutating func distrust(to action: Action? = nil) {
    if let action { self.action = action }
    isKnown = false
    fail(.nonsense)
  }

  /// Asks once more how the game stands: what is told at its end alone is part of that.
  package mutating func askAgain() {
    isKnown = false
    retry.renew()
  }

  /// Tries again at once, as there is a reason to hope: the network is back, or the player has come back.
  public mutating func tryAgain() {
    // Another window may have come first, and be the same player.
    if let text = slot.look(), let other = RankedPlayer(text: text) { player = other }
    guard retry.failures > 0, trouble?.isTemporary == true else { return }
    retry.hasten()
  }

  // MARK: Calls and replies

  /// What is to be asked now, if anything is. A front end asks it, and hands the reply to the session.
  public var call: RankedCall? {
    if let trouble, !trouble.isTemporary { return nil }
    if question == .introduction { return nil }
    guard player != nil else { return call(.players, [], "{}".utf8Bytes) }
    let day = [day.description]
    if let action, isKnown {
      let body = JSONWriter.object { json in
        json.member("index", action.index)
        if let move = action.move { json.member(String(game.moveKey), utf8: move) }
      }
      return call(action.move == nil ? .finish(game) : .move(game), day, body)
    }
    if !isKnown { return call(.begin(game), day) }
    if awaitsPlace { return call(.standings(game), day, query: "top=0&around=me") }
    if !knowsCommitments, let last = self.day.adding(days: 7) {
      return call(.days, query: Endpoint.query(from: self.day, to: last))
    }
    return nil
  }

  /// Whether the place of a game that is over is still to come.
  public var awaitsPlace: Bool { isOver && result?.rank == nil && resultTries < mostResultTries }

  private func call(
    _ endpoint: Endpoint, _ values: [String] = [], _ body: [UInt8]? = nil, query: String = ""
  ) -> RankedCall {
    RankedCall(
      number: retry.number,
      request: ServerRequest(endpoint, values, query: query, body: body, token: player?.token),
      pause: CallRetry.pause(after: max(retry.failures, isKnown && action == nil && awaitsPlace ? resultTries : 0)))
  }

  /// Takes a reply.
  ///
  /// - Parameters:
  ///   - reply: the reply; nothing where none came.
  ///   - number: the number of the call. A reply to one that is no longer asked means nothing.
  package mutating func receive(_ reply: RankedReply?, to number: Int) -> News {
    guard number == retry.number, let call, call.number == number else { return .none }
    isSlow = false
    switch ServerAnswer(reply) {
    case .answer(let answer): return read(answer, call) ?? fail(.nonsense)
    case .refused(let problem):
      let isKnown = reply.map { [404, 409, 422].contains($0.status) } ?? false
      return (isKnown ? refuse(problem, call) : nil) ?? fail(.nonsense)
    case .done: return fail(.nonsense)
    case .trouble(let trouble): return fail(trouble)
    }
  }

  /// What was answered. Nothing where it is no answer to this call.
  private mutating func read(_ answer: JSONValue, _ call: RankedCall) -> News? {
    guard player != nil else {
      guard let new = RankedPlayer(answer) else { return nil }
      // The one that another window has made meanwhile plays.
      player = slot.look().flatMap { RankedPlayer(text: $0) } ?? new
      if player == new { _ = slot.keep(new.text) }
      return success(.none)
    }
    if !isKnown {
      guard let game = answer["game"] else { return nil }
      isKnown = true
      return success(.game(game, isOtherMove: false))
    }
    if let action {
      guard answer["index"]?.int == action.index else { return nil }
      self.action = nil
      return success(.answer(answer))
    }
    if awaitsPlace {
      guard let standings = StandingsAnswer(answer, game) else { return nil }
      result = RankedResult(standings, game)
      resultTries += 1
      return success(.none)
    }
    guard let days = DayAnswer.days(answer) else { return nil }
    commitments.keep(days)
    knowsCommitments = true
    return success(.none)
  }

  /// Why something was refused. Nothing where this is no reason that there is.
  private mutating func refuse(_ problem: JSONValue, _ call: RankedCall) -> News? {
    guard let kind = ProblemKind(problem) else { return nil }
    if kind == .otherMove, action != nil, let game = problem["game"] {
      action = nil
      return success(.game(game, isOtherMove: true))
    }
    if kind == .dayClosed || kind == .dayNotOpen {
      // What was played stays as the server has it, which is asked once more where a move came too late.
      guard action != nil else { return fail(.closed) }
      action = nil
      isKnown = false
      isClosed = true
      return success(.none)
    }
    if kind == .nothingMoves || kind == .repeated {
      action = nil
      isKnown = false
      return fail(.nonsense)
    }
    return nil
  }

  private mutating func success(_ news: News) -> News {
    trouble = nil
    retry.reset()
    return news
  }

  @discardableResult
  private mutating func fail(_ trouble: ServerTrouble) -> News {
    self.trouble = trouble
    retry.fail()
    return .none
  }
}
