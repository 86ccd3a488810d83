import CodeBreakerModel
import Testing

@testable import CodeBreakerUI

@Suite struct TableLayoutTests {
  /// Every window from a small phone's to a large desktop's, for every number of pegs and choices that a game may have.
  static let windows: [(width: Double, height: Double)] =
    [(320, 454), (375, 553), (390, 700), (430, 800), (568, 250), (667, 326), (844, 340), (932, 380)]
    + [(744, 1000), (1024, 700), (1366, 950), (500, 500), (1800, 400)]

  @Test(arguments: windows) func everythingFits(width: Double, height: Double) {
    for pegCount in GameSetup.pegCounts {
      for choiceCount in GameSetup.choiceCounts {
        let layout = TableLayout(width: width, height: height, pegCount: pegCount, choiceCount: choiceCount)
        #expect(layout.width <= width && layout.columnWidth <= layout.width)
        for row in [layout.master, layout.guess] { #expect(rowWidth(row, pegCount) <= layout.columnWidth) }
        #expect(rowWidth(layout.attempt, pegCount) + TableLayout.attemptExtras <= layout.columnWidth + 0.001)
        #expect(rowWidth(layout.choice, layout.choicesPerRow.max() ?? 0) <= layout.columnWidth + 0.001)
        #expect(layout.choicesPerRow.reduce(0, +) == choiceCount)
      }
    }
  }

  @Test(arguments: windows) func fingersMeetWhatTheyAimAt(width: Double, height: Double) {
    for pegCount in GameSetup.pegCounts {
      for choiceCount in GameSetup.choiceCounts {
        let layout = TableLayout(width: width, height: height, pegCount: pegCount, choiceCount: choiceCount)
        if width >= 375 || height < width || pegCount < 6 {
          #expect(layout.guess.side >= 40, "\(width) x \(height), \(pegCount) pegs: \(layout.guess.side)")
        }
        #expect(layout.choice.side >= TableLayout.touchSide - 0.001)
        #expect(layout.attempt.side >= 20)
      }
    }
  }

  @Test func sidesFollowTheWindow() {
    func layout(_ width: Double, _ height: Double) -> TableLayout {
      TableLayout(width: width, height: height, pegCount: 4, choiceCount: 6)
    }
    #expect(!layout(390, 700).isSideBySide && layout(844, 340).isSideBySide && !layout(744, 1000).isSideBySide)
    #expect(layout(1366, 950).isSideBySide && layout(1366, 950).width == 960)
    #expect(layout(744, 1000).width == 544, "a line that is too long is hard to follow")
    #expect(layout(320, 300).scrolls && !layout(844, 340).scrolls && !layout(320, 480).scrolls)
    let low = layout(568, 250)
    #expect(low.scrolls && !low.isSideBySide && low.columnWidth == low.width, "what scrolls has one column")
    let large = TableLayout(width: 844, height: 600, pegCount: 4, choiceCount: 6, hasLargeText: true)
    #expect(large.scrolls && !large.isSideBySide)
  }

  @Test func largerWindowsHaveNoSmallerPegs() {
    for pegCount in GameSetup.pegCounts {
      var before = 0.0
      for width in stride(from: 200.0, through: 700, by: 1) {
        let side = TableLayout(width: width, height: 2000, pegCount: pegCount, choiceCount: 8).master.side
        #expect(side >= before - 4 * 5 / Double(pegCount), "but for where the spacing grows")
        before = side
      }
    }
  }

  @Test func rowsAreEven() {
    #expect(TableLayout.rows(of: 12, atMost: 6) == [6, 6])
    #expect(TableLayout.rows(of: 7, atMost: 6) == [4, 3])
    #expect(TableLayout.rows(of: 5, atMost: 6) == [5])
    #expect(TableLayout.rows(of: 0, atMost: 6).isEmpty && TableLayout.rows(of: 5, atMost: 0).isEmpty)
    for count in 1...12 {
      for most in 1...12 {
        let rows = TableLayout.rows(of: count, atMost: most)
        #expect(rows.reduce(0, +) == count && rows.allSatisfy { $0 <= most })
        #expect((rows.max() ?? 0) - (rows.min() ?? 0) <= 1)
        #expect(TableLayout.ranges(rows).flatMap { Array($0) } == Array(0..<count))
      }
    }
  }

  @Test func aRowIsNeverWithoutSize() {
    #expect(PegRowLayout(pegCount: 6, width: 0, largest: 50, spacing: 8).side == 1)
    #expect(PegRowLayout(pegCount: 0, width: 100, largest: 50, spacing: 8).side == 50)
    #expect(PegRowLayout(pegCount: 4, width: 100, largest: 50, spacing: 4).side == 22)
  }

  private func rowWidth(_ row: PegRowLayout, _ count: Int) -> Double {
    Double(count) * row.side + Double(count - 1) * row.spacing
  }
}
