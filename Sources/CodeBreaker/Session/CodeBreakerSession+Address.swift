import CodeBreakerModel
import GameCore
import SessionSupport

extension CodeBreakerSession {
  /// The page's address after `#`: `play`, `statistics`, `rules`, `review`, or the link of an open duel or review.
  public var address: [UInt8] {
    if isDuelOpen, let duel { return duel.link }
    guard isReviewOpen else { return tab.address }
    return gameReview?.sentGame.map { $0.setup.link($0.address) } ?? Self.reviewAddress
  }

  private static var reviewAddress: [UInt8] { "review".utf8Bytes }

  /// The address of the Play tab in earlier releases.
  private static var gameAddress: [UInt8] { "game".utf8Bytes }

  /// Opens the review, or a game such as `codebreaker/1/537/4.mastermind`. `SharedLink` describes links with attempts,
  /// which start a duel. A solved daily game opens in a review, because no link can start it.
  package func open(link address: [UInt8]) {
    if address == Self.gameAddress { return select(.game) }
    if address == Self.reviewAddress {
      return canReview ? openReview() : select(.game)
    }
    do {
      let link = try SharedLink(address)
      guard playMode.allows(.otherGames) else { return leaveDay(for: .ownGame(address: address)) }
      intent { open(link) }
    } catch {
      if case .dailyGame(let sent) = error, sent.ending == .solved,
        sent.setup.deal.day.map({ GameSetup(day: $0) }) == sent.setup
      {
        intent(canLeaveGame) { openReview(ofSentGame: sent) }
        return
      }
      show(Notice("Can’t open this link: \(error)."))
      saveAndRedraw()
    }
  }

  /// The number of guesses of an unfinished game.
  package var attemptsSoFar: String { "\(SpokenText.attemptCount(game.attempts.count)) so far" }

  /// An item that shares the current game: its result, its markers without pegs, and a link to the same game. Once the
  /// game is over, the link also contains the attempts, so that it starts a duel.
  public var shareItem: ShareItem {
    if day != nil { return dayShareItem }
    let setup = game.setup
    var lines = ["CodeBreaker \(setup.name), \(setup.theme.name), \(setup.pegCount) pegs"]
    if let ended = endedGame {
      lines.append("\(ended.summary), \(DurationText.clock(ended.seconds))")
    } else if !game.attempts.isEmpty {
      lines.append(attemptsSoFar)
    } else {
      lines.append(setup.isWithoutLuck ? "Can you corner the code?" : "Can you break the code?")
    }
    if !attempts.isEmpty { lines.append(markerGrid) }
    return ShareItem(
      text: lines.joined(separator: "\n"),
      address: setup.isWithoutLuck
        ? addressWithoutLuck : DuelGame(game, hintCount: hintCount)?.link ?? CodeBreaker(setup).address)
  }

  /// Shows the outcome of sharing.
  public func handleShareOutcome(_ outcome: ShareOutcome) {
    switch outcome {
    case .copied: show(Notice(Self.shareNotices.copied, isTransient: true))
    case .failed: show(Notice(Self.shareNotices.failed))
    case .shared, .shown, .canceled: return
    }
    saveAndRedraw()
  }

  /// The markers of all attempts as plain text, one line per attempt, the first on top. They don't reveal the code.
  public var markerGrid: String {
    attempts.reversed().map { Self.markerText($0.markers) }.joined(separator: "\n")
  }

  package static var shareNotices: (copied: String, failed: String) {
    ("Result and link copied.", "This device can’t share or copy the result.")
  }

  /// Returns `markers` as plain text: filled for exact, outlined for inexact, a dot for none.
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

  /// A screen of the session.
  public enum Tab: SessionTab {
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

extension GameSetup {
  /// Returns the address of a game of this setup with hidden attempts.
  func link(_ address: [UInt8]) -> [UInt8] { HiddenMoves.hide(address, after: 4) }
}
