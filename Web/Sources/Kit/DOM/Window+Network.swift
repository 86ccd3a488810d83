import NumberedGame

extension Window {
  /// Whether the site has a server of the game of the day. It is asked before the program begins, where the address names a day or
  /// the page says that it matters (`data-asks`); offline it is what the site said the last time.
  public static var hasServer: Bool {
    Element.find("html")?.attribute("data-server") != nil
  }

  /// Makes a call of the server of the game of the day.
  ///
  /// - Parameters:
  ///   - method: the method of HTTP.
  ///   - path: the address below that of the server's calls.
  ///   - token: what proves the player; nothing for calls without one.
  ///   - body: what is sent, as JSON; nothing where there is nothing to send.
  ///   - completion: is called once, with the status and the body, or with nothing if no whole answer came within ten seconds.
  @inline(never)
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
