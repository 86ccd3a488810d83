import NIOCore

/// A task executor that runs tasks on a connection's event loop. This way, a request is answered without changing
/// threads, unless it waits for the ledger. If a commit finishes many requests, one wakeup of the loop resumes all of
/// them. Long computations must run elsewhere.
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
