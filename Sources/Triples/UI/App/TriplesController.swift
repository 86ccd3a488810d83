import AppSupport
import DailyGames
import GameCore
import SessionSupport
import TriplesCoach
import TriplesData
import TriplesModel
import TriplesPocketNetwork
import TriplesSession
import VerifiableDeals

extension TriplesSession: AppSession {
  /// The daily game that this session plays.
  public static var kind: DailyGame { .triples }

  /// The type that deals the daily game.
  public typealias DayDealType = Triples.DayDeal
}

extension TriplesSession.Tab: AppTab {
  /// The tab with the rules and the settings.
  public static var rules: Self { .about }

  /// The SF Symbol of the tab.
  public var symbol: String {
    switch self {
    case .board: "gamecontroller"
    case .scores: "list.dash"
    case .about: "info.circle"
    }
  }
}

/// An actor that runs the coach off the main actor, one question at a time. The first question loads the network.
actor CoachService {
  private lazy var coach = PocketNetwork.coach

  /// Returns advice about a game as text, or `nil` if the app's network is missing.
  func answer(_ question: CoachQuestion) -> [UInt8]? {
    coach?.advice(for: question.replay, nodeLimit: question.nodeLimit).text
  }

  /// Returns advice about a board as text, or `nil` if the app's network is missing.
  func answer(_ question: BoardQuestion) -> [UInt8]? {
    coach?.advice(for: question.position.game(), nodeLimit: question.nodeLimit).text
  }
}

/// The controller of Triples' session, which SwiftUI observes.
public final class TriplesController: SessionController<TriplesSession> {
  let coach: RequestRunner<TriplesSession>.Coach
  let boardCoach: RequestRunner<OwnBoardSession>.Coach

  /// Creates a controller with a session that restores this device's saved game.
  public convenience init() {
    let environment = PlayEnvironment.device()
    let isNew = LessonOffer.isPlayerNew(to: "triples", in: environment.storage)
    self.init(session: TriplesSession(environment: environment), server: .device("parlor-triples"))
    isPlayerNew = isNew
  }

  /// Creates a controller for `session`, and sets the session's `onChange`. `server` deals ranked daily games, or
  /// is `nil` if there are none.
  public init(session: TriplesSession, server: DayServer? = nil) {
    let service = CoachService()
    coach = { await service.answer($0) }
    boardCoach = { await service.answer($0) }
    super.init(session, server: server, file: Self.file, coach: coach)
  }

  /// Copies the setting `delaysResult` to the new session.
  public override func didSwitchSession(from previous: TriplesSession) {
    session.delaysResult = previous.delaysResult
  }

  private static func file(_ name: String) -> [UInt8]? {
    name == TriplesSession.LevelFile.opponents.rawValue ? TriplesData.opponents : TriplesData.bestGames
  }

  public override func sessionDidChange() {
    // A player who has made a move doesn't need the offer of the lesson.
    if session.canUndo { isPlayerNew = false }
  }

  public override var isAtStart: Bool {
    let session = session
    return session.popUp == nil && session.challenge == nil && !session.canUndo
  }

  public override func openLesson() {
    isPlayerNew = false
    present { LessonScreen<TriplesLesson>(session.environment) }
  }

  public override func closeSheets() {
    super.closeSheets()
    while let sheet = Sheet(session) { sheet.dismiss(in: session) }
  }

  /// Opens the board in a link such as `parlor-triples://play#board/1/1,0,0,1/0,2,0,2/0,0,0,0/0,0,0,0`. Returns
  /// whether the link leads to a board.
  public override func openScreen(_ address: [UInt8]) -> Bool {
    guard address.starts(with: "board/".utf8) else { return false }
    openOwnBoard()
    ownBoard?.session.open(address: address)
    return true
  }

  // MARK: Sheets

  /// The sheet over the screen, or `nil` if there is none. SwiftUI sets this to `nil` when the player dismisses the
  /// sheet. That doesn't close a newer sheet.
  var sheet: Sheet? {
    get {
      if practice != nil { return .practice }
      if lesson != nil { return .lesson }
      return ownBoard != nil ? .ownBoard : Sheet(session)
    }
    set {
      guard newValue == nil, let sheet, canDismissSheet(sheet.id) else { return }
      if openedScreen == nil { sheet.dismiss(in: session) } else { closeOpenedScreen() }
    }
  }

  public override var topLayer: Layer { sheet != nil ? .sheet : super.topLayer }

  /// Performs VoiceOver's magic tap: starts or pauses automatic play or, if there is none, shows or hides a hint.
  func performMagicTap() {
    if session.viewer != nil {
      session.togglePlaying()
    } else if session.automaticPlay != nil {
      session.togglePause()
    } else if session.canHint {
      session.toggleHint()
    }
  }

  var announcementState: AnnouncementState {
    let isAutomatic = session.automaticPlay?.isPaused == false || session.viewer?.isPlaying == true
    return AnnouncementState(
      session.spokenEvent, notice: session.notices.first, noticeNumber: session.noticeNumber, isAutomatic: isAutomatic)
  }
}

enum Sheet: Hashable, Identifiable {
  case openGame
  case replay
  case levels
  /// A duel, or one of its games as a replay.
  case duel
  /// Practice. This sheet and the following ones aren't part of the session.
  case practice
  case lesson
  case ownBoard

  var id: Self { self }

  init?(_ session: TriplesSession) {
    if case .openGame = session.popUp {
      self = .openGame
    } else if session.popUp == nil, session.duel != nil {
      self = .duel
    } else if session.popUp == nil, session.viewer != nil {
      self = .replay
    } else if session.levelMap != nil {
      // The card of a level appears over the map.
      self = .levels
    } else {
      return nil
    }
  }

  func dismiss(in session: TriplesSession) {
    switch self {
    case .openGame: session.dismissPopUp()
    case .replay: session.closeViewer()
    case .levels: session.closeLevels()
    case .duel: session.closeDuel()
    case .practice, .lesson, .ownBoard: break
    }
  }
}
