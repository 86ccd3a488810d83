import Foundation
import NIOCore

/// A file without a name. The system removes it when the object is released or the process ends.
final class UnnamedFile: Sendable {
  private let descriptor: Int32

  /// Creates an empty file in a folder, which is created if it doesn't exist.
  init(in folder: String) throws(FileFault) {
    // Don't create parent folders, because a wrong path must fail.
    if mkdir(folder, 0o700) != 0, errno != EEXIST { throw FileFault(errno) }
    let path = folder + "/.unnamed-" + String(UInt64.random(in: .min ... .max), radix: 16)
    descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileFault(errno) }
    unlink(path)
  }

  deinit {
    close(descriptor)
  }

  func write(_ bytes: [UInt8], at offset: Int) throws(FileFault) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        pwrite(descriptor, $0.baseAddress! + written, bytes.count - written, off_t(offset + written))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw FileFault(count < 0 ? errno : ENOSPC) }
      written += count
    }
  }

  /// Reads a range of bytes, all of which must have been written.
  func read(_ range: Range<Int>) throws(FileFault) -> ByteBuffer {
    var buffer = ByteBufferAllocator().buffer(capacity: range.count)
    while buffer.readableBytes < range.count {
      let (offset, left) = (range.lowerBound + buffer.readableBytes, range.count - buffer.readableBytes)
      var result = 0
      buffer.writeWithUnsafeMutableBytes(minimumWritableBytes: left) { target in
        result = pread(descriptor, target.baseAddress!, left, off_t(offset))
        return max(0, result)
      }
      if result < 0, errno == EINTR { continue }
      guard result > 0 else { throw FileFault(result < 0 ? errno : EIO) }
    }
    return buffer
  }
}

/// An error from the system about a file.
public struct FileFault: Error {
  /// The value of `errno`.
  public let code: Int32

  init(_ code: Int32) {
    self.code = code
  }

  /// Whether the disk is full, or a quota or the file size limit is reached.
  public var isFull: Bool { [ENOSPC, EDQUOT, EFBIG].contains(code) }
}

enum BodySource: Sendable {
  case bytes(ByteBuffer)
  case file(UnnamedFile, Range<Int>)

  var count: Int {
    switch self {
    case .bytes(let buffer): buffer.readableBytes
    case .file(_, let range): range.count
    }
  }

  /// Returns the bytes in a range, which must lie within the body.
  subscript(range: Range<Int>) -> BodySource {
    switch self {
    case .bytes(let buffer):
      .bytes(buffer.getSlice(at: buffer.readerIndex + range.lowerBound, length: range.count)!)
    case .file(let file, let whole):
      .file(file, whole.lowerBound + range.lowerBound..<whole.lowerBound + range.upperBound)
    }
  }
}
