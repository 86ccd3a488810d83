import Foundation
import Testing

@testable import Application

@Suite
struct SettingsTests {
  @Test
  func settingsHaveDefaultValues() throws {
    let settings = try Settings()
    #expect(settings.text("database") == "data/parlor.sqlite")
    #expect(settings.web.host == "127.0.0.1")
    #expect(settings.web.port == 8080)
    #expect(settings.web.adminPort == 8081)
    #expect(settings.web.siteFolder == nil)
    #expect(settings.web.maxHeaderLength == 8192)
    #expect(settings.web.maxBodyLength == 4096)
    #expect(settings.web.timeouts.header == .seconds(10))
    #expect(settings.web.timeouts.body == .seconds(10))
    #expect(settings.web.timeouts.response == .seconds(30))
    #expect(settings.web.maxConnectionCountPerAddress == 200)
    #expect(settings.number("moves-per-second") == 20)
    #expect(settings.number("standings-per-second") == 2)
    #expect(settings.number("players-per-hour") == 30)
    #expect(settings.integer("players-at-once") == 60)
  }

  @Test
  func settingsComeFromFlagsThenTheEnvironmentThenDefaults() throws {
    let environment = [
      "PARLOR_PORT": "1", "PARLOR_ADMIN_PORT": "2", "PARLOR_MOVES_PER_SECOND": "0.5", "PARLOR_HOST": "", "PARLOR": "x",
      "PARLOR_PROXIES": "10.0.0.0/8, ::1", "PARLOR_DATABASE": "postgres://a,b/parlor",
    ]
    let settings = try Settings(arguments: ["--port", "3", "--site=dist"], environment: environment)
    #expect(settings.web.port == 3)
    #expect(settings.web.adminPort == 2)
    #expect(settings.web.host == "127.0.0.1")
    #expect(settings.web.siteFolder == "dist")
    #expect(settings.web.proxies.count == 2)
    #expect(settings.number("moves-per-second") == 0.5)
    #expect(settings.text("database") == "postgres://a,b/parlor")
  }

  @Test(arguments: [
    (["--port", "65536"], [:], "--port takes 0 to 65535, not \"65536\"."),
    (["--port=x"], [:], "--port takes 0 to 65535, not \"x\"."),
    ([], ["PARLOR_PORT": "-1"], "PARLOR_PORT takes 0 to 65535, not \"-1\"."),
    ([], ["PARLOR_MOVES_PER_SECOND": "0"], "PARLOR_MOVES_PER_SECOND takes 0.01 to 100000, not \"0\"."),
    (["--moves-per-second", "nan"], [:], "--moves-per-second takes 0.01 to 100000, not \"nan\"."),
    (["--log", "loud"], [:], "--log takes json, text, not \"loud\"."),
    (
      ["--proxies", "10.0.0.0/8,"], [:],
      "--proxies takes networks such as 10.0.0.0/8, with commas between them, not \"10.0.0.0/8,\"."
    ),
    (["--ports", "1"], [:], "There is no option --ports; --help names all of them."),
    (["8080"], [:], "There is no option 8080; --help names all of them."),
    (["--port"], [:], "--port takes a value."), (["--port="], [:], "--port takes a value."),
    (["--port", "1", "--port", "2"], [:], "--port appears twice."),
  ])
  func invalidSettingReportsItsFault(_ arguments: [String], _ environment: [String: String], _ sentence: String) {
    let fault = #expect(throws: Settings.Fault.self) { try Settings(arguments: arguments, environment: environment) }
    #expect(fault?.description == sentence)
  }

  @Test
  func everySettingCanBeReadAsItsKind() throws {
    let settings = try Settings()
    for setting in Setting.all {
      switch setting.kind {
      case .integer: _ = settings.integer(setting.name)
      case .number: _ = settings.seconds(setting.name)
      case .text, .word, .networks, .address, .page: _ = settings.optionalText(setting.name)
      }
    }
  }

  @Test
  func settingsHaveDistinctVariables() {
    #expect(Set(Setting.all.map(\.variable)).count == Setting.all.count)
    // The example in README.md, from which the variables of all options follow.
    #expect(Setting.all.first { $0.name == "admin-port" }?.variable == "PARLOR_ADMIN_PORT")
  }

  @Test
  func readmeListsAllSettings() throws {
    let readme = URL(fileURLWithPath: #filePath).appending(path: "../../../README.md").standardizedFileURL
    #expect(try String(contentsOf: readme, encoding: .utf8).contains(Setting.table))
  }
}
