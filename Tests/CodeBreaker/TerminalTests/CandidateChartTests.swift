import CodeBreakerModel
import CodeBreakerSession
import CodeBreakerTestSupport
import TerminalSupport
import Testing

@testable import CodeBreakerTerminal

@Suite struct CandidateChartTests {
  private let full = TerminalCapabilities(depth: .trueColor, supportsUnicode: true)
  private let ascii = TerminalCapabilities(depth: .none, supportsUnicode: false)

  @Test func chartIsLogarithmicAndFitsItsWidth() throws {
    let game = try CodeBreaker(line: "codebreaker/1 537 4.mastermind 0123,0-55,2020")
    let chart = CodeBreakerSession.CandidateChart(of: try Review(of: game, advices: FakeCoach.advices(for: game)))
    func drawn(_ room: Int, _ capabilities: TerminalCapabilities) -> [String] {
      chart.textLines(room, capabilities).map { line in
        var text = line.map(\.text).joined()
        while text.last == " " { text.removeLast() }
        return text
      }
    }
    let points = chart.points.map(\.candidateCount)
    #expect(points[0] == 1296)
    #expect(points[1] == 252)
    #expect(points[3] == 1)
    let lines = drawn(chart.width, ascii)
    #expect(lines.first == "1,000 ..")
    #expect(lines[1] == "  100 ## ::")
    #expect(lines.last == "          1  2  3")
    // If there is little room, the chart omits attempts, but not the first or the last.
    for room in 1...20 {
      let lines = drawn(room, full)
      #expect(lines.allSatisfy { $0.count <= max(room, 7) }, "\(room)")
      #expect(lines[0].contains("▁"))
    }
  }
}
