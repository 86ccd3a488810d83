import AppSupport
import CodeBreakerModel
import Testing

@testable import CodeBreakerUI

@Suite struct GameLayoutTests {
  static let windows: [(width: Double, height: Double)] =
    [(320, 454), (375, 553), (390, 700), (430, 800), (568, 250), (667, 326), (844, 340), (932, 380)]
    + [(744, 1000), (1024, 700), (1366, 950), (500, 500), (1800, 400)]

  @Test(arguments: windows) func layoutFitsTheWindowsWidthAndShowsAllChoices(width: Double, height: Double) {
    for pegCount in GameSetup.pegCounts {
      for choiceCount in GameSetup.choiceCounts {
        let layout = GameLayout(width: width, height: height, pegCount: pegCount, choiceCount: choiceCount)
        #expect(layout.width <= width)
        #expect(layout.columnWidth <= layout.width)
        for row in [layout.master, layout.guess] { #expect(rowWidth(row, pegCount) <= layout.columnWidth) }
        #expect(
          rowWidth(layout.attempt, pegCount) + GameLayout.attemptExtraWidth + layout.rowEndWidth <= layout.columnWidth
            + 0.001)
        #expect(rowWidth(layout.choice, layout.choicesPerRow.max() ?? 0) <= layout.columnWidth + 0.001)
        #expect(layout.choicesPerRow.reduce(0, +) == choiceCount)
      }
    }
  }

  @Test(arguments: windows)
  func holesAndChoicesAreLargeEnoughExceptSixHolesOnTheSmallestPhone(width: Double, height: Double) {
    for pegCount in GameSetup.pegCounts {
      for choiceCount in GameSetup.choiceCounts {
        let layout = GameLayout(width: width, height: height, pegCount: pegCount, choiceCount: choiceCount)
        if width >= 375 || height < width || pegCount < 6 {
          #expect(layout.guess.side >= 40, "\(width) x \(height), \(pegCount) pegs: \(layout.guess.side)")
        }
        #expect(layout.choice.side >= GameButtonMetrics.minSide - 0.001)
        #expect(layout.attempt.side >= 20)
      }
    }
  }

  @Test func windowAndTextSizeDetermineColumnsAndScrolling() {
    func layout(_ width: Double, _ height: Double) -> GameLayout {
      GameLayout(width: width, height: height, pegCount: 4, choiceCount: 6)
    }
    #expect(!layout(390, 700).isSideBySide)
    #expect(layout(844, 340).isSideBySide)
    #expect(!layout(744, 1000).isSideBySide)
    #expect(layout(1366, 500).isSideBySide)
    #expect(layout(1366, 500).width == 960)
    #expect(layout(744, 1000).isBoard)
    #expect(layout(1366, 950).isBoard)
    #expect(!layout(1366, 500).isBoard)
    #expect(!layout(390, 1000).isBoard)
    #expect(layout(1366, 950).hintWidth == 360)
    #expect(layout(1100, 950).hintWidth == 254)
    #expect(layout(1024, 950).hintWidth == nil, "no room beside a board")
    #expect(layout(1366, 500).hintWidth == nil, "no room beside a board")
    let tablet = layout(1180, 727)
    #expect(tablet.isBoard, "rows are lower on a wide tablet")
    #expect(tablet.minRowHeight < layout(744, 1000).minRowHeight, "rows are lower on a wide tablet")
    let long = GameLayout(width: 744, height: 1000, pegCount: 4, choiceCount: 6, rowCount: 30)
    #expect(!long.isBoard, "too many rows")
    #expect(layout(744, 1000).width == 544, "columns have a maximum width")
    #expect(layout(320, 300).scrolls)
    #expect(!layout(844, 340).scrolls)
    #expect(!layout(320, 480).scrolls)
    let low = layout(568, 250)
    #expect(low.scrolls, "a scrolling layout has one column")
    #expect(!low.isSideBySide, "a scrolling layout has one column")
    #expect(low.columnWidth == low.width, "a scrolling layout has one column")
    let large = GameLayout(width: 844, height: 600, pegCount: 4, choiceCount: 6, size: .accessibility1)
    #expect(large.scrolls)
    #expect(!large.isSideBySide)
  }

  /// Each row has the size of a phone without its bars, and the smallest text size at which the screen scrolls.
  @Test func textSizeDecidesWhetherTheScreenScrolls() {
    let phones: [(width: Double, height: Double, TextSize)] = [
      // An iPhone SE with and without display zoom and an iPhone 12, each in portrait and landscape, and a large phone.
      (320, 499, .accessibility1), (375, 598, .accessibility1), (568, 252, .xSmall), (667, 326, .xxxLarge),
      (390, 714, .accessibility1), (750, 320, .xxxLarge), (430, 790, .accessibility1),
    ]
    for (width, height, first) in phones {
      let scrolling = TextSize.allCases.filter {
        GameLayout(width: width, height: height, pegCount: 4, choiceCount: 6, size: $0).scrolls
      }
      #expect(scrolling.first == first, "\(width) x \(height)")
      #expect(scrolling == TextSize.allCases.filter { $0 >= first }, "\(width) x \(height)")
    }
  }

