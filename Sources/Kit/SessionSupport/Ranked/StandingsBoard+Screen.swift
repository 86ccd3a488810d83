import DailyGames
import DayAPI
import GameCore

extension StandingsBoard: ScreenSource {
  enum ActionCode: UInt8 {
    /// Requests more rows: of all players if the action's index is 0, and otherwise of the circle at `index - 1`.
    case more
    case tryAgain
    /// Begins or ends the choice of a name to report, chooses the name in a row, and reports it or not.
    case chooseName, report, confirmReport, cancelReport
  }

  /// The standings: the distribution, the player's circles, the rows around the player, and all players.
  public var screen: PlainScreen {
    var screen = PlainScreen(
      title,
      [
        .init(
          "news", nil,
          [
            .text("invalid-day", hasInvalidDay ? "\(Notice.invalidDayText) These are today’s standings." : nil, .note),
            .text("finished", finishedText, isAnnounced: true),
            .text("unrated", result?.unratedText, .note),
            .buttons(
              "other-standings", [previousDayAction] + otherGameActions + [nextDayAction], name: "Other standings"),
            .text("waiting", isWaiting ? "One moment…" : nil, .note),
            .text("absence", obstacle),
            .buttons("play", [playAction]),
          ]),
        distribution,
        .init("lists", nil, listBlocks),
        .init("trouble", nil, [.block("problem", failure.map { problem($0) })]),
      ],
      actions: [checkAction, Action(to: .home, "All games"), Action(to: .account, "Account and circles")],
      message: message, question: reportQuestion)
    screen.focus = focus
    return screen
  }

  /// Performs an action of the screen.
  public func perform(_ id: Action.ID, text: [UInt8]) {
    switch ActionCode(rawValue: id.code) {
    case .more: requestMore(of: id.index == 0 ? .all : .circle(id.index - 1))
    case .tryAgain: tryAgain()
    case .chooseName:
      isChoosingName.toggle()
      message = nil
    case .report: chosenRow = row(atActionIndex: id.index)
    case .confirmReport: if let chosenRow { report(chosenRow) }
    case .cancelReport: chosenRow = nil
    case nil: break
    }
  }

  // MARK: Blocks

  private var distribution: PlainScreen.Section? {
    guard let result else { return nil }
    return .init(
      "distribution",
      result.rankText.map { "You’re \($0)." } ?? (isOpen ? result.placeText : nil) ?? "Everyone’s games",
      [.block("bars", .bars(result.bars)), .text("coach", coachText, .note)])
  }

  private var listBlocks: [Block<Never>?] {
    var blocks: [Block<Never>?] = circles.enumerated().map { index, circle in
      let name = String(decoding: circle.name, as: UTF8.self)
      guard let rows = circle.rows else { return .text(BlockID("circle", index), "\(name): one moment…", .note) }
      return table(BlockID("circle", index), name, rows, list: index + 2, more: index + 1)
    }
    if let rowsAroundPlayer { blocks.append(table("around", "Around you", rowsAroundPlayer, list: 1)) }
    // Without a distribution there is only a count, and no rows.
    guard let rowsOfAllPlayers, result != nil else { return blocks }
    return blocks + [
      table("all", "Everyone", rowsOfAllPlayers, list: 0, more: 0),
      .text("shown", shownCountText, .note, isAnnounced: true),
      .text("skill-note", game.skillNote, .note),
    ] + reportBlocks
  }

  /// Returns a table of rows. `list` is a number for the list. `more` is the index of the action that requests more
  /// rows, or `nil` if there is none.
  private func table(
    _ id: BlockID, _ caption: String, _ rows: StandingsRows, list: Int, more: Int? = nil
  ) -> Block<Never>? {
    var columns: [TableBlock.Column] = [.init("Place"), .init("Name", .name)]
    if isChoosingName {
      columns.append(NameReport.column)
    } else {
      columns.append(.init(game.figureTitle))
      if let title = game.skillTitle { columns.append(.init(title)) }
    }
    // All buttons have the same label, so give those of the circles different names for screen readers.
    let spokenText: String? = more == 0 ? nil : "More of \(caption)"
    let action =
      rows.cursor == nil ? nil : more.map { Action(.init(ActionCode.more, $0), "More", spokenText: spokenText) }
    let names = SimilarNames.texts(rows.rows.map { ($0.name, $0.isOwn) })
    return .block(
      id,
      .table(
        TableBlock(
          caption, columns,
          zip(rows.rows, names).enumerated().map { index, row in
            let report = reportAction(of: row.0, at: index, inList: list)
            return row.0.row(game, name: row.1, report: report, isChoosing: isChoosingName)
          },
          placeholder: "No one in this circle has finished.",
          more: action)))
  }

