import JSON
import Testing

@Suite struct JSONWriterTests {
  private func text(_ write: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter()
    write(&json)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  @Test func membersOfEveryKindAreWrittenInTheOrderOfTheCalls() {
    let json = JSONWriter.object { json in
      json.member("b", 1)
      json.member("a", "x")
      json.member("bytes", utf8: Array("é".utf8))
      json.member("n", Int?.none)
      json.member("s", String?.none)
      json.nullMember("null")
      json.member("yes", true)
      json.array("list", [1, 2]) { $0.value($1) }
      json.array("none", [Int]()) { $0.value($1) }
      json.object("empty") { _ in }
      json.object("inner") { $0.member("no", false) }
      json.member("raw", json: Array("[true]".utf8))
      json.key("last")
      json.value(-7)
    }
    let text = #"""
      {"b":1,"a":"x","bytes":"é","n":null,"s":null,"null":null,"yes":true,"list":[1,2],"none":[],"empty":{},"inner":{"no":false},\#
      "raw":[true],"last":-7}
      """#
    #expect(String(decoding: json, as: UTF8.self) == text)
  }

  @Test func valuesAreSeparatedByCommas() {
    let written = text { json in
      json.array([0, 1, 2]) { json, index in
        switch index {
        case 0: json.array([true, false]) { $0.value($1) }
        case 1: json.object { _ in }
        default: json.null()
        }
      }
    }
    #expect(written == "[[true,false],{},null]")
  }

  @Test func integersOfDifferentTypesAreWrittenExactly() {
    #expect(text { $0.value(Int64.min) } == "-9223372036854775808")
    #expect(text { $0.value(UInt64.max) } == "18446744073709551615")
    #expect(text { $0.value(UInt8(0)) } == "0")
  }

  @Test(arguments: [
    ("", #""""#), ("a/b", #""a/b""#), ("\"\\", #""\"\\""#), ("\n\r\t", #""\n\r\t""#),
    ("\u{0}\u{1}\u{8}\u{B}\u{C}\u{F}\u{10}\u{1F} ", #""\u0000\u0001\u0008\u000b\u000c\u000f\u0010\u001f ""#),
    ("\u{7F}é€😀\u{2028}", "\"\u{7F}é€😀\u{2028}\""),
  ])
  func stringsAndNamesAreEscapedOnlyWhereNeeded(_ string: String, _ written: String) {
    #expect(text { $0.value(string) } == written)
    #expect(text { $0.value(utf8: Array(string.utf8)) } == written)
    #expect(text { json in json.object { $0.member(string, 1) } } == "{\(written):1}")
  }

  @Test func errorOfTheClosureIsRethrown() {
    struct Failure: Error {}
    #expect(throws: Failure.self) { try JSONWriter.object { _ throws(Failure) in throw Failure() } }
  }
}
