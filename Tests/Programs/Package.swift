// swift-tools-version: 6.2
import PackageDescription

// Programs that only the browser tests run. Build them with Scripts/build-web.sh --package Tests/Programs.
let package = Package(
  name: "ParlorTestPrograms",
  dependencies: [
    .package(name: "Parlor", path: "../.."),
    .package(name: "ParlorWeb", path: "../../Web"),
  ],
  targets: [
    // Exercises the bridge in a browser.
    .executableTarget(
      name: "BridgeCheck",
      dependencies: [
        .product(name: "DOM", package: "ParlorWeb"), .product(name: "WebSupport", package: "ParlorWeb"),
        .product(name: "GameCore", package: "Parlor"),
      ], path: "BridgeCheck"),
    // Shows the gallery of all blocks.
    .executableTarget(
      name: "BlockGalleryPage",
      dependencies: [
        .product(name: "DOM", package: "ParlorWeb"), .product(name: "WebSupport", package: "ParlorWeb"),
        .product(name: "SessionSupport", package: "Parlor"),
      ], path: "BlockGalleryPage"),
    // Replays the fixtures in a browser, so that the tests can compare the results with the native ones.
    .executableTarget(
      name: "ReplayParity",
      dependencies: ["GameCore", "TriplesModel", "CodeBreakerModel"].map { .product(name: $0, package: "Parlor") },
      path: "ReplayParity"),
  ],
  swiftLanguageModes: [.v6]
)
