import CZlib

/// Compresses, all at once or piece by piece.
final class Gzip {
  // zlib holds on to the address.
  private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
  private var isGood: Bool

  /// - Parameter level: 1, which is quick, to 9, which is small.
  init(level: Int32) {
    stream.initialize(to: z_stream())
    // 16 more than the size of the window says that gzip's head and end go round it.
    isGood =
      deflateInit2_(
        stream, level, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
      == Z_OK
  }

  deinit {
    deflateEnd(stream)
    stream.deallocate()
  }

  /// The bytes as gzip writes them; nothing where that fails.
  ///
  /// - Parameter level: as of `init(level:)`.
  static func compress(_ bytes: [UInt8], level: Int32) -> [UInt8]? {
    Gzip(level: level).compress(bytes, isLast: true)
  }

  /// What more there is once these bytes have come too; nothing where that fails.
  ///
  /// - Parameter isLast: whether nothing comes after them.
  func compress(_ bytes: [UInt8], isLast: Bool) -> [UInt8]? {
    guard isGood else { return nil }
    var (bytes, compressed) = (bytes, [UInt8]())
    let room = max(1024, Int(deflateBound(stream, UInt(bytes.count))))
    var result = Z_OK
    bytes.withUnsafeMutableBufferPointer { source in
      stream.pointee.next_in = source.baseAddress
      stream.pointee.avail_in = UInt32(source.count)
      repeat {
        compressed += [UInt8](unsafeUninitializedCapacity: room) { target, count in
          stream.pointee.next_out = target.baseAddress
          stream.pointee.avail_out = UInt32(room)
          result = deflate(stream, isLast ? Z_FINISH : Z_NO_FLUSH)
          count = room - Int(stream.pointee.avail_out)
        }
        // There may be more as long as there was no room for it.
      } while result == Z_OK && stream.pointee.avail_out == 0
    }
    // It finds nothing to do where the room was just enough.
    isGood = isLast ? result == Z_STREAM_END : result == Z_OK || result == Z_BUF_ERROR
    return isGood ? compressed : nil
  }
}
