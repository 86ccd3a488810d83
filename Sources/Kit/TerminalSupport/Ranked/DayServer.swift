import Foundation
import SessionSupport

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A game server, for programs without a browser.
package struct DayServer: Sendable {
  /// The address of the server, without the path of the API.
  private let address: URL

  private let timeoutSeconds: Double

  /// Creates a server, or returns `nil` if `text` isn't its web address. `timeoutSeconds` limits the wait for a reply.
  package init?(_ text: String, timeoutSeconds: Double) {
    guard let url = URL(string: text), ["http", "https"].contains(url.scheme?.lowercased()), url.host?.isEmpty == false,
      url.query == nil, url.fragment == nil, url.user == nil
    else { return nil }
    address = url
    self.timeoutSeconds = timeoutSeconds
  }

  /// The address as text, without a slash at its end.
  package var addressText: String {
    let text = address.absoluteString
    return text.hasSuffix("/") ? String(text.dropLast()) : text
  }

  /// Whether no third party can read the player's token: the address uses HTTPS, or leads to this device.
  package var isSecure: Bool {
    if address.scheme?.lowercased() == "https" { return true }
    let host = address.host?.lowercased() ?? ""
    if ["localhost", "::1"].contains(host) { return true }
    let numbers = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
    return numbers.count == 4 && numbers[0] == 127 && !numbers.contains(nil)
  }

  /// Sends a request. Returns the reply, or `nil` if no complete one arrived in time.
  package func send(_ request: ServerRequest) -> RankedReply? {
    URLRequest(request, at: addressText + "/api/v1").flatMap { HTTPExchange.send($0, timeoutSeconds: timeoutSeconds) }
  }

  /// The maximum number of attempts and the first pause of `sendWithRetries(_:)`. Each later pause is twice as long.
  private static let (maxAttemptCount, firstPauseSeconds) = (3, 0.25)

  /// Sends a request, up to three times if no reply arrives or the server fails. Returns the last reply, or `nil` if no
  /// complete one arrived in time. Doesn't try again after a reply with the status 429, which asks for a longer pause.
  package func sendWithRetries(_ request: ServerRequest) -> RankedReply? {
    var pause = Self.firstPauseSeconds
    for _ in 1..<Self.maxAttemptCount {
      if let reply = send(request), reply.status < 500, reply.status != 408 { return reply }
      Thread.sleep(forTimeInterval: pause)
      pause *= 2
    }
    return send(request)
  }

  /// Sends the calls of a source until it has none, and waits for each reply.
  package func sendCalls(of source: some ServerClient) {
    while let call = source.call {
      Thread.sleep(forTimeInterval: Double(call.pauseMilliseconds) / 1000)
      source.serverDidReply(sendWithRetries(call.request), to: call.number)
    }
  }
}

extension ServerFailure {
  /// The failure that a command reports if a server failure ends it.
  package var commandFailure: Failure { self == .unreachable || self == .busy ? .temporary : .server }
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

extension PlayEnvironment {
  /// Returns this process's environment for a server's games, in a separate folder that only this user can read.
  package static func system(storedIn folder: URL, of server: DayServer) -> PlayEnvironment {
    var environment = system(storedIn: folder)
    let name = server.addressText.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    let files = FileStorage(folder: folder.appending(path: "servers").appending(path: name), isPrivate: true)
    files.removeLeftovers()
    let (all, own) = (environment.storage, files.storage)
    func isOwn(_ key: String) -> Bool { RankedKeys.isSecret(key) || RankedKeys.belongsToServer(key) }
    environment.storage = Storage(
      read: { isOwn($0) ? own.read($0) : all.read($0) }, write: { isOwn($0) ? own.write($0, $1) : all.write($0, $1) })
    return environment
  }
}
