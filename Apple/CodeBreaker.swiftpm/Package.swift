// swift-tools-version: 6.0
import AppleProductTypes
import PackageDescription

// The CodeBreaker app for Xcode 26 or later (see ../README.md), built on CodeBreakerUI. On macOS, it uses Mac Catalyst.
let package = Package(
  name: "CodeBreaker",
  platforms: [.iOS("17.0"), .macOS("14.0")],
  products: [
    .iOSApplication(
      name: "CodeBreaker",
      targets: ["AppModule"],
      bundleIdentifier: "org.parlor-games.codebreaker",
      displayVersion: "0.1",
      bundleVersion: "1",
      appIcon: .asset("AppIcon"),
      accentColor: .presetColor(.blue),
      supportedDeviceFamilies: [.pad, .phone, .mac],
      supportedInterfaceOrientations: [
        .portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown(.when(deviceFamilies: [.pad])),
      ],
      capabilities: [.outgoingNetworkConnections()],
      appCategory: .puzzleGames,
      additionalInfoPlistContentFilePath: "Info.plist"
    )
  ],
  dependencies: [
    .package(name: "Parlor", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "AppModule",
      dependencies: [.product(name: "CodeBreakerUI", package: "Parlor")],
      path: ".",
      exclude: ["Info.plist"],
      resources: [.process("Assets.xcassets"), .copy("PrivacyInfo.xcprivacy")]
    )
  ]
)
