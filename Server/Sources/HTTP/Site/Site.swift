import Foundation

/// The site's files, which are read once when the server starts, so that no request waits for a disk.
struct Site: Sendable {
  enum Fault: Error, CustomStringConvertible {
    case notAFolder(String)
    case tooLarge(String)
    case unreadable(String, String)

    var description: String {
      switch self {
      case .notAFolder(let path):
        "There is no folder \(path) for --site. The command make site writes the site to dist."
      case .tooLarge(let path): "The folder \(path) in --site has more than 256 MB, which is no site."
      case .unreadable(let path, let reason): "Can't read the folder \(path) in --site: \(reason)"
      }
    }
  }

  private var files: [String: StoredContent] = [:]
  private var folders: Set<String> = []
  private static let maxByteCount = 256 << 20

  /// The pages for unknown addresses, by the number of folders in the address.
  private var notFoundPages: [StoredContent] = []
  private static let maxFolderCount = 8

  /// Reads a folder's files, except symbolic links and hidden files. Throws `Fault`, or the system's error for a file.
  init(folder: String) throws {
    let root = URL(fileURLWithPath: folder, isDirectory: true)
    var size = 0
    var contents: [String: [UInt8]] = [:]
    let keys: [URLResourceKey] = [.isRegularFileKey, .isSymbolicLinkKey, .isDirectoryKey]
    guard (try? root.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true else {
      throw Fault.notAFolder(folder)
    }
    func read(_ url: URL, _ path: String) throws {
      for entry in try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: keys) {
        let name = entry.lastPathComponent
        let values = try entry.resourceValues(forKeys: Set(keys))
        guard !name.hasPrefix("."), values.isSymbolicLink != true else { continue }
        if values.isDirectory == true {
          try read(entry, path + name + "/")
        } else if values.isRegularFile == true {
          let data = try Data(contentsOf: entry)
          size += data.count
          if size > Self.maxByteCount { throw Fault.tooLarge(folder) }
          contents[path + name] = Array(data)
        }
      }
    }
    do {
      try read(root, "/")
    } catch {
      throw error as? Fault ?? Fault.unreadable(folder, error.localizedDescription)
    }
    notFoundPages = (0...Self.maxFolderCount).map { count in
      // The link is relative, because a proxy may serve the site below another path.
      let root = count == 0 ? "./" : String(repeating: "../", count: count)
      let page = """
        <!doctype html><html lang="en"><meta charset="utf-8"><title>Nothing here</title>\
        <p>There is nothing at this address. <a href="\(root)">All games</a></p></html>

        """
      return Self.content("/404.html", contents["/404.html"] ?? Array(page.utf8), [:])
    }
    for (path, bytes) in contents {
      // A compressed copy of a file has no address of its own.
      let isCopy = [".br", ".gz"].contains { path.hasSuffix($0) && contents[String(path.dropLast(3))] != nil }
      if isCopy { continue }
      let isPage = path.hasSuffix("/index.html")
      let address = isPage ? String(path.dropLast("index.html".count)) : path
      let content = Self.content(path, bytes, contents)
      files[path] = content
      files[address] = content
      if isPage, address != "/" { folders.insert(String(address.dropLast())) }
    }
  }

  private static func content(_ path: String, _ bytes: [UInt8], _ all: [String: [UInt8]]) -> StoredContent {
    let type = MediaType.forFile(named: path)
    // Pages define their own policy for loading, but only a header can forbid framing.
    let headers =
      type.hasPrefix("text/html")
      ? [("Content-Security-Policy", "frame-ancestors 'none'"), ("Referrer-Policy", "same-origin")] : []
    return StoredContent(
      bytes, type: type, cacheControl: isVersioned(path) ? "public, max-age=31536000, immutable" : "no-cache",
      headers: headers, brotli: all[path + ".br"], gzip: all[path + ".gz"])
  }

  /// Returns whether a file is in the folder of its release, as in `/release/0f3a9c21d4b7/bridge.js`. Such a file never
  /// changes.
  private static func isVersioned(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return parts.count > 2 && parts[0] == "release" && parts[1].utf8.count >= 8 && parts[1].utf8.allSatisfy(isHexDigit)
  }

  /// Returns the requested file, a redirect, or `nil`. Throws a `Problem` if the requested range is beyond the end.
  func response(for target: RequestTarget, to call: Call) throws(Problem) -> Response? {
    // A slash within a segment was percent-encoded, so it must not separate folders.
    guard !target.segments.contains(where: { $0.contains("/") || $0.contains("\\") }) else { return nil }
    let path = "/" + target.segments.joined(separator: "/")
    if let file = files[path] { return try file.response(to: call) }
    // Redirect a folder's address without the slash, because the page's relative links would lead elsewhere. The query,
    // such as the day of a daily game, stays. The address is relative, because a proxy may serve the site below another
    // path. It is safe in a header, because it is the name of a known folder.
    if let name = target.segments.last, folders.contains(path) {
      let address = "./" + name + "/" + target.queryText
      return Response(status: 308, headers: [("Location", address), ("Cache-Control", "no-cache")])
    }
    return nil
  }

  func notFoundResponse(for target: RequestTarget, to call: Call) throws(Problem) -> Response {
    let folderCount = min(max(0, target.segments.count - 1), Self.maxFolderCount)
    return try notFoundPages[folderCount].response(to: call, status: 404)
  }
}
