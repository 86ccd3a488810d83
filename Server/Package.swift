// swift-tools-version: 6.2
import PackageDescription

// The game server. Its layers, from the bottom up: the ledger with its two stores; the games and the
// rules of play; HTTP, which doesn't depend on games; the API; and the application.

/// Returns a dependency on a module of the root package. The package's name is explicit, because it would otherwise be
/// the name of the clone's folder.
func parlor(_ name: String) -> Target.Dependency {
  .product(name: name, package: "Parlor")
}

let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let sqlite = Target.Dependency.product(name: "GRDBSQLite", package: "GRDB.swift")
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
let arguments = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let histogram = Target.Dependency.product(name: "Histogram", package: "hdrhistogram-swift")

/// Returns dependencies on modules of swift-nio.
func nio(_ names: String...) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "swift-nio") }
}

/// The modules that describe the daily games: their numbers, days, and list.
let kit = ["GameCore", "DailyGames"].map(parlor)

/// The modules with the rules and the coaches of all games.
let games = [parlor("RulesAndCoaches")]

let package = Package(
  name: "ParlorServer",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "parlor-server", targets: ["parlor-server"])],
  dependencies: [
    .package(name: "Parlor", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/HdrHistogram/hdrhistogram-swift", from: "0.2.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    // The stored data, in SQL that both stores understand.
    .target(name: "Ledger", dependencies: kit, path: "Sources/Ledger/Ledger"),
    .target(
      name: "LedgerSQLite", dependencies: ["Ledger", grdb, sqlite] + kit,
      path: "Sources/Ledger/SQLite"),
    .systemLibrary(
      name: "CLibPQ", pkgConfig: "libpq", providers: [.apt(["libpq-dev"]), .brew(["libpq"])]),
    .target(
      name: "LedgerPostgreSQL", dependencies: ["Ledger", "CLibPQ"] + kit,
      path: "Sources/Ledger/PostgreSQL"),
    // The system's library for SHA-256 and AES.
    .systemLibrary(name: "CLibCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
    .target(name: "Hashing", dependencies: [.target(name: "CLibCrypto", condition: .when(platforms: [.linux]))]),
    // The secrets that seal the keys of coming days.
    .target(
      name: "Sealing", dependencies: ["Hashing", .target(name: "CLibCrypto", condition: .when(platforms: [.linux]))]),
    // The daily games as the server deals, plays, ranks, and describes them.
    .target(
      name: "Games", dependencies: ["Ledger", parlor("DayAPI"), parlor("JSON")] + kit + games),
    // The operations of players, and the periodic work.
    .target(
      name: "GameService",
      dependencies: ["Games", "Ledger", "Hashing", "Sealing", logging, parlor("VerifiableDeals")] + kit),
    // HTTP requests and responses, static files, and rate limits.
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .target(
      name: "HTTP",
      dependencies: ["CZlib", "Hashing", logging, parlor("JSON")] + nio("NIOCore", "NIOPosix", "NIOHTTP1")),
    // The routes of the API.
    .target(
      name: "API",
      dependencies: [
        "GameService", "Games", "Ledger", "HTTP", parlor("DayAPI"), parlor("JSON"), parlor("VerifiableDeals"),
      ] + kit,
      resources: [.embedInCode("Resources/openapi.yaml")]),
    // The assembled server, for the program and for tests.
    .target(
      name: "Application",
      dependencies: [
        "API", "HTTP", "GameService", "Ledger", "LedgerSQLite", "LedgerPostgreSQL", "Sealing", logging,
      ]),
    .executableTarget(
      name: "parlor-server",
      dependencies: [
        "Application", "HTTP", "GameService", "Ledger", arguments, logging, parlor("CommandOutput"), parlor("JSON"),
      ] + kit),
    // A simulated disk, on which tests can cut the power.
    .target(name: "PowerCut", path: "Tests/PowerCut", linkerSettings: [.linkedLibrary("sqlite3")]),
    // A load generator that plays against a server and measures it.
    .executableTarget(
      name: "parlor-load",
      dependencies: [
        arguments, histogram, parlor("CommandOutput"), parlor("GameCore"), parlor("TriplesModel"),
      ] + nio("NIOCore", "NIOPosix")),
    .testTarget(
      name: "APITests",
      dependencies: ["API", "HTTP", "GameService", "Ledger", "LedgerSQLite", logging, parlor("VerifiableDeals")] + kit
        + games),
    // One test suite for both stores. The tests with PostgreSQL need its address in PARLOR_TEST_POSTGRES.
    .testTarget(
      name: "LedgerStoreTests",
      dependencies: ["Ledger", "LedgerSQLite", "LedgerPostgreSQL", "PowerCut", grdb, sqlite] + kit),
    .testTarget(
      name: "HTTPTests",
      dependencies: ["HTTP", logging, parlor("GameCore")]
        + nio("NIOCore", "NIOEmbedded", "NIOPosix", "NIOHTTP1")),
    .testTarget(name: "HashingTests", dependencies: ["Hashing"]),
    .testTarget(name: "SealingTests", dependencies: ["Sealing"]),
    .testTarget(name: "ApplicationTests", dependencies: ["Application", "HTTP"]),
    .testTarget(
      name: "GameServiceTests",
      dependencies: ["GameService", "Games", "Ledger", "LedgerSQLite", "Sealing", parlor("VerifiableDeals")] + kit
        + games),
  ],
  swiftLanguageModes: [.v6]
)
