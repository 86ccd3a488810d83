import CodeBreakerSession
import Foundation
import PlaySupport
import TestSupport
import Testing

@testable import AppSupport
@testable import CodeBreakerUI

/// Checks the property lists of the app packages, which only Xcode can build, and the data that an app exports.
@MainActor @Suite struct AppPackageTests {
  private func list(_ app: String) throws -> [String: Any] {
    let file = Data(Repository.file("Apple/\(app).swiftpm/Info.plist"))
    return try #require(try PropertyListSerialization.propertyList(from: file, format: nil) as? [String: Any])
  }

  @Test(arguments: ["CodeBreaker", "Triples"]) func infoPlistDeclaresWindowsLaunchScreenAndName(app: String) throws {
    let list = try list(app)
    // Apps built with the iOS 27 SDK don't launch without a scene manifest. Without a launch screen, they get the size
    // of an old phone.
    let scenes = try #require(list["UIApplicationSceneManifest"] as? [String: Any])
    #expect(scenes["UIApplicationSupportsMultipleScenes"] as? Bool == true)
    // No delegate is declared, because SwiftUI provides the delegate of its windows.
    #expect((scenes["UISceneConfigurations"] as? [String: Any])?.isEmpty == true)
    #expect((list["UILaunchScreen"] as? [String: Any])?.isEmpty == true)
    #expect(list["CFBundleDisplayName"] as? String == app)
  }

  @Test(arguments: [("CodeBreaker", "parlor-codebreaker"), ("Triples", "parlor-triples")])
  func infoPlistDeclaresTheLinkScheme(app: String, scheme: String) throws {
    let types = try #require(try list(app)["CFBundleURLTypes"] as? [[String: Any]])
    #expect(types.compactMap { $0["CFBundleURLSchemes"] as? [String] } == [[scheme]])
    if app == "CodeBreaker" { #expect(CodeBreakerSession.linkFormat.scheme == scheme) }
  }

  @Test(arguments: ["CodeBreaker", "Triples"]) func onlyLocalServersMayLackEncryption(app: String) throws {
    let security = try #require(try list(app)["NSAppTransportSecurity"] as? [String: Bool])
    #expect(security == ["NSAllowsLocalNetworking": true])
  }

  @Test func exportContainsNoSecretsAndNoServer() {
    for text in CodeBreakerSession.storedTexts {
      #expect(!RankedKeys.isSecret(text.key) && text.key != ServerChoice.key, "\(text.key)")
    }
  }
}
