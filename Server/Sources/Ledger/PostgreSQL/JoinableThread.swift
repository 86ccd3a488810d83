import Foundation

/// A thread whose end can be waited for, unlike that of Foundation's `Thread`.
///
/// After its code, a thread frees what libraries such as OpenSSL have stored for it. If the process ends at that moment,
/// they free the same memory again, and the process crashes.
struct JoinableThread: @unchecked Sendable {
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

  private let thread: pthread_t

  /// Starts a thread. `name` has at most 15 bytes, and `stackSize` is a number of bytes.
  init(name: String, stackSize: Int, _ run: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
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

  /// Waits for the end of the thread. Call this method once.
  func join() {
    pthread_join(thread, nil)
  }
}
