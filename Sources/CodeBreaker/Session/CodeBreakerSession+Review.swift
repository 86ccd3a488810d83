import CodeBreakerModel
import NumberedGame
import PlaySupport

extension CodeBreakerSession {
  /// The review of the game on the table, from when it is first opened until another game comes to the table.
  public struct GameReview: Hashable, Sendable {
    /// Whether it is in front of the game.
    public internal(set) var isOpen = true

    /// How far it has come.
    public internal(set) var reviewing = Reviewing.running([])

    /// The number of the attempt whose remaining codes are shown, 1 for the first, or `nil` if none are.
    public internal(set) var selection: Int?
  }

  /// How far a review has come.
  public enum Reviewing: Hashable, Sendable {
    /// The coach is looking at one attempt after another; these are its answers so far.
    case running([Advice])
    /// The coach could not be had after these answers.
    case failed([Advice])
    /// It is done.
    case ready(Review)

    /// The review, when it is done.
    public var review: Review? {
      if case .ready(let review) = self { review } else { nil }
    }
  }

  /// Whether there is anything to review.
  public var canReview: Bool { game.isOver && !game.attempts.isEmpty }

  /// Whether the review of the game on the table is in front of it.
  public var isReviewOpen: Bool { gameReview?.isOpen == true }

  /// Brings the review of the game on the table in front of it: begins it, goes on with it where it was left, or shows
  /// it again if it is done.
  public func openReview() {
    switch popUp {
    case nil, .ended: break
    case .confirmGiveUp, .hint, .newGame: return
    }
    intent(canReview) {
      popUp = nil
      endReveal()
      tab = .game
      gameReview = gameReview ?? savedReview
      gameReview?.isOpen = true
      runReview()
    }
  }

  /// Takes the review away. What the coach has said so far is not lost, should it be opened again.
  public func closeReview() {
    guard isReviewOpen else { return }
    gameReview?.isOpen = false
    status = titleText
    changed()
  }

  /// Asks the coach again, after it could not be had.
  public func retryReview() {
    guard isReviewOpen, case .failed = gameReview?.reviewing else { return }
    runReview()
    changed()
  }

  /// Shows the codes that remained after an attempt of the reviewed game, or hides them again.
  ///
  /// - Parameter number: the number of the attempt, 1 for the first.
  public func select(attempt number: Int) {
    guard let review = gameReview?.reviewing.review, 1...review.attempts.count ~= number else { return }
    let isShown = gameReview?.selection == number
    gameReview?.selection = isShown ? nil : number
    status = isShown ? "Codes hidden." : Spoken.remaining(review.attempts[number - 1])
    changed()
  }

  /// How many positions the coach has looked at for the review, and how many there are.
  public var reviewProgress: (done: Int, count: Int) {
    let count = CoachQuestion.review(of: game).count
    return switch gameReview?.reviewing {
    case nil: (0, count)
    case .running(let advices), .failed(let advices): (advices.count, count)
    case .ready: (count, count)
    }
  }

  /// The reviewed game in a line, to be shared: it gives nothing of the code away, and its link opens the same game from
  /// the beginning. Or `nil` as long as the review is not done.
  public var reviewShareItem: ShareItem? {
    guard let review = gameReview?.reviewing.review, let ended = endedGame else { return nil }
    let setup = game.setup
    let findings = ReviewFindings(of: review)
    return ShareItem(
      text: "CodeBreaker \(setup.number), \(setup.theme.name), \(setup.pegCount) pegs: \(ended.summary). "
        + "Skill \(DecimalText.hundredths(findings.skill)) (0 is perfect), "
        + "luck \(DecimalText.signedHundredths(findings.luck)).",
      address: shareItem.address)
  }

  /// Whether the player's average takes the game on the table in: it was played to its end, without hints.
  public var countsForAverage: Bool { hintCount == 0 && game.ending != .gaveUp }

  // MARK: The coach

  /// What the coach is to be asked for the review that is open.
  var reviewQuestion: CoachQuestion? {
    guard case .running(let advices) = gameReview?.reviewing else { return nil }
    let questions = CoachQuestion.review(of: game)
    return advices.count < questions.count ? questions[advices.count] : nil
  }

  func receiveForReview(_ advice: Advice) {
    guard case .running(var advices) = gameReview?.reviewing else { return }
    advices.append(advice)
    gameReview?.reviewing = .running(advices)
    if advices.count == CoachQuestion.review(of: game).count {
      guard let review = try? Review(of: game, advices: advices) else { return failReview() }
      finish(review)
      // Should the storage refuse, the review is only asked for again another time.
      _ = environment.storage.write(Self.reviewKey, review.text)
    }
  }

  func failReview() {
    guard case .running(let advices) = gameReview?.reviewing else { return }
    // Answers that do not belong together are as good as none.
    let good = advices.count < reviewProgress.count ? advices : []
    gameReview?.reviewing = .failed(good)
    status = environment.coach.failure
    changed()
  }

  /// Begins the review, goes on with it, or says again what it found.
  private func runReview() {
    switch gameReview?.reviewing {
    case .ready(let review): return finish(review)
    case .failed(let advices): gameReview?.reviewing = .running(advices)
    case .running, nil: break
    }
    status = "The coach looks at every guess."
  }

  private func finish(_ review: Review) {
    gameReview?.reviewing = .ready(review)
    let findings = ReviewFindings(of: review)
    status = findings.spoken
    guard countsForAverage, let endedDate else { return }
    let entry = SkillEntry(date: endedDate, hundredths: findings.skill)
    let group = StatisticsGroup(game.setup)
    _ = sharedSkill.change { $0.keep(entry, in: group) }
  }

  private static var reviewKey: String { "parlor.codebreaker.review" }

  /// The review of the game on the table as it is saved, or one that begins.
  private var savedReview: GameReview {
    guard let text = environment.storage.read(Self.reviewKey), let review = try? Review(text: text),
      review.game.line == game.line
    else { return GameReview() }
    return GameReview(reviewing: .ready(review))
  }
}
