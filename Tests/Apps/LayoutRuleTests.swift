import Foundation
import Testing

@testable import SwiftUI

/// The rules of the layout stage. Each case has what Apple's page says, and a case beside it to which that doesn't apply.
@Suite struct LayoutRuleTests {
  private func fixed(_ width: CGFloat, _ height: CGFloat) -> Box {
    Box(LeafRule.fixed(CGSize(width: width, height: height)))
  }

  private func filling() -> Box { Box(LeafRule.filling) }

  /// A view that takes what is proposed, within limits.
  private func flexible(width: ClosedRange<CGFloat>, height: CGFloat = 10) -> Box {
    Box(
      LeafRule { proposal in
        CGSize(width: min(width.upperBound, max(width.lowerBound, proposal.width ?? width.lowerBound)), height: height)
      })
  }

  private func text(_ content: String, lines: Int? = nil, minScale: Double = 1) -> Box {
    Box(
      LeafRule.text(
        TextBlock(content: content, font: TextRole.body.font(textSize: 3), lineLimit: lines, minScale: minScale)))
  }

  private func placed(_ rule: some LayoutRule, _ boxes: [Box], width: CGFloat, height: CGFloat) -> [CGRect?] {
    let box = Box(rule, boxes)
    box.place(in: CGRect(x: 0, y: 0, width: width, height: height))
    return boxes.map(\.frame)
  }

  private func size(_ rule: some LayoutRule, _ boxes: [Box], _ width: CGFloat?, _ height: CGFloat?) -> CGSize {
    Box(rule, boxes).size(for: Proposal(width: width, height: height))
  }

