import Foundation
import TestSupport

/// A day of `Tests/Fixtures/today/days.json`, with only the properties that this module needs.
struct FixtureDay: Decodable {
  let day: String
  let key: String
  let previous: String
  let commitment: String
  let words: [String: Ends]

  /// The first and the last word of a list, each as sixteen hexadecimal digits.
  struct Ends: Decodable {
    let first: String
    let last: String
  }

  static func all() throws -> [FixtureDay] {
    try JSONDecoder().decode([FixtureDay].self, from: Data(Repository.file("Tests/Fixtures/today/days.json")))
  }
}
