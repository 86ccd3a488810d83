import Foundation
import PlaySupport

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// One request and its answer, waited for. Redirections are not followed, since the token is for one server alone, and an
/// answer without end is cut off.
final class HTTPExchange: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  /// How many bytes an answer may have.
  private static let mostBytes = 1 << 20

  // The session calls on a queue of its own, so whatever follows is looked at under the lock.
  private let lock = NSLock()
  private let ended = DispatchSemaphore(value: 0)
  private var body = Data()
  private var answer: RankedReply?

  /// Sends a request.
  ///
  /// - Parameter seconds: how long the answer may take, all of it.
  /// - Returns: `nil` if no complete answer came.
  static func answer(to request: URLRequest, within seconds: Double) -> RankedReply? {
    let exchange = HTTPExchange()
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = seconds
    configuration.timeoutIntervalForResource = seconds
    configuration.httpCookieStorage = nil
    configuration.urlCache = nil
    let session = URLSession(configuration: configuration, delegate: exchange, delegateQueue: nil)
    defer { session.invalidateAndCancel() }
    session.dataTask(with: request).resume()
    guard exchange.ended.wait(timeout: .now() + seconds + 1) == .success else { return nil }
    return exchange.lock.withLock { exchange.answer }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isTooMuch = lock.withLock {
      body += data
      return body.count > Self.mostBytes
    }
    if isTooMuch { dataTask.cancel() }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    lock.withLock {
      guard error == nil, let response = task.response as? HTTPURLResponse else { return }
      answer = RankedReply(status: response.statusCode, body: Array(body))
    }
    ended.signal()
  }
}