  @Test func stackSharesSpaceEquallyAfterTheLeastFlexibleView() {
    let boxes = [filling(), fixed(20, 10), filling()]
    #expect(
      placed(StackRule(axis: .horizontal, spacing: 10), boxes, width: 140, height: 10).map { $0?.width } == [
        50, 20, 50,
      ])
  }

  @Test func stackWithoutProposalUsesIdealSizes() {
    let boxes = [filling(), fixed(20, 30)]
    #expect(size(StackRule(axis: .horizontal, spacing: 10), boxes, nil, nil) == CGSize(width: 40, height: 30))
    #expect(size(StackRule(axis: .vertical, spacing: 10), boxes, nil, nil) == CGSize(width: 20, height: 50))
  }

  @Test func higherPriorityComesFirstAndLeavesTheSmallestSizes() {
    let low = flexible(width: 30...200), high = flexible(width: 10...200)
    #expect(
      placed(StackRule(axis: .horizontal, spacing: 0), [low, high], width: 100, height: 10).map { $0?.width } == [
        50, 50,
      ])
    let preferred = flexible(width: 10...200)
    preferred.priority = 1
    let other = flexible(width: 30...200)
    #expect(
      placed(StackRule(axis: .horizontal, spacing: 0), [other, preferred], width: 100, height: 10).map { $0?.width }
        == [
          30, 70,
        ])
  }

  @Test func largerMinimumComesFirstAmongViewsWithoutMaximum() {
    let wide = flexible(width: 80 ... .infinity), narrow = flexible(width: 10 ... .infinity)
    #expect(
      placed(StackRule(axis: .horizontal, spacing: 0), [narrow, wide], width: 100, height: 10).map { $0?.width } == [
        20, 80,
      ])
  }

  @Test func stackIsAsLargeAsItsViewsEvenIfTheyDontFit() {
    #expect(size(StackRule(axis: .horizontal, spacing: 5), [fixed(50, 10), fixed(60, 10)], 80, 10).width == 115)
  }

  @Test func spacerHasNoStandardSpacing() {
    let spacer = filling()
    spacer.isSpacer = true
    #expect(
      placed(StackRule(axis: .horizontal), [fixed(10, 10), spacer, fixed(10, 10)], width: 100, height: 10)[1]?.width
        == 80)
    let shape = filling()
    #expect(
      placed(StackRule(axis: .horizontal), [fixed(10, 10), shape, fixed(10, 10)], width: 100, height: 10)[1]?.width
        == 64)
  }

  @Test func spacerTakesOnlyWhatOthersLeave() {
    let spacer = filling()
    spacer.isSpacer = true
    let rule = StackRule(axis: .horizontal, spacing: 0)
    #expect(placed(rule, [flexible(width: 10...80), spacer], width: 100, height: 10).map { $0?.width } == [80, 20])
    #expect(placed(rule, [flexible(width: 10...80), filling()], width: 100, height: 10).map { $0?.width } == [50, 50])
  }

  @Test func stackAlignsBaselines() {
    let small = Box(LeafRule(baseline: 8) { _ in CGSize(width: 10, height: 10) })
    let large = Box(LeafRule(baseline: 30) { _ in CGSize(width: 10, height: 40) })
    #expect(
      placed(StackRule(axis: .horizontal, alignment: nil), [small, large], width: 100, height: 40).map { $0?.minY } == [
        22, 0,
      ])
    #expect(placed(StackRule(axis: .horizontal), [small, large], width: 100, height: 40).map { $0?.minY } == [15, 0])
  }

  @Test func layersGetTheSameProposalAndAlignInTheirUnion() {
    let boxes = [fixed(40, 20), fixed(10, 10)]
    #expect(size(LayerRule(), boxes, 100, 100) == CGSize(width: 40, height: 20))
    #expect(
      placed(LayerRule(alignment: RelativePoint(1, 1)), boxes, width: 100, height: 100)[1]
        == CGRect(x: 60, y: 50, width: 10, height: 10))
  }

  @Test func decorationTakesTheSizeOfWhatItDecorates() {
    let boxes = [filling(), fixed(40, 20)]
    #expect(size(DecorationRule(main: 1), boxes, 100, 100) == CGSize(width: 40, height: 20))
    #expect(placed(DecorationRule(main: 1), boxes, width: 100, height: 100)[0]?.size == CGSize(width: 40, height: 20))
  }

  @Test func fixedFrameReplacesTheProposalOnlyWhereItHasASize() {
    #expect(size(FixedFrameRule(width: 30, height: nil), [filling()], 100, 50) == CGSize(width: 30, height: 50))
    let overflowing = fixed(40, 10)
    #expect(placed(FixedFrameRule(width: 30, height: nil), [overflowing], width: 30, height: 10)[0]?.minX == -5)
  }

  @Test func frameWithBothLimitsTakesTheProposal() {
    typealias Limits = FlexibleFrameRule.Limits
    let view = fixed(50, 10)
    func width(_ limits: Limits, _ proposal: CGFloat?) -> CGFloat {
      size(FlexibleFrameRule(width: limits), [view], proposal, nil).width
    }
    #expect(width(Limits(min: 20, max: 200), 120) == 120)
    #expect(width(Limits(min: 20, max: 200), 10) == 20)
    #expect(width(Limits(max: .infinity), 120) == 120)
    #expect(width(Limits(max: .infinity), 30) == 50)
    #expect(width(Limits(max: .infinity), nil) == 50)
    #expect(width(Limits(min: 80), 120) == 80)
    #expect(width(Limits(min: 20), 30) == 30)
    #expect(width(Limits(ideal: 70, max: .infinity), nil) == 70)
    #expect(width(Limits(), 120) == 50)
  }

  @Test func frameWithMinimumHeightOffersThatHeight() {
    let top = fixed(10, 10), spacer = filling()
    spacer.isSpacer = true
    let frame = Box(FlexibleFrameRule(height: .init(min: 100)), [Box(StackRule(axis: .vertical), [top, spacer])])
    let scroll = Box(ScrollRule(), [frame])
    scroll.place(in: CGRect(x: 0, y: 0, width: 50, height: 100))
    #expect(spacer.frame?.height == 90)
  }

  @Test func paddingReducesTheProposal() {
    let view = filling()
    #expect(
      placed(PaddingRule(top: 1, leading: 2, bottom: 3, trailing: 4), [view], width: 50, height: 40)[0]
        == CGRect(x: 2, y: 1, width: 44, height: 36))
    #expect(size(PaddingRule(leading: 2), [fixed(10, 10)], nil, nil).width == 12)
  }

  @Test func aspectRatioFitsOrFills() {
    #expect(size(AspectRatioRule(ratio: 1), [filling()], 100, 60) == CGSize(width: 60, height: 60))
    #expect(size(AspectRatioRule(ratio: 1, fills: true), [filling()], 100, 60) == CGSize(width: 100, height: 100))
    #expect(size(AspectRatioRule(ratio: 2), [filling()], 100, nil) == CGSize(width: 100, height: 50))
  }

  @Test func fixedSizeIgnoresTheProposal() {
    let long = "A sentence that is wider than its room"
    #expect(size(FixedSizeRule(), [text(long)], 100, 100).width > 200)
    #expect(size(FixedSizeRule(horizontal: false), [text(long)], 100, 10).height == 88)
  }

  @Test func offsetLeavesTheParentsSizeAlone() {
    let view = fixed(10, 10)
    #expect(size(OffsetRule(x: 50, y: 0), [view], 100, 100).width == 10)
    #expect(placed(OffsetRule(x: 50, y: 0), [view], width: 10, height: 10)[0]?.minX == 50)
    #expect(placed(PositionRule(x: 50, y: 20), [view], width: 100, height: 100)[0]?.origin == CGPoint(x: 45, y: 15))
  }

  @Test func scrollViewIsAsTallAsProposedAndItsContentAsTallAsItIs() {
    let content = fixed(30, 500)
    let scroll = Box(ScrollRule(offset: CGPoint(x: 0, y: 50)), [content])
    scroll.place(in: CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(scroll.frame == CGRect(x: 35, y: 0, width: 30, height: 200))
    #expect(content.frame == CGRect(x: 35, y: -50, width: 30, height: 500))
    #expect(size(ScrollRule(scrollsVertically: false), [fixed(30, 500)], 100, 200).height == 500)
  }

  @Test func geometryReaderFillsItsSpaceAndReportsIt() {
    var reported: CGRect?
    let view = fixed(10, 10)
    #expect(placed(GeometryRule { reported = $0 }, [view], width: 100, height: 50)[0]?.origin == .zero)
    #expect(reported?.size == CGSize(width: 100, height: 50))
    #expect(size(GeometryRule { _ in }, [view], nil, nil) == CGSize(width: 10, height: 10))
  }

  @Test func viewThatFitsTakesTheFirstThatFitsOrTheLast() {
    let views = { [self.fixed(80, 10), self.fixed(40, 20), self.fixed(30, 90)] }
    #expect(size(FittingRule(vertical: false), views(), 100, 10).width == 80)
    #expect(size(FittingRule(vertical: false), views(), 50, 10).width == 40)
    #expect(size(FittingRule(), views(), 50, 15).width == 30)
    let boxes = views()
    #expect(
      placed(FittingRule(vertical: false), boxes, width: 50, height: 10).map { $0 == nil } == [true, false, true])
  }

  @Test func backgroundExtendsOnlyAtTheEdgesOfTheSafeArea() {
    let area = SafeArea()
    area.bounds = CGRect(x: 0, y: 0, width: 100, height: 200)
    area.safe = CGRect(x: 0, y: 20, width: 100, height: 150)
    let all = filling(), box = Box(IgnoringSafeAreaRule(area: area), [all])
    box.place(in: area.safe)
    #expect(all.frame == area.bounds)
    let inner = filling(), innerBox = Box(IgnoringSafeAreaRule(area: area), [inner])
    innerBox.place(in: CGRect(x: 10, y: 30, width: 50, height: 50))
    #expect(inner.frame == CGRect(x: 10, y: 30, width: 50, height: 50))
  }

  @Test func insetTakesItsHeightFromTheContent() {
    func heights(_ spacing: CGFloat, _ bar: Box) -> [CGFloat?] {
      let rule = InsetRule(spacing: spacing, outer: SafeArea(), inner: SafeArea())
      return placed(rule, [filling(), bar], width: 100, height: 200).map { $0?.height }
    }
    #expect(heights(0, fixed(50, 30)) == [170, 30])
    #expect(heights(8, fixed(0, 0)) == [200, 0])
  }

  @Test func backgroundExtendsUnderBars() {
    let screen = SafeArea(), inner = SafeArea()
    let background = filling(), content = filling(), bar = fixed(100, 30)
    let page = Box(LayerRule(), [Box(IgnoringSafeAreaRule(area: inner), [background]), content])
    let bars = Box(InsetRule(spacing: 0, outer: screen, inner: inner), [page, bar])
    Box(ScreenRule(area: screen, top: 20, bottom: 10), [bars]).place(in: CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(background.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(content.frame == CGRect(x: 0, y: 20, width: 100, height: 140))
    #expect(bar.frame?.maxY == 190)
  }

  @Test func adaptiveColumnsAreAsManyAsFit() {
    let boxes = (0..<5).map { _ in filling() }
    let rule = ColumnsRule(columns: [.adaptive(min: 30, max: .infinity)], columnSpacing: 10, rowSpacing: 5)
    #expect(size(rule, boxes, 110, nil) == CGSize(width: 110, height: 25))
    #expect(size(rule, boxes, 109, nil).height == 40)
    #expect(placed(rule, boxes, width: 110, height: 25)[3]?.origin == CGPoint(x: 0, y: 15))
  }

  @Test func gridSharesTheWidthsOfItsColumns() {
    let cells = [fixed(10, 10), fixed(50, 10), fixed(30, 20), fixed(20, 10)]
    let rows = [Box(GridRowRule(), [cells[0], cells[1]]), Box(GridRowRule(), [cells[2], cells[3]])]
    let grid = Box(GridRule(columnSpacing: 5, rowSpacing: 5, alignment: .topLeading), rows)
    grid.place(in: CGRect(x: 0, y: 0, width: 85, height: 35))
    #expect(cells.map { $0.frame?.minX } == [0, 35, 0, 35])
    #expect(rows.map { $0.frame?.minY } == [0, 15])
  }
}
