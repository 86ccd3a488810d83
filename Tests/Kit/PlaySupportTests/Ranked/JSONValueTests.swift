import NumberedGame
import Testing

@testable import PlaySupport

@Suite struct JSONValueTests {
  private func value(_ text: String) -> JSONValue? { JSONValue(Array(text.utf8)) }

  @Test func readsAnAnswer() throws {
    let answer = try #require(
      value(
        #" { "index" : 7, "spawn": {"value": 2,"row":0,"column":3}, "done":false, "ending": null, "name":"Zoë", "rows":[1,-2] } "#
      ))
    #expect(answer["index"]?.int == 7 && answer["spawn"]?["column"]?.int == 3 && answer["done"]?.bool == false)
    #expect(answer["ending"] == nil && answer["other"] == nil && answer["name"]?.bytes == Array("Zoë".utf8))
    #expect(
      answer["rows"]?.list?.map { $0.int } == [1, -2] && answer["name"]?.int == nil && answer["index"]?.list == nil)
    #expect(value("[]")?.list?.isEmpty == true && value("{}")?["a"] == nil)
    #expect(value("12.5")?.int == 12 && value("0")?.int == 0 && value("-3.07")?.hundredths == -307)
    #expect(value("0.666")?.hundredths == 66 && value("12")?.hundredths == 1200 && value("12.5")?.hundredths == 1250)
  }

  @Test(arguments: [
    (#""\n\t\"\\\/\b\f\r""#, "\n\t\"\\/\u{8}\u{C}\r"), (#""\u00e9\u20ac""#, "é€"), (#""\ud83d\ude00""#, "😀"),
    (#""\ud83d""#, "\u{FFFD}"), (#""\udc00x""#, "\u{FFFD}x"), (#""""#, ""), (#""\uD83Dx""#, "\u{FFFD}x"),
  ])
  func readsEscapes(_ text: String, _ meaning: String) {
    #expect(value(text)?.bytes == Array(meaning.utf8))
  }

  @Test(arguments: [
    "", " ", "{", "}", "[", "]", "[1,]", "{,}", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{a:1}", "tru", "nul", "truefalse",
    "01",
    "1.", "-", "1e5", "\"", "\"\\x\"", "\"\\u12\"", "\"\\u12g4\"", "\"\n\"", "1 2", "[1 2]", "<html>",
    "1234567890123456",
    "'a'", "{\"a\":1}}", "\u{FEFF}{}",
  ])
  func anythingElseIsNone(_ text: String) {
    #expect(value(text) == nil, "\(text)")
  }

  @Test func nestsNoDeeperThanAnyAnswer() {
    #expect(value(String(repeating: "[", count: 10) + String(repeating: "]", count: 10)) != nil)
    #expect(value(String(repeating: "[", count: 100_000)) == nil)
    #expect(value(String(repeating: "{\"a\":", count: 100_000)) == nil)
  }

  @Test func noBytesMakeItTrap() {
    var chance = SplitMix64(seed: 5)
    let text = Array(
      #"{"game":{"opening":[{"value":1,"row":0,"column":3}],"rank":null,"name":"\u00e9 \ud83d\ude00"}}"#.utf8)
    for _ in 0..<20_000 {
      var spoiled = text
      for _ in 0...chance.draw(below: 3) { spoiled[chance.draw(below: text.count)] = UInt8(chance.draw(below: 256)) }
      _ = JSONValue(Array(spoiled.prefix(chance.draw(below: text.count + 1))))
    }
  }
}