  @Test(arguments: TextSize.allCases) func layoutFitsTheWindowOrScrollsInOneColumn(size: TextSize) {
    for (width, height) in Self.windows {
      for pegCount in GameSetup.pegCounts {
        for choiceCount in GameSetup.choiceCounts {
          let layout = GameLayout(
            width: width, height: height, pegCount: pegCount, choiceCount: choiceCount, size: size)
          if !layout.scrolls { #expect(layout.minHeight <= height) }
          #expect(!layout.scrolls || !layout.isSideBySide)
          #expect(layout.scrolls || !size.isAccessibilitySize)
          #expect(layout.width <= width)
          #expect(layout.columnWidth <= layout.width)
        }
      }
    }
  }

  @Test(arguments: TextSize.allCases) func buttonsBelowTheChoicesFitTheColumn(size: TextSize) {
    for width in [304.0, 359, 374, 414, 544] {
      let plan = GameLayout.buttonPlan(width: width, size: size)
      #expect(plan.width <= width + 0.001)
      for line in plan.lines {
        let frames = plan.frames[line]
        #expect((frames.last.map { $0.start + $0.width } ?? 0) <= width + 0.001)
      }
    }
  }

  @Test func buttonsWrapIfTheTextIsLarge() {
    #expect(GameLayout.buttonPlan(width: 374, size: .large).lines == [0..<3])
    #expect(GameLayout.buttonPlan(width: 374, size: .accessibility5).lines == [0..<2, 2..<3])
  }

  @Test func pegDragStartsByHoldingIfTheScreenScrolls() {
    func dragStart(_ width: Double, _ height: Double, _ size: TextSize = .large) -> PegDragStart {
      GameLayout(width: width, height: height, pegCount: 4, choiceCount: 6, size: size).dragStart
    }
    #expect(dragStart(390, 700) == .move)
    #expect(dragStart(844, 340) == .move)
    #expect(dragStart(744, 1000) == .move)
    #expect(dragStart(390, 700, .accessibility1) == .hold)
    #expect(dragStart(390, 700, .accessibility5) == .hold)
    #expect(dragStart(568, 250) == .hold)
    #expect(dragStart(320, 300) == .hold)
  }

  @Test func pegsDoNotShrinkInWiderWindowsUnlessTheSpacingGrows() {
    for pegCount in GameSetup.pegCounts {
      var before = 0.0
      for width in stride(from: 200.0, through: 700, by: 1) {
        let side = GameLayout(width: width, height: 2000, pegCount: pegCount, choiceCount: 8).master.side
        #expect(side >= before - 4 * 5 / Double(pegCount), "except where the spacing grows")
        before = side
      }
    }
  }

  @Test func itemsAreDistributedEvenlyOverRows() {
    #expect(GameLayout.rowLengths(of: 12, atMost: 6) == [6, 6])
    #expect(GameLayout.rowLengths(of: 7, atMost: 6) == [4, 3])
    #expect(GameLayout.rowLengths(of: 5, atMost: 6) == [5])
    #expect(GameLayout.rowLengths(of: 0, atMost: 6).isEmpty)
    #expect(GameLayout.rowLengths(of: 5, atMost: 0).isEmpty)
    for count in 1...12 {
      for most in 1...12 {
        let rows = GameLayout.rowLengths(of: count, atMost: most)
        #expect(rows.reduce(0, +) == count)
        #expect(rows.allSatisfy { $0 <= most })
        #expect((rows.max() ?? 0) - (rows.min() ?? 0) <= 1)
        #expect(GameLayout.ranges(rows).flatMap { Array($0) } == Array(0..<count))
      }
    }
  }

  @Test func pegSideFollowsTheWidthWithinItsLimits() {
    #expect(PegRowLayout(pegCount: 6, width: 0, maxSide: 50, spacing: 8).side == 1)
    #expect(PegRowLayout(pegCount: 0, width: 100, maxSide: 50, spacing: 8).side == 50)
    #expect(PegRowLayout(pegCount: 4, width: 100, maxSide: 50, spacing: 4).side == 22)
  }

  private func rowWidth(_ row: PegRowLayout, _ count: Int) -> Double {
    Double(count) * row.side + Double(count - 1) * row.spacing
  }
}
