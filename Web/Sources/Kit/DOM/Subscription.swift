/// Something that is listened to or waited for. It goes on until it is cancelled, whether this value is kept or not.
public struct Subscription {
  let callback: Int32

  /// Ends it: the closure will not be called again, and is let go. Does nothing when it is over already.
  public func cancel() {
    domCancel(callback)
    CallbackTable.shared.remove(callback)
  }
}
