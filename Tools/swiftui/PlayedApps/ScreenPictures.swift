import AppSupport
import Foundation
import SwiftUI

@testable import CodeBreakerUI
@testable import TriplesUI

/// A previewed screen of an app.
@MainActor
struct PicturedScreen {
  /// The name, such as `app-triples-game-ended`.
  let name: String
  private let makeApp: (Device, EnvironmentValues) -> HeadlessApp

  private init<Content: Scene>(_ app: String, _ title: String, _ scene: @escaping @MainActor () -> Content) {
    let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }
    name = (["app", app] + words.map(String.init)).joined(separator: "-")
    makeApp = { device, environment in HeadlessApp(scene: scene(), size: device.size, environment: environment) }
  }

  /// All previewed screens of both apps.
  static var all: [PicturedScreen] {
    TriplesUI.PreviewedScreen.allCases.map { screen in
      PicturedScreen("triples", screen.rawValue) { TriplesScene(controller: screen.controller) }
    }
      + CodeBreakerUI.PreviewedScreen.allCases.map { screen in
        PicturedScreen("codebreaker", screen.rawValue) { CodeBreakerScene(controller: screen.controller) }
      }
  }

  /// Returns the screen in a running app, laid out.
  func app(
    on device: Device, textSize: DynamicTypeSize = .large, colorScheme: ColorScheme = .light
  ) async -> HeadlessApp {
    var environment = device.environment
    environment.colorScheme = colorScheme
    environment.dynamicTypeSize = textSize
    let app = makeApp(device, environment)
    await app.settle()
    // What counts up when it appears has counted.
    app.advance(by: 1)
    app.layOut(on: device)
    return app
  }

  /// Writes pictures of the screens into a folder: `<folder>/<screen>/<device>-<scheme>.svg`. Of `words`, those that name a
  /// device, a scheme, or a text size select it, and the others are parts of names of screens.
  static func write(to folder: URL, _ words: [String]) async throws {
    let devices = Device.all.filter { words.contains($0.name) },
      schemes = ColorScheme.allCases.filter { words.contains("\($0)") },
      textSize = DynamicTypeSize.allCases.first { words.contains("\($0)") }
    let choices = devices.map(\.name) + schemes.map { "\($0)" } + (textSize.map { ["\($0)"] } ?? [])
    let names = words.filter { !choices.contains($0) }
    for screen in all where names.isEmpty || names.contains(where: screen.name.contains) {
      let place = folder.appending(path: screen.name)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      for device in devices.isEmpty ? Device.all : devices {
        for scheme in schemes.isEmpty ? ColorScheme.allCases : schemes {
          let app = await screen.app(on: device, textSize: textSize ?? .large, colorScheme: scheme)
          let picture = app.picture(on: device, isLabeled: true)
          try Data(picture.utf8).write(to: place.appending(path: "\(device.name)-\(scheme).svg"))
        }
      }
    }
  }
}
