import GameCore
import TestSupport
import Testing

/// In the browser, `UTF8Text` replaces `String`, so it must produce the same text as the standard library.
@Suite struct UTF8TextTests {
  @Test(arguments: ["", "3", "−", " · é 🎲"])
  func textIsAppendedToALiteral(end: String) {
    var text: UTF8Text = "1 and 2 make "
    #expect(!text.isEmpty)
    text.append(UTF8Text(decoding: end.utf8Bytes, as: UTF8.self))
    #expect(text.utf8Bytes == "1 and 2 make \(end)".utf8Bytes)
  }

  @Test func textWithoutBytesIsEmpty() {
    #expect(UTF8Text().isEmpty)
    #expect(("" as UTF8Text).isEmpty)
  }

  @Test(arguments: [
    0, 7, -7, 10, 99, 100, -100, 1_581_897_599, Int64.max, Int64.min, Int64.min + 1, Int64(Int32.max),
  ])
  func integersAreInterpolated(number: Int64) {
    #expect(("<\(number)>" as UTF8Text).utf8Bytes == "<\(number)>".utf8Bytes)
    #expect(("\(UInt64(number.magnitude))" as UTF8Text).utf8Bytes == "\(number.magnitude)".utf8Bytes)
    #expect(
      ("\(UInt8(truncatingIfNeeded: number))" as UTF8Text).utf8Bytes == "\(UInt8(truncatingIfNeeded: number))".utf8Bytes
    )
  }

  @Test func randomIntegersAreInterpolated() {
    var generator = SplitMix64(seed: 11)
    for _ in 0..<5000 {
      let number = Int64(bitPattern: generator.next()) >> Int64(generator.numberBelow(64))
      #expect(("\(number)" as UTF8Text).utf8Bytes == "\(number)".utf8Bytes)
    }
  }

  @Test func descriptionsStringsAndBooleansAreInterpolated() {
    let fault = GameNumberFault.missing
    let inner: UTF8Text = "no"
    let text: UTF8Text = "It \(fault), \(inner), \(true) \(false)."
    #expect(text.utf8Bytes == "It \(fault), no, true false.".utf8Bytes)
  }

  @Test func stringsAreJoined() {
    for count in 0...3 {
      let parts = (0..<count).map { "\($0)" }
      let texts: [UTF8Text] = (0..<count).map { "\($0)" }
      #expect(texts.joined(separator: ", ").utf8Bytes == parts.joined(separator: ", ").utf8Bytes)
    }
  }

  @Test func equalityComparesBytes() {
    #expect(("é" as UTF8Text) == "é")
    #expect(("e\u{301}" as UTF8Text) != "é")
    #expect(UTF8Text(decoding: [0x61], as: UTF8.self) == "a")
  }
}
