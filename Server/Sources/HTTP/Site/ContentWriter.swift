import Foundation
import Hashing

/// A writer of content that may be too large for memory. It appends each piece to two files, one plain and one
/// compressed. It has its own dispatch queue, because compressing takes long and a disk may be slow.
public final class ContentWriter: @unchecked Sendable {
  private let queue = DispatchQueue(label: "content", qos: .utility)
  private let path: String
  // Access these properties only on the queue.
  private let makeRoom: (_ byteCount: Int) throws -> Void
  private let plainFile: StoredFile
  private let compressedFile: StoredFile
  private let gzip = Gzip(level: 6)
  private var count = 0
  private var compressedCount = 0
  private let hash = SHA256Hash()

  /// Creates a writer of the files `path` and `path.gz`. `makeRoom` is called with their total size before they grow.
  /// Throws `FileFault`.
  init(_ path: String, makeRoom: @escaping (_ byteCount: Int) throws -> Void) throws {
    self.path = path
    self.makeRoom = makeRoom
    plainFile = try StoredFile(path, isNew: true)
    compressedFile = try StoredFile(path + ".gz", isNew: true)
  }

  /// Appends bytes. Throws `FileFault`.
  public func append(_ bytes: [UInt8]) async throws {
    try await perform { [self] in try write(bytes, isLast: false) }
  }

  /// Finishes the content, and returns its entity tag. The files are on disk then. Throws `FileFault`.
  func finish() async throws -> String {
    try await perform { [self] in
      try write([], isLast: true)
      try plainFile.synchronize()
      try compressedFile.synchronize()
      return StoredContent.tag(hash.finalize())
    }
  }

  private func write(_ bytes: [UInt8], isLast: Bool) throws {
    guard let compressed = gzip.compress(bytes, isLast: isLast) else { throw FileFault(ENOMEM) }
    try makeRoom(count + bytes.count + compressedCount + compressed.count)
    try plainFile.write(bytes, at: count)
    count += bytes.count
    hash.update(bytes)
    try compressedFile.write(compressed, at: compressedCount)
    compressedCount += compressed.count
  }

  private func perform<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Swift.Result { try body() }) }
    }
  }
}
