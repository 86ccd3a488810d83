// swift-tools-version: 6.2
import PackageDescription

/// The build settings of modules with long computations. If the environment variable `PARLOR_OPTIMIZE` is 1, as in
/// Scripts/test.sh, such modules are optimized even in debug builds, but keep their assertions. Otherwise they have no
/// flags, because other packages can't depend on a version of this package that has unsafe flags.
let optimizedSettings: [SwiftSetting] =
  Context.environment["PARLOR_OPTIMIZE"] == "1" ? [.unsafeFlags(["-O", "-assert-config", "Debug"])] : []

/// Whether the apps' modules are built with the SwiftUI stand-in of Tools/swiftui, in which the apps run on Linux. That is so if
/// the environment variable `PARLOR_SWIFTUI` is 1. `PARLOR_SWIFTUI_MACROS` is then the path of the library that expands
/// `#Preview`. Scripts/apps.sh builds it, and sets both.
let usesStandIn = Context.environment["PARLOR_SWIFTUI"] == "1"

/// The modules of the stand-in, for the modules that have SwiftUI views.
let standInModules = usesStandIn ? ["SwiftUI", "AVFAudio", "UniformTypeIdentifiers"] : []

/// The settings of the modules that have SwiftUI views.
let viewSettings: [SwiftSetting] =
  usesStandIn
  ? [
    .define("PARLOR_SWIFTUI"),
    .unsafeFlags(["-load-plugin-library", Context.environment["PARLOR_SWIFTUI_MACROS"] ?? ""]),
  ] : []

/// A group of modules and their tests.
struct ModuleGroup {
  /// The libraries for other packages.
  var products: [Product] = []
  var targets: [Target] = []
  /// The game modules that AllGames imports.
  var listedModules: [String] = []
  /// The game modules with rules and coaches, which the server imports.
  var serverModules: [String] = []

  static func + (one: ModuleGroup, other: ModuleGroup) -> ModuleGroup {
    ModuleGroup(
      products: one.products + other.products, targets: one.targets + other.targets,
      listedModules: one.listedModules + other.listedModules, serverModules: one.serverModules + other.serverModules)
  }
}

/// A module that every game can have. It is in the folder `Sources/<Game>/<Module>`, has the name `<Game><Module>`, and
/// its tests are in `Tests/<Game>/<Module>Tests`.
enum CommonModule: String, CaseIterable {
  /// The rules of the game, and the types of a coach's advice.
  case model = "Model"
  /// The coach.
  case coach = "Coach"
  /// The session of a game, without a user interface.
  case session = "Session"
  /// The SwiftUI views. On platforms without SwiftUI, only their logic is compiled, for the tests.
  case ui = "UI"
  /// The game in a terminal.
  case terminal = "Terminal"

  /// The imported modules: common modules of the same game, and `kit` modules.
  var imports: (commonModules: [CommonModule], kit: [String]) {
    switch self {
    case .model: ([], ["GameCore"])
    case .coach: ([.model], ["GameCore"])
    case .session: ([.model], ["SessionSupport", "DailyGames", "JSON", "GameCore"])
    case .ui:
      (
        [.session, .coach, .model],
        ["AppSupport", "VerifiableDeals", "SessionSupport", "DailyGames", "GameCore"] + standInModules
      )
    case .terminal:
      ([.session, .coach, .model], ["TerminalSupport", "SessionSupport", "DailyGames", "GameCore", "ArgumentParser"])
    }
  }

  /// Whether the module has long computations.
  var hasLongComputations: Bool { self == .model || self == .coach }

  /// Whether the module AllGames imports this module.
  var isListed: Bool {
    switch self {
    case .model, .session, .terminal: true
    case .coach, .ui: false
    }
  }
}

/// A module of a game: a common module, or a module that only this game has.
struct GameModule {
  /// The name of the folder in `Sources/<Game>`.
  let folder: String
  /// The module's path, or `nil` if it is in `Sources/<Game>/<folder>`.
  var path: String?
  /// The module's name, or `nil` if it is the game's name followed by the folder's.
  var name: String?
  let imports: [String]
  /// Whether the module has SwiftUI views.
  var hasViews = false
  /// Additional imports of the tests.
  var testImports: [String] = []
  /// The common modules that import this one.
  var importedBy: [CommonModule] = []
  /// Whether other packages may import the module.
  var isProduct = false
  var isTested = true
  /// Whether the server imports the module.
  var isForServer = false
  var hasLongComputations = false
  var exclude: [String] = []
  var resources: [Resource] = []
}

