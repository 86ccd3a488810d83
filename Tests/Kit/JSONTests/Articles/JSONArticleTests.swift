import JSON
import Testing

@Suite struct JSONArticleTests {
  @Test func bodyRoundTrips() {
    let body = JSONWriter.object { json in
      json.member("index", 7)
      json.member("direction", "left")
    }
    let index = JSONValue(body)?["index"]?.int
    #expect(index == 7)
  }
}
