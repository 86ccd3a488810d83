import AppSupport
import SessionSupport
import SwiftUI
import Testing

@testable import CodeBreakerUI
@testable import TriplesUI

/// A screen of an app, as the previews name it.
struct NamedScreen: CustomTestStringConvertible, Sendable {
  let game: String
  let name: String
  fileprivate let make: @MainActor @Sendable () -> ScreenSource

  var testDescription: String { "\(game): \(name)" }

  /// Runs the app with this screen frontmost.
  @MainActor
  func run(
    size: CGSize = CGSize(width: 390, height: 844), environment: EnvironmentValues = EnvironmentValues(),
    checksStaleViews: Bool = false
  ) async -> RunningScreen {
    let source = make()
    let app = source.run(size, environment, checksStaleViews)
    await app.settle()
    return RunningScreen(app: app, playedGame: source.playedGame)
  }

  static let all = triples + codeBreaker

  /// The player's own game in each app, with nothing over it.
  static let ownGames = [named("Board", of: "Triples"), named("Game", of: "CodeBreaker")]

  static func named(_ name: String, of game: String) -> NamedScreen {
    guard let screen = all.first(where: { $0.name == name && $0.game == game }) else {
      fatalError("\(game) has no screen \(name).")
    }
    return screen
  }

  static let triples = TriplesUI.PreviewedScreen.allCases.map { screen in
    NamedScreen(game: "Triples", name: screen.rawValue) {
      let controller = screen.controller
      return ScreenSource(playedGame: { "\(controller.session.game.board)" }) {
        HeadlessApp(
          scene: TriplesScene(controller: controller), size: $0, environment: $1, checksStaleViews: $2)
      }
    }
  }

  static let codeBreaker = CodeBreakerUI.PreviewedScreen.allCases.map { screen in
    NamedScreen(game: "CodeBreaker", name: screen.rawValue) {
      let controller = screen.controller
      return ScreenSource(playedGame: { "\(controller.session.game)" }) {
        HeadlessApp(
          scene: CodeBreakerScene(controller: controller), size: $0, environment: $1, checksStaleViews: $2)
      }
    }
  }

  /// The link of a friend's game.
  var link: String {
    game == "Triples"
      ? "parlor-triples://play#triples/1/21/lldd" : "parlor-codebreaker://play#codebreaker/1/538/4.mastermind/solved-7"
  }
}

/// An app before it runs, with the text of the game that its session plays.
private struct ScreenSource {
  let playedGame: @MainActor () -> String
  let run: @MainActor (CGSize, EnvironmentValues, Bool) -> HeadlessApp
}

/// An app that runs a named screen.
@MainActor
struct RunningScreen {
  let app: HeadlessApp
  /// The game that the session plays, as text for comparison.
  let playedGame: @MainActor () -> String

  /// Whether a sheet, an alert, or a card covers the tabs.
  var isCovered: Bool { app.modalPart !== app.keyWindow.content }

  /// The lines of text that the player sees, for comparison.
  var frontTexts: [String] { app.texts }
}
