import JSON
import Testing

/// The code in the article JSON.
@Suite struct JSONArticleTests {
  @Test func aBodyIsWrittenAndRead() {
    let body = JSONWriter.object { json in
      json.member("index", 7)
      json.member("direction", "left")
    }
    let index = JSONValue(body)?["index"]?.int
    #expect(index == 7)
  }
}
