import GameCore
import Testing

@testable import SessionSupport

/// A device with a player and a clock, for tests of the account.
final class AccountDevice {
  static let token = String(repeating: "0123456789abcdef", count: 2)
  static let otherToken = String(repeating: "fedcba9876543210", count: 2)
  static let storedPlayer = "player/1\nid 0123456789abcdef\ntoken \(token)\nname Ada"
  static let otherCredentials = #"{"player":"fedcba9876543210","token":"\#(otherToken)","name":"Bob"}"#

  let memory = MemoryStorage()
  /// The device's time: noon of 2026-11-21 in UTC.
  var time: Int64 = 1_795_262_400

  init(_ player: String? = AccountDevice.storedPlayer) { memory["parlor.house.player"] = player }

  /// Opens the account page, which requests the profile.
  func account(_ address: String = "") -> RankedAccount {
    RankedAccount(
      Array(address.utf8), storage: memory.storage, remove: { [memory] in memory[$0] = nil }, now: { [self] in time })
  }

  /// Opens the account page, and answers the profile request with the circles that have these codes.
  func loadedAccount(_ codes: [String] = [], _ address: String = "") -> RankedAccount {
    let account = account(address)
    account.answer("GET players/me", Self.profile(codes))
    return account
  }

  static func profile(_ codes: [String] = [], name: String = "Ada") -> String {
    let tables = codes.map { #"{"code":"\#($0)","name":"Table \#($0.prefix(1))"}"# }.joined(separator: ",")
    return #"{"player":"0123456789abcdef","name":"\#(name)","streak":{"current":1,"best":12},"tables":[\#(tables)]}"#
  }

  static func problem(_ kind: String, _ title: String = "No.") -> String {
    #"{"type":"/problems/\#(kind)","title":"\#(title)"}"#
  }

  var storedPlayer: String? { memory["parlor.house.player"] }

  var previousPlayer: String? { memory["parlor.house.player.old"] }
}

extension RankedAccount {
  /// Answers the pending call. Records an issue if the call isn't `line`.
  func answer(_ line: String, _ text: String?, status: Int = 200, _ location: SourceLocation = #_sourceLocation) {
    #expect(call.map { "\($0.request.method.name) \($0.request.path)" } == line, sourceLocation: location)
    serverDidReply(text.map { RankedReply(status: status, body: Array($0.utf8)) }, to: call?.number ?? -1)
  }
}

/// A failed reply that any call can receive, and the failure that it must cause.
struct RankedFailure {
  let text: String?
  let status: Int
  let failure: ServerFailure

  /// An unreachable server, HTML pages, JSON without the expected members, and busy servers.
  static let all = [
    RankedFailure(text: nil, status: 200, failure: .unreachable),
    RankedFailure(text: "<!doctype html>", status: 200, failure: .malformedReply),
    RankedFailure(text: "{}", status: 200, failure: .malformedReply),
    RankedFailure(text: "<html>", status: 404, failure: .malformedReply),
    RankedFailure(text: "", status: 408, failure: .busy),
    RankedFailure(text: "", status: 503, failure: .busy),
  ]
}

func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

extension String {
  func replacing(_ old: String, with new: String) -> String {
    guard let range = firstRange(of: old) else { return self }
    return self[..<range.lowerBound] + new + self[range.upperBound...]
  }
}
