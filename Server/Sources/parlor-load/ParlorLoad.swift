import ArgumentParser
import CommandOutput
import Foundation
import NIOPosix

/// The `parlor-load` command: plays the day's Triples as many players, checks the responses, and measures the server.
@main
struct ParlorLoad: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "parlor-load",
    abstract: "Play real games against a server, check every answer by the rules, and measure.",
    discussion: """
      Players are made and their games begun first, which is not measured. Then each connection plays one game after another to \
      its end. In the same run a constant answer of the same server is measured, with calls of the same size that prove who calls \
      and touch no ledger (the server's setting --constant on), and the moves are given as a share of it.
      """)

  @Option(help: "The server, by address and port.")
  var server = "127.0.0.1:8080"

  @Option(help: "Connections at once.")
  var connections = 64

  @Option(help: "Players, of whom each plays one game.")
  var players = 2000

  @Option(help: "Moves at most, all players together; 0 for as many as the games have.")
  var moves = 0

  @Option(help: "Seconds at most for each part.")
  var seconds = 60

  @Option(
    help: "Moves a second, sent at fixed times; 0 to send each when the one before it on its connection is answered.")
  var rate = 0.0

  @Flag(help: "Give each game a move before any gets another, so that all of them are open at once.")
  var takeTurns = false

  @Option(help: "Parts of equally many moves, which are reported one after the other.")
  var parts = 1

  @Option(parsing: .upToNextOption, help: "The numbers of databases whose players take part. (default: all)")
  var onlyShards: [Int] = []

  @Option(help: "The number of databases of the ledger, which must be new, for --only-shards.")
  var shardCount = 1

  @Flag(
    help: "Name a different address for each player, as a proxy does. The server's --proxies must name this machine.")
  var forwarded = false

  @Option(help: "Instead of playing, repeat a call, such as \"GET /players/me\". {day} is the current day.")
  var flood: String?

  @Option(help: "The token of these calls, or none. (default: that of a new player)")
  var floodToken: String?

  @Flag(help: "Leave the constant answer out.")
  var withoutConstant = false

  static func main() async {
    StandardOutput.checkAtExit()
    await main(nil)
  }

  func run() async throws {
    let words = server.split(separator: ":")
    guard words.count == 2, let port = Int(words[1]), connections > 0, players > 0, seconds > 0, rate >= 0,
      parts > 0, onlyShards.allSatisfy((0..<max(1, shardCount)).contains)
    else {
      throw ValidationError(
        "--server is an address and a port; counts are more than 0, and numbers of databases less than their count.")
    }
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    let generator = LoadGenerator(
      group: group, host: String(words[0]), port: port, connectionCount: connections, timeout: .seconds(seconds))
    if let flood { return try await repeatCall(flood, generator) }
    let prepared = try await generator.preparePlayers(
      players, isForwarded: forwarded, of: ShardChoice(count: shardCount, numbers: Set(onlyShards)))
    StandardOutput.print("\(prepared.count) players with a game each, over \(connections) connections")
    var constant: LoadStatistics?
    if !withoutConstant {
      constant = try await generator.requestConstants(prepared.map(\.token), maxSeconds: min(seconds, 10))
      constant.map { StandardOutput.print("constant   \($0.text)") }
    }
    let games = GameQueue(prepared, isRoundRobin: takeTurns)
    var errorCount = 0
    for _ in 0..<parts {
      let played = try await generator.play(
        games, maxMoveCount: moves == 0 ? .max : moves / parts, rate: rate == 0 ? nil : rate)
      StandardOutput.print("moves      \(played.text)")
      if let constant, constant.rate > 0 {
        StandardOutput.print("share      \((1000 * played.rate / constant.rate).rounded() / 1000) of the constant")
      }
      errorCount += played.errorCount
    }
    try await group.shutdownGracefully()
    if errorCount > 0 { throw ExitCode.failure }
  }

  private func repeatCall(_ call: String, _ generator: LoadGenerator) async throws {
    let words = call.split(separator: " ", maxSplits: 2).map(String.init)
    guard words.count >= 2 else { throw ValidationError("--flood takes a method, a path, and a body if there is one.") }
    guard
      let player = try await LoadGenerator(
        group: generator.group, host: generator.host, port: generator.port, connectionCount: 1,
        timeout: generator.timeout
      ).preparePlayers(1, isForwarded: true).first
    else { return }
    let token = floodToken.map { $0 == "none" ? nil : $0 } ?? player.token
    let request = RequestText.request(
      words[0], words[1].replacing("{day}", with: player.day), token: token, body: words.count == 3 ? words[2] : nil)
    let (statistics, counts) = try await generator.flood(request)
    let statuses = counts.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
    StandardOutput.print("flood      \(Int(statistics.rate)) a second, \(statuses)")
    try await generator.group.shutdownGracefully()
    if statistics.errorCount > 0 { throw ExitCode.failure }
  }
}
