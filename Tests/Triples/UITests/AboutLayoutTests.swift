import AppSupport
import Testing

@testable import TriplesUI

struct AboutLayoutTests {
  private func layout(_ width: Double, _ height: Double, _ size: TextSize, isCompact: Bool = false) -> AboutLayout {
    AboutLayout(width: width, height: height, hasCompactHeight: isCompact, textSize: size)
  }

  @Test func toyStaysBesideTheTextIfThereIsRoom() {
    #expect(layout(351, 574, .large) == .below, "iPhone SE")
    #expect(layout(366, 690, .xxxLarge) == .below, "iPhone 16")
    #expect(layout(820, 1000, .large) == .below, "iPad")
    #expect(layout(643, 300, .large, isCompact: true) == .beside, "iPhone SE on its side")
  }

  /// With a fixed toy, no text and no setting could be reached there.
  @Test(arguments: [TextSize.accessibility1, .accessibility3, .accessibility5])
  func toyScrollsWithVeryLargeText(size: TextSize) {
    for (width, height) in [(296.0, 427.0), (351, 574), (366, 690)] {
      #expect(layout(width, height, size) == .scrolling)
    }
    #expect(layout(643, 300, size, isCompact: true) == .scrolling)
  }

  @Test func toyScrollsInAShortWindow() {
    #expect(layout(296, 427, .large) == .scrolling, "iPhone SE with Display Zoom")
    #expect(layout(500, 300, .large) == .scrolling, "a small window on an iPad")
  }
}
