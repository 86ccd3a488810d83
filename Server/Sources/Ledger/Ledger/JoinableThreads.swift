import Foundation
import Synchronization

/// Threads of a store whose end can be waited for, unlike that of Foundation's `Thread`.
///
/// After its code, a thread frees what libraries such as OpenSSL have stored for it. If the process ends at that moment,
/// they free the same memory again, and the process crashes.
package final class JoinableThreads: Sendable {
  private let threads: Mutex<[JoinableThread]>

  /// Starts a thread for each name. A name has at most 15 bytes, and all threads run the same closure.
  package init(names: [String], run: @escaping @Sendable () -> Void) {
    threads = Mutex(names.map { JoinableThread(name: $0, run) })
  }

  /// Calls a closure on another thread when all threads have ended. Every caller waits for them.
  package func whenEnded(_ completion: @escaping @Sendable () -> Void) {
    DispatchQueue.global().async {
      self.threads.withLock { threads in
        for thread in threads { thread.join() }
        threads = []
      }
      completion()
    }
  }
}

private struct JoinableThread: @unchecked Sendable {
  private final class Body: Sendable {
    let name: String
    let run: @Sendable () -> Void

    init(_ name: String, _ run: @escaping @Sendable () -> Void) {
      self.name = name
      self.run = run
    }

    /// Runs the body at `pointer`, and releases it. Returns `nil`, the result of a thread that has none.
    static func run(_ pointer: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
      let body = Unmanaged<Body>.fromOpaque(pointer).takeRetainedValue()
      Thread.current.name = body.name
      body.run()
      return nil
    }
  }

  /// The size of the stack, in bytes.
  private static let stackSize = 4 << 20

  private let thread: pthread_t

  init(name: String, _ run: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, Self.stackSize)
    let body = Unmanaged.passRetained(Body(name, run)).toOpaque()
    #if canImport(Darwin)
    var created: pthread_t?
    let code = pthread_create(&created, &attributes, { Body.run($0) }, body)
    guard code == 0, let created else { fatalError("A thread can't be started: error \(code).") }
    thread = created
    #else
    var created = pthread_t()
    let code = pthread_create(&created, &attributes, { Body.run($0!) }, body)
    guard code == 0 else { fatalError("A thread can't be started: error \(code).") }
    thread = created
    #endif
  }

  func join() {
    pthread_join(thread, nil)
  }
}
