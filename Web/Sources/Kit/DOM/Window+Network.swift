import GameCore

extension Window {
  /// Whether the site has a game server. The bridge checks this before the program starts, but only if the
  /// address has a query, such as a day, or the page has the attribute `data-asks`. Offline, the site's latest answer
  /// counts.
  public static var hasServer: Bool {
    Element.find("html")?.attribute("data-server") != nil
  }

  /// Sends a request to the game server. `path` is below the server's base address, `token` is `nil` for
  /// requests that need none, and `body` is JSON. Calls `completion` once, with the status and the body, or with `nil`
  /// if no complete reply arrives within ten seconds.
  public static func ask(
    method: String, path: String, token: String?, body: String?,
    completion: @escaping (_ answer: (status: Int, body: [UInt8])?) -> Void
  ) {
    var request = "network\n" + method + "\n" + path + "\n" + (token ?? "")
    if let body { request += "\n" + body }
    ask(request) { bytes in
      guard let bytes, bytes.count >= 2 else { return completion(nil) }
      completion((Int(bytes[0]) << 8 | Int(bytes[1]), Array(bytes.dropFirst(2))))
    }
  }
}
