import NumberedGame
import Observation
import PlaySupport

/// What a player is asked, in words.
public struct AskedQuestion: Hashable, Sendable {
  /// What is asked.
  public let title: String
  /// What the answer that does it says.
  public let confirmLabel: String
  /// What becomes of things.
  public let text: String

  /// Puts a question into words.
  public init(title: String, confirmLabel: String, text: String) {
    self.title = title
    self.confirmLabel = confirmLabel
    self.text = text
  }
}

/// What an app asks of a table of its own beside that of the game, with its session and its question: a board of one's own, any
/// board, a code that is set.
public protocol ScreenSession: CoachClient {
  /// What the player may be asked.
  associatedtype Question: Hashable & Sendable

  /// To be called after every change.
  var onChange: (() -> Void)? { get set }

  /// What the player is asked, if anything.
  var question: Question? { get }

  /// What a screen reader is told last.
  var status: String { get }

  /// What there is to say to screen readers: as a rule the status.
  var tidings: Tidings { get }

  /// What the player is to be told, oldest first.
  var notices: [Notice] { get }

  /// Puts the oldest notice away.
  func dismissNotice()

  /// Puts a question into words.
  func words(of question: Question) -> AskedQuestion

  /// Asks a question that has been taken away.
  func ask(_ question: Question)

  /// Does what was asked about.
  func confirm()

  /// Leaves all as it is.
  func cancel()

  /// To be called when the player comes back: another window may have changed what is kept.
  func storageChanged()
}

extension ScreenSession {
  /// The status.
  public var tidings: Tidings { Tidings(status: status) }
}

/// A session as SwiftUI observes it on a sheet, with its coach.
@MainActor
@Observable
open class SessionScreen<Session: ScreenSession> {
  @ObservationIgnored private let runner: RequestRunner<Session>
  private var changeCount = 0

  /// Shows a session, and takes its `onChange` for itself.
  ///
  /// - Parameters:
  ///   - session: the session.
  ///   - sleep: how time passes.
  ///   - answer: the coach.
  public init(
    _ session: Session, sleep: @escaping Sleep = { try await Task.sleep(for: $0) },
    coach answer: @escaping RequestRunner<Session>.Coach
  ) {
    runner = RequestRunner(session, sleep: sleep, coach: answer)
    // A notice is a card on the sheet, which would move if it went by itself.
    runner.holds = { $0.isNotice }
    session.onChange = { [weak self] in self?.changed() }
    runner.follow()
  }

  /// The session. Its intents save and then lead to a new drawing.
  public final var session: Session {
    _ = changeCount
    return runner.source
  }

  /// Whether the player is asked something. All that can be set is that nothing is to be done.
  public final var isAsking: Bool {
    get { session.question != nil }
    set { if !newValue, runner.source.question != nil { runner.source.cancel() } }
  }

  /// What the player is asked, in words; nothing where nothing is asked.
  public final var asked: AskedQuestion? {
    let session = session
    return session.question.map { session.words(of: $0) }
  }

  /// Does what was asked about, whether or not SwiftUI has taken the question away by now.
  public final func confirm(_ question: Session.Question) {
    if runner.source.question == nil { runner.source.ask(question) }
    runner.source.confirm()
  }

  /// Cancels what the session needs from outside. Call this method when the player leaves.
  open func close() { runner.stop() }

  /// Called after each of the session's changes, before anything is drawn. A screen that has more to do then does it here.
  open func noteChange() {}

  private func changed() {
    noteChange()
    changeCount += 1
    runner.follow()
  }
}
