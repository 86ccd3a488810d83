/// The closures that the page may call, each known to it by a number.
///
/// A place in the table is used again after its closure is gone. Part of the number counts those uses, so that a number
/// that has had its day never means another's closure.
struct CallbackTable {
  /// The table of this program. Browser programs have one thread, which is what makes this safe.
  nonisolated(unsafe) static var shared = CallbackTable()

  private struct Slot {
    var use: Int32 = 0
    var action: ((Double) -> Void)?
  }

  private static let indexBits: Int32 = 20
  private static let indexMask: Int32 = 1 << indexBits - 1
  private static let useMask: Int32 = 1 << (31 - indexBits) - 1

  private var slots: [Slot] = []
  private var freeIndices: [Int] = []

  /// Keeps a closure and gives it a number.
  mutating func insert(_ action: @escaping (Double) -> Void) -> Int32 {
    let index: Int
    if let free = freeIndices.popLast() {
      index = free
    } else {
      index = slots.count
      slots.append(Slot())
    }
    slots[index].action = action
    return slots[index].use << Self.indexBits | Int32(truncatingIfNeeded: index)
  }

  /// The closure of that number, unless it is gone.
  func action(_ callback: Int32) -> ((Double) -> Void)? {
    guard let index = index(callback) else { return nil }
    return slots[index].action
  }

  /// Lets go of the closure of that number. Does nothing if it is gone already.
  mutating func remove(_ callback: Int32) {
    guard let index = index(callback) else { return }
    slots[index].action = nil
    slots[index].use = (slots[index].use + 1) & Self.useMask
    freeIndices.append(index)
  }

  private func index(_ callback: Int32) -> Int? {
    let index = Int(callback & Self.indexMask)
    guard callback >= 0, index < slots.count, slots[index].use == callback >> Self.indexBits else { return nil }
    return slots[index].action == nil ? nil : index
  }
}

/// Something that is listened to or waited for. It goes on until it is cancelled, whether this value is kept or not.
public struct Subscription {
  let callback: Int32

  /// Ends it: the closure will not be called again, and is let go. Does nothing when it is over already.
  public func cancel() {
    domCancel(callback)
    CallbackTable.shared.remove(callback)
  }
}
