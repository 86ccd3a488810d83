import CZlib

/// A gzip compressor, which takes content at once or piece by piece.
final class Gzip {
  // zlib stores the stream's address, so it must not move.
  private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
  private var isUsable: Bool

  /// Creates a compressor with a level from 1 (fastest) to 9 (smallest).
  init(level: Int32) {
    stream.initialize(to: z_stream())
    // Adding 16 to the window size makes zlib write gzip's header and trailer.
    isUsable =
      deflateInit2_(
        stream, level, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
      == Z_OK
  }

  deinit {
    deflateEnd(stream)
    stream.deallocate()
  }

  /// Returns compressed bytes, or `nil` if compression fails. `level` is as in `init(level:)`.
  static func compress(_ bytes: [UInt8], level: Int32) -> [UInt8]? {
    Gzip(level: level).compress(bytes, isLast: true)
  }

  /// Compresses the next bytes; `isLast` marks the last ones. Returns the available output, or `nil` after a failure.
  func compress(_ bytes: [UInt8], isLast: Bool) -> [UInt8]? {
    guard isUsable else { return nil }
    var (bytes, compressed) = (bytes, [UInt8]())
    let capacity = max(1024, Int(deflateBound(stream, UInt(bytes.count))))
    var result = Z_OK
    bytes.withUnsafeMutableBufferPointer { source in
      stream.pointee.next_in = source.baseAddress
      stream.pointee.avail_in = UInt32(source.count)
      repeat {
        compressed += [UInt8](unsafeUninitializedCapacity: capacity) { target, count in
          stream.pointee.next_out = target.baseAddress
          stream.pointee.avail_out = UInt32(capacity)
          result = deflate(stream, isLast ? Z_FINISH : Z_NO_FLUSH)
          count = capacity - Int(stream.pointee.avail_out)
        }
        // A full output buffer may mean that there is more output.
      } while result == Z_OK && stream.pointee.avail_out == 0
    }
    // zlib reports Z_BUF_ERROR if the last buffer was exactly full and there is no more output.
    isUsable = isLast ? result == Z_STREAM_END : result == Z_OK || result == Z_BUF_ERROR
    return isUsable ? compressed : nil
  }
}
