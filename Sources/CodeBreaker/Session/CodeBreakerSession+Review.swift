import CodeBreakerModel
import GameCore
import SessionSupport

extension CodeBreakerSession {
  /// A review of the current game or of a shared one. The session keeps it until another game starts.
  public struct GameReview: Hashable, Sendable {
    /// The game from a link, or `nil` if the review is of the current game.
    var sentGame: CodeBreaker?

    /// The progress of the review.
    public internal(set) var reviewState = ReviewState.running([])

    /// The most costly mistakes of a complete review, the most costly first.
    public internal(set) var mistakes: [ReviewMistake] = []

    /// Whether all guesses are visible, and not only the most costly mistakes.
    public internal(set) var showsAllGuesses = false

    /// The attempt, 1 for the first, whose remaining codes are visible, or `nil`.
    public internal(set) var selection: Int?
  }

  /// Whether the current game can be reviewed. A review needs the code, which only the server may know. Games without luck
  /// can't be reviewed: the coach averages over random answers.
  public var canReview: Bool {
    game.isOver && game.isCodeKnown && !game.attempts.isEmpty && !game.setup.isWithoutLuck
  }

  /// Opens the review of the current game, and starts or resumes it if it isn't complete.
  public func openReview() {
    intent(canLeaveGame && canReview) {
      gameReview = takeIdleReview() ?? ownReview ?? savedReview
      showReview()
    }
  }

  var ownReview: GameReview? {
    gameReview.flatMap { $0.sentGame == nil ? $0 : nil }
  }

  func openReview(ofSentGame sent: CodeBreaker) {
    if gameReview?.sentGame?.line != sent.line { gameReview = GameReview(sentGame: sent) }
    showReview()
  }

  private func showReview() {
    show(.game)
    open(.review)
    runReview()
  }

  private var reviewedGame: CodeBreaker { gameReview?.sentGame ?? game }

  /// Closes the review. Reopening it continues the coach's work.
  public func closeReview() {
    guard isReviewOpen else { return }
    close(.review)
    status = titleText
    saveAndRedraw()
  }

  /// Asks the coach again after a failure.
  public func retryReview() {
    guard isReviewOpen, case .failed = gameReview?.reviewState else { return }
    runReview()
    saveAndRedraw()
  }

  /// Shows or hides the codes that remained after an attempt, 1 for the first.
  public func select(attempt number: Int) {
    guard let review = gameReview?.reviewState.review, 1...review.attempts.count ~= number else { return }
    let isShown = gameReview?.selection == number
    gameReview?.selection = isShown ? nil : number
    status = isShown ? "Codes hidden." : SpokenText.remaining(review.attempts[number - 1])
    saveAndRedraw()
  }

  /// The number of positions that the coach has evaluated for the review, and the total number of positions.
  public var reviewProgress: (done: Int, count: Int) {
    (gameReview?.reviewState ?? .running([])).progress(of: reviewedGame)
  }

  /// An item that shares the game's link and the review's result, not the code. `nil` until the review is complete.
  public var reviewShareItem: ShareItem? {
    guard let review = ownReview?.reviewState.review, let ended = endedGame else { return nil }
    let setup = game.setup
    let findings = ReviewFindings(of: review)
    let name =
      day == nil ? "CodeBreaker \(setup.name), \(setup.theme.name), \(setup.pegCount) pegs" : dayShareName
    var item = shareItem
    item.text =
      "\(name): \(ended.summary). "
      + findings.sentence
    return item
  }

  /// Whether the current game counts toward the player's average. It doesn't if the player gave up or took hints.
  public var countsForAverage: Bool {
    hintCount == 0 && game.ending != .gaveUp && gameReview?.sentGame == nil && isCounted(in: .averages)
  }

  // MARK: The coach

  var reviewQuestion: CoachQuestion? { gameReview?.reviewState.question(about: reviewedGame) }

  func receiveForReview(_ advice: Advice) {
    guard var reviewState = gameReview?.reviewState else { return }
    reviewState.apply(advice, of: reviewedGame)
    gameReview?.reviewState = reviewState
    switch reviewState {
    case .running: break
    case .failed: clearStatusAfterProblem()
    case .ready(let review):
      finishReview(review)
      guard gameReview?.sentGame == nil else { break }
      saveReview(review)
      // Leave out past days and codes set on this device, because the player may know the code.
      if isCounted(in: .averages) { recordPractice(from: review, countsForAverage: countsForAverage) }
    }
  }

  /// Stores the review of the current game. If that fails, the coach reviews the game again when the player reopens it.
  func saveReview(_ review: Review) {
    _ = environment.storage.write(Self.reviewKey, review.text)
  }

  private func runReview() {
    if let review = gameReview?.reviewState.review { return finishReview(review) }
    gameReview?.reviewState.resume()
    status = "The coach is reviewing every guess."
  }

  /// Completes the review, and adds the current game to the skill record if it counts.
  func finishReview(_ review: Review) {
    gameReview?.reviewState = .ready(review)
    let findings = ReviewFindings(of: review)
    gameReview?.mistakes = findings.mistakes()
    status = findings.spokenText
    if countsForAverage, let endedDate { recordSkill(findings.loss, in: game.setup, date: endedDate) }
  }

  /// Adds the mistakes' cost in a game, in hundredths of a guess, to the skill record. `date` is when the game ended.
  func recordSkill(_ loss: Int64, in setup: GameSetup, date: Int64) {
    let (entry, group) = (SkillEntry(date: date, hundredths: loss), StatisticsGroup(setup))
    reportDamage(sharedFiles.skill.change { $0.add(entry, in: group) }, .skillDamaged)
  }

  private static var reviewKey: String { "parlor.codebreaker.review" }

  var savedReview: GameReview {
    guard let text = environment.storage.read(Self.reviewKey), let review = try? Review(text: text),
      review.game.line == game.line
    else { return GameReview() }
    return GameReview(reviewState: .ready(review))
  }
}
