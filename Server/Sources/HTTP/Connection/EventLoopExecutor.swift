import NIOCore

/// Runs tasks on the event loop of their connection.
///
/// A request then goes from its bytes to its answer without changing threads, unless it waits for the ledger; and of the many
/// that one commit has answered, all of a loop are woken by one call. Whatever takes long must not be done on it.
final class EventLoopExecutor: TaskExecutor {
  private let loop: any EventLoop

  init(_ loop: any EventLoop) {
    self.loop = loop
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    loop.execute { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
