@_extern(c, "__wasm_call_ctors")
func callConstructors()

/// Runs the C library's constructors, once, before anything else. If a program doesn't call them by itself, the linker
/// wraps each exported function so that it also closes the library's files, at every call.
@_expose(wasm, "_initialize") @_cdecl("_initialize")
func initialize() {
  callConstructors()
}

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
