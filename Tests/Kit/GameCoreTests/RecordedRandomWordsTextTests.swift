import GameCore
import Testing

@Suite struct RecordedRandomWordsTextTests {
  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func textHasSixteenDigitsForEachRequestedRemainingWord() {
    let list = RecordedRandomWords([0, 1, 0x0123_4567_89ab_cdef, .max])
    #expect(
      Self.text(list.text(count: 4)) == "00000000000000000000000000000001" + "0123456789abcdefffffffffffffffff")
    #expect(Self.text(list.text(count: 1)) == "0000000000000000")
    #expect(list.text(count: 9) == list.text(count: 4), "all words")
    #expect(list.text(count: 0).isEmpty)
    #expect(list.text(count: -1).isEmpty)
    var rest = list
    _ = rest.next()
    #expect(Self.text(rest.text(count: 1)) == "0000000000000001", "the remaining words")
  }

  @Test func textRoundTrips() throws {
    var generator = SplitMix64(seed: 7)
    let words = (0..<100).map { _ in generator.next() }
    var read = try #require(RecordedRandomWords(text: RecordedRandomWords(words).text(count: 100)))
    #expect((0..<100).map { _ in read.next() } == words)
    #expect(!read.hasRunOut)
    #expect(read.remainingCount == 0)
    #expect(RecordedRandomWords(text: [])?.remainingCount == 0)
  }

  @Test(arguments: [
    "0", "000000000000000", "000000000000000g", "000000000000000A", "00000000 0000000", "00000000000000000",
  ])
  func invalidTextIsRejected(text: String) {
    #expect(RecordedRandomWords(text: Array(text.utf8)) == nil)
  }
}
