import GameCore
import SessionSupport
import TriplesModel

// The text that shares a game: its name, its board as colored squares, and its score.
extension TriplesSession {
  /// A share item for the current game: the board, the score, and a link to the same game.
  public var shareItem: ShareItem {
    if day != nil {
      var item = dayShareItem("How far can you get?")
      if endedDate != nil { item.text += "\n" + Self.squares(of: game) }
      return item
    }
    guard !replay.moves.isEmpty else {
      return ShareItem(text: "Triples, game \(replay.deal). Can you beat me?", address: replay.link)
    }
    return Self.shareItem(of: replay, game, result: resultToShare)
  }

  private var resultToShare: String {
    let score = DecimalText.grouped(game.score)
    guard isRecorded else { return "\(score) points" }
    guard endedDate != nil else { return "\(score) so far" }
    guard let level, help == nil else { return "\(score) points" }
    return score + " · " + (level.nextMedal(after: game.score).map(Self.shortage) ?? "the best possible score")
  }

  /// A share item for the open replay, or `nil` if none is open.
  public var viewerShareItem: ShareItem? {
    viewer.map {
      let game = $0.positions[$0.stepCount]
      return Self.shareItem(of: $0.replay, game, result: "\(DecimalText.grouped(game.score)) points")
    }
  }

  private static func shareItem(of replay: Replay, _ game: Triples, result: String) -> ShareItem {
    ShareItem(text: "Triples, game \(replay.deal)\n\(squares(of: game))\n\(result)", address: replay.link)
  }

  /// Returns a board as four lines of squares, each in a color close to that of its tile.
  static func squares(of game: Triples) -> String {
    game.board.map { row in row.reduce("") { $0 + square(for: $1) } }.joined(separator: "\n")
  }

  private static func square(for value: Int) -> String {
    switch value {
    case 0: "⬛"
    case 1: "🟦"
    case 2: "🟥"
    case 3: "⬜"
    case ...12: "🟨"
    case ...96: "🟧"
    case ...384: "🟫"
    case ...1536: "🟪"
    default: "🟩"
    }
  }
}
