import WorkerSupport

/// The network has come in.
///
/// - Returns: 1, or 0 if it cannot be read.
@_expose(wasm, "workerOpen") @_cdecl("workerOpen")
func workerOpen(_ index: Int32) -> Int32 {
  CoachDesk.open(WorkerPort.inbox) ? 1 : 0
}

/// A question has come in.
///
/// - Returns: the size of the answer.
@_expose(wasm, "workerAnswer") @_cdecl("workerAnswer")
func workerAnswer() -> Int32 {
  WorkerPort.answer(CoachDesk.answer(WorkerPort.inbox))
}
