import AppSupport
import CodeBreakerUI
import Foundation
import SessionSupport
import SwiftUI
import TriplesSession
import TriplesUI

/// The program behind the page of `make apps` (Scripts/apps.py): it runs both apps, and answers each line of JSON with one.
/// `parlor-apps pictures FOLDER WORD...` writes pictures of the previewed screens instead.
@main
struct PlayedApps {
  @MainActor
  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first == "pictures", let folder = arguments.dropFirst().first {
      return try await PicturedScreen.write(to: URL(filePath: folder), Array(arguments.dropFirst(2)))
    }
    try await play()
  }

  @MainActor
  private static func play() async throws {
    let apps = [
      "triples": PlayedApp(TriplesScene(controller: TriplesController(session: TriplesSession(environment: .played)))),
      "codebreaker": PlayedApp(CodeBreakerScene(controller: CodeBreakerController(environment: .played))),
    ]
    let encoder = JSONEncoder()
    for await line in lines() {
      let action = try JSONDecoder().decode(Action.self, from: Data(line.utf8))
      if action.kind == "settings" {
        try write(encoder.encode(PlayedApp.settings))
      } else if let answer = await apps[action.app ?? ""]?.answer(action) {
        try write(encoder.encode(answer))
      } else {
        try write(Data(#"{"isSame": true}"#.utf8))
      }
    }
  }

  /// The lines of the standard input, read on a thread of their own, so that tasks of the apps can run at the same time.
  private static func lines() -> AsyncStream<String> {
    AsyncStream { continuation in
      Thread.detachNewThread {
        while let line = readLine() { continuation.yield(line) }
        continuation.finish()
      }
    }
  }

  private static func write(_ answer: Data) throws {
    try FileHandle.standardOutput.write(contentsOf: answer + Data("\n".utf8))
  }
}

extension PlayEnvironment {
  /// The environment of an app on this machine, which stores nothing.
  static var played: PlayEnvironment {
    var environment = device()
    environment.storage = MemoryStorage().storage
    return environment
  }
}
