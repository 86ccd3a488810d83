// What Swift offers to `Site/bridge.js`. The program adds one more, `start`, called once when the page is ready.

/// Something that Swift asked to be told about has happened.
@_expose(wasm, "domDispatch") @_cdecl("domDispatch")
func domDispatch(_ callback: Int32, _ number: Double) {
  CallbackTable.shared.action(callback)?(number)
}

/// Whatever this callback waited for can no longer happen.
@_expose(wasm, "domForget") @_cdecl("domForget")
func domForget(_ callback: Int32) {
  CallbackTable.shared.remove(callback)
}

/// Text is coming over; the answer is where to put it.
@_expose(wasm, "domInbox") @_cdecl("domInbox")
func domInbox(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
  Inbox.prepare(count: Int(count))
}
