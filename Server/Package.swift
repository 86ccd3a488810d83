// swift-tools-version: 6.2
import PackageDescription

// The server of the game of the day. Its rooms, from the bottom up: the ledger, which keeps what happened; the play, which is
// the authority over the games; HTTP, which knows nothing of games; the API; and the program.

/// A module of the root package. That is named here, as its identity would otherwise be the name of the folder that
/// somebody happened to clone into.
func parlor(_ name: String) -> Target.Dependency {
  .product(name: name, package: "Parlor")
}

let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let sqlite = Target.Dependency.product(name: "GRDBSQLite", package: "GRDB.swift")
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
let arguments = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let histogram = Target.Dependency.product(name: "Histogram", package: "hdrhistogram-swift")

let nio = ["NIOCore", "NIOPosix"].map { Target.Dependency.product(name: $0, package: "swift-nio") }

/// What the server knows of games in general: their numbers and days, and the list of the daily games.
let kit = ["NumberedGame", "DailyGames"].map(parlor)

/// The daily games themselves.
let games = ["TriplesModel", "TriplesCoach", "TriplesPocketNetwork", "CodeBreakerModel", "CodeBreakerCoach"].map(parlor)

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
    // What happened, in SQL that both stores understand.
    .target(name: "Ledger", dependencies: kit, path: "Sources/Ledger/Ledger"),
    .target(
      name: "LedgerSQLite", dependencies: ["Ledger", grdb, sqlite] + kit,
      path: "Sources/Ledger/SQLite"),
    .systemLibrary(
      name: "CLibPQ", pkgConfig: "libpq", providers: [.apt(["libpq-dev"]), .brew(["libpq"])]),
    .target(
      name: "LedgerPostgreSQL", dependencies: ["Ledger", "CLibPQ"] + kit,
      path: "Sources/Ledger/PostgreSQL"),
    // SHA-256, by the system's library.
    .systemLibrary(name: "CLibCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
    .target(name: "Hashing", dependencies: [.target(name: "CLibCrypto", condition: .when(platforms: [.linux]))]),
    // The daily games as the server deals, plays, ranks, and describes them.
    .target(
      name: "Games", dependencies: ["Ledger", parlor("DayAPI"), parlor("JSON"), parlor("DealtGames")] + kit + games),
    // Who may do what, and what comes of it.
    .target(
      name: "Play",
      dependencies: ["Games", "Ledger", "Hashing", logging, parlor("FairDay"), parlor("DealtGames")] + kit),
    // Requests and answers, files and limits.
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .target(name: "HTTP", dependencies: ["CZlib", "Hashing", logging, parlor("JSON")] + nio),
    // The addresses of the API.
    .target(
      name: "API",
      dependencies: [
        "Play", "Games", "Ledger", "HTTP", parlor("DayAPI"), parlor("JSON"), parlor("FairDay"), parlor("DealtGames"),
      ] + kit,
      resources: [.embedInCode("Resources/openapi.yaml")]),
    // All of it put together, as the program runs it and the tests do.
    .target(
      name: "Application",
      dependencies: [
        "API", "HTTP", "Play", "Ledger", "LedgerSQLite", "LedgerPostgreSQL", logging,
      ]),
    .executableTarget(
      name: "parlor-server",
      dependencies: ["Application", "HTTP", "Play", "Ledger", arguments, logging] + kit),
    // A disk for tests, whose power can be cut.
    .target(name: "PowerCut", path: "Tests/PowerCut", linkerSettings: [.linkedLibrary("sqlite3")]),
    // Both stores by one suite. PostgreSQL's part asks for the address of one in PARLOR_TEST_POSTGRES.
    // Plays against a server and measures it.
    .executableTarget(
      name: "parlor-load", dependencies: [arguments, histogram, parlor("NumberedGame"), parlor("TriplesModel")] + nio),
    .testTarget(
      name: "APITests",
      dependencies: ["API", "HTTP", "Play", "Ledger", "LedgerSQLite", logging, parlor("FairDay")] + kit + games),
    .testTarget(
      name: "LedgerStoreTests",
      dependencies: ["Ledger", "LedgerSQLite", "LedgerPostgreSQL", "PowerCut", grdb, sqlite] + kit),
    .testTarget(name: "HTTPTests", dependencies: ["HTTP", logging, parlor("NumberedGame")] + nio),
    .testTarget(name: "HashingTests", dependencies: ["Hashing"]),
    .testTarget(name: "ApplicationTests", dependencies: ["Application", "HTTP"]),
    .testTarget(
      name: "PlayTests", dependencies: ["Play", "Games", "Ledger", "LedgerSQLite", parlor("FairDay")] + kit + games),
  ],
  swiftLanguageModes: [.v6]
)
