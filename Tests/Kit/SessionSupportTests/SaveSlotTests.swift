import SessionSupport
import Testing

@Suite struct SaveSlotTests {
  private let memory = MemoryStorage()
  private func slot() -> SaveSlot { SaveSlot(key: "key", storage: memory.storage) }
  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test func savedTextIsNewOnlyToOtherSlotsAndOnlyOnce() {
    var slot = slot()
    var other = self.slot()
    #expect(slot.readIfChanged() == nil)
    #expect(slot.write(bytes("a")) == true)
    #expect(slot.write(bytes("b")) == true)
    #expect(memory["key"] == "b")
    #expect(slot.readIfChanged() == nil, "no other window has saved")
    #expect(other.readIfChanged() == bytes("b"))
    #expect(other.readIfChanged() == nil, "the text is new only once")
  }

  @Test func eachWindowReadsTheOthersTextAndCanOverwriteIt() {
    var early = slot()
    var late = slot()
    #expect(early.write(bytes("a")) == true)
    #expect(late.readIfChanged() == bytes("a"))
    #expect(late.write(bytes("b")) == true)
    #expect(early.readIfChanged() == bytes("b"))
    #expect(early.write(bytes("c")) == true)
    #expect(memory["key"] == "c")
  }

  @Test func savingTheSameTextIsNoChangeForOtherWindows() {
    var first = slot()
    var second = slot()
    #expect(first.write(bytes("a")) == true)
    #expect(second.readIfChanged() == bytes("a"))
    #expect(second.write(bytes("a")) == true)
    #expect(first.readIfChanged() == nil)
  }

  @Test func unchangedTextIsNotWrittenAgain() {
    var slot = slot()
    for text in ["a", "a", "b", "b", "a"] { #expect(slot.write(bytes(text)) == true) }
    #expect(memory.accesses.writes.count == 3)
    #expect(memory["key"] == "a")
  }

  @Test func clearedStorageIsWrittenAgain() {
    var slot = slot()
    #expect(slot.write(bytes("a")) == true)
    memory["key"] = nil
    #expect(slot.readIfChanged() == nil)
    #expect(slot.write(bytes("a")) == true)
    #expect(memory["key"] == "a")
  }

  @Test func failedWriteCanBeRetried() {
    var slot = slot()
    #expect(slot.write(bytes("a")) == true)
    memory.refusesWrites = true
    #expect(slot.write(bytes("b")) == false)
    #expect(memory["key"] == "a")
    #expect(slot.readIfChanged() == nil)
    memory.refusesWrites = false
    #expect(slot.write(bytes("b")) == true)
    #expect(memory["key"] == "b")
  }

  @Test func unreadableTextIsQuarantined() throws {
    memory["key"] = "?"
    var slot = slot()
    let damaged = slot.readIfChanged()
    slot.quarantine(try #require(damaged))
    #expect(slot.write(bytes("a")) == true)
    #expect(memory["key"] == "a")
    #expect(memory["key.damaged"] == "?")
  }

  @Test func quarantinedTextStaysWhenMoreIsQuarantined() {
    for text in ["?", "??", "?", "???"] {
      memory["key"] = text
      var slot = slot()
      if let damaged = slot.readIfChanged() { slot.quarantine(damaged) }
      #expect(slot.write(bytes("a")) == true)
    }
    #expect(memory["key.damaged"] == "?")
    #expect(memory["key.damaged2"] == "??")
    #expect(memory["key.damaged3"] == "???")
    #expect(memory.texts.count == 4, "an equal text isn't stored twice")
  }

  @Test func unreadableTextIsOverwrittenOnlyOnceItIsQuarantined() throws {
    memory["key"] = "?"
    var writable: Set<String> = ["key"]
    let memory = memory
    var slot = SaveSlot(
      key: "key",
      storage: Storage(
        read: memory.storage.read, write: { writable.contains($0) ? memory.storage.write($0, $1) : false }))
    let damaged = slot.readIfChanged()
    slot.quarantine(try #require(damaged))
    #expect(slot.write(bytes("a")) == false)
    #expect(slot.readIfChanged() == nil)
    #expect(slot.write(bytes("a")) == false)
    #expect(memory["key"] == "?")
    writable.insert("key.damaged")
    #expect(slot.write(bytes("a")) == true)
    #expect(memory["key"] == "a")
    #expect(memory["key.damaged"] == "?")
  }

  @Test func textReplacedByAnotherWindowNeedsNoQuarantine() throws {
    memory["key"] = "?"
    memory.refusesWrites = true
    var slot = slot()
    let damaged = slot.readIfChanged()
    slot.quarantine(try #require(damaged))
    memory.refusesWrites = false
    memory["key"] = "b"
    #expect(slot.readIfChanged() == bytes("b"))
    #expect(slot.write(bytes("c")) == true)
    #expect(memory["key"] == "c")
    #expect(memory["key.damaged"] == nil)
  }
}
