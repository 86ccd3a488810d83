import Dispatch
import Foundation
import HTTP

extension ServerApplication {
  /// Runs until SIGTERM or SIGINT, and then lets requests end that are under way.
  ///
  /// - Parameter drain: How long they have for that. A second and a half later the process ends, whatever it is that hangs;
  ///   nothing that was acknowledged is lost by it.
  /// - Throws: What the system says if an address can't be listened at.
  public func run(drain: Duration) async throws {
    let shutdown = ShutdownRequest()
    // A signal may come as soon as the server says that it listens.
    let (signals, sources) = await catchSignals([SIGTERM, SIGINT])
    let housekeeping = Task { await self.housekeeping.run() }
    let web = Task { try await self.web.run(until: shutdown) }
    let stopping = Task {
      for await _ in signals {
        endProcess(after: drain + .milliseconds(1500))
        shutdown.make()
        try? await Task.sleep(for: drain)
        web.cancel()
        break
      }
    }
    let result = await web.result
    stopping.cancel()
    // Housekeeping goes on as long as calls are answered.
    housekeeping.cancel()
    await housekeeping.value
    for source in sources { source.cancel() }
    try result.get()
  }
}

/// Catches signals, in place of what the system does then. Returns once they are caught: one that comes before ends the process.
///
/// - Returns: The numbers of the signals that the process receives, and their sources, to be canceled at the end.
private func catchSignals(_ numbers: [Int32]) async -> (AsyncStream<Int32>, [any DispatchSourceSignal]) {
  let (stream, continuation) = AsyncStream.makeStream(of: Int32.self)
  var sources: [any DispatchSourceSignal] = []
  for number in numbers {
    let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    source.setEventHandler { continuation.yield(number) }
    await withCheckedContinuation { registration in
      source.setRegistrationHandler { registration.resume() }
      source.resume()
    }
    #if canImport(Darwin)
    // Elsewhere the source takes the signal from the process, which must not ignore it.
    signal(number, SIG_IGN)
    #endif
    sources.append(source)
  }
  return (stream, sources)
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
