import Foundation

/// A folder of text that takes long to create and is sent often. All processes that use the folder share the files. Their
/// total size doesn't exceed a quota: the files that were used least recently make room for new ones.
public final class ContentFolder: Sendable {
  private let path: String
  private let quota: Int
  /// The queue for the calls that may wait for the disk, or for another process.
  private let queue = DispatchQueue(label: "content folder", qos: .utility, attributes: .concurrent)

  /// Creates a folder with a quota in bytes. Creates the folder and its parent on disk when they are first needed.
  public init(_ path: String, quota: Int) {
    self.path = path
    self.quota = quota
  }

  /// Creates the folder on disk, and checks that this process can create files in it. Throws `FileFault`.
  public static func check(_ path: String) throws {
    // Don't create parent folders, because a wrong path must fail.
    try create(path)
    let file = path + "/.new-" + String(UInt64.random(in: .min ... .max), radix: 16)
    _ = try StoredFile(file, isNew: true)
    StoredFile.remove(file)
  }

  private static func create(_ path: String) throws {
    if mkdir(path, 0o700) != 0, errno != EEXIST { throw FileFault(errno) }
  }

  /// Returns the text with a name and a version, or `nil` if the folder doesn't have it. Both consist of letters, digits,
  /// and hyphens.
  public func content(_ name: String, version: String) async throws -> StoredContent? {
    try await perform { [self] in find(name, version) }
  }

  /// Creates the text with a name and a version, which replaces other versions, and returns it. Returns the existing text
  /// if another process has just created it. Only one process creates text at a time. Throws `FileFault`, which `isFull`
  /// if the text is larger than the quota, or the error of `write`.
  public func makeContent(
    _ name: String, version: String, _ write: @Sendable (ContentWriter) async throws -> Void
  ) async throws -> StoredContent {
    let lock = try await perform { [self] in
      try Self.create(URL(filePath: path).deletingLastPathComponent().path)
      try Self.create(path)
      return try FolderLock(path + "/.lock")
    }
    defer { lock.release() }
    if let found = try await content(name, version: version) { return found }
    let newPath = path + "/.new.txt"
    let room = Room(folder: path, quota: quota, replacing: name)
    let writer = try ContentWriter(newPath) { try room.make(for: $0) }
    do {
      try await write(writer)
      let tag = try await writer.finish()
      return try await perform { [self] in
        let final = path + "/" + [name, version, tag].joined(separator: ".") + ".txt"
        // The plain file comes last, because it shows that both are complete.
        for suffix in Self.suffixes where rename(newPath + suffix, final + suffix) != 0 { throw FileFault(errno) }
        guard let content = find(name, version) else { throw FileFault(EIO) }
        return content
      }
    } catch {
      for suffix in Self.suffixes { StoredFile.remove(newPath + suffix) }
      throw error
    }
  }

  /// The size of all files, in bytes.
  public var usedByteCount: Int {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.reduce(0) { $0 + (Room.status(path + "/" + $1)?.size ?? 0) }
  }

  private func find(_ name: String, _ version: String) -> StoredContent? {
    let beginning = name + "." + version + "."
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    guard let found = names.first(where: { $0.hasPrefix(beginning) && $0.hasSuffix(".txt") }),
      let plain = try? StoredFile(path + "/" + found, isNew: false),
      let compressed = try? StoredFile(path + "/" + found + ".gz", isNew: false)
    else { return nil }
    let count = plain.count
    let compressedCount = compressed.count
    // Another process may be removing the files. It empties the compressed file first, which is never empty otherwise.
    guard compressedCount > 0 else { return nil }
    // The modification time is that of the last use.
    plain.touch()
    return StoredContent(
      .file(plain, 0..<count), tag: String(found.dropFirst(beginning.count).dropLast(4)),
      type: "text/plain; charset=utf-8", cacheControl: "public, max-age=600",
      compressedCopies: [(.gzip, .file(compressed, 0..<compressedCount))])
  }

  /// The suffixes of the two files' names, in the order in which the files are created and removed.
  fileprivate static let suffixes = [".gz", ""]

  private func perform<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Result { try body() }) }
    }
  }
}

/// The room in a folder for new content, while no other process changes the folder.
private final class Room {
  private let folder: String
  private let quota: Int
  /// The plain files that can be removed, the most recently used first, each with the size of both files.
  private var removable: [(name: String, size: Int)]
  private var usedCount: Int

  /// Removes other versions of `name`, and what a process that was killed has left behind.
  init(folder: String, quota: Int, replacing name: String) {
    self.folder = folder
    self.quota = quota
    var found: [(name: String, size: Int, useTime: Double)] = []
    for file in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where file.hasSuffix(".txt") {
      let path = folder + "/" + file
      if file.hasPrefix(name + ".") || file.hasPrefix(".new") {
        for suffix in ContentFolder.suffixes { StoredFile.remove(path + suffix) }
      }
      guard let (size, useTime) = Self.status(path) else { continue }
      found.append((file, size + (Self.status(path + ".gz")?.size ?? 0), useTime))
    }
    removable = found.sorted { $0.useTime > $1.useTime }.map { ($0.name, $0.size) }
    usedCount = found.reduce(0) { $0 + $1.size }
  }

  /// Removes files until `byteCount` more bytes fit. Throws `FileFault` if the quota is too small.
  func make(for byteCount: Int) throws {
    guard byteCount <= quota else { throw FileFault(ENOSPC) }
    while usedCount + byteCount > quota, let oldest = removable.popLast() {
      for suffix in ContentFolder.suffixes { StoredFile.remove(folder + "/" + oldest.name + suffix) }
      usedCount -= oldest.size
    }
  }

  static func status(_ path: String) -> (size: Int, useTime: Double)? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
    let time = status.st_mtimespec
    #else
    let time = status.st_mtim
    #endif
    return (Int(status.st_size), Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
  }
}

/// A lock that one process holds until it releases the lock or ends. Others wait.
private final class FolderLock: Sendable {
  private let descriptor: Int32

  init(_ path: String) throws(FileFault) {
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileFault(errno) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else {
        let fault = FileFault(errno)
        close(descriptor)
        throw fault
      }
    }
  }

  func release() {
    close(descriptor)
  }
}
