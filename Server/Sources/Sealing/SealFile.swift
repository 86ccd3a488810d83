import Foundation

/// A file with secrets, one per line.
public enum SealFile {
  /// The reason why a file's secrets can't be used.
  public struct Fault: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reason in one or two sentences, without the secrets.
    public let description: String
  }

  private static let maxLength = 65_536

  /// Reads a file of lines with 64 hexadecimal digits each. Ignores empty lines, and lines that begin with `#`. Throws
  /// a fault if the file has no secret or another kind of line, or if other users can read or change it.
  public static func secrets(at path: String) throws(Fault) -> SealSecrets {
    let text = String(decoding: try bytes(at: path), as: UTF8.self)
    var lines: [[UInt8]: Int] = [:]
    var secrets: [[UInt8]] = []
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.isEmpty || line.hasPrefix("#") { continue }
      guard let secret = secret(line) else {
        throw Fault(
          description:
            "Line \(index + 1) of \(path) isn't a secret. It needs 64 hexadecimal digits, as openssl rand -hex 32 "
            + "prints them.")
      }
      if let earlier = lines[secret] {
        throw Fault(description: "Line \(index + 1) of \(path) repeats the secret of line \(earlier).")
      }
      lines[secret] = index + 1
      secrets.append(secret)
    }
    guard !secrets.isEmpty else {
      throw Fault(description: "\(path) contains no secret. Write one with openssl rand -hex 32.")
    }
    return SealSecrets(secrets)
  }

  private static func secret(_ line: String) -> [UInt8]? {
    let digits = line.utf8.map { Character(UnicodeScalar($0)).hexDigitValue }
    guard digits.count == 2 * SealSecrets.byteCount, !digits.contains(nil) else { return nil }
    return stride(from: 0, to: digits.count, by: 2).map { UInt8(16 * digits[$0]! + digits[$0 + 1]!) }
  }

  private static func bytes(at path: String) throws(Fault) -> [UInt8] {
    // Opening a pipe would wait for a writer.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw unreadable(path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw unreadable(path) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw Fault(description: "\(path) isn't a file.") }
    try checkOwner(path, status)
    guard status.st_size <= maxLength else {
      throw Fault(description: "\(path) is longer than \(maxLength) bytes, so it isn't a file with secrets.")
    }
    var bytes = [UInt8](repeating: 0, count: maxLength)
    var count = 0
    while count < bytes.count {
      let length = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress! + count, $0.count - count) }
      guard length >= 0 else { throw unreadable(path) }
      if length == 0 { break }
      count += length
    }
    return Array(bytes.prefix(count))
  }

  /// Checks who can read a file, by the rules of PostgreSQL for the keys of certificates: a group may read a file that
  /// root owns, as systemd and Kubernetes provide them.
  private static func checkOwner(_ path: String, _ status: stat) throws(Fault) {
    guard status.st_uid == geteuid() || status.st_uid == 0 else {
      throw Fault(description: "\(path) belongs to another user. It must belong to the server's user, or to root.")
    }
    let permitted: mode_t = status.st_uid == 0 ? 0o740 : 0o700
    guard status.st_mode & 0o777 & ~permitted == 0 else {
      throw Fault(description: "Other users can read or change \(path). Run chmod 600 \(path).")
    }
  }

  private static func unreadable(_ path: String) -> Fault {
    Fault(description: "Can't read the secrets in \(path): \(String(cString: strerror(errno))).")
  }
}
