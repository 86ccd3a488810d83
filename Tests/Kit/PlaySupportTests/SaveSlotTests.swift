import PlaySupport
import Testing

@Suite struct SaveSlotTests {
  private let memory = MemoryStorage()
  private func slot() -> SaveSlot { SaveSlot(key: "key", storage: memory.storage) }
  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test func savedTextIsSeenByOtherSlots() {
    var slot = slot()
    var other = self.slot()
    #expect(slot.look() == nil)
    #expect(slot.keep(bytes("a")) == true)
    #expect(slot.keep(bytes("b")) == true)
    #expect(memory["key"] == "b")
    #expect(slot.look() == nil, "no other window has saved")
    #expect(other.look() == bytes("b"))
    #expect(other.look() == nil, "the text is new only once")
  }

  @Test func lateWindowSeesWhatItWouldOverwrite() {
    var early = slot()
    var late = slot()
    #expect(early.keep(bytes("a")) == true)
    #expect(late.look() == bytes("a"))
    #expect(late.keep(bytes("b")) == true)
    #expect(early.look() == bytes("b"))
    #expect(early.keep(bytes("c")) == true)
    #expect(memory["key"] == "c")
  }

  @Test func identicalSavesDoNotConflict() {
    var first = slot()
    var second = slot()
    #expect(first.keep(bytes("a")) == true)
    #expect(second.look() == bytes("a"))
    #expect(second.keep(bytes("a")) == true)
    #expect(first.look() == nil)
  }

  @Test func unchangedTextIsNotWrittenAgain() {
    var slot = slot()
    for text in ["a", "a", "b", "b", "a"] { #expect(slot.keep(bytes(text)) == true) }
    #expect(memory.uses.writes.count == 3 && memory["key"] == "a")
  }

  @Test func clearedStorageIsWrittenAgain() {
    var slot = slot()
    #expect(slot.keep(bytes("a")) == true)
    memory["key"] = nil
    #expect(slot.look() == nil)
    #expect(slot.keep(bytes("a")) == true)
    #expect(memory["key"] == "a")
  }

  @Test func failedWriteCanBeRetried() {
    var slot = slot()
    #expect(slot.keep(bytes("a")) == true)
    memory.refuses = true
    #expect(slot.keep(bytes("b")) == false)
    #expect(memory["key"] == "a")
    #expect(slot.look() == nil)
    memory.refuses = false
    #expect(slot.keep(bytes("b")) == true)
    #expect(memory["key"] == "b")
  }

  @Test func unreadableTextIsQuarantined() throws {
    memory["key"] = "?"
    var slot = slot()
    let damaged = slot.look()
    slot.quarantine(try #require(damaged))
    #expect(slot.keep(bytes("a")) == true)
    #expect(memory["key"] == "a")
    #expect(memory["key.damaged"] == "?")
  }

  @Test func unreadableTextIsNotOverwrittenIfItCannotBeQuarantined() throws {
    memory["key"] = "?"
    var writable: Set<String> = ["key"]
    let memory = memory
    var slot = SaveSlot(
      key: "key",
      storage: Storage(
        read: memory.storage.read, write: { writable.contains($0) ? memory.storage.write($0, $1) : false }))
    let damaged = slot.look()
    slot.quarantine(try #require(damaged))
    #expect(slot.keep(bytes("a")) == false)
    #expect(slot.look() == nil)
    #expect(slot.keep(bytes("a")) == false)
    #expect(memory["key"] == "?")
    writable.insert("key.damaged")
    #expect(slot.keep(bytes("a")) == true)
    #expect(memory["key"] == "a")
    #expect(memory["key.damaged"] == "?")
  }

  @Test func textReplacedByAnotherWindowNeedsNoQuarantine() throws {
    memory["key"] = "?"
    memory.refuses = true
    var slot = slot()
    let damaged = slot.look()
    slot.quarantine(try #require(damaged))
    memory.refuses = false
    memory["key"] = "b"
    #expect(slot.look() == bytes("b"))
    #expect(slot.keep(bytes("c")) == true)
    #expect(memory["key"] == "c" && memory["key.damaged"] == nil)
  }
}
