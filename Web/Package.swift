// swift-tools-version: 6.2
import PackageDescription

// The programs of the browser. They build for wasm32 alone, as Embedded Swift: see Scripts/build-web.sh, which hands the
// compiler what a manifest cannot say. The root package is named here, as its identity would otherwise be the name of
// the folder that somebody happened to clone into.
let package = Package(
  name: "ParlorWeb",
  dependencies: [
    .package(name: "Parlor", path: "..")
  ],
  targets: [
    // The Swift side of the bridge: elements, events, storage, time, address.
    .target(name: "DOM", path: "Sources/Kit/DOM"),
    // What the pages of both games share: tabs, address, notices, sharing, the browser as a session's environment.
    .target(
      name: "WebSupport",
      dependencies: [
        "DOM",
        .product(name: "NumberedGame", package: "Parlor"),
        .product(name: "PlaySupport", package: "Parlor"),
      ], path: "Sources/Kit/WebSupport"
    ),
    // The Swift side of a worker: a program without a page.
    .target(name: "WorkerSupport", path: "Sources/Kit/WorkerSupport"),
    .executableTarget(
      name: "TriplesWeb",
      dependencies: [
        "DOM",
        "WebSupport",
        .product(name: "NumberedGame", package: "Parlor"),
        .product(name: "PlaySupport", package: "Parlor"),
        .product(name: "TriplesModel", package: "Parlor"),
        .product(name: "TriplesSession", package: "Parlor"),
      ], path: "Sources/Triples/Web"
    ),
    // The coach, a worker beside the page of Triples once a player asks for it.
    .executableTarget(
      name: "TriplesCoachWorker",
      dependencies: [
        "WorkerSupport",
        .product(name: "NumberedGame", package: "Parlor"),
        .product(name: "PlaySupport", package: "Parlor"),
        .product(name: "TriplesCoach", package: "Parlor"),
        .product(name: "TriplesModel", package: "Parlor"),
      ], path: "Sources/Triples/CoachWorker"
    ),
    // The toy of the About screen, which runs in the page of Triples once that screen is seen.
    .executableTarget(
      name: "TriplesJelly",
      dependencies: ["DOM", "WebSupport", .product(name: "JellyToy", package: "Parlor")], path: "Sources/Triples/Jelly"
    ),
    // How pegs and markers are drawn.
    .target(
      name: "CodeBreakerElements",
      dependencies: ["DOM", .product(name: "CodeBreakerModel", package: "Parlor")], path: "Sources/CodeBreaker/Elements"
    ),
    .executableTarget(
      name: "CodeBreakerWeb",
      dependencies: [
        "CodeBreakerElements",
        "DOM",
        "WebSupport",
        .product(name: "CodeBreakerModel", package: "Parlor"),
        .product(name: "CodeBreakerSession", package: "Parlor"),
        .product(name: "NumberedGame", package: "Parlor"),
        .product(name: "PlaySupport", package: "Parlor"),
      ], path: "Sources/CodeBreaker/Web"
    ),
    // Hints, the review and the skill over time, which run in the page of CodeBreaker once one of them is seen.
    .executableTarget(
      name: "CodeBreakerInsight",
      dependencies: [
        "CodeBreakerElements",
        "DOM",
        "WebSupport",
        .product(name: "CodeBreakerModel", package: "Parlor"),
        .product(name: "CodeBreakerSession", package: "Parlor"),
        .product(name: "NumberedGame", package: "Parlor"),
        .product(name: "PlaySupport", package: "Parlor"),
      ], path: "Sources/CodeBreaker/Insight"
    ),
    // The coach, a worker beside the page of CodeBreaker once a player asks for it.
    .executableTarget(
      name: "CodeBreakerCoachWorker",
      dependencies: [
        "WorkerSupport",
        .product(name: "CodeBreakerCoach", package: "Parlor"),
        .product(name: "CodeBreakerModel", package: "Parlor"),
      ], path: "Sources/CodeBreaker/CoachWorker"
    ),
    // Replays the fixtures in a browser, so that the tests can compare the answers with the native ones.
    .executableTarget(
      name: "ReplayParity",
      dependencies: [
        .product(name: "CodeBreakerModel", package: "Parlor"),
        .product(name: "NumberedGame", package: "Parlor"),
        .product(name: "TriplesModel", package: "Parlor"),
      ]
    ),
    // Exercises the bridge in a browser, for the tests alone.
    .executableTarget(name: "BridgeCheck", dependencies: ["DOM"]),
  ],
  swiftLanguageModes: [.v6]
)
