import SessionSupport

/// The text of a question to the player.
public struct QuestionText: Hashable, Sendable {
  /// The question.
  public let title: String
  /// The label of the button that confirms.
  public let confirmLabel: String
  /// The text below the question: what happens if the player confirms.
  public let text: String

  /// Creates a question.
  public init(title: String, confirmLabel: String, text: String) {
    self.title = title
    self.confirmLabel = confirmLabel
    self.text = text
  }
}

/// The session of a sheet that has its own coach and questions, separate from the session of the game. Examples are the
/// analysis of any board, and a code that the player sets.
public protocol SheetSession: CoachClient {
  /// The questions that the session may ask the player.
  associatedtype Question: Hashable & Sendable

  /// A closure that is called after every change.
  var onChange: (() -> Void)? { get set }

  /// The open question, or `nil`.
  var question: Question? { get }

  /// The latest event to announce to screen readers.
  var spokenEvent: SpokenEvent { get }

  /// The announcements for screen readers, by default the status.
  var announcementState: AnnouncementState { get }

  /// The notices to show, oldest first.
  var notices: [Notice] { get }

  /// The number of the oldest notice, which distinguishes it from others with the same text.
  var noticeNumber: Int { get }

  /// Removes the oldest notice.
  func dismissNotice()

  /// Returns the text of a question.
  func text(of question: Question) -> QuestionText

  /// Reopens a question that was closed.
  func reopen(_ question: Question)

  /// Confirms the open question.
  func confirm()

  /// Closes the open question and changes nothing else.
  func cancel()

  /// Loads changes that another window saved. Call this method when the player comes back.
  func loadChangesFromStorage()
}

extension SheetSession {
  /// The status.
  public var announcementState: AnnouncementState { AnnouncementState(spokenEvent) }
}

/// A screen backed by the session of a sheet. SwiftUI can observe it, and it runs the session's requests.
@MainActor
open class SessionScreen<Session: SheetSession>: SourceScreen<Session> {
  private let pressTime: () -> Int64?
  private var seenQuestion: Session.Question?
  private var questionReadingTime = ReadingTime(startingAt: nil)

  /// Creates the screen of `session` and sets its `onChange`. `sleep` waits for a duration, `pressTime` is that of the
  /// session's environment, and `answer` asks the coach.
  public init(
    _ session: Session, sleep: @escaping Sleep = { try await Task.sleep(for: $0) },
    pressTime: @escaping () -> Int64? = { nil },
    coach answer: @escaping RequestRunner<Session>.Coach
  ) {
    let runner = RequestRunner(session, sleep: sleep, coach: answer)
    // Hold back the timer of a notice, because the content would move if its card disappeared by itself.
    runner.shouldHold = { $0.isNotice }
    self.pressTime = pressTime
    super.init(runner, reportsChanges: true)
    session.onChange = { [weak self] in self?.handleChange() }
  }

  open override func sourceDidChange() {
    let question = session.question
    if let question, question != seenQuestion { questionReadingTime = ReadingTime(startingAt: pressTime()) }
    seenQuestion = question
  }

  /// The session. Each of its intents saves the session, and the views are then redrawn.
  public final var session: Session { source }

  /// Whether a question is open. Setting it to `false` cancels the question. Setting it to `true` does nothing.
  public final var isAsking: Bool {
    get { session.question != nil }
    set { if !newValue, session.question != nil { session.cancel() } }
  }

  /// The text of the open question, or `nil`.
  public final var questionText: QuestionText? {
    let session = session
    return session.question.map { session.text(of: $0) }
  }

  /// Confirms a question, even if SwiftUI has already closed it. Does nothing if the player can't have read it yet.
  public final func confirm(_ question: Session.Question) {
    guard questionReadingTime.isOver(at: pressTime()) else { return }
    if session.question == nil { session.reopen(question) }
    session.confirm()
  }
}
