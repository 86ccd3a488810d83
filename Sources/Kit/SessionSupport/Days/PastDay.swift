import DailyGames
import GameCore

/// The check of a past day: its commitment, its deals, and the players' games. It requests the key and the games from
/// the server, and computations from the front end.
public final class PastDay: RequestSource {
  /// The day.
  public let day: CalendarDay

  let dealers: [DayDealer]
  let storage: Storage

  /// The steps of the check, or `nil` before the key is known.
  public private(set) var verification: DayVerification?

  /// The reason why the day can't be checked, or `nil` if there is none.
  public private(set) var obstacle: DayReveal.Obstacle?

  /// The reason why the latest call failed, or `nil` if it didn't.
  public private(set) var failure: ServerFailure?

  var showsExplanation = false

  private(set) var needsDeal: Bool

  /// A message that a game couldn't be stored, or `nil`.
  private(set) var message: ScreenMessage?

  private var pendingNavigation: DayNavigation?

  /// The coach's and then the players' games for each dealer, in the order of the calls. `nil` before they are known.
  private var recordedGames: [CheckedGames?]

  private var retryCount = 0

  /// Creates the check of a day, which should be over. `storage` has the commitments, the results, and the server's
  /// games. `needsDeal` says whether the player comes from one of the day's games that this device must deal again first.
  public init(_ day: CalendarDay, _ dealers: [DayDealer], storage: Storage, needsDeal: Bool = false) {
    self.day = day
    self.dealers = dealers
    self.storage = storage
    self.needsDeal = needsDeal
    recordedGames = Array(repeating: nil, count: 2 * dealers.count)
  }

  /// Creates the check of the day in `search`, the query string: `2026-11-20` or `2026-11-20&again`.
  /// The default is yesterday. `time` is the current time in seconds since 1970 UTC.
  public convenience init(search: [UInt8], at time: Int64, _ dealers: [DayDealer], storage: Storage) {
    let (today, visit) = (CalendarDay(time: time), DayAddress(search: search, at: time))
    switch visit {
    case .open(let day), .over(let day), .upcoming(let day): self.init(day, dealers, storage: storage)
    case .again(let day): self.init(day, dealers, storage: storage, needsDeal: true)
    case .none, .invalid: self.init(today.adding(days: -1) ?? today, dealers, storage: storage)
    }
    if visit == .invalid { message = ScreenMessage("\(Notice.invalidDayText) This is yesterday.") }
  }

  // MARK: Requests

  /// The calls and computations for the next steps, and the navigation to a game that the player plays again.
  public var pendingRequests: [Request<Never>] {
    (pendingNavigation.map { [.navigation($0)] } ?? []) + stepRequests
      + (recordedGames.contains { $0?.isComplete == false } ? [.wait(slicePause)] : [])
  }

  private var stepRequests: [Request<Never>] {
    guard failure == nil, obstacle == nil else { return [] }
    guard let verification else { return [.server(makeCall(at: 0, for: DayReveal.request(for: day)))] }
    if let cryptoOperation = verification.cryptoOperation { return [.cryptoOperation(cryptoOperation)] }
    return recordedGames.indices.compactMap { place in
      guard recordedGames[place] == nil, verification.deal(at: place / 2) != nil else { return nil }
      let request = RecordedGames.request(for: Self.file(place), of: dealers[place / 2].game, on: day)
      return .server(makeCall(at: place + 1, for: request))
    }
  }

  /// The pause between slices, so that the front end can draw: checking a thousand games takes seconds.
  private var slicePause: Wait {
    let checkedCount = recordedGames.reduce(0) { $0 + ($1?.checkedCount ?? 0) }
    return Wait(.computation, number: checkedCount, milliseconds: 0)
  }

  private static func file(_ place: Int) -> RecordedGames.File { place % 2 == 0 ? .coach : .players }

  private func makeCall(at index: Int, for request: ServerRequest) -> RankedCall {
    RankedCall(number: retryCount * (1 + recordedGames.count) + index, request: request, pauseMilliseconds: 0)
  }

  /// Handles the reply to a request.
  public func receive(_ reply: Reply, to request: Request<Never>) {
    guard pendingRequests.contains(where: { $0 == request }) else { return }
    switch request {
    case .server(let call):
      let place = call.number % (1 + recordedGames.count)
      if place == 0 { receiveReveal(reply.server) } else { receiveGames(reply.server, place - 1) }
    case .cryptoOperation: verification?.cryptoDidFinish(reply.bytes)
    case .navigation: pendingNavigation = nil
    case .wait:
      if let place = recordedGames.firstIndex(where: { $0?.isComplete == false }) { recordedGames[place]?.checkSlice() }
    case .coach, .file: break
    }
  }

  private func receiveReveal(_ reply: RankedReply?) {
    do throws(DayReveal.Obstacle) {
      let storedCommitment = RankedCommitments(storage: storage).commitment(of: day)
      verification = DayVerification(try DayReveal(reply, day: day), storedCommitment: storedCommitment, dealers)
    } catch .failure(let failure) {
      self.failure = failure
    } catch {
      obstacle = error
    }
  }

  private func receiveGames(_ reply: RankedReply?, _ place: Int) {
    guard let deal = verification?.deal(at: place / 2) else { return }
    do throws(ServerFailure) {
      let maxCount = Self.file(place) == .coach ? 1 : CheckedGames.maxGameCount
      recordedGames[place] = CheckedGames(try RecordedGames(reply, maxCount: maxCount), deal)
    } catch {
      failure = error
    }
  }

  // MARK: Actions

  /// Repeats the calls that failed.
  public func tryAgain() {
    guard failure != nil else { return }
    failure = nil
    retryCount += 1
  }

  /// Stores the deal of the dealer at `index` for the game's session, and navigates to that game.
  func playAgain(at index: Int) {
    guard dealers.indices.contains(index), let deal = playableDeal(at: index) else { return }
    let game = dealers[index].game
    guard storage.write(PastDayGame.dealKey(game), deal.text) else {
      let text = "This device can’t store the game of this day, so you can’t play it again here."
      return message = ScreenMessage(text, isError: true, number: (message?.number ?? 0) + 1)
    }
    (message, needsDeal) = (nil, false)
    pendingNavigation = .pastDay(day, game)
  }

  // MARK: Results

  /// Returns the coach's game of the dealer at `index`, or `nil` before it is known.
  public func coachGames(at index: Int) -> CheckedGames? { recordedGames[2 * index] }

  /// Returns the best games of the dealer at `index`, or `nil` before they are known.
  public func bestGames(at index: Int) -> CheckedGames? { recordedGames[2 * index + 1] }

  /// Returns the deal of the dealer at `index` for playing it again, or `nil` if it isn't known or can't be trusted.
  public func playableDeal(at index: Int) -> DayDeal? {
    verification?.verdict?.isGood == true ? verification?.deal(at: index) : nil
  }
}
