import CodeBreakerModel
import NumberedGame
import PlaySupport

/// The review of the game that is saved on the table, once that is over.
///
/// It stands beside `CodeBreakerSession` and shares only the storage with it, so that in a browser it can be a program of
/// its own, which nobody loads who does not ask for a review. It knows no coach either: it says what it wants to know, and
/// a front end brings the answers.
public final class ReviewSession {
  /// The game, or `nil` if none is over.
  public private(set) var game: CodeBreaker?

  /// How far the review of it has come.
  public private(set) var reviewing = CodeBreakerSession.Reviewing.nothing

  /// The number of the attempt whose remaining codes are shown, 1 for the first, or `nil` if none are.
  public private(set) var selection: Int?

  /// What the latest change was, as a sentence for screen readers.
  public private(set) var status = ""

  /// Called after every change.
  public var onChange: (() -> Void)?

  private let environment: PlayEnvironment
  private var sharedSkill: SharedSave<CodeBreakerSession.SkillRecord>
  private var isOpen = false
  private var endedDate: Int64?
  private var hintCount = 0

  /// A review of nothing so far.
  public init(environment: PlayEnvironment) {
    self.environment = environment
    sharedSkill = SharedSave(
      key: CodeBreakerSession.SaveKey.skill, storage: environment.storage, initial: CodeBreakerSession.SkillRecord())
  }

  /// Takes the game that is saved on the table, and begins its review, goes on with it, or shows it if it is done.
  public func open() {
    isOpen = true
    status = ""
    let table = environment.storage.read(CodeBreakerSession.SaveKey.game).flatMap {
      CodeBreakerSession.SavedTable(text: $0)
    }
    guard let table, table.game.isOver, !table.game.attempts.isEmpty else {
      game = nil
      reviewing = .nothing
      onChange?()
      return
    }
    endedDate = table.endedDate
    hintCount = table.hintCount
    if game?.line != table.game.line {
      game = table.game
      selection = nil
      reviewing = .running([])
      if let text = environment.storage.read(CodeBreakerSession.SaveKey.review), let review = try? Review(text: text),
        review.game.line == table.game.line
      {
        finish(review)
      }
    } else if case .failed(let advices) = reviewing {
      reviewing = .running(advices)
    } else if let review = reviewing.review {
      finish(review)
    }
    if case .running = reviewing { status = "The coach looks at every guess." }
    onChange?()
  }

  /// Leaves the review. What the coach has said so far is not lost, should it be opened again.
  public func close() {
    isOpen = false
  }

  /// Asks the coach again, after it could not be had.
  public func retry() {
    guard case .failed(let advices) = reviewing else { return }
    reviewing = .running(advices)
    status = "The coach looks at every guess."
    onChange?()
  }

  /// Shows the codes that remained after an attempt, or hides them again.
  ///
  /// - Parameter number: the number of the attempt, 1 for the first.
  public func select(attempt number: Int) {
    guard let review = reviewing.review, 1...review.attempts.count ~= number else { return }
    selection = selection == number ? nil : number
    status = selection == nil ? "Codes hidden." : CodeBreakerSession.Spoken.remaining(review.attempts[number - 1])
    onChange?()
  }

  /// How many positions the coach has looked at, and how many there are.
  public var progress: (done: Int, count: Int) {
    guard let game else { return (0, 1) }
    let count = CoachQuestion.review(of: game).count
    return switch reviewing {
    case .nothing: (0, 1)
    case .running(let advices), .failed(let advices): (advices.count, count)
    case .ready: (count, count)
    }
  }

  /// The whole game in a line, to be shared: it gives nothing of the code away, and its link opens the same game from the
  /// beginning. Or `nil` as long as the review is not done.
  public var shareItem: ShareItem? {
    guard let review = reviewing.review, let ending = review.game.ending else { return nil }
    let setup = review.game.setup
    let ended = CodeBreakerSession.EndedGame(
      game: review.game, ending: ending, seconds: 0, hintCount: hintCount, isBest: false)
    let findings = CodeBreakerSession.ReviewFindings(of: review)
    return ShareItem(
      text: "CodeBreaker \(setup.number), \(setup.theme.name), \(setup.pegCount) pegs: \(ended.summary). "
        + "Skill \(DecimalText.hundredths(findings.skill)) (0 is perfect), "
        + "luck \(DecimalText.signedHundredths(findings.luck)).",
      address: CodeBreaker(setup).address)
  }

  /// Whether the player's average takes the game in: it was played to its end, without hints.
  public var countsForAverage: Bool { hintCount == 0 && game?.ending != .gaveUp }

  /// How well the reviewed games were played, as it is saved now. A record that cannot be read is set aside, and another
  /// one begins.
  public func freshSkill() -> CodeBreakerSession.SkillRecord {
    _ = sharedSkill.refresh()
    return sharedSkill.content
  }

  // MARK: The coach

  /// What a coach is to be asked now, or `nil` if there is nothing to ask. A front end asks it whenever this changes, and
  /// hands the answer to `receive`. An answer to an older question does no harm.
  public var coachQuestion: CoachQuestion? {
    guard isOpen, let game, case .running(let advices) = reviewing else { return nil }
    let questions = CoachQuestion.review(of: game)
    return advices.count < questions.count ? questions[advices.count] : nil
  }

  /// Takes a coach's answer. One to a question that is no longer asked is ignored.
  ///
  /// - Parameters:
  ///   - text: an `Advice` as text. Anything else, and advice on another position, is a failure of the coach.
  ///   - question: what it answers.
  public func receive(_ text: [UInt8], to question: CoachQuestion) {
    guard question == coachQuestion, let game, case .running(var advices) = reviewing else { return }
    guard let advice = try? Advice(text: text, to: question) else { return coachFailed() }
    advices.append(advice)
    reviewing = .running(advices)
    if advices.count == CoachQuestion.review(of: game).count {
      guard let review = try? Review(of: game, advices: advices) else { return coachFailed() }
      finish(review)
      // Should the storage refuse, the review is only asked for again another time.
      _ = environment.storage.write(CodeBreakerSession.SaveKey.review, review.text)
    }
    onChange?()
  }

  /// To be called when the coach cannot be had: it could not be loaded, or has broken down.
  public func coachFailed() {
    guard isOpen, case .running(let advices) = reviewing else { return }
    // Answers that do not belong together are as good as none.
    reviewing = .failed(advices.count < progress.count ? advices : [])
    status = "The coach could not be loaded."
    onChange?()
  }

  private func finish(_ review: Review) {
    reviewing = .ready(review)
    let findings = CodeBreakerSession.ReviewFindings(of: review)
    status = findings.spoken
    guard countsForAverage, let endedDate, let game else { return }
    let entry = CodeBreakerSession.SkillEntry(date: endedDate, hundredths: findings.skill)
    let group = CodeBreakerSession.StatisticsGroup(game.setup)
    _ = sharedSkill.change { $0.keep(entry, in: group) }
  }
}
