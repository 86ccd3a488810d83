import ArgumentParser
import CommandOutput
import Foundation
import GameService
import JSON
import Ledger

struct PlayerCommands: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "players",
    abstract:
      "Find players by name, print all data of a player, or delete a player. Works while the server is running.",
    subcommands: [FindPlayers.self, ExportPlayer.self, DeletePlayer.self])
}

/// The maximum number of players or circles that a command lists.
let maxListedCount = 100

/// Prints what a search found, at most `maxListedCount` lines, or else `none`. `more` follows if there are more.
func printFound(
  _ lines: [String], none: String, more: String = "There are more. Give a longer part of the name."
) {
  let rest = lines.count > maxListedCount ? [more] : []
  StandardOutput.print(lines.isEmpty ? none : (lines.prefix(maxListedCount) + rest).joined(separator: "\n"))
}

/// Returns whether a name contains the text that the operator looks for, regardless of case and accents.
func isMatch(_ name: String, _ text: String) -> Bool {
  name.range(of: text, options: [.caseInsensitive, .diacriticInsensitive]) != nil
}

/// Formats a time in milliseconds since 1970.
func formatted(_ time: Int64) -> String {
  Date(timeIntervalSince1970: Double(time / 1000)).formatted(.iso8601)
}

/// Parses a player. Throws a `ValidationError` for other text.
func parsedPlayer(_ text: String) throws -> PlayerID {
  guard let player = PlayerID(text) else { throw ValidationError("A player is 16 hexadecimal digits.") }
  return player
}

let noSuchPlayer = ValidationError("There is no such player.")

struct FindPlayers: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "find",
    abstract: "List the players whose name contains a text, with the time of registration.",
    discussion: "Ignores case and accents. Also finds a hidden name, and the one that others see in its place.")

  @OptionGroup var database: DatabaseOption

  @Argument(help: "The name, or a part of it.")
  var name: String

  func run() async throws {
    var lines: [String] = []
    try await withLedger(database) { ledger in
      try await ledger.forEachPlayer { player in
        let defaultName = PlayerName(of: player.id).text
        guard isMatch(player.name, name) || isMatch(defaultName, name) else { return true }
        let note = player.isNameHidden ? "  (hidden, shown as \(defaultName))" : ""
        lines.append("\(player.id)  \(formatted(player.registrationTime))  \(player.name)\(note)")
        return lines.count <= maxListedCount
      }
    }
    printFound(lines, none: "No player has such a name.")
  }
}

struct ExportPlayer: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract:
      "Print a player's name, circles, games with their results, and reports, as JSON, to answer a request for access.",
    discussion: "Tokens aren't among it: the server has only their hashes.")

  @OptionGroup var database: DatabaseOption

  @Argument(help: "The player, 16 hexadecimal digits.")
  var player: String

  func run() async throws {
    let id = try parsedPlayer(player)
    let json = try await withLedger(database) { ledger in
      guard let row = try await ledger.player(id) else { throw noSuchPlayer }
      let devices = try await ledger.deviceCount(of: id)
      let memberships = try await ledger.memberships(of: id)
      let games = try await ledger.games(of: id)
      let reports = try await ledger.reports(by: id)
      return JSONWriter.object { json in
        json.member("player", "\(id)")
        json.member("name", row.name)
        json.member("hidden", row.isNameHidden)
        json.member("registered", formatted(row.registrationTime))
        json.member("devices", devices)
        json.array("circles", memberships) { json, membership in
          json.object { json in
            json.member("code", membership.circle.code)
            json.member("name", membership.circle.name)
            json.member("creator", membership.circle.creator == id)
            json.member("joined", formatted(membership.joinTime))
          }
        }
        json.array("games", games) { json, game in
          json.object { json in
            json.member("day", "\(game.key.day)")
            json.member("game", game.key.kind.idText)
            json.member("state", "\(game.state)")
            if let sortKey = game.sortKey { json.member("sortKey", Int(sortKey)) }
            if let loss = game.loss { json.member("loss", Int(loss)) }
            if let line = game.line {
              json.member("line", line)
            } else {
              json.array("moves", game.moveRows.filter { $0.index >= 0 }) { $0.value($1.action + " " + $1.outcome) }
            }
          }
        }
        json.array("reports", reports) { json, report in
          json.object { json in
            json.member("subject", report.subject.text)
            json.member("name", report.name)
            json.member("reported", formatted(report.time))
            json.member("settled", report.isSettled)
          }
        }
      }
    }
    StandardOutput.print(String(decoding: json, as: UTF8.self))
  }
}

struct DeletePlayer: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "delete",
    abstract: "Delete a player with name, tokens, games, and places in the standings, for good.",
    discussion: "The same happens when players delete themselves. Backups keep the player until they are deleted.")

  @OptionGroup var database: DatabaseOption

  @Argument(help: "The player, 16 hexadecimal digits.")
  var player: String

  func run() async throws {
    let id = try parsedPlayer(player)
    guard try await withLedger(database, { try await $0.delete(id) }) else { throw noSuchPlayer }
    StandardOutput.print("Deleted the player \(id).")
  }
}
