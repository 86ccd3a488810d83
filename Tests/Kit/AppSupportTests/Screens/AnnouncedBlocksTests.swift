import SessionSupport
import Testing

@testable import AppSupport

struct AnnouncedBlocksTests {
  private func blocks(_ blocks: Block<Never>?...) -> AnnouncedBlocks {
    AnnouncedBlocks([PlainScreen.Section("part", nil, blocks)].compactMap { $0 })
  }

  private let place: Block<Never>? = .text("place", "4th of 214", isAnnounced: true)
  private let problem: Block<Never>? = .block("problem", .problem("The server can’t be reached.", nil))

  @Test func blockThatAppearsWithItsTextIsAnnounced() {
    #expect(blocks(place).announcement(after: blocks()) == Announcement("4th of 214", priority: .normal))
    #expect(blocks(problem).announcement(after: blocks())?.sentence == "The server can’t be reached.")
    #expect(blocks(place, problem).announcement(after: blocks(problem))?.sentence == "4th of 214")
  }

  @Test func newBlocksAreOneAnnouncement() {
    #expect(
      blocks(place, problem).announcement(after: blocks())?.sentence == "4th of 214 The server can’t be reached.")
  }

  @Test func changedTextIsAnnounced() {
    let earlier = blocks(.text("place", "Getting your place…", isAnnounced: true))
    #expect(blocks(place).announcement(after: earlier)?.sentence == "4th of 214")
  }

  @Test func unchangedRemovedAndOtherTextIsSilent() {
    let text: Block<Never>? = .text("note", "A note.", .note)
    #expect(blocks(place, text).announcement(after: blocks(place)) == nil)
    #expect(blocks().announcement(after: blocks(place, problem)) == nil)
  }
}
