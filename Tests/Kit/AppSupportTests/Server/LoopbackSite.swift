import Foundation
import Synchronization

#if canImport(Glibc)
import Glibc
#endif

/// A server on this machine that sends the bytes that the test sets, and stores the requests.
final class LoopbackSite: Sendable {
  enum Answer: Sendable {
    /// Sends these bytes and closes the connection.
    case bytes(String)
    /// Sends these bytes and keeps the connection open without sending more.
    case silence(after: String)
    /// Sends this head and a body with this number of bytes.
    case flood(String, Int)
  }

  let port: UInt16
  private let listener: Int32
  private let state: Mutex<(answers: [Answer], receivedRequests: [String], open: [Int32])>

  init(_ answers: [Answer]) throws {
    state = Mutex((answers, [], []))
    #if canImport(Glibc)
    let stream = Int32(SOCK_STREAM.rawValue)
    #else
    let stream = SOCK_STREAM
    #endif
    listener = socket(AF_INET, stream, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listener = listener
    let isOpen = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && listen(listener, 8) == 0 && getsockname(listener, $0, &length) == 0
      }
    }
    port = UInt16(bigEndian: address.sin_port)
    guard isOpen else { throw CocoaError(.fileNoSuchFile) }
    let thread = Thread { [weak self] in
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0, let self else { return }
        serve(connection)
      }
    }
    thread.start()
  }

  deinit {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
    state.withLock { for connection in $0.open { close(connection) } }
  }

  var receivedRequests: [String] { state.withLock { $0.receivedRequests } }

  private func serve(_ connection: Int32) {
    var request = ""
    var bytes = [UInt8](repeating: 0, count: 4096)
    while !Self.isComplete(request) {
      let count = recv(connection, &bytes, bytes.count, 0)
      guard count > 0 else { break }
      request += String(decoding: bytes[..<count], as: UTF8.self)
    }
    let answer = state.withLock {
      $0.receivedRequests.append(request)
      return $0.answers.isEmpty ? nil : $0.answers.removeFirst()
    }
    switch answer {
    case .bytes(let text): Self.send(connection, text)
    case .silence(let text):
      Self.send(connection, text)
      return state.withLock { $0.open.append(connection) }
    case .flood(let head, let count):
      Self.send(connection, head)
      let part = String(repeating: "x", count: 65_536)
      for _ in 0..<(count / part.utf8.count) where !Self.send(connection, part) { break }
    case nil: break
    }
    close(connection)
  }

  private static func isComplete(_ request: String) -> Bool {
    guard let end = request.range(of: "\r\n\r\n") else { return false }
    let head = request[..<end.lowerBound].lowercased()
    guard let mark = head.range(of: "content-length: ") else { return true }
    let length = Int(head[mark.upperBound...].prefix { $0.isNumber }) ?? 0
    return request[end.upperBound...].utf8.count >= length
  }

  @discardableResult
  private static func send(_ connection: Int32, _ text: String) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      #if canImport(Glibc)
      let count = rest.withUnsafeBytes { Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      #else
      let count = rest.withUnsafeBytes { Darwin.send(connection, $0.baseAddress, $0.count, 0) }
      #endif
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
