import DailyGames
import GameCore

/// The screen with a day's games and the calendar in which the player selects the day.
public final class DaysScreen: ServerClient {
  private let storage: Storage
  private let now: () -> Int64
  private let isRanked: Bool
  /// The game of the app that shows the screen, or `nil` for all games.
  let ownGame: DailyGame?
  /// Formats a time, in seconds since 1970 UTC, as a time of day, or `nil` if the device's time zone isn't known.
  let formatTime: ((Int64) -> String)?
  private var requester = RankedRequester()
  var calendar = DayCalendar()
  /// The day that the player has selected, or `nil` for today.
  var selectedDay: CalendarDay?
  var showsRules = false

  /// Creates the screen. If `isRanked`, a server deals the games, and the screen requests the first day that it dealt.
  /// `now` returns the time in seconds since 1970 UTC. An app passes its game, whose results alone it stores, and
  /// `formatTime`, which formats such a time in the device's time zone.
  public init(
    isRanked: Bool, storage: Storage, now: @escaping () -> Int64, ownGame: DailyGame? = nil,
    formatTime: ((Int64) -> String)? = nil
  ) {
    self.isRanked = isRanked
    self.ownGame = ownGame
    self.formatTime = formatTime
    self.storage = storage
    self.now = now
    if isRanked { requester.ask(FirstServedDay.request(today: CalendarDay(time: now()))) }
  }

  /// Returns the progress of a daily game whose day is open. `list` has the stored results.
  func progress(_ game: DailyGame, of day: CalendarDay, in list: DayList) -> DailyGameProgress {
    DailyGameProgress(game, of: day, history: list.history, storage: storage, isRanked: isRanked)
  }

  /// Returns a mark for each stored result of a friend in a ranked game, best first.
  func friends(_ game: DailyGame, of day: CalendarDay) -> [Mark] {
    isRanked ? RankedFriends.storedMarks(day, game, in: storage) : []
  }

  /// The list of days, with the stored results.
  public var list: DayList {
    DayList(
      DayHistory(storedIn: storage, isRanked: isRanked), at: now(), isRanked: isRanked,
      firstDay: FirstServedDay.read(from: storage))
  }

  /// The pending call, or `nil` if there is none.
  public var call: RankedCall? { requester.call }

  /// The reason why the earlier days can't be listed, as a sentence, or `nil` if the call hasn't failed.
  public var failure: String? {
    guard let failure = requester.failure else { return nil }
    return failure == .unreachable
      ? "Can’t load the earlier days. Check your connection and try again." : failure.sentence
  }

  /// Repeats the call that failed.
  public func tryAgain() { requester.tryAgain() }

  /// Handles the reply to the call with the given number. `reply` is `nil` if no complete reply arrived.
  public func serverDidReply(_ reply: RankedReply?, to number: Int) {
    switch requester.serverDidReply(reply, to: number) {
    case .answer(let answer):
      if FirstServedDay.store(answer, in: storage) { requester.finish() } else { requester.rejectReply() }
    case .refused, .done: requester.rejectReply()
    case .failure, nil: return
    }
  }
}
