/// The closures that the page may call, each identified by a number. Slots are reused. Part of the number counts how
/// often its slot was reused, modulo 2048, so an outdated number doesn't identify the next closures in the slot.
struct CallbackTable {
  /// The table of this program. Access is safe because browser programs have one thread.
  nonisolated(unsafe) static var shared = CallbackTable()

  private struct Slot {
    var generation: Int32 = 0
    var action: ((Double) -> Void)?
  }

  private static let indexBits: Int32 = 20
  private static let indexMask: Int32 = 1 << indexBits - 1
  private static let generationMask: Int32 = 1 << (31 - indexBits) - 1

  private var slots: [Slot] = []
  private var freeIndices: [Int] = []

  mutating func insert(_ action: @escaping (Double) -> Void) -> Int32 {
    let index: Int
    if let free = freeIndices.popLast() {
      index = free
    } else {
      index = slots.count
      slots.append(Slot())
    }
    slots[index].action = action
    return slots[index].generation << Self.indexBits | Int32(truncatingIfNeeded: index)
  }

  func action(_ callback: Int32) -> ((Double) -> Void)? {
    guard let index = index(callback) else { return nil }
    return slots[index].action
  }

  mutating func remove(_ callback: Int32) {
    guard let index = index(callback) else { return }
    slots[index].action = nil
    slots[index].generation = (slots[index].generation + 1) & Self.generationMask
    freeIndices.append(index)
  }

  private func index(_ callback: Int32) -> Int? {
    let index = Int(callback & Self.indexMask)
    guard callback >= 0, index < slots.count, slots[index].generation == callback >> Self.indexBits else { return nil }
    return slots[index].action == nil ? nil : index
  }
}

/// An active listener or timer. A listener lasts until it's canceled, even if nothing stores this value.
public struct Subscription {
  let callback: Int32

  /// Stops the listener or timer, and releases its closure. Does nothing if it has already ended.
  public func cancel() {
    domCancel(callback)
    CallbackTable.shared.remove(callback)
  }
}
