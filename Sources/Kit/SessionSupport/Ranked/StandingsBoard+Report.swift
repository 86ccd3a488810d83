import DayAPI
import GameCore
import JSON

extension StandingsBoard {
  /// Whether a row has a name that the player can report.
  private var canReport: Bool {
    let lists = [rowsOfAllPlayers, rowsAroundPlayer] + circles.map { $0.rows }
    return lists.contains { $0?.rows.contains { $0.reportID != nil } ?? false }
  }

  /// The button that begins or ends the choice of a name, and what to choose, or an empty array if no name can be
  /// reported.
  var reportBlocks: [Block<Never>?] {
    guard canReport else { return [] }
    return [
      .text("report-choice", isChoosingName ? NameReport.choiceText : nil, isAnnounced: true),
      .buttons("report", [NameReport.toggle(.init(ActionCode.chooseName), isChoosing: isChoosingName)]),
    ]
  }

  /// The question whether to report the chosen name, or `nil` if none is chosen.
  var reportQuestion: Question? {
    chosenRow.map {
      NameReport.question(
        about: $0.name, confirm: .init(ActionCode.confirmReport), cancel: .init(ActionCode.cancelReport))
    }
  }

  /// Returns the button that reports the name in a row, or `nil` if it can't be reported. `list` is a number for the
  /// list.
  func reportAction(of row: StandingsRow, at index: Int, inList list: Int) -> Action? {
    row.reportID == nil
      ? nil : NameReport.choice(.init(ActionCode.report, list * Self.maxRowCount + index), of: row.name)
  }

  /// Returns the row that an action of `reportAction(of:at:inList:)` belongs to, or `nil` if there is none.
  func row(atActionIndex index: Int) -> StandingsRow? {
    let (list, index) = (index / Self.maxRowCount, index % Self.maxRowCount)
    let rows = list == 0 ? rowsOfAllPlayers : list == 1 ? rowsAroundPlayer : rows(of: .circle(list - 2))
    guard let rows, index < rows.rows.count else { return nil }
    return rows.rows[index]
  }

  /// The number of rows of a list for which action indices are reserved.
  private static var maxRowCount: Int { 1_000_000 }

  /// Reports the name in a row to the server's operator. If another request is pending, this one follows it.
  public func report(_ row: StandingsRow) {
    (isChoosingName, chosenRow, message) = (false, nil, nil)
    // The button that chose the row is gone.
    focus = ScreenFocus(.id("report"), after: focus)
    queueReport(of: row)
  }

  /// Returns the request that reports the name in a row, or `nil` if it can't be reported.
  func reportRequest(_ row: StandingsRow) -> ServerRequest? {
    row.reportID.map { id in
      ServerRequest(
        .reportRow(game), [day.description], body: JSONWriter.object { $0.member("row", utf8: id) },
        token: player?.token)
    }
  }
}
