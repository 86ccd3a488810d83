import GameCore
import Testing
import VerifiableDeals

@Suite struct DayKeyTests {
  private static let hex = "e964019505dc991e013c5233e29f2380f17aab3de9644d7c55690ba784b20cb9"

  @Test func keyIsReadOnlyInItsCanonicalForm() throws {
    let key = try #require(DayKey(hex: Self.hex))
    #expect(key.bytes.count == 32)
    #expect(key.bytes.first == 0xE9)
    #expect(key.bytes.last == 0xB9)
    #expect(key.hex == Self.hex)
    #expect(DayKey(bytes: key.bytes) == key)
    for text in [
      "", String(Self.hex.dropLast()), Self.hex + "0", Self.hex.uppercased(), " " + Self.hex.dropFirst(),
      "g" + Self.hex.dropFirst(), "é" + Self.hex.dropFirst(2), "0x" + Self.hex.dropFirst(2),
      "\u{FF10}" + Self.hex.dropFirst(3),
    ] {
      #expect(DayKey(hex: text) == nil, "\(text)")
    }
    #expect(DayKey(bytes: key.bytes.dropLast()) == nil)
    #expect(DayKey(bytes: key.bytes + [0]) == nil)
  }

  @Test func keyIsNotPrinted() throws {
    let key = try #require(DayKey(hex: Self.hex))
    var dumped = ""
    dump((key, [key], Optional(key)), to: &dumped)
    for text in ["\(key)", String(reflecting: key), "\([key])", "\(Optional(key) as Any)", "\((1, key))", dumped] {
      #expect(text.contains("secret") || !text.contains("e9"), "\(text)")
      #expect(!text.lowercased().contains("e964"), "\(text)")
      #expect(!text.contains("233"), "\(text)")
    }
  }

  @Test func newKeysDifferAndUseEveryBit() {
    let keys = (0..<100).map { _ in DayKey.random() }
    #expect(Set(keys).count == 100)
    // Every bit is set in some keys and not in others.
    for place in 0..<32 {
      let bytes = keys.map { $0.bytes[place] }
      #expect(bytes.reduce(0, |) == 255)
      #expect(bytes.reduce(255, &) == 0)
    }
  }

  /// An independent implementation computed the fixture's words.
  @Test func keystreamOf8192WordsBeginsAndEndsLikeTheFixtureThenRunsOut() throws {
    for day in try FixtureDay.all() {
      let key = try #require(DayKey(hex: day.key))
      for (nonce, ends) in day.words {
        var words = try key.words(nonce: Array(nonce.utf8))
        #expect(words.remainingCount == 8192)
        let drawn = (0..<8192).map { _ in words.next() as UInt64 }
        #expect(drawn.first == UInt64(ends.first, radix: 16))
        #expect(drawn.last == UInt64(ends.last, radix: 16))
        #expect(words.remainingCount == 0)
        #expect(!words.hasRunOut)
        let beyond: UInt64 = words.next()
        #expect(beyond == .max)
        #expect(words.hasRunOut)
      }
    }
  }

  @Test(arguments: ["", "triples/1 0", "triples/1 000"]) func nonceMustHaveTwelveBytes(nonce: String) throws {
    let key = try #require(DayKey(hex: Self.hex))
    #expect(throws: DayKeyFault.malformedNonce) { try key.words(nonce: Array(nonce.utf8)) }
  }

  @Test func operationComputesTheRequestedHashOrKeystream() throws {
    let hash = try CryptoOperation.hash("abc").compute()
    #expect(hash.count == 32)
    #expect(hash.prefix(4) == [0xBA, 0x78, 0x16, 0xBF])
    let nonce = Array("triples/0000".utf8)
    let bytes = try CryptoOperation.keystream(key: Self.hex, nonce: nonce).compute()
    var words = try #require(DayKey(hex: Self.hex)).words(nonce: nonce)
    #expect(bytes.count == 8 * DayKey.wordCount)
    #expect(bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) } == words.next())
  }

  @Test func operationReportsAMalformedKeyOrNonce() {
    #expect(throws: DayKeyFault.malformedKey) {
      try CryptoOperation.keystream(key: "e9", nonce: Array("triples/0000".utf8)).compute()
    }
    #expect(throws: DayKeyFault.malformedNonce) { try CryptoOperation.keystream(key: Self.hex, nonce: [0]).compute() }
  }
}
