import Foundation
import Testing

@testable import SwiftUI

/// Text as the layout stage measures and breaks it.
@Suite struct LayoutTextTests {
  private let body = TextRole.body.font(textSize: 3)

  private func setting(_ block: TextBlock, width: CGFloat?, height: CGFloat? = nil) -> TextBlock.Setting {
    block.setting(in: Proposal(width: width, height: height))
  }

  @Test func textSizesAreThoseOfApplesTable() {
    #expect((0..<12).map { TextRole.body.font(textSize: $0).size } == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    #expect(TextRole.largeTitle.font(textSize: 11).lineHeight == 70)
    #expect(TextRole.caption2.font(textSize: 0).size == 11)
    #expect(TextRole.headline.font(textSize: 3).weight == .semibold)
    for role in TextRole.allCases {
      let sizes = (0..<12).map { role.font(textSize: $0).size }
      #expect(sizes == sizes.sorted())
    }
  }

  @Test func widthsFollowTheCharacters() {
    #expect(body.width(of: "iiii") < body.width(of: "mmmm") / 2)
    #expect(abs(body.width(of: "Hello, world!") - 97) < 1)
    var digits = body
    digits.hasMonospacedDigits = true
    #expect(digits.width(of: "111") == digits.width(of: "888"))
    #expect(body.width(of: "111") < body.width(of: "888"))
  }

  @Test func textWrapsByWords() {
    let block = TextBlock(content: "one two three four", font: body)
    #expect(setting(block, width: nil).lines == ["one two three four"])
    let narrow = setting(block, width: 70)
    #expect(narrow.lines == ["one two", "three four"] || narrow.lines == ["one two", "three", "four"])
    #expect(!narrow.isCut)
    #expect(!narrow.breaksWord)
    #expect(narrow.size.width <= 70)
    #expect(narrow.size.height == CGFloat(22 * narrow.lines.count))
  }

  @Test func wordsThatAreTooWideAreBrokenAndReported() {
    let broken = setting(TextBlock(content: "Congratulations", font: body), width: 60)
    #expect(broken.breaksWord)
    #expect(broken.lines.joined() == "Congratulations")
    #expect(!setting(TextBlock(content: "Congratulations", font: body), width: 160).breaksWord)
  }

  @Test func linesMayEndAfterHyphensButNotBeforeNumbers() {
    #expect(setting(TextBlock(content: "game-number", font: body), width: 70).lines == ["game-", "number"])
    #expect(setting(TextBlock(content: "a -12", font: body), width: 30).lines == ["a", "-12"])
  }

  @Test func lineLimitCutsWithAnEllipsis() {
    let cut = setting(TextBlock(content: "one two three four five", font: body, lineLimit: 1), width: 100)
    #expect(cut.isCut)
    #expect(cut.lines.count == 1)
    #expect(cut.lines[0].hasSuffix("…"))
    #expect(!setting(TextBlock(content: "one two three four five", font: body, lineLimit: 3), width: 100).isCut)
  }

  @Test func textIsCutIfItsHeightIsTooSmall() {
    let block = TextBlock(content: "one two three four five", font: body)
    #expect(setting(block, width: 60, height: 44).isCut)
    #expect(!setting(block, width: 60, height: 200).isCut)
  }

  @Test func textShrinksBeforeItIsCut() {
    let words = "one two three four"
    let shrunk = setting(TextBlock(content: words, font: body, lineLimit: 1, minScale: 0.5), width: 100)
    #expect(!shrunk.isCut)
    #expect(shrunk.font.size < 17)
    #expect(shrunk.font.size > 8.5)
    #expect(setting(TextBlock(content: words, font: body, minScale: 0.5), width: nil, height: 15).font.size < 17)
    #expect(setting(TextBlock(content: words, font: body, lineLimit: 1, minScale: 0.9), width: 100).isCut)
    #expect(setting(TextBlock(content: words, font: body, lineLimit: 1, minScale: 0.5), width: 300).font.size == 17)
  }
}
