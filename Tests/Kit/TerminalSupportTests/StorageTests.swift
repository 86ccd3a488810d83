import Foundation
import Testing

@testable import TerminalSupport

@Suite struct StorageTests {
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "parlor-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test func textsAreKeptInFiles() throws {
    try withFolder { folder in
      let storage = FileStorage(folder: folder.appending(path: "a/b")).storage
      #expect(storage.read("game") == nil)
      #expect(storage.write("game", Array("one".utf8)))
      #expect(storage.write("game", Array("two\n".utf8)))
      #expect(storage.read("game") == Array("two\n".utf8))
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "a/b").path)
      #expect(files == ["game.txt"])
    }
  }

  @Test func whatCannotBeWrittenIsRefused() throws {
    try withFolder { folder in
      // A file where the folder should be: not even root can write below it.
      let file = folder.appending(path: "file")
      try Data().write(to: file)
      let storage = FileStorage(folder: file).storage
      #expect(!storage.write("game", [1]))
      #expect(storage.read("game") == nil)
    }
  }

  @Test func dataHasItsPlace() {
    let home = URL(filePath: "/home/ada", directoryHint: .isDirectory)
    func path(_ environment: [String: String]) -> String {
      DataFolder.url(environment: environment, home: home).path
    }
    #expect(path(["XDG_DATA_HOME": "/data"]) == "/data/parlor")
    #if os(macOS)
    let usual = "/home/ada/Library/Application Support/Parlor"
    #else
    let usual = "/home/ada/.local/share/parlor"
    #endif
    #expect(path([:]) == usual)
    #expect(path(["XDG_DATA_HOME": ""]) == usual)
    #expect(path(["XDG_DATA_HOME": "relative"]) == usual)
  }
}
