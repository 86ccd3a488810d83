import Testing

@testable import SessionSupport

@Suite struct ReplyReaderTests {
  private func reply(
    _ status: Int?, length: Int64 = -1, _ parts: [[UInt8]] = [[1], [2, 3]], isComplete: Bool = true
  ) -> RankedReply? {
    var reader = ReplyReader()
    if reader.begin(status: status, length: length) {
      for part in parts where !reader.add(part) { break }
    }
    return reader.reply(isComplete: isComplete)
  }

  @Test(arguments: [200, 204, 206, 400, 409, 416, 429, 503]) func completeReplyIsAccepted(_ status: Int) {
    let reply = reply(status)
    #expect(reply?.status == status)
    #expect(reply?.body == [1, 2, 3])
  }

  @Test(arguments: [Int?.none, 100, 301, 302, 303, 307, 308, 304, 600])
  func redirectsAndInvalidStatusCodesAreRejected(_ status: Int?) {
    #expect(reply(status) == nil)
  }

  @Test func incompleteReplyIsRejected() {
    #expect(reply(200, isComplete: false) == nil)
    #expect(ReplyReader().reply(isComplete: true) == nil, "no byte has arrived")
  }

  @Test func oversizedReplyIsRejected() {
    let body = [UInt8](repeating: 0, count: ReplyReader.maxByteCount)
    #expect(reply(200, length: Int64(body.count), [body])?.body.count == body.count)
    #expect(reply(200, length: Int64(body.count) + 1) == nil, "its length is announced")
    #expect(reply(200, [body, [1]]) == nil)
    #expect(reply(200, [body, [1], []]) == nil, "it stays rejected")
  }
}
