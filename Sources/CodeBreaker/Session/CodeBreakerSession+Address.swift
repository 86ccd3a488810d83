import CodeBreakerModel
import NumberedGame
import PlaySupport

extension CodeBreakerSession {
  /// Where the player is, as the part of the page's address after `#`: `play`, `statistics`, `rules`, `review`, or a duel's
  /// two games.
  public var address: [UInt8] {
    if isDuelOpen, let duel { return duel.address }
    guard isReviewOpen else { return tab.address }
    return gameReview?.sent?.address ?? Self.reviewAddress
  }

  private static var reviewAddress: [UInt8] { "review".utf8Bytes }

  /// What the first tab's address was before it was called Play.
  private static var gameAddress: [UInt8] { "game".utf8Bytes }

  /// Goes to the review, or to a game such as `codebreaker/1/537/4.mastermind`. Where the sender's attempts stand in it, it
  /// is a duel: `SharedLink` has the form. A game of a day in which the code was found is reviewed: nobody else plays it by that.
  package func open(link address: [UInt8]) {
    if address == Self.gameAddress { return select(.game) }
    if address == Self.reviewAddress {
      // Without a game to be reviewed, the game is all there is to see.
      return canReview ? openReview() : select(.game)
    }
    do {
      let link = try SharedLink(address)
      guard playMode.allows(.otherGames) else { return leaveDay(for: .ownTable(address: address)) }
      intent { open(link) }
    } catch {
      if case .ofADay(let sent) = error, sent.ending == .solved,
        sent.setup.deal.day.map({ GameSetup(day: $0) }) == sent.setup
      {
        intent(canLeaveGame) { openReview(ofSent: sent) }
        return
      }
      tell(Notice("This link does not open: \(error)."))
      changed()
    }
  }

  /// The game on the table as something to share: what became of it, its markers without its pegs, and a link that
  /// opens the same game from its beginning. That of a game that is over holds its attempts, for a duel.
  public var shareItem: ShareItem {
    if day != nil { return dayShareItem }
    let setup = game.setup
    var lines = ["CodeBreaker \(setup.name), \(setup.theme.name), \(setup.pegCount) pegs"]
    if let ended = endedGame {
      lines.append("\(ended.summary), \(DurationText.clock(ended.seconds))")
    } else if !game.attempts.isEmpty {
      lines.append("\(Spoken.attemptCount(game.attempts.count)) so far")
    } else {
      lines.append(setup.isWithoutLuck ? "Can you corner the code?" : "Can you break the code?")
    }
    if !attempts.isEmpty { lines.append(markerGrid) }
    return ShareItem(
      text: lines.joined(separator: "\n"),
      address: setup.isWithoutLuck
        ? addressWithoutLuck : DuelGame(game, hintCount: hintCount)?.address ?? CodeBreaker(setup).address)
  }

  /// Tells the player what became of what was shared, and of a link with attempts that it can be read.
  public func shared(_ outcome: ShareOutcome) {
    let isDuel = isDuelOpen || canReview && day == nil
    switch outcome {
    case .copied: tell(Notice(Self.shareWords.copied + (isDuel ? " \(DuelAddress.note)" : ""), isPassing: true))
    case .shared where isDuel: tell(Notice(DuelAddress.note, isPassing: true))
    case .failed: tell(Notice(Self.shareWords.failed))
    case .shared, .cancelled: return
    }
    changed()
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
  static func markerText(_ markers: [Match]) -> String {
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
