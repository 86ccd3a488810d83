import JSON
import Logging
import Synchronization

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A log handler that writes each event as a line of JSON or text to standard error. A separate thread writes, so
/// callers don't wait for the log's reader. If the reader is slow, lines are dropped, and a line reports how many.
public struct LineLogHandler: LogHandler {
  /// The format of a line.
  public enum Format: String, Sendable, CaseIterable {
    case json, text
  }

  /// The lowest level that is written.
  public var logLevel = Logger.Level.info

  /// The metadata of every line.
  public var metadata: Logger.Metadata = [:]

  /// A provider of additional metadata. This handler doesn't use it.
  public var metadataProvider: Logger.MetadataProvider?

  private let format: Format
  private let writer: LineWriter

  /// Creates a handler that writes lines in the given format. `level` is the lowest level that is written.
  public init(format: Format, level: Logger.Level, writer: LineWriter = .standardError) {
    self.format = format
    self.writer = writer
    logLevel = level
  }

  /// The metadata value for a key.
  public subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  /// Writes a line.
  public func log(event: LogEvent) {
    let members = metadata.merging(event.metadata ?? [:]) { $1 }.sorted { $0.key < $1.key }
    switch format {
    case .json:
      var json = JSONWriter()
      json.object { object in
        object.member("time", Self.timestamp())
        object.member("level", event.level.rawValue)
        object.member("message", event.message.description)
        for (key, value) in members {
          if case .stringConvertible(let number) = value, let number = number as? any BinaryInteger {
            object.member(key, Int64(number))
          } else {
            object.member(key, value.description)
          }
        }
      }
      writer.write(json.bytes)
    case .text:
      let pairs = members.map { " \($0.key)=\($0.value)" }.joined()
      // Replace line breaks, because the text after one would look like a separate line.
      let line = "\(Self.timestamp()) \(event.level.rawValue) \(event.message)\(pairs)"
      writer.write(line.utf8.map { $0 < SP ? SP : $0 })
    }
  }

  private static func timestamp() -> String {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    let time = universalTime(now.tv_sec)
    return "\(time.tm_year + 1900)-\(digits(time.tm_mon + 1))-\(digits(time.tm_mday))T\(digits(time.tm_hour)):"
      + "\(digits(time.tm_min)):\(digits(time.tm_sec)).\(digits(now.tv_nsec / 1_000_000, count: 3))Z"
  }
}

/// A writer of lines to a file descriptor, with its own thread.
public final class LineWriter: Sendable {
  /// Standard error.
  public static let standardError = LineWriter(descriptor: 2)

  private struct State {
    var bytes: [UInt8] = []
    var droppedCount = 0
    var isWriting = false
  }

  private let state = Mutex(State())
  private let descriptor: Int32
  private let maxByteCount = 4 << 20

  /// Creates a writer for a descriptor.
  public init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Queues a line without its line feed. If the queue would reach `maxByteCount`, drops and counts the line instead.
  func write(_ line: [UInt8]) {
    let isFirst = state.withLock { state in
      guard state.bytes.count + line.count < maxByteCount else {
        state.droppedCount += 1
        return false
      }
      state.bytes += line
      state.bytes.append(LF)
      defer { state.isWriting = true }
      return !state.isWriting
    }
    if isFirst { start() }
  }

  /// Waits until all lines are written, for about a second at most.
  public func flush() {
    for _ in 0..<1000 where state.withLock({ $0.isWriting }) { usleep(1000) }
  }

  /// Starts the writing thread, which ends when no more lines are queued.
  private func start() {
    let writer = Unmanaged.passRetained(self)
    #if canImport(Glibc)
    var thread = pthread_t()
    #else
    var thread: pthread_t?
    #endif
    let result = pthread_create(
      &thread, nil,
      { pointer in
        #if canImport(Glibc)
        let pointer = pointer!
        #endif
        Unmanaged<LineWriter>.fromOpaque(pointer).takeRetainedValue().drain()
        return nil
      }, writer.toOpaque())
    guard result == 0 else {
      // The next line tries to start a thread again.
      state.withLock { $0.isWriting = false }
      return writer.release()
    }
    #if canImport(Glibc)
    pthread_detach(thread)
    #else
    if let thread { pthread_detach(thread) }
    #endif
  }

  private func drain() {
    while true {
      let next: [UInt8]? = state.withLock { state in
        guard !state.bytes.isEmpty else {
          state.isWriting = false
          return nil
        }
        defer {
          state.bytes = []
          state.droppedCount = 0
        }
        guard state.droppedCount > 0 else { return state.bytes }
        return state.bytes
          + Array("{\"level\":\"warning\",\"message\":\"\(state.droppedCount) lines left out\"}\n".utf8)
      }
      guard let next else { return }
      var written = 0
      while written < next.count {
        let count = next[written...].withUnsafeBytes { systemWrite(descriptor, $0.baseAddress!, $0.count) }
        if count < 0, errno != EINTR { break }
        written += max(0, count)
      }
      // Lines often come in bursts. Waiting a few milliseconds combines them in one system call.
      usleep(5000)
    }
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
