import DailyGames
import NumberedGame

extension DaysScreen: ScreenSource {
  private enum Code: UInt8 {
    case tryAgain
  }

  /// The streak, and a table with a row for each day.
  public var screen: PlainScreen {
    let list = list
    return PlainScreen(
      "Daily games",
      [
        .init("news", nil, [.text("streak", list.streakText, isAnnounced: true)]),
        .init(
          "days", nil,
          [
            .block("table", .table(Self.table(list))),
            .text(
              "over-note",
              isRanked
                ? "When a day is over, you can see everyone’s games, check that they were fair, and play them again."
                : "You can still play the games of past days. They don’t count for your streak.", .note),
          ]),
        .init(
          "trouble", nil,
          [.block("problem", failure.map { .problem($0, Action(.init(Code.tryAgain), "Try again", .main)) })]),
      ],
      actions: [Action(to: .home, "All games")])
  }

  /// Performs an action of the screen.
  public func perform(_ id: Action.ID, text: [UInt8]) {
    if Code(rawValue: id.code) == .tryAgain { tryAgain() }
  }

  private static func table(_ list: DayList) -> TableBlock {
    let columns = [TableBlock.Column("Day", .name)] + DailyGame.all.map { TableBlock.Column($0.name, .text) }
    return TableBlock("The last \(DayList.maxDayCount) days", columns, list.rows.map { row($0) })
  }

  private static func row(_ row: DayList.Row) -> TableBlock.Row {
    let cells = row.entries.map { entry in
      guard let destination = entry.destination else { return TableBlock.Cell(entry.text) }
      return TableBlock.Cell(
        Action(
          to: destination, entry.text, entry.isDone ? .quiet : .plain,
          spokenText: "\(entry.game.name), \(row.title): \(entry.text)"))
    }
    let spokenText = row.entries.map { "\($0.game.name): \($0.text)" }.joined(separator: ", ")
    return TableBlock.Row([TableBlock.Cell(row.title)] + cells, spokenText: "\(row.title). \(spokenText)")
  }
}
