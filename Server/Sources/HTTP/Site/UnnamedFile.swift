import Foundation
import NIOCore

/// Bytes in a file that has no name: it is gone when nobody needs it any more, whatever ends the process.
final class UnnamedFile: Sendable {
  private let descriptor: Int32

  /// Makes an empty file.
  ///
  /// - Parameter folder: where its bytes are kept; it is made where there is none.
  /// - Throws: `FileFault`.
  init(in folder: String) throws(FileFault) {
    // The folder above has to be there: a path that is mistaken is not to become one.
    if mkdir(folder, 0o700) != 0, errno != EEXIST { throw FileFault(errno) }
    let path = folder + "/.unnamed-" + String(UInt64.random(in: .min ... .max), radix: 16)
    descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileFault(errno) }
    unlink(path)
  }

  deinit {
    close(descriptor)
  }

  /// Writes bytes at a place.
  ///
  /// - Throws: `FileFault`.
  func write(_ bytes: [UInt8], at place: Int) throws(FileFault) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        pwrite(descriptor, $0.baseAddress! + written, bytes.count - written, off_t(place + written))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw FileFault(count < 0 ? errno : ENOSPC) }
      written += count
    }
  }

  /// Reads bytes, all of which must have been written.
  ///
  /// - Throws: `FileFault`.
  func read(_ range: Range<Int>) throws(FileFault) -> ByteBuffer {
    var buffer = ByteBufferAllocator().buffer(capacity: range.count)
    while buffer.readableBytes < range.count {
      let (place, left) = (range.lowerBound + buffer.readableBytes, range.count - buffer.readableBytes)
      var result = 0
      buffer.writeWithUnsafeMutableBytes(minimumWritableBytes: left) { target in
        result = pread(descriptor, target.baseAddress!, left, off_t(place))
        return max(0, result)
      }
      if result < 0, errno == EINTR { continue }
      guard result > 0 else { throw FileFault(result < 0 ? errno : EIO) }
    }
    return buffer
  }
}

/// What the system said of a file.
public struct FileFault: Error {
  /// Its number, as of `errno`.
  public let code: Int32

  init(_ code: Int32) {
    self.code = code
  }

  /// Whether there was no room.
  public var isFull: Bool { [ENOSPC, EDQUOT, EFBIG].contains(code) }
}

/// What a body is taken from.
enum BodySource: Sendable {
  /// Bytes in memory.
  case bytes(ByteBuffer)
  /// A part of a file.
  case file(UnnamedFile, Range<Int>)

  /// How many bytes it has.
  var count: Int {
    switch self {
    case .bytes(let buffer): buffer.readableBytes
    case .file(_, let range): range.count
    }
  }

  /// A part of it.
  ///
  /// - Precondition: it has that part.
  subscript(range: Range<Int>) -> BodySource {
    switch self {
    case .bytes(let buffer):
      .bytes(buffer.getSlice(at: buffer.readerIndex + range.lowerBound, length: range.count)!)
    case .file(let file, let whole):
      .file(file, whole.lowerBound + range.lowerBound..<whole.lowerBound + range.upperBound)
    }
  }
}
