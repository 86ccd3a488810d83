import SessionSupport
import Testing

@testable import TerminalSupport

@Suite struct ScreenTextTests {
  private func screen(_ blocks: [Block<Never>?]) -> PlainScreen {
    PlainScreen("Title", [.init("a", "Heading", blocks)], actions: [Action(to: .home, "All games")])
  }

  @Test func blocksOfAScreenArePrintedAsText() {
    let columns: [TableBlock.Column] = [.init("Place"), .init("Name", .name), .init("Points")]
    let rows: [TableBlock.Row] = [
      .init([.init("1"), .init("Ada"), .init("1,042")], isOwn: true, spokenText: ""),
      .init([.init("10"), .init("日本語"), .init("7")], spokenText: ""),
    ]
    let text = screen([
      .text("text", "One two three."),
      .block("figures", .figures([Figure(name: "Games", value: "12"), Figure(name: "Best", value: "4")])),
      .block("rows", .table(TableBlock("Everyone", columns, rows))),
      .block(
        "bars",
        .bars([
          HistogramBar(label: "0–9", count: 4, share: 100, isOwn: true),
          HistogramBar(label: "10–19", count: 0, share: 0),
        ])), .buttons("buttons", [Action(to: .home, "Home")]),
      .block("choice", .choice(choice)), .block("chart", .chart(chart)), .text("legend", "with hints", .legend),
      .block("problem", .problem("No connection.", nil)),
    ]).text(width: 24)
    #expect(
      text == """
        Title

        Heading
        One two three.
        Games 12    Best 4

        Everyone
        Place  Name       Points
            1  Ada (you)   1,042
           10  日本語          7
          0–9  ██████████ 4  you
        10–19  0
        Games with ‹ 4 pegs ›
        1.50   █
               █
           0 ▁ █
        ▒ with hints
        No connection.
        """)
  }

  private let choice = Choice("Games with", ["3 pegs", "4 pegs"], selectedIndex: 1, action: Action(to: .home, "").id)
  private let chart = BarChart(
    [.init(share: 0, spokenText: ""), .init(share: 100, spokenText: "")], topLabel: "1.50", spokenText: "Guesses lost")

  @Test func blocksAreLaidOutForTheWidth() {
    let bars = [
      HistogramBar(label: "≤ 3", count: 4, share: 100, hintedCount: 3),
      HistogramBar(label: "6", count: 1, share: 25, hintedCount: 1),
      HistogramBar(label: "12", count: 2, share: 1),
    ]
    let screen = screen([
      .block("choice", .choice(choice)), .block("chart", .chart(chart)),
      .block(
        "figures", .figures([Figure(name: "Most days in a row", value: "1,000"), Figure(name: "Best", value: "–")])),
      .block("bars", .bars(bars)),
    ])
    func lines(_ width: Int, supportsUnicode: Bool = false) -> [String] {
      screen.lines(width: width, capabilities: TerminalCapabilities(depth: .none, supportsUnicode: supportsUnicode)).map
      {
        $0.map(\.text).joined()
      }
    }
    #expect(lines(16).prefix(3) == ["Heading", "Games with", "< 4 pegs >"])
    #expect(lines(28).contains { $0.hasPrefix("Most days in a row 1,000") })
    #expect(lines(28).contains { $0.hasPrefix("Best -") })
    #expect(lines(60).contains { $0.hasPrefix("Most days in a row 1,000      Best -") })
    #expect(lines(16).suffix(3) == ["to 3  ##++++++ 4", "   6  ++ 1", "  12  # 2"])
    for width in 10...80 {
      #expect(
        lines(width).dropFirst(3).filter { !$0.hasPrefix("Most") }.allSatisfy { $0.columnCount <= width }, "\(width)")
    }
  }

  @Test func blocksExceptTablesFitTheTerminalOrTakeAtMost36Columns() {
    let gallery = BlockGallery().screen
    // Leave out tables, which are as wide as their longest name. The widest block is the trend of 30 days, 36 columns.
    let screen = Screen<String>(gallery.title, gallery.sections.filter { $0.id != "tables" })
    for supportsUnicode in [false, true] {
      let capabilities = TerminalCapabilities(depth: .none, supportsUnicode: supportsUnicode)
      for width in 28...100 {
        let lines = screen.lines(width: width, capabilities: capabilities, showsTitle: true).map {
          $0.map(\.text).joined()
        }
        let widest = lines.map { $0.withoutTrailingSpaces.columnCount }.max() ?? 0
        #expect(lines.count > 40, "\(width)")
        #expect(widest <= max(width, 36), "\(width)")
      }
    }
  }

  @Test func galleryIsPrintedAsText() {
    let text = BlockGallery().screen.text()
    #expect(text.hasPrefix("Gallery\n\nTexts, and a heading"))
    #expect(text.contains("There are no rows."))
    #expect(text.contains("● average"))
  }

  @Test func emptyTableShowsItsPlaceholder() {
    let rows = TableBlock("Friends", [.init("Name", .name)], [], placeholder: "No one yet.")
    #expect(screen([.block("rows", .table(rows))]).text() == "Title\n\nHeading\n\nFriends\nNo one yet.")
  }

  @Test func controlCharactersInTablesAndTextAreReplaced() {
    let rows = TableBlock("A\u{1B}[2J", [.init("Name", .name)], [.init([.init("B\u{9B}\u{202E}")], spokenText: "")])
    let text = screen([.block("rows", .table(rows)), .text("text", "C\u{7}")]).text()
    #expect(text == "Title\n\nHeading\n\nA?[2J\nName\nB??\nC?")
  }
}
