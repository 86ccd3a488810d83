import GameCore

/// The part of practice that all games share: the stored positions and results, the current practice round, and
/// sentences about both. The game defines what a position is and judges the answers.
public final class PracticeCore {
  /// The storage keys.
  public let keys: PracticeKeys

  /// The game's words.
  public let words: PracticeText

  /// The positions that everybody practices, or `nil` if the game has none.
  let daily: DailyPositions?

  /// The current practice round, or `nil` if none has begun or there are no positions to practice.
  public private(set) var round: PracticeRound?

  /// A problem with the storage, or `nil`.
  public private(set) var notice: Notice?

  /// The outcome of sharing the result as a sentence, or `nil`.
  public internal(set) var shareMessage: String?

  private let environment: PlayEnvironment
  private var sharedNotebook: SharedSave<PracticeNotebook>
  private var sharedProgress: SharedSave<PlayProgress>
  private var sharedMarks: SharedSave<DailyMarks>

  /// The positions of the daily round.
  private var dailyPositions: [PracticePosition] = []

  /// Creates the core, and loads the stored data.
  public init(
    _ keys: PracticeKeys, words: PracticeText, daily: DailyPositions? = nil, environment: PlayEnvironment
  ) {
    self.keys = keys
    self.words = words
    self.daily = daily
    self.environment = environment
    sharedNotebook = SharedSave(key: keys.notebookKey, storage: environment.storage, initial: PracticeNotebook())
    sharedProgress = SharedSave(key: keys.progressKey, storage: environment.storage, initial: PlayProgress())
    sharedMarks = SharedSave(key: keys.marksKey, storage: environment.storage, initial: DailyMarks())
    refresh()
  }

  /// The stored positions.
  public var notebook: PracticeNotebook { sharedNotebook.content }

  /// The losses in reviewed games.
  public var progress: PlayProgress { sharedProgress.content }

  /// The player's first answers to the daily positions.
  public var marks: DailyMarks { sharedMarks.content }

  /// The current day in the player's time zone.
  public var today: CalendarDay { PracticeKeys.today(environment) }

  /// Loads changes that other windows saved.
  public func refresh() {
    report(sharedNotebook.refresh())
    report(sharedProgress.refresh())
    report(sharedMarks.refresh(), damageText: Self.marksDamageText)
  }

  /// Begins a practice round with the player's own positions.
  public func begin() {
    refresh()
    shareMessage = nil
    round = PracticeRound(notebook, on: today)
  }

  /// Begins or continues a practice round with today's positions for everybody. It stays with this day until it ends.
  public func beginDaily() {
    refresh()
    shareMessage = nil
    let day = today
    dailyPositions = daily?.positions(on: day) ?? []
    round = PracticeRound(dailyPositions, marks[day])
  }

  /// Records the answer to the current position at once, unless the position is repeated in this round.
  public func answer(isSolved: Bool) {
    guard let (position, isRecorded) = round?.answer(isSolved: isSolved), isRecorded else { return }
    let today = today
    guard let day = round?.day else {
      return report(sharedNotebook.change { $0.answer(position.line, isSolved: isSolved, on: today) })
    }
    guard let index = dailyPositions.firstIndex(where: { $0.line == position.line }) else { return }
    report(
      sharedMarks.change { $0.record(index, isSolved: isSolved, on: day) }, damageText: Self.marksDamageText)
    report(sharedNotebook.change { $0.recordPractice(on: today) })
  }

  /// Advances to the next position. Ends the round if all its positions have been passed without an answer.
  public func advance() {
    round?.advance()
    if round?.count == 0 { round = nil }
  }

  /// Removes the current position from the notebook because it is unusable, and advances to the next one.
  package func removeCurrentPosition() {
    guard let line = round?.current?.line else { return }
    if round?.day == nil { report(sharedNotebook.change { $0.remove(line) }) }
    advance()
  }

  /// Shows a notice, unless there is another one.
  package func show(_ notice: Notice) { self.notice = self.notice ?? notice }

  /// Removes the notice.
  public func dismissNotice() {
    notice = nil
  }

  private static let marksDamageText =
    "Can’t read the saved results of your daily positions. They were set aside, and new ones are saved from now on."

