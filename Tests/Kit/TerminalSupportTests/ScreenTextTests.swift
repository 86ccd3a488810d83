import PlaySupport
import Testing

@testable import TerminalSupport

/// Screens written as lines of text.
@Suite struct ScreenTextTests {
  private func screen(_ blocks: [Block<Never>?]) -> PlainScreen {
    PlainScreen("Title", [.init("a", "Heading", blocks)], actions: [Action(to: .home, "All games")])
  }

  @Test func everyKindOfBlockIsWritten() {
    let columns: [Rows.Column] = [.init("Place"), .init("Name", .name), .init("Points")]
    let rows: [Rows.Row] = [
      .init([.init("1"), .init("Ada"), .init("1,042")], isOwn: true, spoken: ""),
      .init([.init("10"), .init("日本語"), .init("7")], spoken: ""),
    ]
    let text = screen([
      .text("text", "One two three."), .block("figures", .figures([Figure(name: "Games", value: "12")])),
      .block("rows", .rows(Rows("Everyone", columns, rows))),
      .block(
        "bars",
        .bars([
          HistogramBar(label: "0–9", count: 4, share: 100, isOwn: true),
          HistogramBar(label: "10–19", count: 0, share: 0),
        ])), .buttons("buttons", [Action(to: .home, "Home")]),
      .block("problem", .problem("No connection.", nil)),
    ]).text(width: 24)
    #expect(
      text == """
        Title

        Heading
        One two three.
        Games  12

        Everyone
        Place  Name       Points
            1  Ada (you)   1,042
           10  日本語          7
          0–9  ▇▇▇▇▇▇▇▇▇▇ 4  you
        10–19  0
        No connection.

        """)
  }

  @Test func emptyTableShowsItsPlaceholder() {
    let rows = Rows("Friends", [.init("Name", .name)], [], placeholder: "No one yet.")
    #expect(screen([.block("rows", .rows(rows))]).text() == "Title\n\nHeading\n\nFriends\nNo one yet.\n")
  }

  @Test func controlCharactersInPlayersTextsAreReplaced() {
    let rows = Rows("A\u{1B}[2J", [.init("Name", .name)], [.init([.init("B\u{9B}\u{202E}")], spoken: "")])
    let text = screen([.block("rows", .rows(rows)), .text("text", "C\u{7}")]).text()
    #expect(text == "Title\n\nHeading\n\nA?[2J\nName\nB??\nC?\n")
  }
}
