import AppSupport
import Testing
import TriplesSession

@testable import TriplesUI

struct GameLayoutTests {
  /// A screen with its size classes and with the size in points that is available for the game.
  struct Screen: CustomTestStringConvertible {
    let name: String
    let width: Double
    let height: Double
    var hasCompactHeight = false
    var hasCompactWidth = false

    var testDescription: String { name }

    func layout(_ textSize: TextSize = .large, hasLongControls: Bool = false) -> GameLayout {
      GameLayout(
        width: width, height: height, hasCompactHeight: hasCompactHeight, hasCompactWidth: hasCompactWidth,
        textSize: textSize, hasLongControls: hasLongControls)
    }
  }

  static let portraitScreens = [
    Screen(name: "iPhone 12", width: 366, height: 673, hasCompactWidth: true),
    Screen(name: "iPhone SE", width: 351, height: 574, hasCompactWidth: true),
    Screen(name: "iPhone SE, display zoomed", width: 296, height: 475, hasCompactWidth: true),
    Screen(name: "iPad", width: 786, height: 930),
    Screen(name: "a third of an iPad", width: 296, height: 930, hasCompactWidth: true),
  ]

  static let wideScreens = [
    Screen(name: "iPhone 12 on its side", width: 726, height: 280, hasCompactHeight: true, hasCompactWidth: true),
    Screen(name: "iPhone SE on its side", width: 643, height: 302, hasCompactHeight: true, hasCompactWidth: true),
    Screen(
      name: "iPhone SE, display zoomed, on its side", width: 544, height: 220, hasCompactHeight: true,
      hasCompactWidth: true),
    Screen(name: "iPhone Pro Max on its side", width: 800, height: 320, hasCompactHeight: true),
    Screen(name: "iPad on its side", width: 1_056, height: 660),
    Screen(name: "a Mac", width: 1_400, height: 800),
  ]

  static let windows = [
    Screen(name: "a Mac window of 900 × 760", width: 876, height: 664),
    Screen(name: "Stage Manager at 800 × 640", width: 776, height: 544),
    Screen(name: "Stage Manager, small and wide", width: 616, height: 380),
    Screen(name: "Stage Manager, narrow", width: 351, height: 600, hasCompactWidth: true),
    Screen(name: "Stage Manager at its smallest", width: 296, height: 296, hasCompactWidth: true),
  ]

  @Test(arguments: portraitScreens)
  func portraitScreenHasAStackedLayoutThatDoesNotScroll(screen: Screen) {
    #expect(screen.layout().arrangement == .stacked)
    #expect(screen.layout().boardSide == nil)
    #expect(!screen.layout().scrolls)
  }

  @Test(arguments: wideScreens)
  func wideScreenHasASideBySideLayoutWithALargeBoard(screen: Screen) throws {
    let layout = screen.layout()
    let side = try #require(layout.boardSide)
    #expect(layout.arrangement == .sideBySide)
    #expect(side <= screen.height)
    #expect(side >= screen.height * 0.9)
  }

