import SessionSupport
import TestSupport
import Testing

@Suite struct BlockGalleryTests {
  private let gallery = BlockGallery()

  private func press(_ label: String, text: String = "") throws {
    gallery.perform(try #require(gallery.screen.action(label)).id, text: Array(text.utf8))
  }

  @Test func galleryContainsEveryKindAndEveryTone() {
    var kinds: Set<String> = []
    for block in gallery.screen.blocks {
      let kind = "\(block.content)".prefix { $0 != "(" }
      kinds.insert(String(kind))
      if case .text(_, let tone, _) = block.content { kinds.insert("\(tone)") }
    }
    let expected: Set = [
      "text", "problem", "disclosure", "figures", "sum", "list", "ranking", "table", "bars", "chart", "trend",
      "scale", "marks", "month", "buttons", "field", "choice", "progress", "picture", "drawing", "parts",
      "plain", "lead", "note", "good", "alarm", "code", "data", "legend",
    ]
    #expect(kinds == expected)
  }

  /// If `hasSameKind(as:)` left out a kind, each change of the screen would remove and recreate that kind's blocks.
  @Test func everyBlockHasTheSameKindAsItself() {
    for block in gallery.screen.blocks { #expect(block.hasSameKind(as: block), "\(block.id.text)") }
  }

  @Test func idsAreUnique() {
    let ids = gallery.screen.sections.map(\.id.text) + gallery.screen.blocks.map(\.id.text)
    #expect(Set(ids).count == ids.count)
  }

  @Test func actionsUpdateTextMessageTableAndQuestion() throws {
    try press("Plain")
    #expect(gallery.screen.text("said") == "Button 2 was pressed.")
    try press("Rename", text: "Grace")
    try press("Join")
    #expect(gallery.screen.message?.text == "Type a text first.")
    #expect(gallery.screen.message?.isError == true)
    try press("More rows")
    #expect(gallery.screen.table("many")?.rows.count == 80)
    try press("Remove all")
    let question = try #require(gallery.screen.question)
    gallery.perform(question.cancel.id)
    #expect(gallery.screen.question == nil)
    #expect(gallery.screen.message?.text == "Nothing was removed.")
  }
}
