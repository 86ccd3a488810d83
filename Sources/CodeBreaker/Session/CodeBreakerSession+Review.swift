import CodeBreakerModel
import NumberedGame
import PlaySupport

extension CodeBreakerSession {
  /// The review of the game on the table, from when it is first opened until another game comes to the table.
  public struct GameReview: Hashable, Sendable {
    /// The game that is reviewed where it is not the one on the table: a game of a day that a link has brought.
    var sent: CodeBreaker?

    /// How far it has come.
    public internal(set) var reviewing = Reviewing.running([])

    /// The number of the attempt whose remaining codes are shown, 1 for the first, or `nil` if none are.
    public internal(set) var selection: Int?
  }

  /// Whether there is anything to review.
  ///
  /// Of a game without luck there is nothing: what the coach knows is what a guess is worth on average, and there no answer comes
  /// by chance.
  public var canReview: Bool { game.isOver && !game.attempts.isEmpty && !game.setup.isWithoutLuck }

  /// Brings the review of the game on the table in front of it: begins it, goes on with it where it was left, or shows
  /// it again if it is done.
  public func openReview() {
    switch popUp {
    case nil, .ended: break
    case .confirmGiveUp, .hint, .newGame: return
    }
    intent(canReview) {
      gameReview = ownReview ?? savedReview
      showReview()
    }
  }

  /// The review as far as it is that of the game on the table.
  var ownReview: GameReview? {
    gameReview.flatMap { $0.sent == nil ? $0 : nil }
  }

  /// Brings the review of a game that a link has brought in front of the table, whose game stays as it is.
  func openReview(ofSent sent: CodeBreaker) {
    if gameReview?.sent?.line != sent.line { gameReview = GameReview(sent: sent) }
    showReview()
  }

  private func showReview() {
    show(.game)
    open(.review)
    runReview()
  }

  /// The game that is reviewed.
  private var reviewedGame: CodeBreaker { gameReview?.sent ?? game }

  /// Takes the review away. What the coach has said so far is not lost, should it be opened again.
  public func closeReview() {
    guard isReviewOpen else { return }
    close(.review)
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
    (gameReview?.reviewing ?? .running([])).progress(of: reviewedGame)
  }

  /// The reviewed game in a line, to be shared: it gives nothing of the code away, and its link opens the same game from
  /// the beginning. Or `nil` as long as the review is not done.
  public var reviewShareItem: ShareItem? {
    guard let review = ownReview?.reviewing.review, let ended = endedGame else { return nil }
    let setup = game.setup
    let findings = ReviewFindings(of: review)
    let name =
      day == nil ? "CodeBreaker \(setup.name), \(setup.theme.name), \(setup.pegCount) pegs" : dayShareName
    var item = shareItem
    item.text =
      "\(name): \(ended.summary). "
      + "Skill \(DecimalText.hundredths(findings.skill)) (0 is perfect), "
      + "luck \(DecimalText.signedHundredths(findings.luck))."
    return item
  }

  /// Whether the player's average takes the game on the table in: it was played to its end, without hints.
  public var countsForAverage: Bool {
    hintCount == 0 && game.ending != .gaveUp && gameReview?.sent == nil && counts(in: .averages)
  }

  // MARK: The coach

  /// What the coach is to be asked for the review that is open.
  var reviewQuestion: CoachQuestion? { gameReview?.reviewing.question(about: reviewedGame) }

  func receiveForReview(_ advice: Advice) {
    guard var reviewing = gameReview?.reviewing else { return }
    reviewing.take(advice, of: reviewedGame)
    gameReview?.reviewing = reviewing
    switch reviewing {
    case .running: break
    case .failed: status = environment.coach.failure
    case .ready(let review):
      finish(review)
      guard gameReview?.sent == nil else { break }
      keep(review)
      // Whoever plays a day again may know its code, and whoever has set a code does.
      if counts(in: .averages) { fillNotebook(from: review) }
    }
  }

  func failReview() {
    gameReview?.reviewing.fail()
    status = environment.coach.failure
    changed()
  }

  /// Keeps the review of the game on the table. Should the storage refuse, it is only asked for again another time.
  func keep(_ review: Review) {
    _ = environment.storage.write(Self.reviewKey, review.text)
  }

  /// Begins the review, goes on with it, or says again what it found.
  private func runReview() {
    if let review = gameReview?.reviewing.review { return finish(review) }
    gameReview?.reviewing.resume()
    status = "The coach looks at every guess."
  }

  /// Takes the finished review of the game on the table up: into the record of skill, if it counts.
  func finish(_ review: Review) {
    gameReview?.reviewing = .ready(review)
    let findings = ReviewFindings(of: review)
    status = findings.spoken
    guard countsForAverage, let endedDate else { return }
    let entry = SkillEntry(date: endedDate, hundredths: findings.skill)
    let group = StatisticsGroup(game.setup)
    _ = sharedFiles.skill.change { $0.keep(entry, in: group) }
  }

  private static var reviewKey: String { "parlor.codebreaker.review" }

  /// The review of the game on the table as it is saved, or one that begins.
  var savedReview: GameReview {
    guard let text = environment.storage.read(Self.reviewKey), let review = try? Review(text: text),
      review.game.line == game.line
    else { return GameReview() }
    return GameReview(reviewing: .ready(review))
  }
}
