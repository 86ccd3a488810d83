import JSON

extension Answer {
  /// Creates an answer with a JSON object whose members the closure writes.
  public static func json<E: Error>(
    status: Int = 200, headers: [(name: String, value: String)] = [],
    _ members: (inout JSONWriter) throws(E) -> Void
  ) throws(E) -> Answer {
    Answer(
      status: status, headers: [("Content-Type", "application/json")] + headers, body: try JSONWriter.object(members))
  }
}
