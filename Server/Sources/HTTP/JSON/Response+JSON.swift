import JSON

extension Response {
  /// Creates a response with a JSON object. `members` writes the object's members.
  public static func json<E: Error>(
    status: Int = 200, headers: [(name: String, value: String)] = [],
    _ members: (inout JSONWriter) throws(E) -> Void
  ) throws(E) -> Response {
    Response(
      status: status, headers: [("Content-Type", "application/json")] + headers, body: try JSONWriter.object(members))
  }
}
