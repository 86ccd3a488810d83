// swift-tools-version: 6.2
import PackageDescription

// The programs for the browser. They build only for wasm32, as Embedded Swift. Scripts/build-web.sh passes the compiler
// options that a manifest can't specify.

/// Returns a dependency on a module of the root package. The package has an explicit name, because its identity would
/// otherwise be the name of the folder of the clone.
func parlor(_ name: String) -> Target.Dependency {
  .product(name: name, package: "Parlor")
}

/// Returns the programs of a game: its page in Sources/<Game>/Web, and the programs that are loaded on demand.
///
/// - Parameters:
///   - hasCoach: Whether the game has a coach, which runs in a worker: Sources/<Game>/CoachWorker.
///   - hasScreens: Whether the game has screens besides its page, such as a lesson. They are one program:
///     Sources/<Game>/Screens.
///   - shared: The name of a library that the page and the screens share, if any: Sources/<Game>/<Shared>.
///   - toy: The name of another program in the page, and the module that it imports, if any. For example, `Jelly` is in
///     Sources/<Game>/Jelly.
func game(
  _ name: String, hasCoach: Bool = false, hasScreens: Bool = false, shared: String? = nil,
  toy: (name: String, module: String)? = nil
) -> [Target] {
  let table: [Target.Dependency] = [
    "DOM", "WebSupport", parlor("NumberedGame"), parlor("PlaySupport"), parlor(name + "Model"),
    parlor(name + "Session"),
  ]
  let seen: [Target.Dependency] = shared.map { [.target(name: name + $0)] } ?? []
  var programs: [Target] = (["Web"] + (hasScreens ? ["Screens"] : [])).map { page in
    .executableTarget(name: name + page, dependencies: table + seen, path: "Sources/\(name)/\(page)")
  }
  if let shared {
    programs.append(.target(name: name + shared, dependencies: table, path: "Sources/\(name)/\(shared)"))
  }
  if hasCoach {
    programs.append(
      .executableTarget(
        name: name + "CoachWorker", dependencies: ["WorkerSupport", parlor(name + "Coach"), parlor(name + "Model")],
        path: "Sources/\(name)/CoachWorker"))
  }
  if let toy {
    programs.append(
      .executableTarget(
        name: name + toy.name,
        dependencies: ["DOM", "WebSupport", parlor("NumberedGame"), parlor("PlaySupport"), parlor(toy.module)],
        path: "Sources/\(name)/\(toy.name)"))
  }
  return programs
}

let package = Package(
  name: "ParlorWeb",
  products: [
    // These libraries are for the programs of the tests.
    .library(name: "DOM", targets: ["DOM"]),
    .library(name: "WebSupport", targets: ["WebSupport"]),
  ],
  dependencies: [
    .package(name: "Parlor", path: "..", traits: [])
  ],
  targets: [
    // The Swift side of the bridge to JavaScript: elements, events, storage, time, and address.
    .target(name: "DOM", dependencies: [parlor("NumberedGame")], path: "Sources/Kit/DOM"),
    // The shared code of the games' pages: tabs, address, notices, sharing, and the browser as a session's environment.
    .target(
      name: "WebSupport",
      dependencies: [
        "DOM", parlor("NumberedGame"), parlor("DailyGames"), parlor("DayAPI"), parlor("PlaySupport"),
      ],
      path: "Sources/Kit/WebSupport"),
    // An empty target. Building it builds the pages of both games, which is the first step of `make play`.
    .target(name: "FirstPages", dependencies: ["TriplesWeb", "CodeBreakerWeb"], path: "Sources/Kit/FirstPages"),
    // The Swift side of a worker, which is a program without a page.
    .target(name: "WorkerSupport", path: "Sources/Kit/WorkerSupport"),
    // The pages with the rules of all games: the check of a past day, and the player's data.
    .executableTarget(
      name: "HouseRecords",
      dependencies: [
        "DOM", "WebSupport", parlor("NumberedGame"), parlor("DailyGames"), parlor("PlaySupport"),
        parlor("DealtGames"), parlor("GameTexts"),
      ], path: "Sources/House/Records"),
    // The pages without rules of a game: the days, the standings, the account.
    .executableTarget(
      name: "HousePages",
      dependencies: ["DOM", "WebSupport", parlor("NumberedGame"), parlor("DailyGames"), parlor("PlaySupport")],
      path: "Sources/House/Pages"),
  ]
    + game(
      "Triples", hasCoach: true, hasScreens: true, shared: "Board",
      toy: (name: "Jelly", module: "JellyToy"))
    + game("CodeBreaker", hasCoach: true, hasScreens: true, shared: "Pegs"),
  swiftLanguageModes: [.v6]
)
