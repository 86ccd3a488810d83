import Testing

@testable import TriplesUI

struct TableLayoutTests {
  /// A screen by its size in points and its size classes.
  struct Screen: CustomTestStringConvertible {
    let name: String
    let width: Double
    let height: Double
    var hasCompactHeight = false
    var hasCompactWidth = false

    var testDescription: String { name }

    func layout(hasLargeText: Bool = false, hasMore: Bool = false) -> TableLayout {
      TableLayout(
        width: width, height: height, hasCompactHeight: hasCompactHeight, hasCompactWidth: hasCompactWidth,
        hasLargeText: hasLargeText, hasMore: hasMore)
    }
  }

  static let upright = [
    Screen(name: "iPhone 12", width: 366, height: 700, hasCompactWidth: true),
    Screen(name: "iPhone SE", width: 296, height: 480, hasCompactWidth: true),
    Screen(name: "iPad", width: 786, height: 930),
    Screen(name: "a third of an iPad", width: 296, height: 930, hasCompactWidth: true),
  ]

  static let wide = [
    Screen(name: "iPhone 12 on its side", width: 726, height: 280, hasCompactHeight: true, hasCompactWidth: true),
    Screen(name: "iPhone SE on its side", width: 544, height: 220, hasCompactHeight: true, hasCompactWidth: true),
    Screen(name: "iPhone Pro Max on its side", width: 800, height: 320, hasCompactHeight: true),
    Screen(name: "iPad on its side", width: 1_056, height: 660),
    Screen(name: "a Mac", width: 1_400, height: 800),
  ]

  @Test(arguments: upright)
  func anUprightScreenStacks(screen: Screen) {
    #expect(screen.layout().arrangement == .stacked)
    #expect(screen.layout().boardSide == nil)
    #expect(!screen.layout().scrolls)
  }

  @Test(arguments: wide)
  func aWideScreenHasTheBoardBeside(screen: Screen) throws {
    let layout = screen.layout()
    let side = try #require(layout.boardSide)
    #expect(layout.arrangement == .sideBySide)
    #expect(side <= screen.height)
    #expect(side + TableLayout.gap + TableLayout.sideWidth.lowerBound <= screen.width)
    #expect(side >= screen.height * 0.9)
  }

  @Test(arguments: upright + wide)
  func largeTextScrollsAndKeepsTheBoard(screen: Screen) throws {
    let layout = screen.layout(hasLargeText: true)
    let side = try #require(layout.boardSide)
    #expect(layout.scrolls)
    #expect(side > 0 && side <= min(screen.width, screen.height))
  }

  @Test(arguments: upright)
  func whereThereIsMuchToReadTheBoardLeavesRoomForIt(screen: Screen) throws {
    let layout = screen.layout(hasMore: true)
    let side = try #require(layout.boardSide)
    #expect(layout.scrolls)
    #expect(side > 200 && side <= screen.height / 2 && side <= screen.width)
  }

  @Test(arguments: wide)
  func aBoardBesideHasItsSizeHoweverMuchThereIsToRead(screen: Screen) {
    #expect(screen.layout(hasMore: true).boardSide == screen.layout().boardSide)
  }

  @Test func noSpaceIsNoBoard() {
    #expect(Screen(name: "none", width: 0, height: 0).layout(hasLargeText: true).boardSide == 0)
    #expect(Screen(name: "a sliver", width: 90, height: 20).layout().boardSide == 0)
  }
}
