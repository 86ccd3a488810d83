import AppSupport
import Foundation
import SessionSupport
import Testing

@Suite struct UserDefaultsTests {
  @Test func storedValuesAreReadUnchanged() throws {
    let name = "parlor-tests-\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    let storage = PlayEnvironment.device(defaults).storage
    #expect(storage.read("game") == nil)
    let texts = ["codebreaker-table/1\ngame codebreaker/1 537 4.mastermind", "", "1700000000"].map { Array($0.utf8) }
    for text in texts + [[0xFF, 0x00, 0x0A]] {
      #expect(storage.write("game", text))
      #expect(storage.read("game") == text)
    }
    #expect(storage.read("other") == nil)
  }

  @Test func deviceEnvironmentProvidesTimeAndRandomNumbers() {
    let device = PlayEnvironment.device()
    #expect(device.now() > 1_700_000_000)
    #expect(Set((0..<8).map { _ in device.random() }).count > 1)
  }
}
