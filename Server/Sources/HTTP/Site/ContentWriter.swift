import Foundation
import Hashing

/// A writer of content that may be too large for memory. It appends each piece to two unnamed files, one plain and one
/// compressed. It has its own dispatch queue, because compressing takes long and a disk may be slow.
public final class ContentWriter: @unchecked Sendable {
  private let queue = DispatchQueue(label: "content", qos: .utility)
  // Access these properties only on the queue.
  private let plainFile: UnnamedFile
  private let compressedFile: UnnamedFile
  private let gzip: Gzip
  private var count = 0
  private var compressedCount = 0
  private let hash = SHA256Hash()

  /// Creates a writer with files in the given folder, which is created if it doesn't exist. Throws `FileFault`.
  public init(folder: String) throws {
    plainFile = try UnnamedFile(in: folder)
    compressedFile = try UnnamedFile(in: folder)
    gzip = Gzip(level: 6)
  }

  /// Appends bytes. Throws `FileFault`.
  public func append(_ bytes: [UInt8]) async throws {
    try await perform { [self] in
      try plainFile.write(bytes, at: count)
      count += bytes.count
      hash.update(bytes)
      try compress(bytes, isLast: false)
    }
  }

  /// Finishes the content. `type` is its media type, and `cacheControl` is the value of `Cache-Control`. The files are
  /// removed with the last copy of the returned content. Throws `FileFault`.
  public func finish(type: String, cacheControl: String) async throws -> StoredContent {
    try await perform { [self] in
      try compress([], isLast: true)
      return StoredContent(
        .file(plainFile, 0..<count), tag: StoredContent.tag(hash.finalize()), type: type, cacheControl: cacheControl,
        compressedCopies: [(.gzip, .file(compressedFile, 0..<compressedCount))])
    }
  }

  private func compress(_ bytes: [UInt8], isLast: Bool) throws {
    guard let made = gzip.compress(bytes, isLast: isLast) else { throw FileFault(ENOMEM) }
    try compressedFile.write(made, at: compressedCount)
    compressedCount += made.count
  }

  private func perform<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Swift.Result { try body() }) }
    }
  }
}
