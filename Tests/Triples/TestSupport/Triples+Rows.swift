import TriplesModel

extension Triples {
  /// Returns a game with a board of four rows, such as "1 0 0 2 / 0 3 0 0 / 0 0 0 0 / 0 0 0 0".
  public static func game(rows: String) -> Triples {
    let game = Triples.dealtGame(Triples.determ)
    game.board = rows.split(separator: "/").map { row in row.split(separator: " ").compactMap { Int($0) } }
    return game
  }
}
