import CodeBreakerSession
import Foundation
import PlaySupport
import TestSupport
import Testing

@testable import AppSupport
@testable import CodeBreakerUI

/// What the app packages tell the system beyond their code. Only Xcode builds them, but what it takes as it is can be read here.
@MainActor @Suite struct AppPackageTests {
  private func list(_ app: String) throws -> [String: Any] {
    let file = Data(Repository.file("Apple/\(app).swiftpm/Info.plist"))
    return try #require(try PropertyListSerialization.propertyList(from: file, format: nil) as? [String: Any])
  }

  @Test(arguments: ["CodeBreaker", "Triples"]) func theSystemMayOpenWindows(app: String) throws {
    let list = try list(app)
    // Without this an app that is built with the SDK of iOS 27 is not launched; without a launch screen it is shown in the
    // size of an old phone.
    let scenes = try #require(list["UIApplicationSceneManifest"] as? [String: Any])
    #expect(scenes["UIApplicationSupportsMultipleScenes"] as? Bool == true)
    // SwiftUI brings the delegate of its windows along.
    #expect((scenes["UISceneConfigurations"] as? [String: Any])?.isEmpty == true)
    #expect((list["UILaunchScreen"] as? [String: Any])?.isEmpty == true)
    #expect(list["CFBundleDisplayName"] as? String == app)
  }

  @Test(arguments: [("CodeBreaker", "parlor-codebreaker"), ("Triples", "parlor-triples")])
  func linksOpenTheApp(app: String, scheme: String) throws {
    let types = try #require(try list(app)["CFBundleURLTypes"] as? [[String: Any]])
    #expect(types.compactMap { $0["CFBundleURLSchemes"] as? [String] } == [[scheme]])
    if app == "CodeBreaker" { #expect(CodeBreakerTable.link.scheme == scheme) }
  }

  /// A server on the same device has no certificate. All others have to.
  @Test(arguments: ["CodeBreaker", "Triples"]) func nothingButTheOwnNetworkIsReachedInTheOpen(app: String) throws {
    let security = try #require(try list(app)["NSAppTransportSecurity"] as? [String: Bool])
    #expect(security == ["NSAllowsLocalNetworking": true])
  }

  @Test func noSecretAndNoServerIsPartOfWhatIsTakenAlong() {
    for text in CodeBreakerSession.keptTexts {
      #expect(!RankedKeys.isSecret(text.key) && text.key != ServerPlace.key, "\(text.key)")
    }
  }
}
