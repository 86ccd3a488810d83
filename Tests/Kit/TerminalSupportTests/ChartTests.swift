import Testing

@testable import TerminalSupport

@Suite struct ChartTests {
  private let full = TerminalCapabilities(depth: .trueColor, supportsUnicode: true)
  private let ascii = TerminalCapabilities(depth: .none, supportsUnicode: false)

  @Test func barHeightsMatchTheirValues() {
    let chart = ColumnChart(heights: [0, 0.25, 0.5, 1], rowCount: 2, pitch: 3)
    #expect(chart.lines(full) == ["         ██ ", "▁▁ ▄▄ ██ ██ "])
    #expect(chart.lines(ascii) == ["         ## ", ".. :: ## ## "])
    #expect(ColumnChart(heights: [1, 0.5], rowCount: 1, pitch: 1).lines(full) == ["█▄"])
  }

  @Test func wordsWrapButSpansStayTogether() {
    var flow = SpanFlow(width: 12, indent: 2)
    flow.add([Span("head")], gap: 0)
    flow.add("some words that wrap")
    flow.add([Span("a piece")])
    let lines = flow.lines.map { $0.map(\.text).joined() }
    #expect(lines == ["head  some", "  words that", "  wrap", "  a piece"])
  }
}
