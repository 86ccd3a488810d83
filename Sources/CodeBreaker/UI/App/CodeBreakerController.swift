import AppSupport
import CodeBreakerCoach
import CodeBreakerModel
import CodeBreakerSession
import DailyGames
import GameCore
import SessionSupport
import VerifiableDeals

extension CodeBreakerSession: AppSession {
  /// The daily game that this session plays.
  public static var kind: DailyGame { .codeBreaker }

  /// The type that deals the daily game.
  public typealias DayDealType = CodeBreaker.DayDeal
}

extension CodeBreakerSession.Tab: AppTab {
  /// The tab's SF Symbol.
  public var symbol: String {
    switch self {
    case .game: "circle.grid.3x3.fill"
    case .statistics: "chart.bar.fill"
    case .rules: "book.fill"
    }
  }
}

/// An actor that runs the coach, one question at a time. Lives as long as the app: the coach caches small games.
actor CoachService {
  private let coach = Coach()

  /// Returns the advice as text, or `nil` if the question is invalid or no code fits the answers.
  func answer(_ question: CoachQuestion) -> [UInt8]? {
    coach.advice(on: question)?.text
  }

  /// Returns the advice as text, or `nil` if the board has an answer that no guess can get.
  func answer(_ question: OwnBoardQuestion) -> [UInt8]? {
    coach.advice(on: question)?.text
  }
}

/// The controller of CodeBreaker's session, which SwiftUI observes.
public final class CodeBreakerController: SessionController<CodeBreakerSession> {
  /// Creates a controller whose session resumes the game saved on the device.
  public convenience init() {
    let environment = PlayEnvironment.device()
    let isNew = LessonOffer.isPlayerNew(to: "codebreaker", in: environment.storage)
    self.init(environment: environment, server: .device("parlor-codebreaker"))
    isPlayerNew = isNew
  }

  /// Creates a controller with a session in the given environment.
  ///
  /// - Parameters:
  ///   - environment: The storage, clock, and random number generator.
  ///   - server: The game server, or `nil` to play without one.
  public convenience init(environment: PlayEnvironment, server: DayServer? = nil) {
    let service = CoachService()
    self.init(environment: environment, server: server) {
      await service.answer($0)
    } boardCoach: {
      await service.answer($0)
    }
  }

  let coach: RequestRunner<CodeBreakerSession>.Coach
  let boardCoach: RequestRunner<OwnBoardSession>.Coach

  var prefersContrast = false {
    didSet { applyContrast() }
  }

  var showsMotion = false {
    didSet { session.setShowsMotion(showsMotion) }
  }

  var hasRoomForHints = false {
    didSet { session.setShowsHintsBeside(hasRoomForHints) }
  }

  public override var isPopUpBeside: Bool { session.isHintBeside }

  /// The cached result of `latestSheet(of:)`, or `nil` after a change. The inner `nil` means that there is no sheet.
  private var cachedSheet: GameSheet??

  /// Creates a controller with the given coaches, such as a test's.
  init(
    environment: PlayEnvironment, server: DayServer? = nil,
    coach answer: @escaping RequestRunner<CodeBreakerSession>.Coach,
    boardCoach boardAnswer: @escaping RequestRunner<OwnBoardSession>.Coach = { _ in nil }
  ) {
    self.coach = answer
    self.boardCoach = boardAnswer
    super.init(CodeBreakerSession(environment: environment), server: server, coach: answer)
  }

  /// Applies the player's contrast and motion settings, and the room for hints, to the new session.
  public override func didSwitchSession(from previous: CodeBreakerSession) {
    session.setPrefersContrast(prefersContrast)
    session.setShowsMotion(showsMotion)
    session.setShowsHintsBeside(hasRoomForHints)
  }

  public override func sessionDidChange() {
    cachedSheet = nil
    // A player who has made an attempt doesn't need the lesson.
    if !session.attempts.isEmpty { isPlayerNew = false }
  }

  /// The text for sharing the current game. It reveals no pegs, and its link opens the same game.
  var shareText: String { message(session.shareItem) }

  /// What screen readers say. No sentence is automatic, because each one responds to an action of the player, even
  /// when the coach answers late.
  var announcementState: AnnouncementState {
    AnnouncementState(session.spokenEvent, notice: session.notices.first, noticeNumber: session.noticeNumber)
  }

  public override var isAtStart: Bool {
    let session = session
    return session.popUp == nil && session.attempts.isEmpty
  }

  public override func openLesson() {
    isPlayerNew = false
    present { LessonScreen<CodeBreakerLesson>(session.environment) }
  }

  public override func closeSheets() {
    super.closeSheets()
    while let sheet = GameSheet(session) { sheet.dismiss(in: session) }
  }

  /// Opens a board from a link, such as `parlor-codebreaker://play#assist/1/4/6/mastermind/0123:11`, with a notice if
  /// the board is invalid. Returns whether the link leads to a board.
  public override func openScreen(_ address: [UInt8]) -> Bool {
    guard address.starts(with: "assist/".utf8) else { return false }
    openOwnBoard()
    board?.session.open(address: address)
    return true
  }

  // MARK: Sheets

  /// The frontmost layer. A sheet is in front of a card.
  public override var topLayer: Layer { sheet != nil ? .sheet : super.topLayer }

  /// The sheet to present, or `nil`. SwiftUI sets it to `nil` when the player dismisses the sheet. If the session has
  /// opened another sheet in the meantime, that one stays open. Other values are ignored.
  var sheet: GameSheet? {
    get {
      openedScreen.flatMap { GameSheet($0) } ?? latestSheet(of: session)
    }
    set {
      guard newValue == nil, let sheet, canDismissSheet(sheet.id) else { return }
      if openedScreen == nil { sheet.dismiss(in: session) } else { closeOpenedScreen() }
    }
  }

  /// Returns the sheet, computed once per change, because SwiftUI asks often and a review has thousands of pegs.
  private func latestSheet(of session: CodeBreakerSession) -> GameSheet? {
    if let cachedSheet { return cachedSheet }
    let sheet = GameSheet(session)
    cachedSheet = .some(sheet)
    return sheet
  }
}
