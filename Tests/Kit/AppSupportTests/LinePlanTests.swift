import Testing

@testable import AppSupport

struct LinePlanTests {
  private func items(_ widths: [Double], stretching: Set<Int> = [], secondGroupFrom: Int = .max) -> [LinePlan.Item] {
    widths.enumerated().map {
      LinePlan.Item(width: $1, stretches: stretching.contains($0), group: $0 >= secondGroupFrom ? 1 : 0)
    }
  }

  @Test func itemsThatFitAreInOneLine() {
    let plan = LinePlan(items([40, 50, 60]), spacing: 8, width: 166)
    #expect(plan.lines == [0..<3])
    #expect(plan.width == 166)
    #expect(plan.frames == [.init(start: 0, width: 40), .init(start: 48, width: 50), .init(start: 106, width: 60)])
  }

  @Test func itemsAreDistributedEvenlyOverTheFewestLines() {
    #expect(LinePlan(items([44, 44, 44, 44, 44]), spacing: 8, width: 220).lines == [0..<3, 3..<5])
    #expect(LinePlan(items([44, 44, 44, 44]), spacing: 8, width: 180).lines == [0..<2, 2..<4])
    #expect(LinePlan(items([100, 20, 20, 20]), spacing: 0, width: 140).lines == [0..<1, 1..<4])
    #expect(LinePlan(items([44, 44, 44]), spacing: 8, width: 50).lines == [0..<1, 1..<2, 2..<3])
  }

  @Test func groupsThatDoNotFitTogetherAreInSeparateLines() {
    let all = items([80, 80, 44, 44, 44], secondGroupFrom: 2)
    #expect(LinePlan(all, spacing: 8, width: 400).lines == [0..<5])
    #expect(LinePlan(all, spacing: 8, width: 200).lines == [0..<2, 2..<5])
    #expect(LinePlan(all, spacing: 8, width: 100).lines == [0..<1, 1..<2, 2..<4, 4..<5])
  }

  @Test func breakingEverywhereGivesEachItemALineUnlessAllFit() {
    #expect(LinePlan(items([80, 80, 80]), spacing: 8, width: 255, breakMode: .everywhere).lines.count == 3)
    #expect(LinePlan(items([80, 80, 80]), spacing: 8, width: 256, breakMode: .everywhere).lines.count == 1)
  }

  @Test func itemIsNotWiderThanTheAvailableWidth() {
    let plan = LinePlan(items([500, 30]), spacing: 8, width: 120)
    #expect(plan.lines == [0..<1, 1..<2])
    #expect(plan.frames[0].width == 120)
    #expect(plan.width == 120)
    #expect(LinePlan(items([500]), spacing: 8, width: -5).width == 0)
  }

  @Test func stretchingItemsFillTheLineWithEqualWidthsIfPossible() {
    let even = LinePlan(items([30, 60, 44], stretching: [0, 1]), spacing: 8, width: 260)
    #expect(even.frames.map { $0.width } == [100, 100, 44])
    #expect(even.width == 260)
    let uneven = LinePlan(items([20, 150], stretching: [0, 1]), spacing: 10, width: 200)
    #expect(uneven.frames.map { $0.width } == [30, 160])
  }

  @Test func itemsKeepTheirWidthsWithoutALimit() {
    let plan = LinePlan(items([30, 60], stretching: [0]), spacing: 8, width: nil)
    #expect(plan.lines == [0..<2])
    #expect(plan.width == 98)
    #expect(plan.frames.map { $0.width } == [30, 60])
  }

  @Test func shortLineIsAligned() {
    let starts = { (alignment: LinePlan.Alignment) in
      LinePlan(items([60, 60, 60]), spacing: 0, width: 130, alignment: alignment).frames.map { $0.start }
    }
    #expect(starts(.leading) == [0, 60, 0])
    #expect(starts(.center) == [0, 60, 30])
    #expect(starts(.trailing) == [0, 60, 60])
  }

  /// SwiftUI asks a layout for its size, and then asks it to fill exactly that size. Both must give equal lines.
  @Test(arguments: [LinePlan.BreakMode.evenly, .everywhere], Array(stride(from: 40.0, to: 700, by: 7)))
  func layoutInTheReportedWidthHasTheSameLinesAndItemWidths(breakMode: LinePlan.BreakMode, room: Double) {
    let all = items([81, 44.25, 120, 30.5, 44.25, 61, 44.25, 90], secondGroupFrom: 3)
    let asked = LinePlan(all, spacing: 8, width: room, breakMode: breakMode)
    let placed = LinePlan(all, spacing: 8, width: asked.width, breakMode: breakMode)
    #expect(placed.lines == asked.lines)
    #expect(placed.frames.map { $0.width } == asked.frames.map { $0.width })
  }

  @Test func emptyPlanHasNoLines() {
    let plan = LinePlan([], spacing: 8, width: 100)
    #expect(plan.lines.isEmpty)
    #expect(plan.frames.isEmpty)
    #expect(plan.width == 0)
  }
}
