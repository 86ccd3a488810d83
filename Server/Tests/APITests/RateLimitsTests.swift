import HTTP
import Ledger
import Testing

@testable import API

@Suite struct RateLimitsTests {
  private let limits = RateLimits()

  private func address(_ network: UInt8, household: UInt8) throws -> ClientAddress {
    try #require(ClientAddress(bytes: [0x20, 1, 0xD, 0xB8, 0, network, 0, household] + Array(repeating: 1, count: 8)))
  }

  @Test func wrongCodesOfOneHouseholdAreLimited() throws {
    let household = try address(1, household: 1)
    for _ in 0..<10 {
      try limits.admitCode(from: household)
      limits.countWrongCode(from: household)
    }
    #expect(throws: Problem.self) { try limits.admitCode(from: household) }
    try limits.admitCode(from: address(1, household: 2))
  }

  @Test func wrongCodesOfManyHouseholdsInANetworkAreLimited() throws {
    for number in 0..<100 as Range<UInt8> {
      let household = try address(1, household: number)
      try limits.admitCode(from: household)
      limits.countWrongCode(from: household)
    }
    #expect(throws: Problem.self) { try limits.admitCode(from: address(1, household: 200)) }
    try limits.admitCode(from: address(2, household: 1))
  }

  @Test func wrongCodesFromUnknownAddressesAreLimited() throws {
    for _ in 0..<10 { limits.countWrongCode(from: nil) }
    #expect(throws: Problem.self) { try limits.admitCode(from: nil) }
  }

  @Test func filesThatAHouseholdOrANetworkCausesToBeWrittenAreLimited() throws {
    for number in 0..<20 as Range<UInt8> { try limits.admitNewRecording(from: address(1, household: number % 2)) }
    for _ in 0..<10 { try limits.admitNewRecording(from: address(1, household: 0)) }
    #expect(throws: Problem.self) { try limits.admitNewRecording(from: address(1, household: 0)) }
    for _ in 0..<10 { try limits.admitNewRecording(from: address(1, household: 3)) }
    #expect(throws: Problem.self) { try limits.admitNewRecording(from: address(1, household: 4)) }
    try limits.admitNewRecording(from: address(2, household: 0))
  }

  /// In a class, many mistype the code of their circle, and the others must still be able to join.
  @Test func wrongCodesOfAPlayerDoNotLockOutOthersAtTheSameAddress() throws {
    let school = try address(1, household: 1)
    let players = try (1...3).map { try #require(PlayerID($0)) }
    for player in players.prefix(2) {
      for _ in 0..<10 {
        try limits.admitCode(of: player, from: school)
        limits.countWrongCode(of: player, from: school)
      }
      #expect(throws: Problem.self) { try limits.admitCode(of: player, from: school) }
    }
    try limits.admitCode(of: players[2], from: school)
    try limits.admitCode(from: school)
    for _ in 0..<80 { limits.countWrongCode(of: try #require(PlayerID(Int64.random(in: 9 ... .max))), from: school) }
    #expect(throws: Problem.self) { try limits.admitCode(of: players[2], from: school) }
  }
}
