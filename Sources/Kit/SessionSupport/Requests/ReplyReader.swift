/// A reader that collects a reply as it arrives, and rejects redirections and incomplete or overlong replies.
package struct ReplyReader: Sendable {
  /// The maximum size of a body, in bytes. A game server sends nothing larger.
  package static let maxByteCount = 4_000_000

  private var status: Int?
  private var body: [UInt8] = []
  private var isRefused = false

  package init() {}

  /// Receives the head of the reply, and returns whether to read on. `status` is `nil` if the reply isn't an HTTP
  /// reply. `length` is the size of the body in bytes, or negative if unknown.
  package mutating func begin(status: Int?, length: Int64) -> Bool {
    self.status = status
    // Refuse redirections, because following one could send the token to another server.
    let isAnswer = status.map { 200...299 ~= $0 || 400...599 ~= $0 } ?? false
    if !isAnswer || length > Int64(Self.maxByteCount) { isRefused = true }
    return !isRefused
  }

  /// Receives the next bytes of the body, and returns whether to read on.
  package mutating func add(_ bytes: some Collection<UInt8>) -> Bool {
    if body.count + bytes.count > Self.maxByteCount { isRefused = true }
    if !isRefused { body += bytes }
    return !isRefused
  }

  /// Returns the reply after its last byte, or `nil` if it is incomplete or refused. `isComplete` says whether the
  /// connection reported the end of the reply without an error.
  package func reply(isComplete: Bool) -> RankedReply? {
    guard isComplete, !isRefused, let status else { return nil }
    return RankedReply(status: status, body: body)
  }
}
