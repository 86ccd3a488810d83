import GameCore
import SessionSupport
import TriplesModel

extension TriplesSession {
  /// The tabs, one for each of the main screens.
  public enum Tab: SessionTab {
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

  /// The fragment of the page's address for the current screen: `board`, `scores`, `about`, `levels`, a replay or
  /// challenge such as `triples/1/537/uurd`, or a `DuelAddress`, both with hidden moves.
  public var address: [UInt8] {
    viewer?.replay.link ?? challenge?.address ?? duel?.address
      ?? (levelMap == nil ? tab.address : Self.levelsAddress)
  }

  package func open(link address: [UInt8]) {
    if address == Self.levelsAddress { return openLevels() }
    do {
      open(try DuelAddress(link: address))
    } catch {
      show(Notice("Can’t open this link: \(error)."))
    }
    saveAndRedraw()
  }

  private func open(_ link: DuelAddress) {
    do {
      let game = try Replay(address: link.game)
      if link.answeredMoves == nil { openLinkedGame(game) } else { openLinkedGames(try Duel.Link(link, game: game)) }
    } catch {
      show(Notice("Can’t open this link: \(error)."))
    }
  }

  package static var shareNotices: (copied: String, failed: String) {
    ("Text and link copied.", "This device can’t share or copy the link.")
  }
}

extension Replay {
  /// The address of the game with hidden moves, to show and to share.
  var link: [UInt8] { HiddenMoves.hide(address, after: 3) }
}
