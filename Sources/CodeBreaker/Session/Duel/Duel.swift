import CodeBreakerModel
import GameCore
import SessionSupport

extension CodeBreakerSession {
  /// A comparison of two games with the same code: the player's and a friend's.
  public struct Duel: Hashable, Sendable {
    /// The player's game.
    public let own: DuelGame

    /// The friend's game.
    public let friend: DuelGame

    /// The progress of the review of the player's game.
    public internal(set) var ownReview = ReviewState.running([])

    /// The progress of the review of the friend's game.
    public internal(set) var friendReview = ReviewState.running([])

    /// Creates a duel of two games with the same setup.
    public init(own: DuelGame, friend: DuelGame) {
      self.own = own
      self.friend = friend
    }

    /// Creates a duel of two reviews of the same setup, or returns `nil` if a game is unfinished or has no attempts.
    public init?(own: Review, ownHints: Int = 0, friend: Review, friendHints: Int = 0) {
      guard let ownGame = DuelGame(own.game, hintCount: ownHints),
        let friendGame = DuelGame(friend.game, hintCount: friendHints)
      else { return nil }
      self.init(own: ownGame, friend: friendGame)
      ownReview = .ready(own)
      friendReview = .ready(friend)
    }

    /// The link to both games, with hidden attempts.
    var link: [UInt8] { own.game.setup.link(DuelAddress(game: own.address, answeredMoves: friend.moves).text) }

    // MARK: Text

    /// The winner and the reason.
    public var verdict: DuelVerdict {
      DuelVerdict(own: own, friend: friend, losses: findings.map { (own: $0.own.loss, friend: $0.friend.loss) })
    }

    /// The hints in both games, such as "You took 2 hints; your friend took none.", or `nil` if there were no hints.
    public var hintsText: String? {
      guard own.hintCount > 0 || friend.hintCount > 0 else { return nil }
      guard own.hintCount > 0 else { return "Your friend took \(Self.hints(friend.hintCount)), and you took none." }
      return "You took \(Self.hints(own.hintCount)); your friend took \(Self.hints(friend.hintCount))."
    }

    private static func hints(_ count: Int) -> String { count == 0 ? "none" : count == 1 ? "1 hint" : "\(count) hints" }

    /// The number of the first attempt in which the games differ, or `nil` if they're the same.
    public var firstDifferenceNumber: Int? {
      let count = max(own.attemptCount, friend.attemptCount)
      return (0..<count).first { index in
        index >= own.attemptCount || index >= friend.attemptCount
          || own.game.attempts[index].pegs != friend.game.attempts[index].pegs
      }.map { $0 + 1 }
    }

    /// A sentence on the first difference: "Your games split at attempt 2."
    public var splitText: String {
      guard let firstDifferenceNumber else { return "You both made the same guesses." }
      return firstDifferenceNumber == 1
        ? "Your games split at the first attempt." : "Your games split at attempt \(firstDifferenceNumber)."
    }

    /// A sentence about who was ahead, such as "Counting the codes left, your friend was ahead after attempt 1, you
    /// after attempts 2 to 4.", or `nil` until both games are reviewed.
    public var leadText: String? {
      guard var counts = candidateCounts else { return nil }
      // The coach counts a broken code as still possible. Here, no code is left.
      if own.isSolved { counts.own[own.attemptCount] = 0 }
      if friend.isSolved { counts.friend[friend.attemptCount] = 0 }
      var parts: [String] = []
      var (start, leader) = (1, DuelVerdict.Side?.none)
      let both = min(own.attemptCount, friend.attemptCount)
      for number in 1...both + 1 {
        var next: DuelVerdict.Side?
        if number <= both, counts.own[number] != counts.friend[number] {
          next = counts.own[number] < counts.friend[number] ? .own : .friend
        }
        guard next != leader || number > both else { continue }
        if let leader {
          let who: String =
            switch (leader, parts.isEmpty) {
            case (.own, true): "you were ahead"
            case (.own, false): "you"
            case (.friend, true): "your friend was ahead"
            case (.friend, false): "your friend"
            }
          let last = number - 1
          let span: String =
            start == last ? "attempt \(start)" : "attempts \(start) \(last == start + 1 ? "and" : "to") \(last)"
          parts.append("\(who) after \(span)")
        }
        (start, leader) = (number, next)
      }
      return parts.isEmpty
        ? "Counting the codes left, you were tied throughout."
        : "Counting the codes left, \(parts.joined(separator: ", "))."
    }

