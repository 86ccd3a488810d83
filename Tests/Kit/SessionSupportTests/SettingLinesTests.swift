import GameCore
import Testing

@testable import SessionSupport

@Suite struct SettingLinesTests {
  private func lines(_ text: String) -> SettingLines? { SettingLines(text.utf8Bytes, header: "settings/1") }

  private func text(_ lines: SettingLines) -> String { String(decoding: lines.text, as: UTF8.self) }

  @Test func linesAreReadInAnyOrderAndUnknownOnesStay() throws {
    var lines = try #require(self.lines("settings/1\nb 2\n\nunknown\na 1"))
    #expect(lines["a"] == "1".utf8Bytes)
    #expect(lines["b"] == "2".utf8Bytes)
    #expect(lines["unknown"] == nil)
    #expect(lines["c"] == nil)
    lines["a"] = "3".utf8Bytes
    lines["b"] = nil
    #expect(text(lines) == "settings/1\n\nunknown\na 3")
  }

  @Test func newLineComesBeforeLaterSettingsWhateverWasChosenFirst() {
    var lines = SettingLines(header: "settings/1")
    lines["c"] = "3".utf8Bytes
    lines["b", before: ["c"]] = "2".utf8Bytes
    lines["a", before: ["b", "c"]] = "1".utf8Bytes
    lines["d"] = "4".utf8Bytes
    #expect(text(lines) == "settings/1\na 1\nb 2\nc 3\nd 4")
    #expect(SettingLines(lines.text, header: "settings/1") == lines)
  }

  @Test(arguments: ["", "settings", "settings/2", "settings/1 ", "\nsettings/1"])
  func textWithAnotherFirstLineIsRejected(_ text: String) {
    #expect(lines(text) == nil)
  }
}
