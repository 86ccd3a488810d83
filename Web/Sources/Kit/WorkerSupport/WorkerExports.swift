/// Returns the address where `Site/worker.js` must write `count` bytes.
@_expose(wasm, "workerInbox") @_cdecl("workerInbox")
func workerInbox(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
  WorkerPort.prepare(count: Int(count))
}

/// Returns the address of the latest answer.
@_expose(wasm, "workerOutbox") @_cdecl("workerOutbox")
func workerOutbox() -> UnsafeMutablePointer<UInt8>? {
  WorkerPort.bufferAddress
}
