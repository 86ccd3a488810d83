import GameCore
import Testing

/// The article's code. `Tests/Scripts/test_articles.py` checks that it is the same in the article.
@Suite struct BrowserArticleTests {
  @Test func textHasTheBytesOfTheString() {
    let par = 368
    let text: UTF8Text = "the best is \(par) points"
    let bytes = text.utf8Bytes
    #expect(bytes == Array("the best is 368 points".utf8))
  }

  @Test func drawsAreDeterministic() {
    var generator = SplitMix64(seed: 14)
    let dice = (1...6).map { _ in 1 + generator.draw(below: 6) }
    #expect(dice == [3, 1, 1, 4, 6, 2])
  }
}
