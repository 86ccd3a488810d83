// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Parlor",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "JellyToy", targets: ["JellyToy"]),
    .library(name: "NumberedGame", targets: ["NumberedGame"]),
    .library(name: "PlaySupport", targets: ["PlaySupport"]),
    .library(name: "TriplesModel", targets: ["TriplesModel"]),
    .library(name: "TriplesCoach", targets: ["TriplesCoach"]),
    .library(name: "TriplesSession", targets: ["TriplesSession"]),
    .library(name: "TriplesUI", targets: ["TriplesUI"]),
    .library(name: "CodeBreakerModel", targets: ["CodeBreakerModel"]),
    .library(name: "CodeBreakerSession", targets: ["CodeBreakerSession"]),
    .library(name: "CodeBreakerCoach", targets: ["CodeBreakerCoach"]),
    .library(name: "AppSupport", targets: ["AppSupport"]),
    .library(name: "CodeBreakerUI", targets: ["CodeBreakerUI"]),
    .executable(name: "parlor", targets: ["parlor"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    // The toy of the About screen: soft bodies, drawn by cubic curves. Knows nothing of the game but its merge rule.
    .target(name: "JellyToy", dependencies: ["NumberedGame"], path: "Sources/Triples/JellyToy"),
    // What makes a game repeatable, on every platform: its number, its draws, the head of its replay line.
    .target(name: "NumberedGame", path: "Sources/Kit/NumberedGame"),
    .target(name: "TriplesModel", dependencies: ["NumberedGame"], path: "Sources/Triples/Model"),
    // What the sessions of both games share: the storage they are handed, saved texts, the high-score list.
    .target(name: "PlaySupport", dependencies: ["NumberedGame"], path: "Sources/Kit/PlaySupport"),
    // The player without a face: packed boards, look-ahead, and the network that it learned.
    .target(
      name: "TriplesCoach", dependencies: ["TriplesModel", "NumberedGame"],
      path: "Sources/Triples/Coach"),
    // The network that it learned, as a file. The browser fetches the same file.
    .target(
      name: "TriplesPocketNetwork", dependencies: ["TriplesCoach"], path: "Sources/Triples/PocketNetwork",
      exclude: ["README.md"],
      resources: [.copy("Resources/pocket.network")]),
    // The best games there are when all that is spawned is known. Apart from the coach, which never sees a generator.
    .target(
      name: "TriplesPar", dependencies: ["TriplesCoach", "TriplesModel", "NumberedGame"], path: "Sources/Triples/Par"),
    .target(
      name: "TriplesSession", dependencies: ["PlaySupport", "TriplesModel", "NumberedGame"],
      path: "Sources/Triples/Session"),
    // The SwiftUI views. Where there is no SwiftUI, only what they decide is left, for the tests.
    .target(
      name: "TriplesUI",
      dependencies: [
        "AppSupport", "JellyToy", "TriplesSession", "TriplesCoach", "TriplesPocketNetwork",
        "PlaySupport", "TriplesModel", "NumberedGame",
      ], path: "Sources/Triples/UI"),
    .target(name: "CodeBreakerModel", dependencies: ["NumberedGame"], path: "Sources/CodeBreaker/Model"),
    .target(
      name: "CodeBreakerSession",
      dependencies: ["PlaySupport", "CodeBreakerModel", "NumberedGame"],
      path: "Sources/CodeBreaker/Session"),
    // Knows the best guess in any position, and what each guess of a game was worth.
    .target(
      name: "CodeBreakerCoach", dependencies: ["CodeBreakerModel", "NumberedGame"],
      path: "Sources/CodeBreaker/Coach"),
    // What the native apps share: the device's storage, clock and links, and the look of Parlor in SwiftUI. Where there
    // is no SwiftUI, the views are left out of this and of the targets that build on it.
    .target(name: "AppSupport", dependencies: ["PlaySupport"], path: "Sources/Kit/AppSupport"),
    .target(
      name: "CodeBreakerUI",
      dependencies: [
        "AppSupport", "CodeBreakerSession", "CodeBreakerCoach", "PlaySupport",
        "CodeBreakerModel", "NumberedGame",
      ], path: "Sources/CodeBreaker/UI"),
    // The command line: the games in a terminal, and tools.
    .executableTarget(
      name: "parlor",
      dependencies: [
        "NumberedGame", "PlaySupport", "TriplesModel", "TriplesCoach", "TriplesPar",
        "TriplesPocketNetwork", "TriplesSession", "CodeBreakerModel",
        "CodeBreakerSession", "CodeBreakerCoach",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Sources",
      exclude: [
        "Kit/NumberedGame", "Kit/PlaySupport", "Kit/AppSupport", "Triples/JellyToy", "Triples/Model",
        "Triples/Coach", "Triples/PocketNetwork", "Triples/Par", "Triples/Session", "Triples/UI", "CodeBreaker/Model",
        "CodeBreaker/Coach", "CodeBreaker/Session", "CodeBreaker/UI",
      ],
      sources: ["parlor", "Kit/TerminalSupport", "Triples/Terminal", "CodeBreaker/Terminal"]),
    // What several tests use.
    .target(name: "TestSupport", path: "Tests/Kit/TestSupport"),
    .target(
      name: "TriplesTestSupport", dependencies: ["TriplesModel", "NumberedGame"],
      path: "Tests/Triples/TestSupport"),
    .target(
      name: "CodeBreakerTestSupport", dependencies: ["CodeBreakerModel"],
      path: "Tests/CodeBreaker/TestSupport"),
    .testTarget(
      name: "PlaySupportTests", dependencies: ["PlaySupport", "NumberedGame", "TestSupport"],
      path: "Tests/Kit/PlaySupportTests"),
    .testTarget(
      name: "AppSupportTests", dependencies: ["AppSupport", "PlaySupport"], path: "Tests/Kit/AppSupportTests"),
    .testTarget(name: "JellyToyTests", dependencies: ["JellyToy"], path: "Tests/Triples/JellyToyTests"),
    .testTarget(
      name: "TriplesCoachTests",
      dependencies: ["TriplesCoach", "TriplesModel", "NumberedGame", "TestSupport"],
      path: "Tests/Triples/CoachTests"),
    .testTarget(
      name: "TriplesParTests",
      dependencies: ["TriplesPar", "TriplesCoach", "TriplesModel", "NumberedGame", "TestSupport"],
      path: "Tests/Triples/ParTests"),
    .testTarget(
      name: "TriplesSessionTests",
      dependencies: [
        "TriplesSession", "PlaySupport", "TriplesModel", "NumberedGame", "TestSupport",
        "TriplesTestSupport",
      ], path: "Tests/Triples/SessionTests"),
    .testTarget(
      name: "TriplesUITests",
      dependencies: [
        "TriplesUI", "AppSupport", "JellyToy", "TriplesSession", "PlaySupport", "TriplesModel",
        "TriplesTestSupport",
      ], path: "Tests/Triples/UITests"),
    .testTarget(name: "NumberedGameTests", dependencies: ["NumberedGame"], path: "Tests/Kit/NumberedGameTests"),
    .testTarget(
      name: "TriplesModelTests", dependencies: ["TriplesModel", "NumberedGame", "TestSupport"],
      path: "Tests/Triples/ModelTests"),
    .testTarget(
      name: "CodeBreakerModelTests", dependencies: ["CodeBreakerModel", "NumberedGame", "TestSupport"],
      path: "Tests/CodeBreaker/ModelTests"),
    .testTarget(
      name: "CodeBreakerSessionTests",
      dependencies: [
        "CodeBreakerSession", "CodeBreakerModel", "PlaySupport", "NumberedGame", "TestSupport",
        "CodeBreakerTestSupport",
      ], path: "Tests/CodeBreaker/SessionTests"),
    .testTarget(
      name: "CodeBreakerCoachTests",
      dependencies: [
        "CodeBreakerCoach", "CodeBreakerModel", "NumberedGame", "TestSupport",
      ], path: "Tests/CodeBreaker/CoachTests"),
    .testTarget(
      name: "parlorTests",
      dependencies: [
        "parlor", "NumberedGame", "PlaySupport", "TriplesModel", "TriplesSession", "CodeBreakerModel",
        "CodeBreakerSession", "CodeBreakerCoach", "CodeBreakerTestSupport",
      ]),
    .testTarget(
      name: "CodeBreakerUITests",
      dependencies: [
        "CodeBreakerUI", "CodeBreakerSession", "CodeBreakerModel", "PlaySupport", "NumberedGame",
        "CodeBreakerTestSupport",
      ], path: "Tests/CodeBreaker/UITests"),
  ],
  swiftLanguageModes: [.v6]
)
