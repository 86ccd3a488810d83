import WorkerSupport

/// A file has come in, though this coach needs none.
///
/// - Returns: 0, as it cannot be read.
@_expose(wasm, "workerOpen") @_cdecl("workerOpen")
func workerOpen(_ index: Int32) -> Int32 {
  0
}

/// A question has come in.
///
/// - Returns: the size of the answer.
@_expose(wasm, "workerAnswer") @_cdecl("workerAnswer")
func workerAnswer() -> Int32 {
  WorkerPort.answer(CoachDesk.answer(WorkerPort.inbox))
}
