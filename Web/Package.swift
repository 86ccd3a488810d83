// swift-tools-version: 6.2
import Foundation
import PackageDescription

// The programs for the browser. They build only for wasm32, as Embedded Swift. Scripts/build-web.sh passes the compiler
// options that a manifest can't specify.

/// Returns a dependency on a module of the root package. The package's name is explicit, because it would otherwise be
/// the name of the clone's folder.
func parlor(_ name: String) -> Target.Dependency {
  .product(name: name, package: "Parlor")
}

/// Returns the names of the folders in a folder of this package.
func folders(in path: String) -> [String] {
  let items = try? FileManager.default.contentsOfDirectory(
    at: URL(fileURLWithPath: Context.packageDirectory + "/" + path), includingPropertiesForKeys: [.isDirectoryKey])
  return (items ?? []).filter(\.hasDirectoryPath).map(\.lastPathComponent).sorted()
}

/// The games, which are the folders in Sources that contain a folder Web. SwiftPM doesn't notice a new folder, so
/// Scripts/build-web.sh makes SwiftPM read this manifest again.
let games = folders(in: "Sources").filter { folders(in: "Sources/\($0)").contains("Web") }

/// The toys, by game. A toy is a program that draws an animation on the game's page. `folder` contains the program, and
/// `module` is the module of the root package that computes the animation.
let toys = ["Triples": (folder: "Jelly", module: "JellyToy")]

/// Returns the modules of a game, one for each folder in Sources/<Game>:
///   - `Web` is the program of the game's page.
///   - `Screens` is the program of the other screens, such as a lesson.
///   - `CoachWorker` is the program of the coach, which runs in a worker.
///   - The folder of the toy, if the game has one, is the toy's program.
///   - Any other folder is a library that the page and the screens share.
func modules(of game: String) -> [Target] {
  let (folders, toy) = (folders(in: "Sources/\(game)"), toys[game])
  let commonDependencies: [Target.Dependency] = [
    "DOM", "WebSupport", parlor("GameCore"), parlor("SessionSupport"), parlor(game + "Model"),
    parlor(game + "Session"),
  ]
  let shared = Set(folders).subtracting(["Web", "Screens", "CoachWorker", toy?.folder ?? ""])
  return folders.map { folder in
    let (name, path) = (game + folder, "Sources/\(game)/\(folder)")
    return switch folder {
    case "CoachWorker":
      .executableTarget(
        name: name, dependencies: ["WorkerSupport", parlor(game + "Coach"), parlor(game + "Model")], path: path)
    case "Web", "Screens":
      .executableTarget(
        name: name, dependencies: commonDependencies + shared.sorted().map { .target(name: game + $0) }, path: path)
    case toy?.folder:
      .executableTarget(
        name: name,
        dependencies: ["DOM", "WebSupport", parlor("GameCore"), parlor("SessionSupport"), parlor(toy!.module)],
        path: path)
    default: .target(name: name, dependencies: commonDependencies, path: path)
    }
  }
}

let package = Package(
  name: "ParlorWeb",
  products: [
    // The libraries that Tests/Programs imports.
    .library(name: "DOM", targets: ["DOM"]),
    .library(name: "WebSupport", targets: ["WebSupport"]),
  ],
  dependencies: [
    .package(name: "Parlor", path: "..", traits: [])
  ],
  targets: [
    // The Swift side of the bridge to JavaScript: elements, events, storage, time, and address.
    .target(name: "DOM", dependencies: [parlor("GameCore")], path: "Sources/Kit/DOM"),
    // The shared code of the games' pages: tabs, address, notices, sharing, and the browser as a session's environment.
    .target(
      name: "WebSupport",
      dependencies: [
        "DOM", parlor("GameCore"), parlor("DailyGames"), parlor("DayAPI"), parlor("SessionSupport"),
      ],
      path: "Sources/Kit/WebSupport"),
    // An empty target. Building it builds the pages of all games, which is the first step of `make play`.
    .target(
      name: "AllGamePages", dependencies: games.map { .target(name: $0 + "Web") }, path: "Sources/Kit/AllGamePages"),
    // The Swift side of a worker, which is a program without a page.
    .target(name: "WorkerSupport", path: "Sources/Kit/WorkerSupport"),
    // The pages that need the rules of all games: the check of a past day, and the player's data.
    .executableTarget(
      name: "SiteRecords",
      dependencies: [
        "DOM", "WebSupport", parlor("GameCore"), parlor("DailyGames"), parlor("SessionSupport"),
        parlor("AllGames"),
      ], path: "Sources/Site/Records"),
    // The pages that need no game's rules: the days, the standings, the account.
    .executableTarget(
      name: "SitePages",
      dependencies: ["DOM", "WebSupport", parlor("GameCore"), parlor("DailyGames"), parlor("SessionSupport")],
      path: "Sources/Site/Pages"),
  ] + games.flatMap(modules),
  swiftLanguageModes: [.v6]
)
