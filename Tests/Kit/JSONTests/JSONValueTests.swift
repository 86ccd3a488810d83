import JSON
import Testing

@Suite struct JSONValueTests {
  private func value(_ text: String) -> JSONValue? { JSONValue(Array(text.utf8)) }

  @Test func membersAreReadByNameAndType() throws {
    let answer = try #require(
      value(
        #" { "index" : 7, "spawn": {"value": 2,"row":0,"column":3}, "done":false, "ending": null, "name":"Zoë", "rows":[1,-2] } "#
      ))
    #expect(answer["index"]?.int == 7)
    #expect(answer["spawn"]?["column"]?.int == 3)
    #expect(answer["done"]?.bool == false)
    #expect(answer["ending"] == nil)
    #expect(answer["other"] == nil)
    #expect(answer["name"]?.bytes == Array("Zoë".utf8))
    #expect(answer["rows"]?.array?.map { $0.int } == [1, -2])
    #expect(answer["name"]?.int == nil)
    #expect(answer["index"]?.array == nil)
    #expect(answer["index"]?.bytes == nil)
    #expect(answer["done"]?.hundredths == nil)
    #expect(answer["rows"]?.bool == nil)
    #expect(answer["index"]?["index"] == nil)
    #expect(answer.member("ending") != nil)
    #expect(answer.member("other") == nil)
    #expect(answer["rows"]?.member("0") == nil)
  }

  @Test func lastMemberWithADuplicateNameWins() {
    #expect(value(#"{"a":1,"b":2,"a":3}"#)?["a"]?.int == 3)
    #expect(value(#"{"a":1,"\u0061":null}"#)?["a"] == nil)
  }

  @Test(arguments: [
    // Structure.
    "null", "true", "false", "[]", "{}", "[[]]", "[{}]", "{\"\":0}", "[null, 1, \"1\", {}]", "[1 , 2]",
    "{ \"a\" : [ ] , \"b\" : { } }", #"{"a":1,"a":1}"#, #"{"a":{"b":{"c":[true,false,null]}}}"#,
    // White space.
    " [] ", "\t\n\r [\t\n\r ]\t\n\r ", "\n1\n", "{\r\n\"a\"\t:\r\n0\t}",
    // Numbers.
    "0", "-0", "1", "-1", "10", "120", "0.0", "-0.5", "1.000", "123.456", "1e1", "1E1", "1e+1", "1E-1", "0e0", "0E+7",
    "-1.5e-3", "1e400", "-1e400", "1e-400", "1e99999999999999999999", "-1e-99999999999999999999",
    "0e99999999999999999999",
    "99999999999999999999999999", "-99999999999999999999999999", "0.00000000000000000000000000001",
    "100000000000000000000000000000000e-20",
    // Strings.
    "\"\"", "\"a\"", "\"/\"", "\"\u{7F}\"", "\"é€😀\"", "\"\u{FEFF}\"", "\"\u{FFFF}\u{10FFFF}\"", "\"\u{2028}\u{2029}\"",
    #""\"\\\/\b\f\n\r\t""#, #""\u0000""#, #""\u0022\u005C""#, #""\uABCD\uabcd""#, #""\uD7FF\uE000\uFFFF""#,
    #""\uD800\uDC00""#, #""\udbff\udfff""#, #""\\u0041""#, #""\\""#, "\"'\"", "\"[{,:\"",
  ])
  func validTextIsRead(_ text: String) {
    #expect(value(text) != nil)
  }

  @Test(arguments: [
    // Structure.
    "", " ", "{", "}", "[", "]", "[1", "[1,", "[1,]", "[,1]", "[,]", "[1,,2]", "[1 2]", "[1;2]", "[1}", "{]", "[]]",
    "[][]",
    "{,}", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{\"a\":1,,\"b\":2}", "{\"a\" 1}", "{\"a\"::1}", "{\"a\":1 \"b\":2}",
    "{:1}",
    "{a:1}", "{'a':1}", "{1:1}", "{null:1}", "{[]:1}", "{\"a\":1}}", "{\"a\":1", "{\"a\":", "{\"a\"", "{\"a", "1 2",
    "1,",
    "{} x", "null,", "[] // no", "[] /* no */", "<html>", "*", "&", "(1)",
    // Literals.
    "tru", "nul", "fals", "True", "NULL", "truefalse", "nulll", "nan", "NaN", "Infinity", "-Infinity", "undefined", "t",
    "n",
    // White space.
    "\u{FEFF}{}", "\u{B}1", "\u{C}1", "\u{A0}1", "[\u{2003}]", "\u{0}", "1\u{0}",
    // Numbers.
    "01", "-01", "00", "-", "--1", "+1", "1.", "-1.", ".5", "-.5", "1.e1", "1e", "1e+", "1e-", "1E+-1", "1e1.5", "1ee1",
    "1.2.3", "0x1", "1_000", "1,000.", "1a", "e1", "0e", "- 1", "1 e1", "1-", "٣", "1\u{663}",
    // Strings.
    "\"", "\"a", "\"a\\\"", "'a'", "a", "\"\\", "\"\\\"", #""\x""#, #""\a""#, #""\U0041""#, #""\'""#, #""\0""#,
    #""\u""#,
    #""\u12""#, #""\u12g4""#, #""\u+123""#, #""\u 123""#, "\"\n\"", "\"\r\"", "\"\t\"", "\"\u{0}\"", "\"\u{1F}\"",
    "\"\\\n\"", "\"a\" b", "\"a\"\"b\"", "\"\\é\"",
    // Unpaired surrogates.
    #""\ud800""#, #""\udc00""#, #""\ud800x""#, #""\ud800\n""#, #""\ud800\u0041""#, #""\ud800\ud800""#,
    #""\udc00\ud800""#,
    #""\ud83d\u""#, #""\ud83d\ude0""#, #"{"\ud800":1}"#,
  ])
  func invalidTextIsRejected(_ text: String) {
    #expect(value(text) == nil)
  }

  @Test(
    arguments: [
      [0x80], [0xBF], [0xC3], [0xC3, 0x28], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xE2, 0x82],
      [0xE2, 0x28, 0xA1],
      [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF0, 0x9F, 0x98],
      [0xF5, 0x80, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFE], [0xFF],
    ] as [[UInt8]])
  func invalidUTF8IsRejected(_ bytes: [UInt8]) {
    let quote = UInt8(ascii: "\"")
    #expect(JSONValue([quote] + bytes + [quote]) == nil)
    #expect(JSONValue(bytes + Array("{}".utf8)) == nil)
    #expect(JSONValue(Array("{}".utf8) + bytes) == nil)
  }

  @Test(arguments: [
    (#""\n\t\"\\\/\b\f\r""#, "\n\t\"\\/\u{8}\u{C}\r"), (#""\u00e9\u20AC""#, "é€"), (#""\ud83d\ude00""#, "😀"),
    (#""""#, ""),
    (#""\uD800\uDC00\uDBFF\uDFFF""#, "\u{10000}\u{10FFFF}"), (#""a\u0000b""#, "a\0b"), (#""\\n""#, "\\n"),
    ("\"Zoë\"", "Zoë"),
  ])
  func escapesAreDecoded(_ text: String, _ meaning: String) {
    #expect(value(text)?.bytes == Array(meaning.utf8))
  }

  @Test(
    arguments: [
      ("0", 0, 0), ("-0", 0, 0), ("12", 12, 1200), ("-3", -3, -300), ("12.5", nil, 1250), ("-3.07", nil, -307),
      ("0.666", nil, 66), ("-0.009", nil, 0), ("12.50", nil, 1250), ("7.0", 7, 700), ("-7.000", -7, -700),
      ("7.001", nil, 700),
      ("1e2", 100, 10_000), ("1.25e1", nil, 1250), ("1.5e1", 15, 1500), ("25e-1", nil, 250), ("20e-1", 2, 200),
      ("1e-2", nil, 1), ("1e-3", nil, 0), ("-1e-400", nil, 0), ("0e999999999999", 0, 0), ("0.0e5", 0, 0),
      ("0.01e2", 1, 100),
      ("1000000000000000000000e-20", 10, 1000), ("1e999999999999", nil, nil), ("1e-999999999999", nil, 0),
      ("9223372036854775807", .max, nil), ("9223372036854775808", nil, nil), ("-9223372036854775808", .min, nil),
      ("-9223372036854775809", nil, nil), ("92233720368547758.07", nil, .max), ("-92233720368547758.08", nil, .min),
      ("1e18", 1_000_000_000_000_000_000, nil), ("1e19", nil, nil), ("1e30", nil, nil),
      ("99999999999999999999", nil, nil),
    ] as [(String, Int?, Int?)])
  func numberIsReadAsIntegerAndHundredths(_ text: String, _ whole: Int?, _ hundredths: Int?) {
    #expect(value(text)?.int == whole)
    #expect(value(text)?.hundredths == hundredths)
  }

  @Test(arguments: ["[", "{\"a\":"]) func nestingIsLimited(_ opening: String) {
    func nested(_ depth: Int, _ inner: String) -> JSONValue? {
      let closing = opening == "[" ? "]" : "}"
      return value(String(repeating: opening, count: depth) + inner + String(repeating: closing, count: depth))
    }
    #expect(nested(JSONValue.maxDepth, "1") != nil)
    #expect(nested(JSONValue.maxDepth - 1, "[]") != nil)
    #expect(nested(JSONValue.maxDepth + 1, "1") == nil)
    #expect(nested(JSONValue.maxDepth, "[]") == nil)
    #expect(value(String(repeating: opening, count: 100_000)) == nil)
  }
}
