import Foundation
import SessionSupport

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A request, and the reply for which the caller waits.
final class HTTPExchange: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  // The session calls its delegate on its own queue, so a lock protects the reader.
  private let lock = NSLock()
  private let completion = DispatchSemaphore(value: 0)
  private var reader = ReplyReader()
  private var reply: RankedReply?

  static func send(_ request: URLRequest, timeoutSeconds seconds: Double) -> RankedReply? {
    let exchange = HTTPExchange()
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = seconds
    configuration.timeoutIntervalForResource = seconds
    configuration.httpCookieStorage = nil
    configuration.urlCache = nil
    let session = URLSession(configuration: configuration, delegate: exchange, delegateQueue: nil)
    defer { session.invalidateAndCancel() }
    session.dataTask(with: request).resume()
    guard exchange.completion.wait(timeout: .now() + seconds + 1) == .success else { return nil }
    return exchange.lock.withLock { exchange.reply }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    let status = (response as? HTTPURLResponse)?.statusCode
    let isWanted = lock.withLock { reader.begin(status: status, length: response.expectedContentLength) }
    completionHandler(isWanted ? .allow : .cancel)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    if !lock.withLock({ reader.add(data) }) { dataTask.cancel() }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    lock.withLock { reply = reader.reply(isComplete: error == nil) }
    completion.signal()
  }
}
