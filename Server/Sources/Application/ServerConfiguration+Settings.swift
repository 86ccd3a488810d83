import API
import Foundation
import Play

extension ServerConfiguration {
  /// Creates a configuration from the settings.
  public init(_ settings: Settings) {
    self.init()
    database = settings.text("database")
    folder = settings.optionalText("folder")
    web = settings.web
    limits = RateLimits(
      movesPerSecond: settings.number("moves-per-second"), standingsPerSecond: settings.number("standings-per-second"),
      playersPerHour: settings.number("players-per-hour"), playersAtOnce: settings.integer("players-at-once"))
    servesConstant = settings.text("constant") == "on"
    let nodes = settings.integer("coach-nodes")
    coachNodeCount = nodes == 0 ? nil : nodes
    #if DEBUG
    let environment = ProcessInfo.processInfo.environment
    clock = .shifted(
      byFile: environment["PARLOR_TEST_CLOCK"], withErrorFromFile: environment["PARLOR_TEST_CLOCK_ERROR"])
    #endif
  }
}
