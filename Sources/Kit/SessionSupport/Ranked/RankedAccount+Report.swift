import DayAPI
import GameCore

extension RankedAccount {
  /// Asks whether to report the circle's name, for the index 0, or that of the member at `index - 1`.
  func requestReport(_ index: Int, in circle: FriendCircle) {
    guard index > 0 else { return requestConfirmation(.report(member: nil, circle.identity)) }
    guard index <= circle.members.count else { return }
    requestConfirmation(.report(member: circle.members[index - 1], circle.identity))
  }

  /// Returns the table in which the player chooses the name of the circle or of another member.
  func reportTable(_ circle: FriendCircle, _ names: [String]) -> TableBlock {
    let name = circle.identity.name
    var rows = [
      reportRow(
        "\(String(decoding: name, as: UTF8.self)) (the circle)",
        NameReport.choice(.init(ActionCode.report), of: name))
    ]
    for (index, member) in circle.members.enumerated() {
      if let action = reportAction(of: member, at: index) { rows.append(reportRow(names[index], action)) }
    }
    return TableBlock("", [.init("Name", .name), NameReport.column], rows)
  }

  /// Returns the button that reports a member's name, or `nil` for the player's own.
  func reportAction(of member: FriendCircle.Member, at index: Int) -> Action? {
    member.isOwn ? nil : NameReport.choice(.init(ActionCode.report, index + 1), of: member.name)
  }

  private func reportRow(_ text: String, _ action: Action) -> TableBlock.Row {
    TableBlock.Row([.init(text), .init(action)], report: action, spokenText: text)
  }
}
