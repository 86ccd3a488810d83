import GameCore
import SessionSupport
import Testing

@testable import AppSupport

/// A keychain that behaves like the system's, or fails with the status codes that the test sets.
private final class FakeKeychain: KeychainCalls {
  var items: [String: [UInt8]] = [:]
  /// The status codes of the next calls, in order. `nil` lets a call succeed.
  var faults: [Int32?] = []
  private(set) var calls: [String] = []

  private func recordCall(_ name: String) -> Int32? {
    calls.append(name)
    return faults.isEmpty ? nil : faults.removeFirst()
  }

  func find(_ key: String) -> (status: Int32, secret: [UInt8]?) {
    if let fault = recordCall("find") { return (fault, nil) }
    return items[key].map { (0, $0) } ?? (-25_300, nil)
  }

  func add(_ key: String, _ secret: [UInt8]) -> Int32 {
    if let fault = recordCall("add") { return fault }
    guard items[key] == nil else { return -25_299 }
    items[key] = secret
    return 0
  }

  func update(_ key: String, _ secret: [UInt8]) -> Int32 {
    if let fault = recordCall("update") { return fault }
    guard items[key] != nil else { return -25_300 }
    items[key] = secret
    return 0
  }

  func delete(_ key: String) -> Int32 {
    if let fault = recordCall("delete") { return fault }
    return items.removeValue(forKey: key) == nil ? -25_300 : 0
  }
}

@Suite struct KeychainTests {
  private let fake = FakeKeychain()
  private var keychain: Keychain { Keychain(fake) }

  @Test func secretsAreStoredReplacedAndRemoved() throws {
    #expect(try keychain.read("a") == nil)
    try keychain.write("a", [1])
    try keychain.write("b", [2])
    try keychain.write("a", [3])
    #expect(try keychain.read("a") == [3])
    #expect(try keychain.read("b") == [2])
    #expect(fake.calls.filter { $0 == "add" }.count == 2)
    try keychain.remove("a")
    try keychain.remove("a")
    #expect(try keychain.read("a") == nil)
    #expect(try keychain.read("b") == [2])
  }

  @Test func writeUpdatesASecretThatAnotherProcessAdded() throws {
    fake.items["a"] = [1]
    fake.faults = [-25_300]
    try keychain.write("a", [2])
    #expect(fake.items["a"] == [2])
    #expect(fake.calls == ["update", "add", "update"])
  }

  @Test(arguments: [(Int32(-25_308), SecretFault.locked), (-34_018, .refused), (-50, .refused), (-25_299, .refused)])
  func failureReportsItsReasonAndKeepsTheSecret(_ status: Int32, _ fault: SecretFault) {
    fake.items["a"] = [1]
    fake.faults = [status]
    #expect(throws: fault) { try keychain.read("a") }
    fake.faults = [status]
    #expect(throws: fault) { try keychain.write("a", [2]) }
    fake.faults = [status]
    #expect(throws: fault) { try keychain.remove("a") }
    #expect(fake.items["a"] == [1])
  }
}

@Suite struct ServerStorageTests {
  private let memory = MemoryStorage()
  private let secrets = MemorySecretStore()
  private let serverStorage: ServerStorage
  private let player = Array("player/1\nid 0123456789abcdef\ntoken 0123456789abcdef0123456789abcdef\nname Ada".utf8)

  init() throws {
    serverStorage = ServerStorage(try ServerAddress(typed: "https://a.example"), base: memory.storage, secrets: secrets)
  }

  private func other() throws -> ServerStorage {
    ServerStorage(try ServerAddress(typed: "https://b.example"), base: memory.storage, secrets: secrets)
  }

