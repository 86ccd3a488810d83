import Foundation

/// What a write leaves in the folder when its process is killed at the wrong moment.
///
/// Foundation writes a text into a file of another name first, `.dat.nosync7A3F.b0Qx4d`, and then gives it the name of the
/// text. What `7A3F` says is the process. Nobody reads such a file again, nor ever removes it.
extension FileStorage {
  /// Removes the files that killed processes left half written.
  ///
  /// Only files with such a name are touched, which this user owns and nobody writes any more: their process has ended, or
  /// they are an hour old, in which case another process may have the number by now.
  ///
  /// - Parameters:
  ///   - now: the time by which a file is old.
  ///   - isRunning: whether there is a process of some number.
  func removeLeftovers(now: Date = Date(), isRunning: (Int32) -> Bool = FileStorage.isRunning) {
    let files = FileManager.default
    // A folder that is not there, or that may not be listed, has nothing to be removed.
    for name in (try? files.contentsOfDirectory(atPath: folder.path)) ?? [] {
      guard let process = Self.writer(ofLeftover: name) else { continue }
      let path = folder.appending(path: name).path
      // Of a link, these are its own and not those of what it leads to.
      guard let attributes = try? files.attributesOfItem(atPath: path),
        attributes[.type] as? FileAttributeType == .typeRegular,
        attributes[.ownerAccountID] as? NSNumber == NSNumber(value: getuid()),
        let modified = attributes[.modificationDate] as? Date,
        now.timeIntervalSince(modified) > 3600 || !isRunning(process)
      else { continue }
      try? files.removeItem(atPath: path)
    }
  }

  /// The process that wrote a file of this name, or `nil` if it is no name that Foundation gives to an unfinished file.
  static func writer(ofLeftover name: String) -> Int32? {
    guard let match = name.wholeMatch(of: /\.dat\.nosync([0-9A-F]{1,8})\.[0-9A-Za-z]{6}/) else { return nil }
    return Int32(match.1, radix: 16)
  }

  /// Whether there is a process of this number, be it that of another user.
  static func isRunning(_ process: Int32) -> Bool {
    kill(process, 0) == 0 || errno != ESRCH
  }
}
