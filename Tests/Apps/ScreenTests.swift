import SwiftUI
import Testing

/// Every previewed screen of both apps, in the appearances that players choose.
@MainActor
struct ScreenTests {
  @Test(arguments: NamedScreen.all)
  func screenHasNoProblem(_ screen: NamedScreen) async {
    for scheme in ColorScheme.allCases {
      for textSize in [DynamicTypeSize.xSmall, .large, .accessibility5] {
        for reducesMotion in [false, true] {
          var environment = EnvironmentValues()
          environment.colorScheme = scheme
          environment.dynamicTypeSize = textSize
          environment.systemSettings.reducesMotion = reducesMotion
          let app = await screen.run(environment: environment).app
          #expect(app.problems == [], "\(scheme), \(textSize), reduces motion: \(reducesMotion)")
          #expect(!app.texts.isEmpty)
        }
      }
    }
  }

  /// A view that kept its app would fill the memory while the tests run.
  @Test(arguments: NamedScreen.all)
  func screenIsReleased(_ screen: NamedScreen) async {
    weak var app: HeadlessApp?
    do {
      let running = await screen.run()
      app = running.app
    }
    #expect(app == nil)
  }
}
