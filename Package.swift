// swift-tools-version: 6.2
import PackageDescription

/// The settings of a module that computes for long. With PARLOR_OPTIMIZE=1 in the environment, which Scripts/test.sh sets, such a
/// module is fast in a debug build too, and its assertions stay. Flags like these would bar the package from being a
/// dependency by version, so they are absent otherwise.
let computing: [SwiftSetting] =
  Context.environment["PARLOR_OPTIMIZE"] == "1" ? [.unsafeFlags(["-O", "-assert-config", "Debug"])] : []

/// Modules and their tests.
struct Parts {
  /// The libraries that other packages may use.
  var products: [Product] = []
  var targets: [Target] = []
  /// The modules of the games that the command `parlor` imports.
  var commandModules: [String] = []

  static func + (one: Parts, other: Parts) -> Parts {
    Parts(
      products: one.products + other.products, targets: one.targets + other.targets,
      commandModules: one.commandModules + other.commandModules)
  }
}

/// A room that games have: a folder below `Sources/<Game>`, which is the module `<Game><Room>`, and one with its tests,
/// `Tests/<Game>/<Room>Tests`.
enum Room: String, CaseIterable {
  /// The rules, and what a coach says of a game.
  case model = "Model"
  /// The player without a face.
  case coach = "Coach"
  /// What happens at the table, without a screen.
  case session = "Session"
  /// The SwiftUI views. Where there is no SwiftUI, only what they decide is left, for the tests.
  case ui = "UI"
  /// The game in a terminal.
  case terminal = "Terminal"

  /// The rooms of the same game, and the parts of the kit, that it may import.
  var imports: (rooms: [Room], kit: [String]) {
    switch self {
    case .model: ([], ["NumberedGame"])
    case .coach: ([.model], ["NumberedGame"])
    case .session: ([.model], ["PlaySupport", "DailyGames", "JSON", "NumberedGame"])
    case .ui: ([.session, .coach, .model], ["AppSupport", "FairDay", "PlaySupport", "DailyGames", "NumberedGame"])
    case .terminal:
      ([.session, .coach, .model], ["TerminalSupport", "PlaySupport", "DailyGames", "NumberedGame", "ArgumentParser"])
    }
  }

  /// Whether it computes for long.
  var computes: Bool { self == .model || self == .coach }

  /// Whether the command `parlor` imports it.
  var isForCommand: Bool {
    switch self {
    case .model, .session, .terminal: true
    case .coach, .ui: false
    }
  }
}

/// A module of a game: one of the usual rooms, or one that this game alone has.
struct GameModule {
  /// The folder below `Sources/<Game>`.
  let folder: String
  /// Where it is, if not there.
  var path: String?
  /// The name, where it is not that of the game and the folder.
  var name: String?
  let imports: [String]
  /// What its tests import besides.
  var testImports: [String] = []
  /// The usual rooms that may import it.
  var importedBy: [Room] = []
  /// Whether other packages use it.
  var isProduct = false
  var isTested = true
  var computes = false
  var exclude: [String] = []
  var resources: [Resource] = []
}

/// A game, from its name and its rooms. Where there is a coach, `Tests/<Game>/TestSupport` has a fake one.
func game(_ game: String, rooms: [Room] = Room.allCases, extras: [GameModule] = []) -> Parts {
  let usual = rooms.map { room in
    GameModule(
      folder: room.rawValue,
      imports: room.imports.rooms.filter(rooms.contains).map { game + $0.rawValue } + room.imports.kit
        + extras.filter { $0.importedBy.contains(room) }.map { $0.name ?? game + $0.folder },
      isProduct: room != .terminal, computes: room.computes)
  }
  var parts = Parts(commandModules: rooms.filter(\.isForCommand).map { game + $0.rawValue })
  var testImports = ["TestSupport"]
  if rooms.contains(.coach) {
    testImports.append(game + "TestSupport")
    parts.targets.append(
      .target(
        name: game + "TestSupport", dependencies: modules([game + "Model", "NumberedGame"]),
        path: "Tests/\(game)/TestSupport"))
  }
  for module in usual + extras {
    let name = module.name ?? game + module.folder
    parts.targets.append(
      .target(
        name: name, dependencies: modules(module.imports), path: module.path ?? "Sources/\(game)/\(module.folder)",
        exclude: module.exclude, resources: module.resources, swiftSettings: module.computes ? computing : []))
    if module.isProduct { parts.products.append(.library(name: name, targets: [name])) }
    guard module.isTested else { continue }
    // What a session makes of a coach's answers is tested with the real one too.
    let coach = module.folder == Room.session.rawValue && rooms.contains(.coach) ? [game + Room.coach.rawValue] : []
    parts.targets.append(
      .testTarget(
        name: name + "Tests", dependencies: modules([name] + module.imports + coach + testImports + module.testImports),
        path: "Tests/\(game)/\(module.folder)Tests"))
  }
  return parts
}

/// A part of the kit, which any game may use: a folder below `Sources/Kit`, or one of the lists of games below `Sources/Games`.
func kit(
  _ name: String, in folder: String = "Kit", imports: [String] = [], isProduct: Bool = true, computes: Bool = false
) -> Parts {
  Parts(
    products: isProduct ? [.library(name: name, targets: [name])] : [],
    targets: [
      .target(
        name: name, dependencies: modules(imports), path: "Sources/\(folder)/\(name)",
        swiftSettings: computes ? computing : []),
      .testTarget(
        name: "\(name)Tests", dependencies: modules([name] + imports + ["TestSupport"]),
        path: "Tests/\(folder)/\(name)Tests"),
    ])
}