/// Returns the modules of a game: `commonModules`, and `extraModules`, which only this game has. If the game has a coach,
/// `Tests/<Game>/TestSupport` has fakes for the tests, such as a coach and a game on a server.
func game(_ game: String, commonModules: [CommonModule] = CommonModule.allCases, extraModules: [GameModule] = [])
  -> ModuleGroup
{
  let usual = commonModules.map { module in
    GameModule(
      folder: module.rawValue,
      imports: module.imports.commonModules.filter(commonModules.contains).map { game + $0.rawValue }
        + module.imports.kit
        + extraModules.filter { $0.importedBy.contains(module) }.map { $0.name ?? game + $0.folder },
      hasViews: module == .ui, isProduct: module != .terminal, isForServer: module == .model || module == .coach,
      hasLongComputations: module.hasLongComputations)
  }
  var parts = ModuleGroup(listedModules: commonModules.filter(\.isListed).map { game + $0.rawValue })
  var testImports = ["TestSupport"]
  if commonModules.contains(.coach) {
    testImports.append(game + "TestSupport")
    parts.targets.append(
      .target(
        name: game + "TestSupport", dependencies: modules([game + "Model", "GameCore", "TestSupport"]),
        path: "Tests/\(game)/TestSupport"))
  }
  for module in usual + extraModules {
    let name = module.name ?? game + module.folder
    parts.targets.append(
      .target(
        name: name, dependencies: modules(module.imports), path: module.path ?? "Sources/\(game)/\(module.folder)",
        exclude: module.exclude, resources: module.resources,
        swiftSettings: (module.hasLongComputations ? optimizedSettings : []) + (module.hasViews ? viewSettings : [])))
    if module.isProduct { parts.products.append(.library(name: name, targets: [name])) }
    if module.isForServer { parts.serverModules.append(name) }
    guard module.isTested else { continue }
    // Sessions are tested with the real coach too.
    let coach =
      module.folder == CommonModule.session.rawValue && commonModules.contains(.coach)
      ? [game + CommonModule.coach.rawValue] : []
    parts.targets.append(
      .testTarget(
        name: name + "Tests", dependencies: modules([name] + module.imports + coach + testImports + module.testImports),
        path: "Tests/\(game)/\(module.folder)Tests"))
  }
  return parts
}

/// Returns a module that every game may import. It is in `Sources/Kit`, or in `Sources/GameLists` if it lists all games.
func kit(
  _ name: String, in folder: String = "Kit", imports: [String] = [], isProduct: Bool = true,
  hasLongComputations: Bool = false, hasViews: Bool = false, testImports: [String] = []
) -> ModuleGroup {
  ModuleGroup(
    products: isProduct ? [.library(name: name, targets: [name])] : [],
    targets: [
      .target(
        name: name, dependencies: modules(imports), path: "Sources/\(folder)/\(name)",
        swiftSettings: (hasLongComputations ? optimizedSettings : []) + (hasViews ? viewSettings : [])),
      .testTarget(
        name: "\(name)Tests", dependencies: modules([name] + imports + ["TestSupport"] + testImports),
        path: "Tests/\(folder)/\(name)Tests"),
    ])
}

/// Returns the named dependencies. ArgumentParser and the terminal modules require the trait CommandLine.
func modules(_ names: [String]) -> [Target.Dependency] {
  names.map { name in
    switch name {
    case "ArgumentParser":
      .product(name: name, package: "swift-argument-parser", condition: .when(traits: ["CommandLine"]))
    case _ where name.hasPrefix("Terminal") || name.hasSuffix("Terminal"):
      .byName(name: name, condition: .when(traits: ["CommandLine"]))
    default: .byName(name: name)
    }
  }
}

let games =
  game(
    "Triples",
    extraModules: [
      // The toy on the About screen: soft bodies, drawn with cubic curves. It shares only the merge rule with the game.
      GameModule(
        folder: "JellyToy", name: "JellyToy", imports: ["GameCore"], importedBy: [.ui], isProduct: true,
        hasLongComputations: true),
      // The network of the coach, as a file. The browser loads the same file.
      GameModule(
        folder: "PocketNetwork", imports: ["TriplesCoach"], importedBy: [.ui, .terminal], isProduct: true,
        isTested: false, isForServer: true,
        exclude: ["README.md"], resources: [.copy("Resources/pocket.network")]),
      // Precomputed data about the levels, as files. The browser loads the same files.
      GameModule(
        folder: "Data", path: "Data", imports: [], importedBy: [.ui, .terminal], isTested: false,
        exclude: ["codebreaker-strategies", "codebreaker-without-luck.csv"],
        resources: [.copy("triples-opponents.txt"), .copy("triples-par.txt")]),
      // The search for the best possible games when all spawns are known. It is separate from the coach, which never
      // uses the spawn generator.
      GameModule(
        folder: "BestGameSearch", imports: ["TriplesCoach", "TriplesModel", "GameCore"], hasLongComputations: true),
    ])
  + game(
    "CodeBreaker",
    extraModules: [
      // The checker of the proofs that no strategy needs fewer guesses than the stored one. It has no dependencies, so
      // a reader needs to trust only this module.
      GameModule(
        folder: "Proof", imports: [], testImports: ["CodeBreakerCoach", "CodeBreakerModel", "GameCore"],
        isProduct: true, hasLongComputations: true)
    ])

