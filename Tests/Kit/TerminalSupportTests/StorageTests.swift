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

  @Test func writeCreatesTheFolderAndReplacesTheTextInOneFile() throws {
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

  @Test func failedWriteIsReported() throws {
    try withFolder { folder in
      // The storage's folder is a file, so not even root can write below it.
      let file = folder.appending(path: "file")
      try Data().write(to: file)
      let storage = FileStorage(folder: file).storage
      #expect(!storage.write("game", [1]))
      #expect(storage.read("game") == nil)
    }
  }

  @Test func leftoversOfEndedProcessesAreRemovedAndAMissingFolderIsIgnored() throws {
    try withFolder { folder in
      let leftovers = [".dat.nosync7A3F.b0Qx4d", ".dat.nosync1.AAAAAA", ".dat.nosync7FFFFFFF.zzzzzz"]
      for name in leftovers { try Data("half".utf8).write(to: folder.appending(path: name)) }
      FileStorage(folder: folder).removeLeftovers(isRunning: { _ in false })
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
      // It isn't an error if the folder is missing.
      FileStorage(folder: folder.appending(path: "none")).removeLeftovers()
    }
  }

  @Test func filesThatAreNotLeftoversAreNotRemoved() throws {
    try withFolder { folder in
      let files = FileManager.default
      let others = [
        "parlor.triples.game.txt", ".dat.nosync", ".dat.nosync7A3F", ".dat.nosync7A3F.", ".dat.nosync7A3F.b0Qx4",
        ".dat.nosync7A3F.b0Qx4dd", ".dat.nosync7A3F.b0Q-4d", ".dat.nosync.b0Qx4d", ".dat.nosync7a3f.b0Qx4d",
        ".dat.nosync7A3G.b0Qx4d", ".dat.nosync0007A3F00.b0Qx4d", ".dat.nosyncFFFFFFFF.b0Qx4d", "dat.nosync7A3F.b0Qx4d",
        ".dat.nosync7A3F.b0Qx4d.txt", "a.dat.nosync7A3F.b0Qx4d", ".dat.nosync7A3F.b0Qx4d\n",
      ]
      for name in others { try Data("mine".utf8).write(to: folder.appending(path: name)) }
      // These names match, but they belong to a folder and to a symbolic link, not to regular files.
      let (subfolder, link) = (".dat.nosync7A3F.folder", ".dat.nosync7A3F.theLnk")
      try files.createDirectory(at: folder.appending(path: subfolder), withIntermediateDirectories: false)
      try files.createSymbolicLink(
        at: folder.appending(path: link), withDestinationURL: folder.appending(path: "parlor.triples.game.txt"))
      FileStorage(folder: folder).removeLeftovers(isRunning: { _ in false })
      #expect(try Set(files.contentsOfDirectory(atPath: folder.path)) == Set(others + [subfolder, link]))
    }
  }

  @Test func temporaryFileOfARunningProcessStaysForAnHour() throws {
    try withFolder { folder in
      let own = ".dat.nosync\(String(getpid(), radix: 16, uppercase: true)).b0Qx4d"
      try Data("half".utf8).write(to: folder.appending(path: own))
      func remains(after seconds: TimeInterval) throws -> Bool {
        FileStorage(folder: folder).removeLeftovers(now: Date(timeIntervalSinceNow: seconds))
        return try FileManager.default.contentsOfDirectory(atPath: folder.path) == [own]
      }
      #expect(try remains(after: 0))
      #expect(try remains(after: 3500))
      #expect(try !remains(after: 3700))
    }
  }

  /// Foundation chooses the names of temporary files and may change them, so this test inspects the folder during a
  /// write.
  @Test func processIDIsReadFromTheNameOfFoundationsTemporaryFile() throws {
    try withFolder { folder in
      let stop = folder.appending(path: "stop")
      let writer = Thread {
        let storage = FileStorage(folder: folder).storage
        let text = [UInt8](repeating: 1, count: 1_000_000)
        while !FileManager.default.fileExists(atPath: stop.path) { _ = storage.write("text", text) }
      }
      writer.start()
      var unfinished: String?
      let end = Date(timeIntervalSinceNow: 20)
      while unfinished == nil, Date() < end {
        unfinished = try FileManager.default.contentsOfDirectory(atPath: folder.path).first { $0 != "text.txt" }
      }
      try Data().write(to: stop)
      while !writer.isFinished { Thread.sleep(forTimeInterval: 0.001) }
      #expect(FileStorage.processID(ofLeftover: try #require(unfinished)) == getpid())
    }
  }

  @Test func dataFolderFollowsTheEnvironmentOrThePlatform() {
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
