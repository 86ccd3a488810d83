import Foundation

/// A player who was made just now.
struct PlayerAnswer: Decodable {
  let player: String
  let token: String
  let name: String
}

/// What everybody may know of a day.
struct DayAnswer: Decodable {
  let day: String
  let state: String
  let commitment: String?
  /// The key, once the day is revealed.
  let key: String?
}

/// Several days.
struct DaysAnswer: Decodable {
  let days: [DayAnswer]
}

/// A spawn of Triples.
struct SpawnAnswer: Decodable, Equatable {
  let value: Int
  let row: Int
  let column: Int
}

/// A game as it stands. Which members there are depends on the game.
struct GameAnswer: Decodable, Equatable {
  let opening: [SpawnAnswer]?
  let moves: [Move]?
  let score: Int?
  let done: Bool?
  let pegs: Int?
  let theme: String?
  let attempts: [Attempt]?
  let ending: String?
  let code: String?
  let rank: Int?

  /// A move of Triples, and what was spawned after it.
  struct Move: Decodable, Equatable {
    let direction: String
    let spawn: SpawnAnswer
  }

  /// An attempt of CodeBreaker, and its answer.
  struct Attempt: Decodable, Equatable {
    let guess: String
    let exact: Int
    let inexact: Int
  }
}

/// A game in an object of its own.
struct GameHolder: Decodable {
  let game: GameAnswer
}

/// What came of a move. Which members there are depends on the game.
struct MoveAnswer: Decodable {
  let index: Int
  let spawn: SpawnAnswer?
  let score: Int?
  let done: Bool?
  let exact: Int?
  let inexact: Int?
  let ending: String?
}

/// The standings of a day, as far as this player may see them.
struct StandingsAnswer: Decodable {
  let finished: Int
  let rows: [Row]
  let coach: Result?

  /// A game.
  struct Row: Decodable {
    let rank: Int?
    let name: String
    let score: Int?
    let guesses: Int?
    let skill: Double?
    let me: Bool
  }

  /// What the coach made of it.
  struct Result: Decodable {
    let score: Int?
    let guesses: Int?
  }
}

/// Why a call was refused (RFC 9457).
struct ProblemAnswer: Decodable {
  let type: String?
  let title: String?
  let game: GameAnswer?

  /// The last part of the type, which names the kind.
  var kind: String {
    type?.split { $0 == "/" || $0 == ":" || $0 == "#" }.last.map(String.init) ?? ""
  }
}

extension String {
  /// A text that somebody else wrote, without whatever could command a terminal.
  var harmless: String {
    String(
      unicodeScalars.map { scalar in
        switch scalar.properties.generalCategory {
        case .control, .surrogate, .unassigned, .privateUse, .lineSeparator, .paragraphSeparator: "?"
        case .format where scalar.value != 0x200C && scalar.value != 0x200D: "?"
        default: Character(scalar)
        }
      })
  }
}