let kitGroup =
  // Game numbers, random draws, and the header of replay lines, which make games reproducible on every platform.
  kit("GameCore", hasLongComputations: true)
  // The key that determines the daily games, and the commitment to it. The system provides the cryptography.
  + kit("VerifiableDeals", imports: ["GameCore"])
  // The JSON reader and writer.
  + kit("JSON", imports: ["GameCore"])
  // The list of daily games.
  + kit("DailyGames", in: "GameLists", imports: ["GameCore"])
  // The requests, responses, and errors of the daily games' server, for the server and its clients.
  + kit("DayAPI", imports: ["DailyGames", "JSON", "GameCore"])
  // The shared code of all sessions: storage, saved values, and high scores.
  + kit("SessionSupport", imports: ["DayAPI", "DailyGames", "JSON", "GameCore"])
  // The shared code of the native apps: the device's storage, clock, and links, and Parlor's SwiftUI design.
  + kit(
    "AppSupport",
    imports: ["VerifiableDeals", "SessionSupport", "DayAPI", "DailyGames", "JSON", "GameCore"] + standInModules,
    hasViews: true)
  // Standard output and standard error, for all commands, including the server's.
  + kit("CommandOutput")
  // The shared code of the full-screen terminal programs, and of the commands that start them.
  + kit(
    "TerminalSupport",
    imports: ["CommandOutput", "SessionSupport", "DailyGames", "JSON", "GameCore", "ArgumentParser"],
    isProduct: false)

let commandKit = ["TerminalSupport", "SessionSupport", "DailyGames", "GameCore", "ArgumentParser"]

/// The lists that cover all games: their stored data, the dealers of their daily games, and their commands.
let lists = kit(
  "AllGames", in: "GameLists", imports: games.listedModules + commandKit,
  testImports: games.targets.map(\.name).filter { $0.hasSuffix("TestSupport") })

let parlorModules = games.listedModules + commandKit + ["VerifiableDeals", "AllGames", "JSON"]

let labModules =
  commandKit + [
    "TriplesTerminal", "TriplesBestGameSearch", "TriplesPocketNetwork", "TriplesCoach", "TriplesSession",
    "TriplesModel",
    "CodeBreakerProof", "CodeBreakerCoach", "CodeBreakerSession", "CodeBreakerModel",
  ]

let package = Package(
  name: "Parlor",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: kitGroup.products + games.products + lists.products + [
    .library(name: "RulesAndCoaches", targets: games.serverModules),
    .executable(name: "parlor", targets: ["parlor"]),
    .executable(name: "parlor-lab", targets: ["parlor-lab"]),
  ],
  // A package that uses only the games, such as Web/, disables this trait, so that no dependency is downloaded.
  traits: [
    .default(enabledTraits: ["CommandLine"]),
    .trait(
      name: "CommandLine", description: "The commands parlor and parlor-lab, which need swift-argument-parser"),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: kitGroup.targets + games.targets + lists.targets + [
    // The games in a terminal, and the commands for the daily games.
    .executableTarget(name: "parlor", dependencies: modules(parlorModules)),
    .testTarget(name: "parlorTests", dependencies: modules(["parlor", "TestSupport"] + parlorModules)),
    // Tools for developers. They are separate, so that players don't have to compile them.
    .executableTarget(name: "parlor-lab", dependencies: modules(labModules)),
    .testTarget(name: "parlor-labTests", dependencies: modules(["parlor-lab"] + labModules)),
    // Code that several test targets share.
    .target(
      name: "TestSupport", dependencies: modules(["SessionSupport", "DailyGames", "JSON", "GameCore"]),
      path: "Tests/Kit/TestSupport"),
  ],
  swiftLanguageModes: [.v6]
)

if usesStandIn {
  // The declarations of the type check, with bodies. Views aren't data-race safe in the sense of Swift 6: SwiftUI's initializers
  // take closures that aren't sendable, and run on the main actor.
  package.targets += standInModules.map { name in
    .target(
      name: name, dependencies: name == "SwiftUI" ? ["UniformTypeIdentifiers"] : [], path: "Tools/swiftui/\(name)",
      exclude: name == "SwiftUI" ? ["CheckOnly"] : [],
      swiftSettings: [.swiftLanguageMode(.v5)] + viewSettings + optimizedSettings)
  }
  package.targets += [
    // The program behind the page of `make apps`.
    .executableTarget(
      name: "parlor-apps",
      dependencies: modules(
        standInModules + [
          "AppSupport", "TriplesUI", "TriplesSession", "CodeBreakerUI", "CodeBreakerSession", "SessionSupport",
        ]),
      path: "Tools/swiftui/PlayedApps", swiftSettings: viewSettings)
  ]
  package.targets.append(
    .testTarget(
      name: "AppsTests",
      dependencies: modules(
        standInModules + [
          "AppSupport", "TriplesUI", "TriplesSession", "TriplesModel", "CodeBreakerUI",
          "CodeBreakerSession", "CodeBreakerModel",
          "SessionSupport", "DailyGames", "DayAPI", "VerifiableDeals", "GameCore", "TestSupport",
        ]),
      path: "Tests/Apps", swiftSettings: viewSettings))
}

// Scripts/test_only.sh sets this variable to build only one test target, which is faster.
if let only = Context.environment["PARLOR_TEST_TARGET"] {
  package.targets.removeAll { $0.type == .test && $0.name != only }
}
