import Foundation
import NIOCore

/// A file that is sent in pieces. Its descriptor is closed when the object is released.
final class StoredFile: Sendable {
  private let descriptor: Int32

  /// Creates an empty file, or opens an existing one for reading.
  init(_ path: String, isNew: Bool) throws(FileFault) {
    let flags = isNew ? O_RDWR | O_CREAT | O_TRUNC : O_RDONLY
    descriptor = open(path, flags | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw FileFault(errno) }
  }

  deinit {
    close(descriptor)
  }

  /// The size in bytes. It is 0 once the file is removed by `remove(_:)`.
  var count: Int {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
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

  /// Waits until the file is on disk.
  func synchronize() throws(FileFault) {
    guard fsync(descriptor) == 0 else { throw FileFault(errno) }
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

  /// Records that the file is being used, as its modification time.
  func touch() {
    futimens(descriptor, nil)
  }

  /// Removes a file and frees its space, even if clients are still receiving it. They are cut off, because a slow one
  /// could otherwise keep the file on the disk for as long as it wants.
  static func remove(_ path: String) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOFOLLOW)
    unlink(path)
    guard descriptor >= 0 else { return }
    ftruncate(descriptor, 0)
    close(descriptor)
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
  case file(StoredFile, Range<Int>)

  var count: Int {
    switch self {
    case .bytes(let buffer): buffer.readableBytes
    case .file(_, let range): range.count
    }
  }

  /// Whether all bytes can be sent. The file of a body may have been removed.
  var isComplete: Bool {
    switch self {
    case .bytes: true
    case .file(let file, let range): range.upperBound <= file.count
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
