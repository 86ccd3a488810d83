import Foundation
import Testing

@testable import SwiftUI

/// Every previewed screen of both apps at all text sizes and on all devices.
@MainActor
@Suite struct LayoutScreenTests {
  @Test(arguments: Device.all.indices)
  func everyScreenHasRoomForEverything(device index: Int) async {
    let device = Device.all[index]
    var problems: [String] = []
    for screen in NamedScreen.all {
      let app = await screen.run(size: device.size, environment: device.environment).app
      for size in DynamicTypeSize.allCases {
        app.environment.dynamicTypeSize = size
        app.layOut(on: device)
        problems += app.layoutProblems(on: device)
          .filter { !$0.contains("breaks a word") || !Self.mayBreakWords(size, device) }
          .map { "\(screen.name), \(device.name), \(size): \($0)" }
      }
    }
    #expect(problems == [])
  }

  /// On a small phone with a zoomed display, the toy must leave room for the settings.
  @Test func settingsOnAboutAreInReachWithLargeText() async throws {
    let device = Device("320x520", width: 320, height: 520, top: 20, bottom: 0, isWide: false, isTall: true)
    let app = await NamedScreen.named("About", of: "Triples")
      .run(size: device.size, environment: device.environment).app
    for size in DynamicTypeSize.allCases where size.isAccessibilitySize {
      app.environment.dynamicTypeSize = size
      app.layOut(on: device)
      let region = try #require(try app.toggle("Sound").node.ancestors.first { $0.kind == .scrollView }?.frame)
      #expect(region.height > 300, "\(size)")
      #expect(app.layoutProblems(on: device).filter { !$0.contains("breaks a word") } == [], "\(size)")
    }
  }

  /// On a screen of 320 points, long words at the two largest sizes are wider than a line.
  private static func mayBreakWords(_ size: DynamicTypeSize, _ device: Device) -> Bool {
    size >= .accessibility4 && device.size.width == 320
  }
}
