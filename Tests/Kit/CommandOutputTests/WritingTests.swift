import CommandOutput
import Foundation
import Testing

@Suite struct WritingTests {
  @Test func allBytesReachTheReaderOfAPipe() throws {
    let pipe = Pipe()
    // More than fits into the pipe, so that the writer has to continue.
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }
    let (_, end) = (fcntl(pipe.fileHandleForWriting.fileDescriptor, F_SETFL, O_NONBLOCK), pipe.fileHandleForWriting)
    Thread.detachNewThread {
      #expect(bytes.write(to: end.fileDescriptor) == nil)
      try? end.close()
    }
    #expect(try pipe.fileHandleForReading.readToEnd() == Data(bytes))
  }

  @Test func reasonIsReturnedIfBytesCannotBeWritten() {
    #expect([UInt8](arrayLiteral: 1).write(to: -1) == EBADF)
    #expect([UInt8]().write(to: -1) == nil)
    #expect(systemMessage(ENOSPC) == "No space left on device")
  }
}
