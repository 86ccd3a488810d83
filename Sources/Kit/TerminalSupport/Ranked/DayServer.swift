import Foundation
import PlaySupport

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A server of the day, as a program without a browser calls it.
package struct DayServer: Sendable {
  /// The address of the server, without the part that names a call.
  private let address: URL

  /// How long an answer may take, in seconds.
  private let patience: Double

  /// Creates a server from the text of its address.
  ///
  /// - Returns: `nil` if the text is not the address of a web server.
  package init?(_ text: String, patience: Double) {
    guard let url = URL(string: text), ["http", "https"].contains(url.scheme?.lowercased()), url.host?.isEmpty == false,
      url.query == nil, url.fragment == nil, url.user == nil
    else { return nil }
    address = url
    self.patience = patience
  }

  /// The address as text, without a slash at its end.
  package var name: String {
    let text = address.absoluteString
    return text.hasSuffix("/") ? String(text.dropLast()) : text
  }

  /// Makes a call, and waits for its answer.
  ///
  /// - Returns: `nil` if no complete answer came in time.
  package func reply(to call: RankedCall) -> RankedReply? {
    guard var request = request(call.path, token: call.token) else { return nil }
    request.httpMethod = call.method.name
    if let body = call.body {
      request.setValue("application/json", forHTTPHeaderField: "Content-Type")
      request.httpBody = Data(body.utf8)
    }
    return reply(to: request)
  }

  /// Reads something, and waits for it.
  ///
  /// - Parameters:
  ///   - path: the address below that of the API.
  ///   - token: what proves the player, if there is one.
  /// - Returns: `nil` if no complete answer came in time.
  package func reply(to path: String, token: String?) -> RankedReply? {
    request(path, token: token).flatMap { reply(to: $0) }
  }

  private func reply(to request: URLRequest) -> RankedReply? {
    HTTPExchange.answer(to: request, within: patience)
  }

  /// Reads the first bytes of a file that the server tells everybody, and waits for them.
  ///
  /// - Parameters:
  ///   - path: the address below that of the API.
  ///   - count: the number of bytes.
  /// - Returns: `nil` if no complete answer came in time.
  package func reply(to path: String, first count: Int) -> RankedReply? {
    guard var request = request(path, token: nil) else { return nil }
    request.setValue("bytes=0-\(count - 1)", forHTTPHeaderField: "Range")
    return reply(to: request)
  }

  private func request(_ path: String, token: String?) -> URLRequest? {
    guard let url = URL(string: name + "/api/v1/" + path) else { return nil }
    var request = URLRequest(url: url)
    if let token { request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization") }
    return request
  }
}

extension PlayEnvironment {
  /// The world outside as this process sees it. What belongs to a server is kept in a folder of its own, which nobody else may
  /// read.
  package static func system(keptIn folder: URL, of server: DayServer) -> PlayEnvironment {
    var environment = system(keptIn: folder)
    let name = server.name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    let files = FileStorage(folder: folder.appending(path: "servers").appending(path: name), isPrivate: true)
    files.removeLeftovers()
    let (all, own) = (environment.storage, files.storage)
    func isOwn(_ key: String) -> Bool { RankedKeys.isSecret(key) || RankedKeys.isOfServer(key) }
    environment.storage = Storage(
      read: { isOwn($0) ? own.read($0) : all.read($0) }, write: { isOwn($0) ? own.write($0, $1) : all.write($0, $1) })
    return environment
  }
}
