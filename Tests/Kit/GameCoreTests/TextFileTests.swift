import GameCore
import Testing

@Suite struct TextFileTests {
  private static let mark = "\u{FEFF}"

  @Test(arguments: [
    "one\ntwo\n", "one\r\ntwo\r\n", "one\ntwo", "one\r\ntwo", "one\ntwo\r\n", mark + "one\ntwo\n", mark + "one\r\ntwo",
  ])
  func markAndLineEndsOfOtherProgramsAreRemoved(file: String) {
    #expect(TextFile.normalized(file.utf8Bytes) == "one\ntwo\n".utf8Bytes)
  }

  @Test(arguments: [
    ("", "\n"), ("\n", "\n"), ("one\n\n", "one\n\n"), ("\n\none", "\n\none\n"), ("o\rne\n", "o\rne\n"),
    ("one\r\r\n", "one\r\n"), ("one" + mark + "\n", "one" + mark + "\n"), (mark + mark + "one", mark + "one\n"),
    ("one ", "one \n"),
  ])
  func everythingElseStays(file: String, text: String) {
    #expect(TextFile.normalized(file.utf8Bytes) == text.utf8Bytes)
  }
}
