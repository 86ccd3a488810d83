import Foundation
import TestSupport

/// A day of `Tests/Fixtures/today/days.json`, of what this module knows.
struct FixtureDay: Decodable {
  let day: String
  let key: String
  let previous: String
  let commitment: String
  let words: [String: Ends]

  /// The first and the last word of a list, as sixteen hexadecimal digits each.
  struct Ends: Decodable {
    let first: String
    let last: String
  }

  /// All days of the file.
  static func all() throws -> [FixtureDay] {
    try JSONDecoder().decode([FixtureDay].self, from: Data(Repository.file("Tests/Fixtures/today/days.json")))
  }
}
