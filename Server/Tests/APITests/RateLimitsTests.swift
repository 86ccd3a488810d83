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
      try limits.wrongCodes.check(household)
      limits.wrongCodes.count(household)
    }
    #expect(throws: Problem.self) { try limits.wrongCodes.check(household) }
    try limits.wrongCodes.check(address(1, household: 2))
  }

  @Test func wrongCodesOfManyHouseholdsInANetworkAreLimited() throws {
    for number in 0..<100 as Range<UInt8> {
      let household = try address(1, household: number)
      try limits.wrongCodes.check(household)
      limits.wrongCodes.count(household)
    }
    #expect(throws: Problem.self) { try limits.wrongCodes.check(address(1, household: 200)) }
    try limits.wrongCodes.check(address(2, household: 1))
  }

  @Test func wrongCodesFromUnknownAddressesAreLimited() throws {
    for _ in 0..<10 { limits.wrongCodes.count(nil) }
    #expect(throws: Problem.self) { try limits.wrongCodes.check(nil) }
  }

  @Test func filesThatAHouseholdOrANetworkCausesToBeWrittenAreLimited() throws {
    for number in 0..<20 as Range<UInt8> { try limits.newRecordings.admit(address(1, household: number % 2)) }
    for _ in 0..<10 { try limits.newRecordings.admit(address(1, household: 0)) }
    #expect(throws: Problem.self) { try limits.newRecordings.admit(address(1, household: 0)) }
    for _ in 0..<10 { try limits.newRecordings.admit(address(1, household: 3)) }
    #expect(throws: Problem.self) { try limits.newRecordings.admit(address(1, household: 4)) }
    try limits.newRecordings.admit(address(2, household: 0))
  }

  /// Otherwise, one household could use up what its network may do.
  @Test func refusedCallsOfAHouseholdDoNotCountTowardItsNetwork() throws {
    let limiter = AddressLimiter(rate: 0.001, burst: 2)
    for _ in 0..<2 { try limiter.admit(address(1, household: 0)) }
    for _ in 0..<30 { #expect(throws: Problem.self) { try limiter.admit(address(1, household: 0)) } }
    for number in 1..<10 as Range<UInt8> {
      for _ in 0..<2 { try limiter.admit(address(1, household: number)) }
    }
    #expect(throws: Problem.self) { try limiter.admit(address(1, household: 10)) }
  }

  @Test func reportsOfAPlayerAndOfAHouseholdAreLimited() throws {
    let school = try address(1, household: 1)
    for number in 1...3 as ClosedRange<Int64> {
      let player = try #require(PlayerID(number))
      for _ in 0..<10 {
        try limits.checkReport(by: player, from: school)
        limits.countReport(by: player, from: school)
      }
      #expect(throws: Problem.self) { try limits.checkReport(by: player, from: address(2, household: 1)) }
    }
    let other = try #require(PlayerID(4))
    #expect(throws: Problem.self) { try limits.checkReport(by: other, from: school) }
    try limits.checkReport(by: other, from: address(1, household: 2))
  }

  /// In a class, many mistype the code of their circle, and the others must still be able to join.
  @Test func wrongCodesOfAPlayerDoNotLockOutOthersAtTheSameAddress() throws {
    let school = try address(1, household: 1)
    let players = try (1...3).map { try #require(PlayerID($0)) }
    for player in players.prefix(2) {
      for _ in 0..<10 {
        try limits.checkCode(of: player, from: school)
        limits.countWrongCode(of: player, from: school)
      }
      #expect(throws: Problem.self) { try limits.checkCode(of: player, from: school) }
    }
    try limits.checkCode(of: players[2], from: school)
    try limits.wrongCodes.check(school)
    for _ in 0..<80 { limits.countWrongCode(of: try #require(PlayerID(Int64.random(in: 9 ... .max))), from: school) }
    #expect(throws: Problem.self) { try limits.checkCode(of: players[2], from: school) }
  }
}
