import DailyGames
import NumberedGame

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
        .init("day", "\(DayText.weekday(day)), \(DayText.long(day))", blocks(list, day)),
        .init("calendar", nil, [.block("month", .month(calendar.month(list, selected: day)))]),
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

  /// Returns the links to a day's games, and while the day is open, the streak and the time until the next games.
  private func blocks(_ list: DayList, _ day: CalendarDay) -> [Block<Never>?] {
    let isOpen = day.isOpen(at: list.time)
    var actions: [Action?] = []
    var texts: [String] = []
    for entry in list.row(of: day)?.entries ?? [] {
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
    return [.buttons("games", actions), .text("results", texts.joined(separator: ". "))]
      + (isOpen ? DayEnd(day, history: list.history, now: list.time).blocks() : [])
      + [.text("longest", isLonger ? DayText.streak(0, longest: streak.best) : nil, .note)]
  }
}
