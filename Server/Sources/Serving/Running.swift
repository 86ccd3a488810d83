import Dispatch
import Foundation
import HTTP

extension Application {
  /// Runs until SIGTERM or SIGINT, and then lets requests end that are under way.
  ///
  /// - Parameter drain: How long they have for that. A second and a half later the process ends, whatever it is that hangs;
  ///   nothing that was acknowledged is lost by it.
  /// - Throws: What the system says if an address can't be listened at.
  public func run(drain: Duration) async throws {
    let shutdown = ShutdownRequest()
    let housekeeping = Task { await self.housekeeping.run() }
    let web = Task { try await self.web.run(until: shutdown) }
    let signals = [SIGTERM, SIGINT].map { number in
      onSignal(number) {
        endProcess(after: drain + .milliseconds(1500))
        shutdown.make()
        Task {
          try? await Task.sleep(for: drain)
          web.cancel()
        }
      }
    }
    let result = await web.result
    // Housekeeping goes on as long as calls are answered.
    housekeeping.cancel()
    await housekeeping.value
    for signal in signals { signal.cancel() }
    try result.get()
  }
}

/// Calls a closure the first time that the process is sent a signal, in place of what the system does then.
private func onSignal(_ number: Int32, _ body: @escaping @Sendable () -> Void) -> any DispatchSourceSignal {
  signal(number, SIG_IGN)
  let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
  source.setEventHandler {
    source.setEventHandler {}
    body()
  }
  source.resume()
  return source
}

/// Ends the process some time later, if it is still there.
private func endProcess(after patience: Duration) {
  let seconds = patience / .seconds(1)
  // All other threads may hang, so this needs one of its own.
  Thread.detachNewThread {
    Thread.sleep(forTimeInterval: seconds)
    FileHandle.standardError.write(Data("parlor-server: something did not end in time\n".utf8))
    _exit(1)
  }
}

/// Lets this process have as many files and connections open as the system allows it, and go on where a file may not grow:
/// that is an error of whoever writes.
public func setFileLimits() {
  signal(SIGXFSZ, SIG_IGN)
  var limit = rlimit()
  #if canImport(Glibc)
  let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #else
  let resource = RLIMIT_NOFILE
  #endif
  guard getrlimit(resource, &limit) == 0 else { return }
  limit.rlim_cur = limit.rlim_max
  _ = setrlimit(resource, &limit)
}
