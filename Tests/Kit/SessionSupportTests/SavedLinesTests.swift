import SessionSupport
import Testing

@Suite struct SavedLinesTests {
  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test func linesRoundTrip() throws {
    var lines = SavedLines(header: "form/1")
    #expect(lines.isEmpty)
    lines.add("game", bytes("triples/1 14"))
    lines.add("marks", bytes(""))
    #expect(lines.text == bytes("form/1\ngame triples/1 14\nmarks "))
    var read = try #require(SavedLines(lines.text, header: "form/1"))
    let first = read.read("marks")
    #expect(first == nil, "lines keep their order")
    let game = read.read("game")
    let marks = read.read("marks")
    let after = read.read("marks")
    #expect(game == bytes("triples/1 14"))
    #expect(marks == [])
    #expect(after == nil)
    #expect(read.isEmpty)
  }

  @Test(arguments: ["", "form", "form/2", "form/1 ", "\nform/1", "form/10\ngame x"])
  func textWithAnotherHeaderIsRejected(text: String) {
    #expect(SavedLines(bytes(text), header: "form/1") == nil)
  }

  @Test func wholeKeyMustMatchAndTrailingEmptyLineRemains() throws {
    var read = try #require(SavedLines(bytes("form/1\ngames 3\n"), header: "form/1"))
    let game = read.read("game")
    let games = read.read("games")
    #expect(game == nil)
    #expect(games == bytes("3"))
    #expect(!read.isEmpty, "an empty line at the end is invalid")
  }
}
