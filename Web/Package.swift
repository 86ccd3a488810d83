// swift-tools-version: 6.2
import PackageDescription

// The programs of the browser. They build for wasm32 alone, as Embedded Swift: see Scripts/build-web.sh, which hands the
// compiler what a manifest cannot say.

/// A module of the root package. That is named here, as its identity would otherwise be the name of the folder that
/// somebody happened to clone into.
func parlor(_ name: String) -> Target.Dependency {
  .product(name: name, package: "Parlor")
}

/// The programs of a game, by its name: its page, Sources/<Game>/Web, and what is loaded once a player asks for it.
///
/// - Parameters:
///   - hasCoach: whether there is a coach, a worker beside the page: Sources/<Game>/CoachWorker.
///   - hasScreens: whether the game has screens besides the table, such as a lesson. They are one program: Sources/<Game>/Screens.
///   - shared: what these show as the page of the game does, a library: Sources/<Game>/<Shared>.
///   - toy: another program in the page, if there is one, and the module that it brings into the browser: `Jelly` in
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
    // For the programs of the tests.
    .library(name: "DOM", targets: ["DOM"]),
    .library(name: "WebSupport", targets: ["WebSupport"]),
  ],
  dependencies: [
    .package(name: "Parlor", path: "..", traits: [])
  ],
  targets: [
    // The Swift side of the bridge: elements, events, storage, time, address.
    .target(name: "DOM", dependencies: [parlor("NumberedGame")], path: "Sources/Kit/DOM"),
    // What the pages of all games share: tabs, address, notices, sharing, the browser as a session's environment.
    .target(
      name: "WebSupport",
      dependencies: [
        "DOM", parlor("NumberedGame"), parlor("DailyGames"), parlor("DayAPI"), parlor("PlaySupport"),
      ],
      path: "Sources/Kit/WebSupport"),
    // Nothing of its own: building it builds the pages of both games, with which `make play` begins.
    .target(name: "FirstPages", dependencies: ["TriplesWeb", "CodeBreakerWeb"], path: "Sources/Kit/FirstPages"),
    // The Swift side of a worker: a program without a page.
    .target(name: "WorkerSupport", path: "Sources/Kit/WorkerSupport"),
    // The page "Your data", which takes what a device keeps of all games to another one.
    .executableTarget(
      name: "HouseData",
      dependencies: [
        "DOM", "WebSupport", parlor("NumberedGame"), parlor("PlaySupport"), parlor("GameTexts"),
      ], path: "Sources/House/Data"),
    // A day that is over, held against what its server was bound to.
    .executableTarget(
      name: "HouseCheck",
      dependencies: [
        "DOM", "WebSupport", parlor("NumberedGame"), parlor("DailyGames"), parlor("PlaySupport"), parlor("JSON"),
        parlor("DealtGames"),
      ], path: "Sources/House/Check"),
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
