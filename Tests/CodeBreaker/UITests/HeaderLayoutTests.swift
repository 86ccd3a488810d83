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

  @Test func widthTextSizeAndTitleDetermineTheArrangement() {
    let expected: [(width: Double, size: TextSize, HeaderLayout.Arrangement)] = [
      // These are a small phone with display zoom, an iPhone SE, an iPhone 12, and a large phone, each less its
      // margins.
      (304, .large, .buttonsBelow), (359, .large, .buttonsBesideTitle), (374, .large, .buttonsBesideTitle),
      (414, .large, .buttonsBesideTitle),
      // These are the widest column, an iPhone in landscape, and two columns on an iPad.
      (544, .large, .buttonsBesideBoth), (828, .large, .buttonsBesideBoth), (960, .large, .buttonsBesideBoth),
      (374, .xSmall, .buttonsBesideTitle), (374, .xxxLarge, .buttonsBelow), (828, .xxxLarge, .buttonsBesideBoth),
      (374, .accessibility5, .buttonsBelow), (544, .accessibility5, .buttonsBelow),
    ]
    for (width, size, arrangement) in expected {
      #expect(layout(width, size).arrangement == arrangement, "\(width), \(size)")
    }
    #expect(layout(304, .large, "Food").arrangement == .buttonsBesideTitle, "a short title leaves room")
  }

  @Test(arguments: TextSize.allCases) func arrangementLeavesRoomForTheText(size: TextSize) {
    let buttons =
      2 * max(GameButtonMetrics.minSide, size.symbolWidth() + 2 * GameButtonMetrics.padding) + 2
      * HeaderLayout.buttonSpacing
      + max(GameButtonMetrics.minSide, size.width(of: "New Game", .body) + 2 * GameButtonMetrics.padding)
    for title in Self.titles {
      for width in stride(from: 200.0, through: 960, by: 4) {
        let text = HeaderText(title: title)
        let left = width - buttons - HeaderLayout.minTextGap
        switch HeaderLayout(text, width: width, size: size).arrangement {
        case .buttonsBesideBoth:
          #expect(size.width(of: title, .title2) <= left)
          #expect(size.width(of: text.detail, .footnote) <= left)
        case .buttonsBesideTitle: #expect(size.width(of: title, .title2) * HeaderLayout.minTitleScale <= left)
        case .buttonsBelow: break
        }
      }
    }
  }

  @Test func widerHeaderIsNotTaller() {
    for size in TextSize.allCases {
      var before = Double.infinity
      for width in stride(from: 280.0, through: 960, by: 2) {
        let height = layout(width, size).height
        #expect(height <= before, "\(size), \(width)")
        before = height
      }
    }
  }

  @Test func headerTextHasTheLongestDetailAndDotsWhileAttemptsAreCounted() {
    let session = CodeBreakerController.preview().session
    #expect(HeaderText(session) == HeaderText(title: "Mastermind", detail: "Game 537, 4 pegs · 59:59", hasDots: false))
    session.open(address: Array("codebreaker/1/5/3.faces.9".utf8))
    let text = HeaderText(session)
    #expect(text == HeaderText(title: "Faces", detail: "Game 5, 3 pegs · 59:59 · 9 guesses left", hasDots: true))
    for hole in 0..<3 { session.drop(.choice(0), onto: hole) }
    session.guess()
    #expect(HeaderText(session) == text, "guesses don't move the buttons")
    session.askToGiveUp()
    session.giveUp()
    #expect(!HeaderText(session).hasDots, "no attempts are left to count")
  }

  /// A label that is wider than its row wraps between words, so the narrowest row must fit the longest word.
  @Test(arguments: TextSize.allCases) func buttonLabelsDoNotBreakWords(size: TextSize) {
    let words = [
      "New", "Game", "Hint", "Guess", "with", "Result", "Review", "Restart", "again", "Compare", "Share", "back",
    ]
    let widest = words.map { size.width(of: $0, .body) }.max() ?? 0
    // The narrowest row is in the card at the end of a game. At the largest text size, the words fit only on an iPhone
    // SE without display zoom or a wider phone.
    let phone = size == .accessibility5 ? 375.0 : 320
    #expect(max(widest, size.symbolWidth()) + 2 * GameButtonMetrics.padding <= phone - 2 * 16 - 2 * 20)
  }
}