  private func report(
    _ trouble: StorageProblem,
    damageText: String = "Can’t read the saved notebook. It was set aside, and reviews fill a new one."
  ) {
    if trouble.contains(.damaged) {
      notice = Notice(damageText)
    } else if trouble.contains(.refused) {
      notice = Notice(
        "This browser or device can’t save the notebook. Your practice is forgotten when you leave.")
    }
  }

  // MARK: In words

  var coachProblem: String { environment.coach.problem }

  /// The numbers of stored and of due positions, such as "12 positions are in your notebook, 4 are due today."
  public var summary: String {
    let (count, due) = (notebook.positions.count, notebook.dueCount(on: today))
    guard count > 0 else {
      return "Review a game, and your costliest moves come here to practice."
    }
    if count == 1 { return "One position is in your notebook, \(due == 0 ? "not due yet" : "due today")." }
    let today =
      due == 0
      ? "none of them is due today" : due == 1 ? "one is due today" : "\(DecimalText.grouped(due)) are due today"
    return "\(DecimalText.grouped(count)) positions are in your notebook, \(today)."
  }

  /// The current streak, such as "3 days of practice in a row", or `nil` if there is none.
  public var streakText: String? {
    let streak = notebook.streak(on: today).current
    return streak == 0 ? nil : streak == 1 ? "1 day of practice" : "\(streak) days of practice in a row"
  }

  /// The number of the current position in the round, such as "2 of 5", or "Again" if it was asked before.
  public var progressText: String {
    guard let round else { return "" }
    let number = round.answeredCount + (round.isAnswered ? 0 : 1)
    return round.isRetry ? "Again" : "\(number) of \(round.count)"
  }

  /// The result of a finished round, such as "4 of 5 solved on the first try." Empty otherwise.
  public var resultText: String {
    guard let round, round.current == nil else { return "" }
    if let day = round.day { return marks[day].resultText }
    if round.solvedCount == round.count {
      return round.count == 1 ? "Solved on the first try." : "All \(round.count) solved on the first try."
    }
    return "\(round.solvedCount) of \(round.count) solved on the first try."
  }

  /// A sentence that says when the next positions are due. Empty if there are no positions.
  public var nextDueText: String {
    guard let next = notebook.nextPositions(1).first else { return "" }
    let days = next.dueDay.number - today.number
    return days <= 0
      ? "You can practice more now."
      : days == 1 ? "The next ones come tomorrow." : "The next ones come in \(days) days."
  }
}

/// The storage keys of a game's practice.
public struct PracticeKeys: Sendable {
  /// The key of the notebook.
  public let notebookKey: String

  /// The key of the reviewed games.
  public let progressKey: String

  /// The key of the answers to the daily positions.
  public let marksKey: String

  /// Creates the keys of a game from its name in addresses, such as "triples".
  public init(game: String) {
    notebookKey = "parlor.\(game).notebook"
    progressKey = "parlor.\(game).progress"
    marksKey = "parlor.\(game).five"
  }

  /// Returns what is stored for a game's practice. `name` is the game's name for players, such as "Triples".
  public func storedTexts(_ name: String) -> [StoredText] {
    [
      StoredText(notebookKey, "\(name) notebook", merged: PracticeNotebook.self),
      StoredText(progressKey, "reviewed \(name) games", merged: PlayProgress.self),
      StoredText(marksKey, "results of the daily \(name) positions", merged: DailyMarks.self),
    ]
  }

  /// Stores the results of a review: the `positions` with a considerable loss, and the losses in `game`, or `nil` if it
  /// isn't the player's own. Ignores storage failures, because the review can be repeated. (Reading and writing happen
  /// without suspension, so no other window writes in between.)
  package func record(_ positions: [PracticePosition], game: PlayProgress.Game?, storage: Storage) {
    if !positions.isEmpty {
      var notebook = SharedSave(key: notebookKey, storage: storage, initial: PracticeNotebook())
      _ = notebook.change { notebook in
        for position in positions { notebook.add(position) }
      }
    }
    if let game {
      var progress = SharedSave(key: progressKey, storage: storage, initial: PlayProgress())
      _ = progress.change { $0.record(game) }
    }
  }

  package static func today(_ environment: PlayEnvironment) -> CalendarDay {
    let number = min(environment.dayNumber(at: environment.now()), Int64(CalendarDay.range.upperBound.number))
    return CalendarDay(number: Int(number)) ?? CalendarDay.range.lowerBound
  }
}