/// What targets are built on, by name.
func modules(_ names: [String]) -> [Target.Dependency] {
  names.map { name in
    switch name {
    case "ArgumentParser":
      .product(name: name, package: "swift-argument-parser", condition: .when(traits: ["CommandLine"]))
    default: .byName(name: name)
    }
  }
}

let games =
  game(
    "Triples",
    extras: [
      // The toy of the About screen: soft bodies, drawn by cubic curves. Knows nothing of the game but its merge rule.
      GameModule(
        folder: "JellyToy", name: "JellyToy", imports: ["NumberedGame"], importedBy: [.ui], isProduct: true,
        computes: true),
      // The network that the coach learned, as a file. The browser fetches the same file.
      GameModule(
        folder: "PocketNetwork", imports: ["TriplesCoach"], importedBy: [.ui, .terminal], isProduct: true,
        isTested: false,
        exclude: ["README.md"], resources: [.copy("Resources/pocket.network")]),
      // What was computed once of the levels, as files. The browser fetches the same files.
      GameModule(
        folder: "Data", path: "Data", imports: [], importedBy: [.ui, .terminal], isTested: false,
        exclude: ["codebreaker-strategies", "codebreaker-without-luck.csv"],
        resources: [.copy("triples-medals.txt"), .copy("triples-par.txt")]),
      // The best games there are when all that is spawned is known. Apart from the coach, which never sees a generator.
      GameModule(folder: "Par", imports: ["TriplesCoach", "TriplesModel", "NumberedGame"], computes: true),
    ])
  + game(
    "CodeBreaker",
    extras: [
      // Checks a proof that no strategy needs fewer guesses. Depends on nothing, so that nothing else is to be trusted.
      GameModule(
        folder: "Proof", imports: [], testImports: ["CodeBreakerCoach", "CodeBreakerModel", "NumberedGame"],
        isProduct: true, computes: true)
    ])

let shared =
  // What makes a game repeatable, on every platform: its number, its draws, the head of its replay line.
  kit("NumberedGame", computes: true)
  // The key from which a day's games follow, and the commitment to it. The system does the cryptography.
  + kit("FairDay", imports: ["NumberedGame"])
  // The one reader and the one writer of JSON.
  + kit("JSON", imports: ["NumberedGame"])
  // The games of which there is one a day.
  + kit("DailyGames", in: "Games", imports: ["NumberedGame"])
  // The calls, answers, and problems of the server of daily games, for the server and its clients.
  + kit("DayAPI", imports: ["DailyGames", "JSON", "NumberedGame"])
  // What the sessions of all games share: the storage they are handed, saved texts, the high-score list.
  + kit("PlaySupport", imports: ["DayAPI", "DailyGames", "JSON", "NumberedGame"])
  // What the native apps share: the device's storage, clock and links, and the look of Parlor in SwiftUI.
  + kit("AppSupport", imports: ["FairDay", "PlaySupport", "DayAPI", "DailyGames", "JSON", "NumberedGame"])
  // What full-screen programs of a terminal share, and the commands that start them.
  + kit(
    "TerminalSupport", imports: ["PlaySupport", "DailyGames", "JSON", "NumberedGame", "ArgumentParser"],
    isProduct: false)

/// The lists of what all games have.
let lists =
  // What each game stores on a device.
  kit(
    "GameTexts", in: "Games",
    imports: games.commandModules.filter { $0.hasSuffix(Room.session.rawValue) } + [
      "PlaySupport", "DailyGames", "NumberedGame",
    ])
  // What deals each daily game.
  + kit(
    "DealtGames", in: "Games",
    imports: games.commandModules.filter { $0.hasSuffix(Room.model.rawValue) } + ["DailyGames", "NumberedGame"])

let commandKit = ["TerminalSupport", "PlaySupport", "DailyGames", "NumberedGame", "ArgumentParser"]

let parlorModules = games.commandModules + commandKit + ["FairDay", "GameTexts", "DealtGames", "JSON"]

let labModules =
  commandKit + [
    "TriplesTerminal", "TriplesPar", "TriplesPocketNetwork", "TriplesCoach", "TriplesModel",
    "CodeBreakerProof", "CodeBreakerCoach", "CodeBreakerModel",
  ]

let package = Package(
  name: "Parlor",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: shared.products + games.products + lists.products + [
    .executable(name: "parlor", targets: ["parlor"]),
    .executable(name: "parlor-lab", targets: ["parlor-lab"]),
  ],
  // A package that uses the games alone, such as Web/, turns this off and fetches nothing.
  traits: [
    .default(enabledTraits: ["CommandLine"]),
    .trait(
      name: "CommandLine", description: "The commands parlor and parlor-lab, which need swift-argument-parser"),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: shared.targets + games.targets + lists.targets + [
    // The games in a terminal, and the games of the day.
    .executableTarget(name: "parlor", dependencies: modules(parlorModules)),
    .testTarget(name: "parlorTests", dependencies: modules(["parlor", "TestSupport"] + parlorModules)),
    // Tools for developers, apart from the games so that players don't compile them.
    .executableTarget(name: "parlor-lab", dependencies: modules(labModules)),
    .testTarget(name: "parlor-labTests", dependencies: modules(["parlor-lab"] + labModules)),
    // What several tests use.
    .target(name: "TestSupport", dependencies: modules(["PlaySupport"]), path: "Tests/Kit/TestSupport"),
  ],
  swiftLanguageModes: [.v6]
)

// Scripts/test_only.sh builds one test target in less time than all of them.
if let only = Context.environment["PARLOR_TEST_TARGET"] {
  package.targets.removeAll { $0.type == .test && $0.name != only }
}
