import JSON

extension Response {
  /// Creates a response with a JSON object whose members the closure writes.
  public static func json<E: Error>(
    status: Int = 200, headers: [(name: String, value: String)] = [],
    _ members: (inout JSONWriter) throws(E) -> Void
  ) throws(E) -> Response {
    Response(
      status: status, headers: [("Content-Type", "application/json")] + headers, body: try JSONWriter.object(members))
  }
}