  @Test(arguments: TextSize.allCases, portraitScreens + wideScreens + windows)
  func figuresAndToolsFitBesideOrBelowTheBoardInFewRows(size: TextSize, screen: Screen) throws {
    let layout = screen.layout(size)
    var room = min(screen.width, GameLayout.maxStackWidth)
    if layout.arrangement == .sideBySide {
      let side = try #require(layout.boardSide)
      #expect(side + GameLayout.gap + layout.sidebarWidth.lowerBound <= screen.width)
      #expect(side >= min(screen.height, GameLayout.minBoardSide))
      room = layout.sidebarWidth.lowerBound
    }
    let plan = GameLayout.figuresPlan(size, width: room)
    #expect(plan.frames.allSatisfy { $0.start >= 0 && $0.start + $0.width <= room + 0.5 })
    // Beside the board, the tools fit one row, or two rows at accessibility sizes. Below it, they may need one more.
    let toolRows = plan.lines.filter { $0.upperBound > 2 }.count
    #expect(toolRows <= (size.isAccessibilitySize ? 3 : 2))
    if layout.arrangement == .sideBySide { #expect(toolRows <= (size.isAccessibilitySize ? 2 : 1)) }
    // A figure has the requested width, or a row of its own.
    for (index, frame) in plan.frames.prefix(2).enumerated() where frame.width < GameLayout.figureWidth(size) - 0.5 {
      #expect(plan.lines.contains(index..<index + 1))
    }
  }

  @Test(arguments: portraitScreens)
  func toolsAreInOneRowAtTheDefaultSize(screen: Screen) {
    let plan = GameLayout.figuresPlan(.large, width: min(screen.width, GameLayout.maxStackWidth))
    #expect(plan.lines == (screen.width >= 440 ? [0..<7] : [0..<2, 2..<7]))
  }

  @Test(arguments: TextSize.allCases, portraitScreens + windows)
  func screenThatDoesNotScrollHasRoomForTheBoard(size: TextSize, screen: Screen) {
    let layout = screen.layout(size)
    guard layout.arrangement == .stacked else { return }
    let rest = GameLayout.heightWithoutBoard(width: min(screen.width, GameLayout.maxStackWidth), size)
    if !layout.scrolls { #expect(screen.height - rest >= min(GameLayout.minBoardSide, screen.width)) }
    #expect(layout.scrolls == (layout.boardSide != nil))
  }

  @Test(arguments: TextSize.allCases.filter { !$0.isAccessibilitySize }, Array(portraitScreens.prefix(2)))
  func phoneDoesNotScrollAtOrdinaryTextSizesWithoutDisplayZoom(size: TextSize, screen: Screen) {
    #expect(!screen.layout(size).scrolls)
  }

  @Test(arguments: portraitScreens)
  func largeTextScrollsWithoutShrinkingTheBoardBelow200Points(screen: Screen) throws {
    let layout = screen.layout(.accessibility3)
    let side = try #require(layout.boardSide)
    #expect(layout.scrolls)
    #expect(side > 200)
    #expect(side <= min(screen.width, screen.height))
    #expect(screen.height - side >= 40, "there is room to scroll")
  }

  @Test(arguments: portraitScreens)
  func boardAboveLongControlsTakesAtMostHalfTheHeight(screen: Screen) throws {
    let layout = screen.layout(hasLongControls: true)
    let side = try #require(layout.boardSide)
    #expect(layout.scrolls)
    #expect(side > 200)
    #expect(side <= screen.height / 2)
    #expect(side <= screen.width)
  }

  @Test(arguments: wideScreens)
  func longControlsDoNotShrinkABoardBesideThem(screen: Screen) {
    #expect(screen.layout(hasLongControls: true).boardSide == screen.layout().boardSide)
  }

  @Test func columnIsBelowTheBoardIfThereIsNoRoomBesideIt() {
    let screen = Screen(name: "a low window", width: 400, height: 300)
    #expect(screen.layout().arrangement == .stacked)
    #expect(Screen(name: "a wider one", width: 480, height: 300).layout().arrangement == .sideBySide)
  }

  @Test func boardShrinksToTheAvailableSpace() {
    #expect(Screen(name: "none", width: 0, height: 0).layout(.accessibility3).boardSide == 0)
    #expect((Screen(name: "a sliver", width: 90, height: 20).layout().boardSide ?? 0) <= 20)
  }

  @Test(arguments: TextSize.allCases)
  func levelNumbersFitTheirTilesOnTheNarrowestPhone(size: TextSize) {
    let count = LevelsContent.columnCount(size)
    #expect(TriplesSession.LevelChapter.size.isMultiple(of: count))
    let width = (288 - Double(count - 1) * LevelsContent.gap) / Double(count)
    #expect(size.width(of: "1000", .headline) * LevelsContent.minScale + 8 <= width)
    #expect(size.isAccessibilitySize || count == 4)
  }
}
