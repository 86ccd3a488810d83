import DailyGames
import GameCore

extension DaysScreen: ScreenSource {
  private enum Code: UInt8 {
    case tryAgain
    case explain
  }

  /// The selected day with its games, and the calendar.
  public var screen: PlainScreen {
    let list = list
    let day = selectedDay ?? list.today
    let rules: [String] = [
      "Everyone gets the same two games each day. New games come at midnight UTC, and you have two more hours to finish.",
      DayList.streakRule,
      list.isRanked
        ? "When a day is over, you can see everyone’s games, check that they were fair, and play them again."
        : "You can still play the games of past days. They don’t count for your streak.",
    ]
    var explanation: [Block<Never>?] = [
      .block("explain", .disclosure(Action(.init(Code.explain), "How daily games work", isExpanded: showsRules)))
    ]
    if showsRules {
      for (index, rule) in rules.enumerated() { explanation.append(.text(BlockID("rule", index), rule, .note)) }
    }
    return PlainScreen(
      "Daily games",
      [
        .init("day", "\(DayText.weekday(day)), \(DayText.long(day))", blocks(list, day), isCard: ownGame != nil),
        ownGame.flatMap { unfinishedSection($0, list, selected: day) },
        .init("calendar", nil, [.block("month", .month(month(list, selected: day)))]),
        .init(
          "trouble", nil,
          [.block("problem", failure.map { .problem($0, Action(.init(Code.tryAgain), "Try again", .main)) })]),
        .init("explanation", nil, explanation),
      ],
      actions: [Action(to: .home, "All games")])
  }

  /// Performs an action of the screen.
  public func perform(_ id: Action.ID, text: [UInt8]) {
    switch Code(rawValue: id.code) {
    case .tryAgain: tryAgain()
    case .explain: showsRules.toggle()
    case nil: if let day = calendar.perform(id, today: list.today) { selectedDay = day }
    }
  }

  private func month(_ list: DayList, selected day: CalendarDay) -> CalendarMonth {
    ownGame.map { calendar.month(list, games: [$0], selected: day) } ?? calendar.month(list, selected: day)
  }

  /// Returns yesterday's game if it is in progress and can still be finished.
  private func unfinishedSection(
    _ game: DailyGame, _ list: DayList, selected: CalendarDay
  ) -> PlainScreen.Section? {
    guard let day = list.today.adding(days: -1), day != selected, day.isOpen(at: list.time) else { return nil }
    let progress = progress(game, of: day, in: list)
    guard case .playing(let text) = progress.state else { return nil }
    return .init(
      "unfinished", "Yesterday, \(DayText.long(day))",
      [
        .text("unfinished-state", text),
        .buttons("finish", [Action(to: .daily(day, game), "Continue \(game.name)", .main)]),
        .text("deadline", formatTime.map { "You can finish it until \($0(day.finishDeadline))." }, .note),
      ], isCard: true)
  }

  /// Returns what only the app of a game shows of an open day: the state of its game, and the results of friends.
  private func ownBlocks(
    _ game: DailyGame, _ list: DayList, _ day: CalendarDay
  ) -> (state: Block<Never>?, friends: Block<Never>?) {
    let friends = friends(game, of: day)
    let spokenText: String = "Friends: " + friends.map { $0.text }.joined(separator: ", ") + "."
    return (
      .text("state", progress(game, of: day, in: list).text),
      .block("friends", friends.isEmpty ? nil : .marks(friends, spokenText: spokenText))
    )
  }

  /// Returns the links to a day's games, and while the day is open, the streak and the time until the next games.
  private func blocks(_ list: DayList, _ day: CalendarDay) -> [Block<Never>?] {
    let isOpen = day.isOpen(at: list.time)
    var actions: [Action?] = []
    var texts: [String] = []
    let entries = list.row(of: day)?.entries ?? []
    for entry in entries.filter({ $0.game == ownGame }) + entries.filter({ $0.game != ownGame }) {
      let name: String = entry.game.name
      var label: String = entry.isDone ? "\(name): \(entry.text)" : "\(entry.text) \(name)"
      if isOpen {
        switch progress(entry.game, of: day, in: list).state {
        case .notBegun: break
        case .playing: label = "Continue \(name)"
        case .done(let result): label = "\(name): \(result)"
        }
      }
      guard let destination = entry.destination else {
        texts.append(entry.spokenText)
        continue
      }
      let isNext = !entry.isDone && (isOpen || !list.isRanked) && !actions.contains { $0?.role == .main }
      actions.append(Action(to: destination, label, isNext ? .main : .plain))
    }
    let streak = list.streak
    let isLonger = day == list.today && streak.best > max(streak.current, 1)
    let own = isOpen ? ownGame.map { ownBlocks($0, list, day) } : nil
    return [
      own?.state, .buttons("games", actions), .text("results", texts.joined(separator: ". ")), own?.friends,
    ]
      + (isOpen
        ? DayEnd(day, history: list.history, now: list.time, nextTime: formatTime?(list.today.endTime)).blocks() : [])
      + [.text("longest", isLonger ? DayText.streak(0, longest: streak.best) : nil, .note)]
  }
}
