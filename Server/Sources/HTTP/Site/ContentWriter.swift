import Foundation
import Hashing

/// Takes down content that is too long for memory, piece by piece, as it is and compressed, in files without a name.
///
/// It works on a thread of its own kind, as compressing takes its time and a disk may.
public final class ContentWriter: @unchecked Sendable {
  private let queue = DispatchQueue(label: "content", qos: .utility)
  // All of these are used on the queue.
  private let plain: UnnamedFile
  private let compressed: UnnamedFile
  private let gzip: Gzip
  private var count = 0
  private var compressedCount = 0
  private let hash = SHA256Hash()

  /// Begins.
  ///
  /// - Parameter folder: where the bytes are kept; it is made where there is none.
  /// - Throws: `FileFault`.
  public init(folder: String) throws {
    plain = try UnnamedFile(in: folder)
    compressed = try UnnamedFile(in: folder)
    gzip = Gzip(level: 6)
  }

  /// Takes the next bytes.
  ///
  /// - Throws: `FileFault`.
  public func append(_ bytes: [UInt8]) async throws {
    try await perform { [self] in
      try plain.write(bytes, at: count)
      count += bytes.count
      hash.update(bytes)
      try compress(bytes, isLast: false)
    }
  }

  /// Ends, once nothing more comes.
  ///
  /// - Parameters:
  ///   - type: the media type.
  ///   - cacheControl: the value of `Cache-Control`.
  /// - Throws: `FileFault`.
  public func finish(type: String, cacheControl: String) async throws -> StoredContent {
    try await perform { [self] in
      try compress([], isLast: true)
      return StoredContent(
        .file(plain, 0..<count), tag: StoredContent.tag(hash.finalize()), type: type, cacheControl: cacheControl,
        compressed: [(.gzip, .file(compressed, 0..<compressedCount))])
    }
  }

  private func compress(_ bytes: [UInt8], isLast: Bool) throws {
    guard let made = gzip.compress(bytes, isLast: isLast) else { throw FileFault(ENOMEM) }
    try compressed.write(made, at: compressedCount)
    compressedCount += made.count
  }

  private func perform<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Swift.Result { try body() }) }
    }
  }
}
