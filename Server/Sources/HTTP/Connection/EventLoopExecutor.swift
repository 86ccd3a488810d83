import NIOCore

/// A task executor that runs tasks on a connection's event loop, so that a request changes threads only to wait for the
/// ledger. If a commit finishes many requests, one wakeup resumes them all. Run long computations elsewhere.
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
