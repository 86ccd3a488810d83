import GameCore
import Testing

@testable import TerminalSupport

@Suite struct KeyDecoderTests {
  private static let table: [(bytes: String, keys: [Key])] = [
    ("hjkl", [.character("h"), .character("j"), .character("k"), .character("l")]),
    ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]),
    ("\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD", [.up, .down, .right, .left]),
    ("\u{1B}[1;5A\u{1B}[1;2D", [.up, .left]),
    ("\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~\u{1B}[7~\u{1B}[8~", [.home, .end, .home, .end, .home, .end]),
    ("\u{1B}[5~\u{1B}[6~\u{1B}[3~\u{1B}[Z", [.pageUp, .pageDown, .delete, .backTab]),
    ("\r\n\t\u{7F}\u{08}", [.enter, .enter, .tab, .backspace, .backspace]),
    ("\u{03}\u{0C}\u{1A}", [.control("c"), .control("l"), .control("z")]),
    ("é日🎲", [.character("é"), .character("日"), .character("🎲")]),
    // Function keys, reports of the mouse and the focus, and keys with Alt are dropped, but the key after them isn't.
    ("\u{1B}[[Aq", [.character("q")]), ("\u{1B}[15~q", [.character("q")]), ("\u{1B}OPq", [.character("q")]),
    ("\u{1B}[<0;12;5Mq", [.character("q")]), ("\u{1B}[Iq", [.character("q")]), ("\u{1B}aq", [.character("q")]),
    ("\u{1B}[200~q", [.character("q")]), ("\u{1B}\u{1B}[A", [.escape, .up]),
  ]

  @Test func bytesAreDecodedToKeys() {
    for (bytes, keys) in Self.table {
      var decoder = KeyDecoder()
      #expect(decoder.decode(bytes.utf8) == keys, "\(bytes.debugDescription)")
      #expect(!decoder.isWaiting)
    }
  }

  @Test func keysAreDecodedIfBytesArriveOneByOne() {
    for (bytes, keys) in Self.table {
      var decoder = KeyDecoder()
      #expect(bytes.utf8.flatMap { decoder.decode([$0]) } == keys, "\(bytes.debugDescription)")
      #expect(!decoder.isWaiting)
    }
  }

  @Test func flushDecodesIncompleteEscapesLiterallyAndDropsPartialUTF8() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0x1B]) == [])
    #expect(decoder.isWaiting)
    #expect(decoder.flush() == [.escape])
    #expect(!decoder.isWaiting)
    #expect(decoder.decode("\u{1B}[".utf8) == [])
    #expect(decoder.flush() == [.escape, .character("[")])
    #expect(decoder.decode([0xC3]) == [])
    #expect(decoder.flush() == [])
    #expect(decoder.flush() == [])
  }

  /// Feeds random bytes one at a time. The decoder must not trap or wait forever, and must decode the key that follows.
  @Test func keyIsDecodedAfterAnyRandomBytes() {
    var randomness = SplitMix64(seed: 7)
    let spice: [UInt8] = [0x1B, 0x5B, 0x4F, 0x3B, 0x31, 0x7E, 0x00, 0x80, 0xC3, 0xF0, 0xFF, 0x41]
    for _ in 0..<3000 {
      var decoder = KeyDecoder()
      for _ in 0..<randomness.draw(below: 40) {
        let isSpice = randomness.draw(below: 2) == 0
        let byte = isSpice ? spice[randomness.draw(below: spice.count)] : UInt8(randomness.draw(below: 256))
        _ = decoder.decode([byte])
      }
      _ = decoder.flush()
      #expect(!decoder.isWaiting)
      #expect(decoder.decode("q".utf8) == [.character("q")])
    }
  }

  @Test func keyIsDecodedAfterATooLongSequence() {
    var decoder = KeyDecoder()
    _ = decoder.decode("\u{1B}[".utf8)
    _ = decoder.decode(Array(repeating: UInt8(ascii: "1"), count: 200))
    _ = decoder.flush()
    #expect(decoder.decode("q".utf8).last == .character("q"))
  }
}
