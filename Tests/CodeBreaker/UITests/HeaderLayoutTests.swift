import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import Testing

@testable import CodeBreakerUI

@MainActor @Suite struct HeaderLayoutTests {
  private static let titles = ["Mastermind", "SwiftUI Colors", "Food"]

  private func layout(_ width: Double, _ size: TextSize = .large, _ title: String = "Mastermind") -> HeaderLayout {
    HeaderLayout(HeaderText(title: title), width: width, size: size)
  }

  @Test func widthAndTextSizeDetermineTheArrangement() {
    let expected: [(width: Double, size: TextSize, HeaderLayout.Arrangement)] = [
      // These are a small phone with display zoom, an iPhone SE, an iPhone 12, and a large phone, each less its
      // margins.
      (304, .large, .below), (359, .large, .besideTitle), (374, .large, .besideTitle), (414, .large, .besideTitle),
      // These are the widest column, an iPhone in landscape, and two columns on an iPad.
      (544, .large, .besideBoth), (828, .large, .besideBoth), (960, .large, .besideBoth),
      (374, .xSmall, .besideTitle), (374, .xxxLarge, .below), (828, .xxxLarge, .besideBoth),
      (374, .accessibility5, .below), (544, .accessibility5, .below),
    ]
    for (width, size, arrangement) in expected {
      #expect(layout(width, size).arrangement == arrangement, "\(width), \(size)")
    }
    #expect(layout(304, .large, "Food").arrangement == .besideTitle, "a short title leaves room")
  }

  @Test(arguments: TextSize.allCases) func arrangementLeavesRoomForTheText(size: TextSize) {
    let buttons =
      2 * max(GameButton.minSide, size.symbolWidth() + 2 * GameButton.padding) + 2 * HeaderLayout.spacing
      + max(GameButton.minSide, size.width(of: "New Game", .body) + 2 * GameButton.padding)
    for title in Self.titles {
      for width in stride(from: 200.0, through: 960, by: 4) {
        let text = HeaderText(title: title)
        let left = width - buttons - HeaderLayout.gap
        switch HeaderLayout(text, width: width, size: size).arrangement {
        case .besideBoth:
          #expect(size.width(of: title, .title2) <= left && size.width(of: text.detail, .footnote) <= left)
        case .besideTitle: #expect(size.width(of: title, .title2) * HeaderLayout.titleScale <= left)
        case .below: break
        }
      }
    }
  }

  @Test func widerHeaderIsNotHigher() {
    for size in TextSize.allCases {
      var before = Double.infinity
      for width in stride(from: 280.0, through: 960, by: 2) {
        let height = layout(width, size).height
        #expect(height <= before, "\(size), \(width)")
        before = height
      }
    }
  }

  @Test func detailIsMeasuredAtItsMaximumLength() {
    let session = CodeBreakerController.preview().session
    #expect(HeaderText(session) == HeaderText(title: "Mastermind", detail: "Game 537, 4 pegs · 59:59", hasDots: false))
    session.open(address: Array("codebreaker/1/5/3.faces.9".utf8))
    let text = HeaderText(session)
    #expect(text == HeaderText(title: "Faces", detail: "Game 5, 3 pegs · 59:59 · 9 attempts left", hasDots: true))
    for hole in 0..<3 { session.drop(.choice(0), onto: hole) }
    session.guess()
    #expect(HeaderText(session) == text, "guesses don't move the buttons")
    session.askToGiveUp()
    session.giveUp()
    #expect(!HeaderText(session).hasDots, "no attempts are left to count")
  }

  /// If a button's label is wider than its row, it breaks only between words.
  @Test(arguments: TextSize.allCases) func buttonLabelsDoNotBreakWords(size: TextSize) {
    let words = [
      "New", "Game", "Hint", "Guess", "with", "Result", "Review", "Surprise", "again", "Compare", "Share", "back",
    ]
    let widest = words.map { size.width(of: $0, .body) }.max() ?? 0
    // The narrowest row is in the card at the end of a game. At the largest text size, it requires an iPhone SE without
    // display zoom.
    let phone = size == .accessibility5 ? 375.0 : 320
    #expect(max(widest, size.symbolWidth()) + 2 * GameButton.padding <= phone - 2 * 16 - 2 * 20)
  }
}
