import Foundation

/// The temporary files that a killed process leaves in the folder.
///
/// Foundation writes data to a temporary file such as `.dat.nosync7A3F.b0Qx4d`, and then renames it. `7A3F` is the
/// process ID in hexadecimal. No other process reads or removes such a file.
extension FileStorage {
  /// Removes the temporary files of killed processes: regular files of this user with such a name. Keeps a file whose
  /// process is running, unless the file is over an hour old: its ID may then belong to another process.
  func removeLeftovers(now: Date = Date(), isRunning: (Int32) -> Bool = FileStorage.isRunning) {
    let files = FileManager.default
    // A folder that doesn't exist or can't be listed has nothing to remove.
    for name in (try? files.contentsOfDirectory(atPath: folder.path)) ?? [] {
      guard let process = Self.processID(ofLeftover: name) else { continue }
      let path = folder.appending(path: name).path
      // For a link, these are the attributes of the link itself.
      guard let attributes = try? files.attributesOfItem(atPath: path),
        attributes[.type] as? FileAttributeType == .typeRegular,
        attributes[.ownerAccountID] as? NSNumber == NSNumber(value: getuid()),
        let modified = attributes[.modificationDate] as? Date,
        now.timeIntervalSince(modified) > 3600 || !isRunning(process)
      else { continue }
      try? files.removeItem(atPath: path)
    }
  }

  /// Returns the ID of the process that wrote a temporary file, or `nil` if `name` isn't the name of such a file.
  static func processID(ofLeftover name: String) -> Int32? {
    guard let match = name.wholeMatch(of: /\.dat\.nosync([0-9A-F]{1,8})\.[0-9A-Za-z]{6}/) else { return nil }
    return Int32(match.1, radix: 16)
  }

  /// Returns whether a process with the given ID exists, including those of other users.
  static func isRunning(_ process: Int32) -> Bool {
    kill(process, 0) == 0 || errno != ESRCH
  }
}
