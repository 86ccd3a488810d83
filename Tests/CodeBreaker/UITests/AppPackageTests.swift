import CodeBreakerSession
import Foundation
import SessionSupport
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

  @Test(arguments: ["CodeBreaker", "Triples"]) func infoPlistHasWhatTheStoreRequires(app: String) throws {
    let list = try list(app)
    #expect(list["ITSAppUsesNonExemptEncryption"] as? Bool == false)
    #expect((list["NSLocalNetworkUsageDescription"] as? String)?.contains("only if you enter its address") == true)
    #expect(list[DayServer.defaultSiteKey] as? String == "", "a build may name a site")
  }

  @Test(arguments: ["CodeBreaker", "Triples"]) func privacyManifestDeclaresUsedInterfacesAndNoTracking(app: String)
    throws
  {
    let file = Data(Repository.file("Apple/\(app).swiftpm/PrivacyInfo.xcprivacy"))
    let list = try #require(try PropertyListSerialization.propertyList(from: file, format: nil) as? [String: Any])
    #expect(list["NSPrivacyTracking"] as? Bool == false)
    #expect((list["NSPrivacyTrackingDomains"] as? [String])?.isEmpty == true)
    let interfaces = try #require(list["NSPrivacyAccessedAPITypes"] as? [[String: Any]])
    #expect(
      interfaces.compactMap { $0["NSPrivacyAccessedAPIType"] as? String } == [
        "NSPrivacyAccessedAPICategoryUserDefaults", "NSPrivacyAccessedAPICategorySystemBootTime",
      ])
    #expect(interfaces.compactMap { $0["NSPrivacyAccessedAPITypeReasons"] as? [String] } == [["CA92.1"], ["35F9.1"]])
    let data = try #require(list["NSPrivacyCollectedDataTypes"] as? [[String: Any]])
    #expect(data.count == 2)
    #expect(data.allSatisfy { $0["NSPrivacyCollectedDataTypeTracking"] as? Bool == false })
    let package = String(decoding: Repository.file("Apple/\(app).swiftpm/Package.swift"), as: UTF8.self)
    #expect(package.contains(#".copy("PrivacyInfo.xcprivacy")"#))
  }

  @Test(arguments: ["CodeBreaker", "Triples"]) func iconHasADarkAndATintedVariant(app: String) throws {
    struct Catalog: Decodable {
      struct Image: Decodable {
        struct Appearance: Decodable {
          let value: String
        }
        let filename: String
        let appearances: [Appearance]?
      }
      let images: [Image]
    }
    let folder = "Apple/\(app).swiftpm/Assets.xcassets/AppIcon.appiconset"
    let catalog = try JSONDecoder().decode(Catalog.self, from: Data(Repository.file("\(folder)/Contents.json")))
    #expect(catalog.images.map { $0.appearances?.first?.value } == [nil, "dark", "tinted"])
    for image in catalog.images {
      let header = Repository.file("\(folder)/\(image.filename)").prefix(24)
      #expect(header.dropFirst(16) == [0, 0, 4, 0, 0, 0, 4, 0], "1024 pixels wide and high")
    }
  }

  @Test func exportContainsNoSecretsAndNoServer() {
    for text in CodeBreakerSession.storedTexts {
      #expect(!RankedKeys.isSecret(text.key), "\(text.key)")
      #expect(text.key != ServerChoice.key, "\(text.key)")
    }
  }
}
