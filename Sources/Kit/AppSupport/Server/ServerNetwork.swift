import Foundation
import PlaySupport

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The network: makes one call after the other, and hands back whole answers alone. It keeps no cookies and no copies, tells
/// no server of another one, and follows nobody who leads elsewhere.
public actor ServerNetwork {
  private let exchanges = Exchanges()
  private let session: URLSession

  /// Makes the network. Nothing is asked yet.
  ///
  /// - Parameter patience: how long a whole answer may take, in seconds.
  public init(patience: Double = ServerRequest.patience) {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = patience
    configuration.timeoutIntervalForResource = patience
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.urlCredentialStorage = nil
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    session = URLSession(configuration: configuration, delegate: exchanges, delegateQueue: nil)
  }

  deinit {
    // It keeps its delegate until then.
    session.finishTasksAndInvalidate()
  }

  /// Makes a call.
  ///
  /// - Returns: nothing where no whole answer came in time.
  public func answer(to request: ServerRequest) async -> RankedReply? {
    var sent = URLRequest(url: request.url)
    sent.httpMethod = request.method
    for header in request.headers { sent.setValue(header.value, forHTTPHeaderField: header.name) }
    sent.httpBody = request.body.map { Data($0) }
    let task = session.dataTask(with: sent)
    return await withCheckedContinuation { continuation in
      exchanges.begin(task.taskIdentifier, continuation)
      task.resume()
    }
  }
}

/// The calls that are on their way. The system tells of them on a queue of its own, so they are looked at under the lock.
private final class Exchanges: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  private typealias Exchange = (answer: ServerAnswer, continuation: CheckedContinuation<RankedReply?, Never>)

  private let lock = NSLock()
  private var exchanges: [Int: Exchange] = [:]

  func begin(_ number: Int, _ continuation: CheckedContinuation<RankedReply?, Never>) {
    lock.withLock { exchanges[number] = (ServerAnswer(), continuation) }
  }

  /// Takes some of an answer.
  ///
  /// - Returns: whether the rest is wanted.
  private func take(_ number: Int, _ part: (inout ServerAnswer) -> Bool) -> Bool {
    lock.withLock {
      guard var exchange = exchanges.removeValue(forKey: number) else { return false }
      let isWanted = part(&exchange.answer)
      exchanges[number] = exchange
      return isWanted
    }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    let status = (response as? HTTPURLResponse)?.statusCode
    let isWanted = take(dataTask.taskIdentifier) {
      $0.begin(status: status, length: response.expectedContentLength)
    }
    completionHandler(isWanted ? .allow : .cancel)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    if !take(dataTask.taskIdentifier, { $0.add(data) }) { dataTask.cancel() }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    let exchange = lock.withLock { exchanges.removeValue(forKey: task.taskIdentifier) }
    exchange?.continuation.resume(returning: exchange?.answer.reply(isWhole: error == nil))
  }
}