  private func problem(_ failure: ServerFailure) -> Block<Never>.Content {
    let help =
      failure == .unknownPlayer
      ? Action(to: .account, "Account", .main) : Action(.init(ActionCode.tryAgain), "Try again", .main)
    return .problem(failure.sentence, help)
  }

  // MARK: Text

  /// The title, such as "Triples, November 21".
  public var title: String { "\(game.name), \(DayText.long(day))" }

  private var checkAction: Action? {
    day < today ? Action(to: .check(day), "Check this day, or play it again") : nil
  }

  private var otherGameActions: [Action?] {
    DailyGame.all.filter { $0 != game }.map { Action(to: .standings(day, $0), $0.name) }
  }

  private var previousDayAction: Action? {
    neighbors.before.map {
      Action(to: .standings($0, game), "‹ \(DayText.short($0))", spokenText: "The day before, \(DayText.short($0))")
    }
  }

  private var nextDayAction: Action? {
    neighbors.after.map {
      Action(to: .standings($0, game), "\(DayText.short($0)) ›", spokenText: "The day after, \(DayText.short($0))")
    }
  }

  private var finishedText: String? {
    guard let finished = finishedCount else { return nil }
    switch (finished, state) {
    case (0, .open): return "No one has finished yet."
    case (0, _): return "No one finished."
    case (1, _): return "1 player has finished."
    default: return "\(DecimalText.grouped(finished)) players have finished."
    }
  }

  /// The reason why there are no standings to show, or `nil` if there are some or the state isn't known yet.
  public var obstacle: String? {
    switch state {
    case nil: return nil
    case .coming: return "This day has no standings."
    case .void: return "The server lost data of this day, so there are no standings."
    case .revealed where player == nil, .closing where player == nil:
      return "Play a daily game first to see the standings."
    case .revealed: return nil
    case .closing where finishedCount != nil && result == nil:
      return "You’ll see everyone’s games when you finish yours, or from 02:00 UTC."
    case .open where player == nil || (finishedCount != nil && result == nil):
      return "You’ll see everyone’s games when you finish yours. Until then they would give the game away."
    case .open, .closing: return nil
    }
  }

  private var isOpen: Bool { state == .open || state == .closing }

  private var playAction: Action? {
    guard obstacle != nil else { return nil }
    if isOpen, day != today, player != nil { return Action(to: .daily(day, game), "Play this game", .main) }
    return Action(to: .daily(today, game), "Play today’s \(game.name)", .main)
  }

  private var coachText: String? {
    let words = [result?.lossText, result?.coachText(game)].compactMap { $0 }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  private var shownCountText: String? {
    guard let rowsOfAllPlayers, let finished = finishedCount, finished > 1 else { return nil }
    return "\(DecimalText.grouped(rowsOfAllPlayers.rows.count)) of \(DecimalText.grouped(finished)) games"
  }
}

extension StandingsRow {
  fileprivate func row(_ game: DailyGame, name: String, report: Action?, isChoosing: Bool) -> TableBlock.Row {
    let figureText = game.cellText(result.figure)
    var cells = [TableBlock.Cell(DecimalText.grouped(rank)), TableBlock.Cell(name)]
    if isChoosing {
      cells.append(report.map { .init($0) } ?? .init(""))
    } else {
      cells.append(.init(figureText))
      if game.hasSkill { cells.append(.init(lossText)) }
    }
    let figure = result.figure.map { game.figureText($0) } ?? figureText
    let lost = result.loss.map { ", \(DecimalText.hundredths(Int64($0))) lost" } ?? ""
    return TableBlock.Row(
      cells, isOwn: isOwn, report: report,
      spokenText: "\(Ordinal.text(rank)) place: \(name)" + (isOwn ? ", that is you. " : ". ") + figure + lost)
  }
}

extension RankedResult {
  /// The coach’s result as a sentence, or `nil` if it isn’t known.
  public func coachText(_ game: DailyGame) -> String? {
    coachFigure.map { "The coach’s result, unranked: \(game.figureText($0))." }
  }
}
