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

  /// Where the player is, as the part of the page's address after `#`: `board`, `scores`, `about`, or a replay such as
  /// `triples/1/537/uurd`.
  public var address: [UInt8] {
    viewer?.replay.address ?? tab.address
  }

  package func open(link address: [UInt8]) {
    do {
      let replay = try Replay(address: address)
      // How a game ended is shown again when the replay is closed: it may not have been meant to end.
      popUp = nil
      showReplay(replay)
    } catch {
      tell(Notice("This link does not open: \(error)."))
    }
    changed()
  }

  /// The game on the table as something to share.
  public var shareItem: ShareItem {
    Self.shareItem(of: replay, score: game.score, hasEnded: endedDate != nil)
  }

  /// The replay that is open as something to share, if one is.
  public var viewerShareItem: ShareItem? {
    viewer.map { Self.shareItem(of: $0.replay, score: $0.positions[$0.stepCount].score, hasEnded: true) }
  }

  private static func shareItem(of replay: Replay, score: Int, hasEnded: Bool) -> ShareItem {
    let points = DecimalText.grouped(score)
    let text =
      if replay.moves.isEmpty {
        "Triples, game \(replay.number). Can you beat me?"
      } else if hasEnded {
        "\(points) points in game \(replay.number) of Triples. Can you beat that?"
      } else {
        "\(points) points so far in game \(replay.number) of Triples. Can you beat that?"
      }
    return ShareItem(text: text, address: replay.address)
  }

  package static var shareWords: (copied: String, failed: String) {
    ("The link is copied.", "This device does not let the link be shared or copied.")
  }
}
