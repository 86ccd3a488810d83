import AppSupport
import DailyGames
import FairDay
import NumberedGame
import PlaySupport
import TriplesCoach
import TriplesData
import TriplesModel
import TriplesPocketNetwork
import TriplesSession

extension TriplesSession: AppSession {
  /// Its games of days are those of Triples.
  public static var kind: DailyGame { .triples }

  /// The type that deals the game of a day.
  public typealias Dealt = Triples.DayDeal

  /// The links that open its games in the app.
  public static var link: GameLink { .triples }
}

extension TriplesSession.Tab: AppTab {
  /// The SF Symbol of the tab.
  public var symbol: String {
    switch self {
    case .board: "gamecontroller"
    case .scores: "list.dash"
    case .about: "info.circle"
    }
  }
}

extension GameLink {
  /// The links of Triples.
  static var triples: GameLink { GameLink(scheme: "parlor-triples") }
}

/// Where the coach sits: off the main actor, with one question before it at a time. It learns what it knows when it is
/// first asked.
actor CoachDesk {
  private var coach: Coach?

  /// Answers a question.
  ///
  /// - Returns: the advice as text, or `nil` where the network is missing from the app.
  func answer(_ question: CoachQuestion) -> [UInt8]? {
    if coach == nil { coach = PocketNetwork.coach }
    return coach?.advice(for: question.replay, nodes: question.nodes).text
  }

  /// Answers a question about a board that was set up.
  ///
  /// - Returns: the advice as text, or `nil` where the network is missing from the app.
  func answer(_ question: BoardQuestion) -> [UInt8]? {
    if coach == nil { coach = PocketNetwork.coach }
    return coach?.advice(for: question.position.game(), nodes: question.nodes).text
  }
}

/// The session of Triples as SwiftUI observes it.
public final class TriplesTable: ObservedTable<TriplesSession> {
  let answer: RequestRunner<TriplesSession>.Coach
  let boardAnswer: RequestRunner<OwnBoardSession>.Coach

  /// What is open over whatever is there, which the session knows nothing of.
  var opened: OpenedScreen?

  /// Whether the player is new, and has not answered yet whether to learn by playing.
  var isNewcomer = false

  /// Sits down at the table that this device has saved.
  public convenience init() {
    let environment = PlayEnvironment.device()
    let isNew = LessonOffer.isNew("triples", in: environment.storage)
    self.init(session: TriplesSession(environment: environment), server: .device("parlor-triples"))
    isNewcomer = isNew
  }

  /// Sits down at the table of a session. It takes the session's `onChange` for itself.
  ///
  /// - Parameters:
  ///   - session: the table.
  ///   - server: the server of the game of the day; none unless it is given.
  public init(session: TriplesSession, server: DayServer? = nil) {
    let desk = CoachDesk()
    answer = { await desk.answer($0) }
    boardAnswer = { await desk.answer($0) }
    super.init(session, server: server, file: Self.file, coach: answer)
    session.receive(.medals, TriplesData.medals)
  }

  /// Lets the game on the other table end as slowly as that of the one that was left.
  public override func satDown(from other: TriplesSession) {
    session.lingers = other.lingers
    session.receive(.medals, TriplesData.medals)
  }

  /// The bytes of a file that the levels need, which comes with the app.
  private static func file(_ name: String) -> [UInt8]? {
    name == TriplesSession.LevelFile.medals.name ? TriplesData.medals : TriplesData.bestGames
  }

  public override func noteChange() {
    // Whoever has begun to play needs no offer any more.
    if session.canUndo { isNewcomer = false }
  }

  /// How the game on the table ended, as long as it is shown.
  var ended: EndedCard? { EndedCard(session) }

  public override func closeScreens() {
    isNewcomer = false
    closeOpened()
  }

  public override func closeSheets() {
    closeOpened()
    while let sheet = Sheet(session) { sheet.dismiss(in: session) }
  }

  /// A board that somebody has sent, as in `parlor-triples://play#board/1/1,0,0,1/0,2,0,2/0,0,0,0/0,0,0,0`.
  public override func opensScreen(_ address: [UInt8]) -> Bool { opensBoard(address) }

  // MARK: Sheets

  /// The sheet that SwiftUI has presented last.
  var presented: Sheet?

  /// What covers the screen, if anything does. All that can be set is nothing: the player has put it away. SwiftUI may say so
  /// when the session has gone on to another sheet, which must not be put away then.
  var sheet: Sheet? {
    get {
      // The session is asked in any case, as what is asked is what has this drawn again.
      let sheet = Sheet(session)
      return opened?.sheet ?? sheet
    }
    set {
      guard newValue == nil, let sheet, presented == nil || presented == sheet else { return }
      if opened == nil { sheet.dismiss(in: session) } else { closeOpened() }
    }
  }

  public override var topLayer: Layer {
    if sheet != nil { return .sheet }
    return max(super.topLayer, session.popUp == nil && !offersLesson ? .screen : .cover)
  }

  /// Does what players of VoiceOver mean by a tap with two fingers, twice: lets what plays by itself wait or go on, or where
  /// nothing does, asks for a hint.
  func magicTap() {
    if session.viewer != nil {
      session.togglePlaying()
    } else if session.watch != nil {
      session.togglePause()
    } else if session.canHint {
      session.toggleHint()
    }
  }

  /// What there is to say to screen readers.
  var tidings: Tidings {
    let isByItself = session.watch?.isPaused == false || session.viewer?.isPlaying == true
    return Tidings(status: session.status, notice: session.notices.first?.text ?? "", isByItself: isByItself)
  }
}

/// What covers the screen as a sheet.
enum Sheet: Hashable, Identifiable {
  /// The question for the number of a game.
  case openGame
  /// A replay.
  case replay
  /// The map of the levels.
  case levels
  /// A duel, and either of its games as a replay.
  case duel
  /// The notebook, which the session knows nothing of; nor does it of those that follow.
  case practice
  /// The lesson.
  case lesson
  /// Any board.
  case ownBoard

  var id: Self { self }

  /// The sheet that a session asks for, if it asks for one.
  init?(_ session: TriplesSession) {
    if case .openGame = session.popUp {
      self = .openGame
    } else if session.popUp == nil, session.duel != nil {
      self = .duel
    } else if session.popUp == nil, session.viewer != nil {
      self = .replay
    } else if session.levelMap != nil {
      // A level's card stands over it.
      self = .levels
    } else {
      return nil
    }
  }

  /// Puts the sheet away, as the player does who swipes it down.
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
