import Foundation

/// Where games and scores are kept.
enum DataFolder {
  /// The folder for a user's data: below `XDG_DATA_HOME` where that is set (to an absolute path, as the XDG Base
  /// Directory Specification demands), and else where the platform keeps such things.
  static func url(environment: [String: String], home: URL) -> URL {
    if let base = environment["XDG_DATA_HOME"], base.hasPrefix("/") {
      return URL(filePath: base, directoryHint: .isDirectory).appending(path: "parlor")
    }
    #if os(macOS)
    return home.appending(path: "Library/Application Support/Parlor")
    #else
    return home.appending(path: ".local/share/parlor")
    #endif
  }

  /// The folder of the user who runs this process.
  static var current: URL {
    url(environment: ProcessInfo.processInfo.environment, home: FileManager.default.homeDirectoryForCurrentUser)
  }
}