    var spokenText: String {
      [verdict.text, hintsText ?? "", splitText].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The answer to the friend: the player's result, and a link to both games.
    var shareItem: ShareItem {
      let setup = own.game.setup
      let markers = own.rows.map { CodeBreakerSession.markerText($0.markers) }.joined(separator: "\n")
      return ShareItem(
        text: "CodeBreaker \(setup.name), \(setup.theme.name), \(setup.pegCount) pegs\n"
          + "Me: \(own.guessText). You: \(friend.guessText).\n\(markers)",
        address: link)
    }

    // MARK: Reviews

    private var reviews: (own: Review, friend: Review)? {
      guard let own = ownReview.review, let friend = friendReview.review else { return nil }
      return (own, friend)
    }

    var findings: (own: ReviewFindings, friend: ReviewFindings)? {
      reviews.map { (ReviewFindings(of: $0.own), ReviewFindings(of: $0.friend)) }
    }

    /// Whether both games are reviewed.
    public var isReviewed: Bool { reviews != nil }

    /// Whether the coach failed to review a game.
    public var hasFailed: Bool { ownReview.hasFailed || friendReview.hasFailed }

    /// The number of positions of both games that the coach has evaluated, and their total number.
    public var progress: (done: Int, count: Int) {
      let (own, friend) = (ownReview.progress(of: own.game), friendReview.progress(of: friend.game))
      return (own.done + friend.done, own.count + friend.count)
    }

    private var candidateCounts: (own: [Int], friend: [Int])? {
      reviews.map { ($0.own.candidateCounts, $0.friend.candidateCounts) }
    }

    /// Charts of the possible codes, on the same scale, or `nil` until both games are reviewed.
    public var charts: (own: CandidateChart, friend: CandidateChart)? {
      reviews.map { (CandidateChart(of: $0.own, beside: $0.friend), CandidateChart(of: $0.friend, beside: $0.own)) }
    }

    /// The figures of both games: guesses, any hints, and once both games are reviewed, the losses to mistakes and to luck.
    public var figures: [DuelFigure] {
      var figures = [DuelFigure("Guesses", own.guessText, friend.guessText)]
      if own.hintCount > 0 || friend.hintCount > 0 {
        figures.append(DuelFigure("Hints", "\(own.hintCount)", "\(friend.hintCount)"))
      }
      guard let findings else { return figures }
      let loss = (DecimalText.hundredths(findings.own.loss), DecimalText.hundredths(findings.friend.loss))
      let luck = (DecimalText.signedHundredths(findings.own.luck), DecimalText.signedHundredths(findings.friend.luck))
      return figures + [
        DuelFigure("Lost to mistakes", loss.0, loss.1), DuelFigure("Lost to bad luck", luck.0, luck.1),
      ]
    }

    /// An explanation of the figures, or `nil` until both games are reviewed.
    public var figuresNote: String? {
      guard isReviewed else { return nil }
      return "In guesses. Below 0, luck saved guesses."
    }

    /// The attempts of both games, side by side.
    public var rows: [DuelRow] {
      let (ownRows, friendRows, parting, counts) = (own.rows, friend.rows, firstDifferenceNumber, candidateCounts)
      return (0..<max(ownRows.count, friendRows.count)).map { index in
        DuelRow(
          number: index + 1, isFirstDifference: index + 1 == parting,
          own: index < ownRows.count
            ? DuelAttempt(row: ownRows[index], remainingCodeCount: counts?.own[index + 1]) : nil,
          friend: index < friendRows.count
            ? DuelAttempt(row: friendRows[index], remainingCodeCount: counts?.friend[index + 1]) : nil)
      }
    }
  }

  /// The attempts with the same number in both games.
  public struct DuelRow: Hashable, Sendable {
    /// The number, 1 for the first.
    public let number: Int
    /// Whether this is the first attempt in which the games differ.
    public let isFirstDifference: Bool
    /// The player's attempt, or `nil`.
    public let own: DuelAttempt?
    /// The friend's attempt, or `nil`.
    public let friend: DuelAttempt?
  }

  /// An attempt of one of the players, with what it left.
  public struct DuelAttempt: Hashable, Sendable {
    /// Its pegs and markers.
    public let row: AttemptRow
    /// The number of codes still possible after the attempt, or `nil` until both games are reviewed.
    public let remainingCodeCount: Int?

    /// The effect: "252 codes left", "Solved", or an empty string until both games are reviewed.
    public var note: String {
      if row.counts.exact == row.code.pegs.count { return "Solved" }
      return remainingCodeCount.map { "\(SpokenText.codeCount($0)) left" } ?? ""
    }

    /// Returns the attempt as sentences for screen readers.
    public func spokenText(theme: Theme) -> String {
      SpokenText.attempt(row, theme: theme) + (note.isEmpty ? "" : " \(note).")
    }
  }
}

extension CodeBreakerSession.DuelGame {
  /// The number of guesses, with the ending: "4", "10, not solved", "3, gave up".
  var guessText: String {
    switch game.ending {
    case .solved, nil: "\(attemptCount)"
    case .gaveUp: "\(attemptCount), gave up"
    case .outOfAttempts: "\(attemptCount), not solved"
    }
  }
}

extension Review {
  var candidateCounts: [Int] { [attempts[0].candidateCountBefore] + attempts.map { $0.candidateCountAfter } }
}
