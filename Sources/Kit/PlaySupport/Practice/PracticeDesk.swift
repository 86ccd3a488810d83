import NumberedGame

/// What the practice of all games shares: the notebook, a sitting, and what is told of both. What a position is, and whether an
/// answer is right, the game says.
public final class PracticeDesk {
  /// What is kept, by which name.
  public let keys: PracticeKeys

  /// What the game calls things.
  public let words: PracticeWords

  /// The sitting that was begun; nothing before, and none where there are no positions.
  public private(set) var sitting: PracticeSitting?

  /// What the player has to be told of the storage.
  public private(set) var notice: Notice?

  private let environment: PlayEnvironment
  private var sharedNotebook: SharedSave<PracticeNotebook>
  private var sharedProgress: SharedSave<PlayProgress>

  /// Makes the desk, and looks at what is kept.
  public init(_ keys: PracticeKeys, words: PracticeWords, environment: PlayEnvironment) {
    self.keys = keys
    self.words = words
    self.environment = environment
    sharedNotebook = SharedSave(key: keys.notebook, storage: environment.storage, initial: PracticeNotebook())
    sharedProgress = SharedSave(key: keys.progress, storage: environment.storage, initial: PlayProgress())
    refresh()
  }

  /// The positions.
  public var notebook: PracticeNotebook { sharedNotebook.content }

  /// The games.
  public var progress: PlayProgress { sharedProgress.content }

  /// The player's day.
  public var today: CalendarDay { PracticeKeys.today(environment) }

  /// Takes up what other windows have saved.
  public func refresh() {
    report(sharedNotebook.refresh())
    report(sharedProgress.refresh())
  }

  /// Begins a sitting.
  public func begin() {
    refresh()
    sitting = PracticeSitting(notebook, on: today)
  }

  /// Takes the answer to the position that is asked now, and goes on to the next.
  public func answer(isSolved: Bool) {
    guard let (position, isRecorded) = sitting?.answer(isSolved: isSolved), isRecorded else { return }
    let day = today
    report(sharedNotebook.change { $0.answer(position.line, isSolved: isSolved, on: day) })
  }

  /// Goes on to the next position without an answer, of which nothing is recorded. A sitting of which nothing is left is none.
  public func pass() {
    sitting?.pass()
    if sitting?.count == 0 { sitting = nil }
  }

  /// Takes the position that is asked now out of the notebook, as nothing can be made of it, and goes on to the next.
  package func forget() {
    guard let line = sitting?.current?.line else { return }
    report(sharedNotebook.change { $0.remove(line) })
    pass()
  }

  /// Puts the notice away.
  public func dismissNotice() {
    notice = nil
  }

  private func report(_ trouble: StorageTrouble) {
    if trouble.contains(.damaged) {
      notice = Notice("The saved notebook could not be read. It has been set aside; reviews fill a new one.")
    } else if trouble.contains(.refused) {
      notice = Notice(
        "This browser or device does not let the notebook be saved. What you practice is forgotten when you leave.")
    }
  }

  // MARK: In words

  /// What there is to practice: "12 positions, 4 of them due today."
  public var summary: String {
    let (count, due) = (notebook.positions.count, notebook.dueCount(on: today))
    guard count > 0 else {
      return
        "Your notebook is empty. Play a game and let the coach review it: your costlier mistakes will appear here."
    }
    if count == 1 { return "One position is in your notebook, \(due == 0 ? "not due yet" : "due today")." }
    let today =
      due == 0
      ? "none of them is due today" : due == 1 ? "one is due today" : "\(DecimalText.grouped(due)) are due today"
    return "\(DecimalText.grouped(count)) positions are in your notebook, \(today)."
  }

  /// How many days in a row there was practice: "3 days in a row"; nothing where there was none yesterday or today.
  public var streakText: String? {
    let streak = notebook.streak(on: today).current
    return streak == 0 ? nil : streak == 1 ? "1 day of practice" : "\(streak) days of practice in a row"
  }

  /// Which position of the sitting is asked: "2 of 5", "Once more".
  public var placeText: String {
    guard let sitting else { return "" }
    return sitting.isRepeated ? "Once more" : "\(sitting.answered + 1) of \(sitting.count)"
  }

  /// How a sitting went that is over: "4 of 5 solved at once."
  public var resultText: String {
    guard let sitting, sitting.current == nil else { return "" }
    if sitting.solved == sitting.count {
      return sitting.count == 1 ? "Solved at once." : "All \(sitting.count) solved at once."
    }
    return "\(sitting.solved) of \(sitting.count) solved at once."
  }

  /// What is said below: when the next ones come.
  public var nextText: String {
    guard let next = notebook.next(1).first else { return "" }
    let days = next.due.number - today.number
    return days <= 0
      ? "More can be practiced now."
      : days == 1 ? "The next ones come tomorrow." : "The next ones come in \(days) days."
  }
}

/// Under which keys the practice of a game is kept.
public struct PracticeKeys: Sendable {
  /// The key of the notebook.
  public let notebook: String

  /// The key of the reviewed games.
  public let progress: String

  /// The keys of a game, by its name in addresses: "triples".
  public init(game: String) {
    notebook = "parlor.\(game).notebook"
    progress = "parlor.\(game).progress"
  }

  /// What a device keeps of the practice of a game.
  ///
  /// - Parameter name: what players call the game.
  public func keptTexts(_ name: String) -> [KeptText] {
    [
      KeptText(notebook, "notebook of \(name)", merged: PracticeNotebook.self),
      KeptText(progress, "reviewed games of \(name)", merged: PlayProgress.self),
    ]
  }

  /// Takes up what a review has found. What the storage refuses is lost, as the review itself can be had again.
  ///
  /// (Nothing is waited for between reading and writing, so that no other window comes between the two.)
  ///
  /// - Parameters:
  ///   - positions: where more than a little was lost.
  ///   - game: what is recorded of the game, if it is the player's own.
  package func note(_ positions: [PracticePosition], game: PlayProgress.Game?, storage: Storage) {
    if !positions.isEmpty,
      var notebook = read(notebook, storage, empty: PracticeNotebook(), { PracticeNotebook(text: $0) })
    {
      for position in positions { notebook.note(position) }
      _ = storage.write(self.notebook, notebook.text)
    }
    if let game, var progress = read(progress, storage, empty: PlayProgress(), { PlayProgress(text: $0) }) {
      progress.record(game)
      _ = storage.write(self.progress, progress.text)
    }
  }

  /// What is saved under a key. What cannot be read is set aside; where that is refused, it must not be overwritten, and there
  /// is nothing.
  private func read<Content>(
    _ key: String, _ storage: Storage, empty: Content, _ read: ([UInt8]) -> Content?
  ) -> Content? {
    guard let text = storage.read(key) else { return empty }
    if let content = read(text) { return content }
    return storage.write(key + ".damaged", text) ? empty : nil
  }

  /// The player's day.
  package static func today(_ environment: PlayEnvironment) -> CalendarDay {
    let number = min(environment.day(environment.now()), Int64(CalendarDay.range.upperBound.number))
    return CalendarDay(number: Int(number)) ?? CalendarDay.range.lowerBound
  }
}
