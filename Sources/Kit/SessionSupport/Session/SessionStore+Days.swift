import DailyGames
import GameCore

extension SessionStore {
  /// The results of daily games that this window knows, or an empty history if this isn't a daily game.
  package var dayHistory: DayHistory { dayState?.history ?? DayHistory() }

  /// The stored deal of a past day's game, or `nil` if there is none.
  package var dayDeal: [UInt8]? { dayState?.deal }

  /// Drops the deal, because the session can't read it.
  package func forgetDayDeal() { dayState?.deal = nil }

  package var rankedClient: RankedClient? {
    get { dayState?.rankedClient }
    nonmutating set { dayState?.rankedClient = newValue }
  }

  mutating func refreshDays() {
    if let dayState { report(dayState.sharedHistory.refresh(), damaged: .daysDamaged) }
  }

  /// Records the result of the current daily game, replacing an earlier one. Does nothing in a past day's game.
  package mutating func record(_ result: DayResult) {
    if let dayState, dayState.kind != .pastDay {
      report(dayState.sharedHistory.change { $0.record(result) }, damaged: .daysDamaged)
    }
  }

  package mutating func removeDayResult() {
    if let dayState, dayState.kind != .pastDay {
      report(dayState.sharedHistory.change { $0.removeResult(dayState.day, dayState.game) }, damaged: .daysDamaged)
    }
  }

  /// The note at the end of a daily game, such as "You have played 3 days in a row.", or `nil` if there is none. For a
  /// past day's game, it is the result that counted, if any.
  package var dayEndNote: String? {
    guard let dayState else { return nil }
    guard dayState.kind == .pastDay else {
      return dayState.history.streakText(on: dayState.day).map { "You have played \($0)." }
        ?? "The next one comes tomorrow."
    }
    return PastDayGame.rankedResult(dayState.game, of: dayState.day, in: environment.storage)
      .map { "Your result that counted: \($0.text)." }
  }
}

/// The additional state of a daily game: the recorded results and the pending navigation. Don't inline its methods into
/// the code of other modes, because the browser loads the code of daily games later (see `LazyView`).
final class DayState {
  let day: CalendarDay

  /// The navigation that the front end must perform, or `nil`. It stays until the front end has performed it.
  var pendingNavigation: DayNavigation?

  /// The client side of a ranked game, or `nil` in other modes. Results of ranked games are stored separately.
  var rankedClient: RankedClient?

  let game: DailyGame

  let kind: PlayMode.Kind

  /// The stored deal of a past day's game, or `nil` if there is none or the session can't read it.
  var deal: [UInt8]?

  private let storage: Storage
  var sharedHistory: SharedSave<DayHistory>

  init(_ day: CalendarDay, _ game: DailyGame, _ kind: PlayMode.Kind, storage: Storage) {
    self.day = day
    self.game = game
    self.kind = kind
    self.storage = storage
    rankedClient = kind == .ranked ? RankedClient(day, game, storage: storage) : nil
    deal = kind == .pastDay ? storage.read(PastDayGame.dealKey(game)) : nil
    let key = rankedClient == nil ? DayHistory.key : DayHistory.rankedKey
    sharedHistory = SharedSave(key: key, storage: storage, initial: DayHistory())
  }

  /// The game's name in its storage key. Except for a past day's game, it ends in 0 or 1, the parity of the day,
  /// because at most two consecutive days are open at once.
  var name: String {
    kind == .pastDay ? PastDayGame.name : (rankedClient == nil ? "day" : "ranked") + "\(day.number % 2)"
  }

  /// Returns whether to store the game: a past day's game if its deal is known, any other until its day is over.
  func shouldSave(at time: Int64) -> Bool { kind == .pastDay ? deal != nil : time < day.finishDeadline }

  var history: DayHistory { sharedHistory.content }

  /// Stores the streak for the home page: a line for the game's day and each of the next three days that has a streak,
  /// because the home page doesn't know how missed days are forgiven. Returns a problem with reading the history.
  func publishStreak() -> StorageProblem {
    guard kind != .pastDay else { return [] }
    let problem = sharedHistory.refresh()
    var text = "streak/1"
    for later in 0...3 {
      guard let day = day.adding(days: later), let line = history.streakText(on: day) else { continue }
      text += "\n\(day) \(line)"
    }
    _ = storage.write("parlor.house.streak", text.utf8Bytes)
    return problem
  }
}

extension DayHistory {
  /// Returns the streak in words, such as "3 days in a row", or `nil` if it is shorter than two days.
  public func streakText(on day: CalendarDay) -> String? {
    let count = streak(on: day).current
    return count < 2 ? nil : "\(count) days in a row"
  }
}
