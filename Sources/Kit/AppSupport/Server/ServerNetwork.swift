import Foundation
import SessionSupport

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A network client that stores no cookies, credentials, or replies, follows no redirects, and drops partial replies.
public actor ServerNetwork {
  private let exchanges = Exchanges()
  private let session: URLSession

  /// Creates the client. `timeoutSeconds` is the maximum time for a complete reply, by default as in the browser.
  public init(timeoutSeconds: Double = 10) {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = timeoutSeconds
    configuration.timeoutIntervalForResource = timeoutSeconds
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.urlCredentialStorage = nil
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    session = URLSession(configuration: configuration, delegate: exchanges, delegateQueue: nil)
  }

  deinit {
    // The session retains its delegate until it is invalidated.
    session.finishTasksAndInvalidate()
  }

  /// Sends a request below the address `base`. Returns the reply, or `nil` if no complete one arrived in time.
  public func send(_ request: ServerRequest, to base: String) async -> RankedReply? {
    guard let request = URLRequest(request, at: base) else { return nil }
    let task = session.dataTask(with: request)
    return await withCheckedContinuation { continuation in
      exchanges.begin(task.taskIdentifier, continuation)
      task.resume()
    }
  }
}

extension URLRequest {
  fileprivate init?(_ request: ServerRequest, at base: String) {
    guard let url = request.address(below: base).flatMap({ URL(string: $0) }) else { return nil }
    self.init(url: url)
    httpMethod = request.method.name
    for header in request.headers { setValue(header.value, forHTTPHeaderField: header.name) }
    httpBody = request.body.map { Data($0.utf8) }
  }
}

/// The calls in flight. The system calls the delegate on its own queue, so a lock protects the calls.
private final class Exchanges: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  private typealias Exchange = (reader: ReplyReader, continuation: CheckedContinuation<RankedReply?, Never>)

  private let lock = NSLock()
  private var exchanges: [Int: Exchange] = [:]

  func begin(_ number: Int, _ continuation: CheckedContinuation<RankedReply?, Never>) {
    lock.withLock { exchanges[number] = (ReplyReader(), continuation) }
  }

  /// Calls `action` with the reader of a call's reply, and returns whether to continue: `false` for an unknown call.
  private func update(_ number: Int, _ action: (inout ReplyReader) -> Bool) -> Bool {
    lock.withLock {
      guard var exchange = exchanges.removeValue(forKey: number) else { return false }
      let isWanted = action(&exchange.reader)
      exchanges[number] = exchange
      return isWanted
    }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    let status = (response as? HTTPURLResponse)?.statusCode
    let isWanted = update(dataTask.taskIdentifier) {
      $0.begin(status: status, length: response.expectedContentLength)
    }
    completionHandler(isWanted ? .allow : .cancel)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    if !update(dataTask.taskIdentifier, { $0.add(data) }) { dataTask.cancel() }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    let exchange = lock.withLock { exchanges.removeValue(forKey: task.taskIdentifier) }
    exchange?.continuation.resume(returning: exchange?.reader.reply(isComplete: error == nil))
  }
}
