import NumberedGame
import PlaySupport
import TriplesModel

extension TriplesSession {
  /// One of the three screens.
  public enum Tab: TableTab {
    case board, scores, about

    /// The title of the tab.
    public var label: String {
      switch self {
      case .board: "Board"
      case .scores: "Scores"
      case .about: "About"
      }
    }
  }

  /// Where the player is, as the part of the page's address after `#`: `board`, `scores`, `about`, `levels`, a replay such as
  /// `triples/1/537/uurd`, be it looked at or offered, or a duel, which is a `DuelAddress`.
  public var address: [UInt8] {
    viewer?.replay.address ?? challenge?.address ?? duel?.address
      ?? (levelMap == nil ? tab.address : Self.levelsAddress)
  }

  package func open(link address: [UInt8]) {
    if address == Self.levelsAddress { return openLevels() }
    do {
      let link = DuelAddress(address)
      let game = try Replay(address: link.game)
      if link.answeredMoves == nil { receive(game) } else { receive(try Duel.Link(link, game: game)) }
    } catch {
      tell(Notice("This link does not open: \(error)."))
    }
    changed()
  }

  /// The game on the table as something to share: what the player made of it, and a link that lets others try.
  public var shareItem: ShareItem {
    if day != nil { return dayShareItem }
    guard !replay.moves.isEmpty else {
      return ShareItem(text: "Triples, game \(replay.deal). Can you beat me?", address: replay.address)
    }
    return Self.shareItem(
      of: replay, game, saying: !isRecorded ? "" : endedDate == nil ? "So far I have " : "I made ")
  }

  /// The replay that is open as something to share, if one is.
  public var viewerShareItem: ShareItem? {
    viewer.map { Self.shareItem(of: $0.replay, $0.positions[$0.stepCount], saying: "") }
  }

  static func shareItem(of replay: Replay, _ game: Triples, saying start: String) -> ShareItem {
    ShareItem(
      text: "\(start)\(DecimalText.grouped(game.score)) points in game \(replay.deal) of Triples, best tile "
        + "\(game.bestTile). Can you beat that?",
      address: replay.address)
  }

  package static var shareWords: (copied: String, failed: String) {
    ("The text and the link are copied.", "This device does not let the link be shared or copied.")
  }
}
