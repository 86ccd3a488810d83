import PlaySupport
import Testing

@Suite struct SaveSlotTests {
  private let memory = MemoryStorage()
  private func slot() -> SaveSlot { SaveSlot(key: "key", storage: memory.storage) }
  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test func whatIsSavedIsLoaded() {
    var slot = slot()
    #expect(slot.load() == nil)
    #expect(slot.save(bytes("a")) == .saved)
    #expect(slot.save(bytes("b")) == .saved)
    #expect(memory["key"] == "b")
    #expect(slot.load() == bytes("b"))
    #expect(slot.changeElsewhere() == nil)
  }

  @Test func theWindowThatComesLateIsToldAndOverwritesNothing() {
    var early = slot()
    var late = slot()
    _ = early.load()
    _ = late.load()
    #expect(early.save(bytes("a")) == .saved)
    #expect(late.changeElsewhere() == bytes("a"))
    #expect(late.save(bytes("b")) == .changedElsewhere(bytes("a")))
    #expect(memory["key"] == "a")
    #expect(late.save(bytes("b")) == .changedElsewhere(bytes("a")), "not before it has looked")
    #expect(late.load() == bytes("a"))
    #expect(late.save(bytes("b")) == .saved)
    #expect(early.save(bytes("c")) == .changedElsewhere(bytes("b")))
    #expect(memory["key"] == "b")
  }

  @Test func aTextThatIsThereAndWasNeverLoadedIsNotOverwritten() {
    memory["key"] = "a"
    var slot = slot()
    #expect(slot.save(bytes("b")) == .changedElsewhere(bytes("a")))
  }

  @Test func twoWindowsThatSaveTheSameAgree() {
    var first = slot()
    var second = slot()
    #expect(first.save(bytes("a")) == .saved)
    #expect(second.load() == bytes("a"))
    #expect(second.save(bytes("a")) == .saved)
    #expect(first.changeElsewhere() == nil)
  }

  @Test func aStorageThatWasClearedIsWrittenAgain() {
    var slot = slot()
    #expect(slot.save(bytes("a")) == .saved)
    memory["key"] = nil
    #expect(slot.changeElsewhere() == nil)
    #expect(slot.save(bytes("b")) == .saved)
  }

  @Test func aRefusalWritesNothingAndCanBeTriedAgain() {
    var slot = slot()
    #expect(slot.save(bytes("a")) == .saved)
    memory.refuses = true
    #expect(slot.save(bytes("b")) == .refused)
    #expect(memory["key"] == "a")
    #expect(slot.changeElsewhere() == nil)
    memory.refuses = false
    #expect(slot.save(bytes("b")) == .saved)
  }

  @Test func whatCannotBeReadIsKeptUnderAnotherKey() {
    memory["key"] = "?"
    var slot = slot()
    _ = slot.load()
    slot.setAside()
    #expect(slot.save(bytes("a")) == .saved)
    #expect(memory["key"] == "a")
    #expect(memory["key.damaged"] == "?")
  }

  @Test func whatCannotBeKeptUnderAnotherKeyIsNotOverwritten() {
    memory["key"] = "?"
    var writable: Set<String> = ["key"]
    let memory = memory
    var slot = SaveSlot(
      key: "key",
      storage: Storage(
        read: memory.storage.read, write: { writable.contains($0) ? memory.storage.write($0, $1) : false }))
    _ = slot.load()
    slot.setAside()
    #expect(slot.save(bytes("a")) == .refused)
    #expect(memory["key"] == "?")
    writable.insert("key.damaged")
    #expect(slot.save(bytes("a")) == .saved)
    #expect(memory["key"] == "a")
    #expect(memory["key.damaged"] == "?")
  }

  @Test func settingAsideNothingDoesNothing() {
    var slot = slot()
    slot.setAside()
    #expect(memory.texts.isEmpty)
  }
}
