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

  /// Sends a request, and waits for the reply.
  ///
  /// - Returns: The reply, or `nil` if no complete one arrived in time.
  package func reply(to request: ServerRequest) -> RankedReply? {
    URLRequest(request, at: name + "/api/v1").flatMap { HTTPExchange.reply(to: $0, within: patience) }
  }

  /// The number of times that `patientReply(to:)` sends a request, and the seconds before the second time, which double each
  /// time.
  private static let (maxTries, firstPause) = (3, 0.25)

  /// Sends a request, up to three times if no reply arrives or the server fails, and waits for the reply.
  ///
  /// - Returns: The last reply, or `nil` if no complete one arrived in time. It can have the status 429: such a server asks for a
  ///   longer pause.
  package func patientReply(to request: ServerRequest) -> RankedReply? {
    var pause = Self.firstPause
    for _ in 1..<Self.maxTries {
      if let reply = reply(to: request), reply.status < 500, reply.status != 408 { return reply }
      Thread.sleep(forTimeInterval: pause)
      pause *= 2
    }
    return reply(to: request)
  }

  /// Answers the calls of a source until it has none, and waits for each reply.
  package func settle(_ source: some ServerClient) {
    while let call = source.call {
      Thread.sleep(forTimeInterval: Double(call.pause) / 1000)
      source.receive(patientReply(to: call.request), to: call.number)
    }
  }
}

extension ServerTrouble {
  /// The failure that ends a command with this trouble.
  package var failure: Failure { self == .unreachable || self == .busy ? .later : .server }
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
