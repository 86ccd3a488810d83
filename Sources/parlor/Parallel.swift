import Dispatch
import Foundation

/// Work on several threads.
enum Parallel {
  /// Calls `body` for each of the numbers 0 to `count - 1`, on several threads at once.
  ///
  /// - Parameters:
  ///   - worker: makes what one thread works with.
  ///   - progress: is told how many results there are whenever there is one more, by one thread at a time.
  /// - Returns: the results in the order of the numbers.
  static func map<Worker, Result: Sendable>(
    count: Int, threads: Int, worker: @Sendable () -> Worker, body: @Sendable (Worker, Int) -> Result,
    progress: @Sendable (Int) -> Void
  ) -> [Result] {
    let results = Results<Result>(count: count)
    DispatchQueue.concurrentPerform(iterations: min(threads, count)) { _ in
      let worker = worker()
      while let index = results.take() {
        let result = body(worker, index)
        results.put(result, at: index, progress)
      }
    }
    return results.all
  }

  /// The results so far, and which number is next. The lock makes it safe to share.
  private final class Results<Result: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var results: [Result?]
    private var taken = 0
    private var done = 0

    init(count: Int) {
      results = Array(repeating: nil, count: count)
    }

    func take() -> Int? {
      lock.withLock {
        guard taken < results.count else { return nil }
        taken += 1
        return taken - 1
      }
    }

    func put(_ result: Result, at index: Int, _ progress: (Int) -> Void) {
      lock.withLock {
        results[index] = result
        done += 1
        progress(done)
      }
    }

    var all: [Result] { lock.withLock { results.compactMap { $0 } } }
  }
}
