import AppSupport
import Testing

struct TextSizeTests {
  @Test func fontSizesMatchApplesGuidelines() {
    #expect(TextSize.large.fontSize(.body) == 17)
    #expect(TextSize.large.fontSize(.largeTitle) == 34)
    #expect(TextSize.xSmall.fontSize(.caption2) == 11)
    #expect(TextSize.xxxLarge.fontSize(.title3) == 26)
    #expect(TextSize.accessibility1.fontSize(.footnote) == 23)
    #expect(TextSize.accessibility5.fontSize(.body) == 53)
  }

  @Test(arguments: TextStyle.allCases) func fontSizesNeverShrinkAsTheTextSizeGrows(style: TextStyle) {
    let points = TextSize.allCases.map { $0.fontSize(style) }
    #expect(points == points.sorted())
    #expect(points.count == 12)
  }

  @Test(arguments: TextSize.allCases) func stylesAreOrderedBySize(size: TextSize) {
    let order: [TextStyle] = [
      .largeTitle, .title, .title2, .title3, .headline, .callout, .subheadline, .footnote, .caption, .caption2,
    ]
    let points = order.map { size.fontSize($0) }
    #expect(points == points.sorted(by: >))
    #expect(size.fontSize(.headline) == size.fontSize(.body))
  }

  @Test func fiveSizesAreAccessibilitySizes() {
    #expect(TextSize.allCases.filter { $0.isAccessibilitySize }.count == 5)
  }

  @Test func lineHeightsAreCloseToApplesGuidelines() {
    let leadings: [(TextStyle, Double)] = [
      (.largeTitle, 41), (.title, 34), (.title2, 28), (.title3, 25), (.headline, 22), (.body, 22), (.callout, 21),
      (.subheadline, 20), (.footnote, 18), (.caption, 16), (.caption2, 13),
    ]
    for (style, leading) in leadings {
      let estimate = TextSize.large.lineHeight(style)
      #expect(estimate >= leading - 0.6, "\(style)")
      #expect(estimate < leading + 3, "\(style)")
    }
  }

  @Test func textWithMoreOrWiderLettersIsWider() {
    let size = TextSize.large
    #expect(size.width(of: "Hint", .body) < size.width(of: "New Game", .body))
    #expect(size.width(of: "ill", .body) < size.width(of: "www", .body))
    #expect(size.width(of: "", .body) == 0)
  }

  @Test func buttonsAreLargeEnoughForAFingerAndTheirLabel() {
    for size in TextSize.allCases {
      #expect(size.symbolButtonWidth >= 44)
      #expect(size.buttonHeight >= 44)
    }
    #expect(TextSize.large.buttonWidth("I") == 44)
    #expect(TextSize.large.buttonWidth("New Game") > 90)
  }
}

struct SymbolButtonTests {
  /// The widths that a game leaves for the buttons: an iPhone SE with and without display zoom, a larger iPhone, and
  /// the column beside a board.
  static let widths: [Double] = [320 - 24, 375 - 24, 390 - 24, 264]

  @Test(arguments: TextSize.allCases, widths)
  func fiveSymbolButtonsFitTheWidthInAtMostThreeLines(size: TextSize, width: Double) {
    let plan = size.plan(ofSymbolButtons: 5, width: width)
    #expect(plan.width <= width)
    // Allow half a point for rounding.
    #expect(plan.frames.allSatisfy { $0.start >= 0 && $0.start + $0.width <= width + 0.5 })
    #expect(plan.lines.count <= (size.isAccessibilitySize ? 3 : 2))
    #expect(Array(plan.lines.joined()) == Array(0..<5))
  }

  @Test(arguments: widths) func buttonsAreInOneRowAtTheDefaultSizeIfTheyFit(width: Double) {
    #expect(TextSize.large.plan(ofSymbolButtons: 5, width: width).lines == [0..<5])
    #expect(TextSize.large.plan(ofSymbolButtons: 5, width: 200).lines == [0..<3, 3..<5])
  }
}
