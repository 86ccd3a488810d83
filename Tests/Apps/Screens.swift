import AppSupport
import SwiftUI
import Testing

@testable import CodeBreakerUI
@testable import TriplesUI

/// A screen of an app, as the previews name it.
struct NamedScreen: CustomTestStringConvertible, Sendable {
  let game: String
  let name: String
  private let scene: @MainActor @Sendable (CGSize, EnvironmentValues) -> HeadlessApp

  var testDescription: String { "\(game): \(name)" }

  /// Runs the app with this screen in front.
  @MainActor
  func run(size: CGSize = CGSize(width: 390, height: 844), environment: EnvironmentValues = EnvironmentValues()) async
    -> HeadlessApp
  {
    let app = scene(size, environment)
    await app.settle()
    return app
  }

  static let all = triples + codeBreaker

  static let triples = TriplesUI.PreviewedScreen.allCases.map { screen in
    NamedScreen(game: "Triples", name: screen.rawValue) { size, environment in
      HeadlessApp(scene: TriplesScene(controller: screen.controller), size: size, environment: environment)
    }
  }

  static let codeBreaker = CodeBreakerUI.PreviewedScreen.allCases.map { screen in
    NamedScreen(game: "CodeBreaker", name: screen.rawValue) { size, environment in
      HeadlessApp(scene: CodeBreakerScene(controller: screen.controller), size: size, environment: environment)
    }
  }
}
