import DailyGames
import NumberedGame

// What is kept besides where the game on the table is that of a day.
extension TableKeeper {
  /// What was made of the games of days, as far as this window knows.
  package var days: DayHistory { dayTable?.history ?? DayHistory() }

  /// What the day dealt, where its game is played again and that is kept.
  package var dayDeal: [UInt8]? { dayTable?.deal }

  /// Takes what the day dealt for missing, as it cannot be read.
  package func forgetDayDeal() { dayTable?.deal = nil }

  /// The seat at the game of the day, where a server deals it.
  package var seat: RankedSeat? {
    get { dayTable?.seat }
    nonmutating set { dayTable?.seat = newValue }
  }

  /// Takes up what was made of the games of days.
  package mutating func refreshDays() {
    if let dayTable { report(dayTable.refresh(), damaged: .daysDamaged) }
  }

  /// Records what was made of the game on the table, in place of what is recorded of it.
  package mutating func record(_ result: DayResult) {
    if let dayTable, dayTable.kind != .pastDay {
      report(dayTable.change { $0.record(result) }, damaged: .daysDamaged)
    }
  }

  /// Removes the recorded result of the current game, if it is the game of a day.
  package mutating func takeBackDay() {
    if let dayTable, dayTable.kind != .pastDay {
      report(dayTable.change { $0.remove(dayTable.day, dayTable.game) }, damaged: .daysDamaged)
    }
  }

  /// The note at the end of the game of a day: "You have played 3 days in a row.", or of a past day the result when it counted.
  /// `nil` if there is none.
  package var dayEndNote: String? {
    guard let dayTable else { return nil }
    guard dayTable.kind == .pastDay else {
      return dayTable.history.streakText(on: dayTable.day).map { "You have played \($0)." }
        ?? "There is another one tomorrow."
    }
    return PastDayGame.rankedResult(dayTable.game, of: dayTable.day, in: environment.storage)
      .map { "When it counted: \($0.text)." }
  }
}

/// What is kept besides where the game on the table is that of a day: what was made of the games of days, and where the player
/// wants to go. Nothing of it may be inlined where other tables are kept too, as it is loaded later (see `LazyView`).
final class DayTable {
  /// The day.
  let day: CalendarDay

  /// Where the player wants to go from here, until a front end has gone there.
  var departure: Departure?

  /// The player's seat, where a server deals the game. Such games are kept apart from those that nobody deals.
  var seat: RankedSeat?

  /// Which of the day's games it is.
  let game: DailyGame

  /// Which of the modes of a day's game.
  let kind: PlayMode.Kind

  /// What the day dealt, where its game is played again: as it is kept, until the session finds that it cannot be read.
  var deal: [UInt8]?

  private let storage: Storage
  private var shared: SharedSave<DayHistory>

  init(_ day: CalendarDay, _ game: DailyGame, _ kind: PlayMode.Kind, storage: Storage) {
    self.day = day
    self.game = game
    self.kind = kind
    self.storage = storage
    seat = kind == .ranked ? RankedSeat(day, game, storage: storage) : nil
    deal = kind == .pastDay ? storage.read(PastDayGame.dealKey(game)) : nil
    let key = seat == nil ? DayHistory.key : DayHistory.rankedKey
    shared = SharedSave(key: key, storage: storage, initial: DayHistory())
  }

  /// The name of the table in its key. For two hours two days are open at a time, and never three.
  var name: String {
    kind == .pastDay ? PastDayGame.name : (seat == nil ? "day" : "ranked") + "\(day.number % 2)"
  }

  /// Whether the game is still to be kept: until the day is over, or as long as it is known what the day dealt.
  func isKept(at time: Int64) -> Bool { kind == .pastDay ? deal != nil : time < day.lastCall }

  /// The name of what is left at the game's door, in its key.
  var doorName: String {
    name + "-door"
  }

  /// What stands before the line that is left there.
  var doorHeader: String {
    "day-door/1\n\(day) "
  }

  var history: DayHistory { shared.content }

  func refresh() -> StorageTrouble { shared.refresh() }

  func change(_ change: @escaping (inout DayHistory) -> Void) -> StorageTrouble { shared.change(change) }

  func saveAgain() -> StorageTrouble { shared.saveAgain() }

  /// Saves for the home page how many days in a row were played: a line for each of the coming days on which there is something
  /// to say, as that page can tell days but not what is forgiven.
  func leaveStreak() {
    guard kind != .pastDay else { return }
    _ = refresh()
    var text = "streak/1"
    for later in 0...3 {
      guard let day = day.adding(days: later), let line = history.streakText(on: day) else { continue }
      text += "\n\(day) \(line)"
    }
    _ = storage.write("parlor.house.streak", text.utf8Bytes)
  }
}

extension DayHistory {
  /// How many days in a row the player has played, in words: "3 days in a row"; nothing where it is fewer than two.
  public func streakText(on day: CalendarDay) -> String? {
    let count = streak(on: day).current
    return count < 2 ? nil : "\(count) days in a row"
  }
}