  @Test func onlyPlayersAreStoredAsSecrets() {
    #expect(serverStorage.storage.write(RankedPlayer.key, player))
    #expect(serverStorage.storage.write(RankedAccount.replacedPlayerKey, [1]))
    #expect(serverStorage.storage.write("parlor.house.player.way-back", [2]))
    #expect(
      Set(secrets.secretsByKey.keys)
        == Set(["", ".old", ".way-back"].map { "parlor.house.player\($0) https://a.example" }))
    #expect(memory.texts.isEmpty)
    #expect(serverStorage.storage.write("parlor.triples.settings", [3]))
    #expect(memory.texts == ["parlor.triples.settings": [3]])
    #expect(secrets.secretsByKey.count == 3)
    #expect(serverStorage.storage.read(RankedPlayer.key) == player)
    #expect(serverStorage.storage.read("parlor.triples.settings") == [3])
  }

  @Test func playersAndRankedDataAreStoredPerServerAndTheRestShared() throws {
    let other = try other()
    let ofServer = [
      RankedPlayer.key, RankedCommitments.key, DayHistory.rankedKey, "parlor.triples.ranked0",
      "parlor.codebreaker.ranked1",
      "parlor.triples.ranked0-door", "parlor.house.moving-offered", "parlor.triples.ranked1.damaged",
    ]
    for key in ofServer {
      #expect(serverStorage.storage.write(key, [1]))
      #expect(other.storage.read(key) == nil, "\(key)")
      #expect(memory.texts[key] == nil, "ambiguous with another server's key: \(key)")
    }
    for key in ["parlor.house.settings", DayHistory.key, "parlor.triples.game", "parlor.triples.day0-door"] {
      #expect(serverStorage.storage.write(key, [2]))
      #expect(other.storage.read(key) == [2])
      #expect(memory.texts[key] == [2])
    }
  }

  @Test func removedValueReadsAsNil() {
    _ = serverStorage.storage.write(RankedPlayer.key, player)
    _ = serverStorage.storage.write("parlor.triples.ranked1", [1])
    serverStorage.remove(RankedPlayer.key)
    serverStorage.remove("parlor.triples.ranked1")
    #expect(serverStorage.storage.read(RankedPlayer.key) == nil)
    #expect(secrets.secretsByKey.isEmpty)
    #expect(serverStorage.storage.read("parlor.triples.ranked1") == nil)
  }

  @Test func removingRankedGamesKeepsResults() {
    for name in ["parlor.triples.ranked0", "parlor.codebreaker.ranked1-door", DayHistory.rankedKey] {
      _ = serverStorage.storage.write(name, [1])
    }
    serverStorage.removeRankedGames()
    #expect(serverStorage.storage.read("parlor.triples.ranked0") == nil)
    #expect(serverStorage.storage.read("parlor.codebreaker.ranked1-door") == nil)
    #expect(serverStorage.storage.read(DayHistory.rankedKey) == [1])
  }

  @Test(arguments: [SecretFault.locked, .refused]) func unreadablePlayerIsReportedUntilReadable(_ fault: SecretFault) {
    _ = serverStorage.storage.write(RankedPlayer.key, player)
    var count = 0
    serverStorage.onProblemChange = { count += 1 }
    secrets.faults.reading = fault
    #expect(serverStorage.storage.read(RankedPlayer.key) == nil)
    #expect(serverStorage.isPlayerUnreadable)
    #expect(serverStorage.problem == .unreadable)
    #expect(count == 1)
    secrets.faults.reading = nil
    #expect(!serverStorage.isPlayerUnreadable)
    #expect(serverStorage.problem == nil)
    #expect(count == 2)
    #expect(serverStorage.storage.read(RankedPlayer.key) == player)
  }

  @Test func unsavedPlayerStaysInMemoryUntilItIsSaved() {
    secrets.faults.writing = .refused
    #expect(!serverStorage.storage.write(RankedPlayer.key, player))
    #expect(serverStorage.problem == .unwritable)
    #expect(serverStorage.storage.read(RankedPlayer.key) == player)
    #expect(!serverStorage.isPlayerUnreadable)
    serverStorage.retryFailedSaves()
    #expect(serverStorage.problem == .unwritable)
    secrets.faults.writing = nil
    serverStorage.retryFailedSaves()
    #expect(serverStorage.problem == nil)
    #expect(secrets.secretsByKey.values.first == player)
  }

  @Test func secretsProblemsHaveDifferentMessages() {
    #expect(ServerStorage.SecretsProblem.unreadable.sentence != ServerStorage.SecretsProblem.unwritable.sentence)
  }

  @Test func playerDisappearsAtOnceEvenIfTheKeychainRemovesItLater() {
    _ = serverStorage.storage.write(RankedPlayer.key, player)
    secrets.faults.writing = .locked
    serverStorage.remove(RankedPlayer.key)
    #expect(serverStorage.storage.read(RankedPlayer.key) == nil)
    secrets.faults.writing = nil
    serverStorage.retryFailedSaves()
    #expect(secrets.secretsByKey.isEmpty)
  }
}
