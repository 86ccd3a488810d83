import CodeBreakerModel
import NumberedGame
import PlaySupport

extension CodeBreakerSession {
  /// Where the player is, as the part of the page's address after `#`: `play`, `statistics`, `rules`, or `review`.
  public var address: [UInt8] { isReviewOpen ? Self.reviewAddress : tab.address }

  private static var reviewAddress: [UInt8] { "review".utf8Bytes }

  /// What the first tab's address was before it was called Play.
  private static var gameAddress: [UInt8] { "game".utf8Bytes }

  /// Goes to the review, or to a game such as `codebreaker/1/537/4.mastermind`, of which only the setup counts, so that a
  /// link gives nothing away. Behind it may stand in how many attempts the sender has solved it: `/solved-5`.
  package func open(link address: [UInt8]) {
    if address == Self.gameAddress { return select(.game) }
    if address == Self.reviewAddress {
      // Without a game to be reviewed, the game is all there is to see.
      return canReview ? openReview() : select(.game)
    }
    do {
      let link = FriendResult(address)
      let setup = try CodeBreaker(address: link.address).setup
      intent {
        // Opening one's own link, or loading the page again, must not throw the game away.
        if setup == game.setup {
          select(.game)
        } else {
          leave(for: setup)
          friendAttempts = link.attempts
        }
      }
    } catch {
      tell(Notice("This link does not open: \(error)."))
      changed()
    }
  }

  /// The game on the table as something to share: what became of it, its markers without its pegs, and a link that
  /// opens the same game from its beginning.
  public var shareItem: ShareItem {
    let setup = game.setup
    var lines = ["CodeBreaker \(setup.number), \(setup.theme.name), \(setup.pegCount) pegs"]
    if let ended = endedGame {
      lines.append("\(ended.summary), \(DurationText.clock(ended.seconds))")
    } else if !game.attempts.isEmpty {
      lines.append("\(Spoken.attemptCount(game.attempts.count)) so far")
    } else {
      lines.append("Can you break the code?")
    }
    if !attempts.isEmpty { lines.append(markerGrid) }
    return ShareItem(
      text: lines.joined(separator: "\n"),
      address: FriendResult(address: CodeBreaker(setup).address, attempts: solvedIn).whole)
  }

  /// In how many attempts the game on the table was solved without hints, which its link tells a friend.
  private var solvedIn: Int? {
    game.ending == .solved && hintCount == 0 ? game.attempts.count : nil
  }

  /// The markers of all attempts as plain text, a line each, the first attempt on top: what can be shared of a game
  /// without giving its code away.
  public var markerGrid: String {
    attempts.reversed().map { Self.markerText($0.markers) }.joined(separator: "\n")
  }

  package static var shareWords: (copied: String, failed: String) {
    ("The result and the link are copied.", "This device does not let the result be shared or copied.")
  }

  /// Markers as plain text: filled for exact, outlined for inexact, a dot for none.
  private static func markerText(_ markers: [Match]) -> String {
    var text = ""
    for marker in markers {
      switch marker {
      case .exact: text += "●"
      case .inexact: text += "○"
      case .nomatch: text += "·"
      }
    }
    return text
  }

  /// One of the three screens.
  public enum Tab: TableTab {
    case game, statistics, rules

    /// The title of the tab.
    public var label: String {
      switch self {
      case .game: "Play"
      case .statistics: "Statistics"
      case .rules: "Rules"
      }
    }
  }
}
