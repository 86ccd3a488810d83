import AppSupport
import CodeBreakerCoach
import CodeBreakerModel
import CodeBreakerSession
import DailyGames
import FairDay
import NumberedGame
import PlaySupport

extension CodeBreakerSession: AppSession {
  /// Its games of days are those of CodeBreaker.
  public static var kind: DailyGame { .codeBreaker }

  /// The type that deals the game of a day.
  public typealias Dealt = CodeBreaker.DayDeal

  /// The links that open its games in the app.
  public static var link: GameLink { CodeBreakerTable.link }
}

extension CodeBreakerSession.Tab: AppTab {
  /// The SF Symbol of the tab.
  public var symbol: String {
    switch self {
    case .game: "circle.grid.3x3.fill"
    case .statistics: "chart.bar.fill"
    case .rules: "book.fill"
    }
  }
}

/// Where the coach sits: off the main actor, with one question before it at a time. It is the same coach for as long as
/// the app runs, since it remembers small games.
actor CoachDesk {
  private let coach = Coach()

  /// Answers a question.
  ///
  /// - Returns: the advice as text, or `nil` where no code fits the answers.
  func answer(_ question: CoachQuestion) -> [UInt8]? {
    coach.advice(on: question)?.text
  }

  /// Answers a question about a board of one's own.
  ///
  /// - Returns: the advice as text, or `nil` where an answer is one that no guess can get.
  func answer(_ question: OwnBoardQuestion) -> [UInt8]? {
    coach.advice(on: question)?.text
  }
}

/// The session of CodeBreaker as SwiftUI observes it.
public final class CodeBreakerTable: ObservedTable<CodeBreakerSession> {
  /// The scheme of links that open a game in the app.
  nonisolated public static let link = GameLink(scheme: "parlor-codebreaker")

  /// Sits down at the table that the device has saved.
  public convenience init() {
    let environment = PlayEnvironment.device()
    let isNew = LessonOffer.isNew("codebreaker", in: environment.storage)
    self.init(environment: environment, server: .device("parlor-codebreaker"))
    isNewcomer = isNew
  }

  /// Sits down at another table.
  ///
  /// - Parameters:
  ///   - environment: the device.
  ///   - server: the server of the game of the day; none unless it is given.
  public convenience init(environment: PlayEnvironment, server: DayServer? = nil) {
    let desk = CoachDesk()
    self.init(environment: environment, server: server) {
      await desk.answer($0)
    } boardCoach: {
      await desk.answer($0)
    }
  }

  let answer: RequestRunner<CodeBreakerSession>.Coach
  let boardAnswer: RequestRunner<OwnBoardSession>.Coach

  /// What is open over whatever is there, which the session knows nothing of.
  var opened: OpenedScreen?

  /// Whether the player is new, and has not answered yet whether to learn by playing.
  var isNewcomer = false

  /// Whether the player wants more contrast, at whichever table.
  var prefersContrast = false {
    didSet {
      session.contrastChanged(prefersContrast)
      opened?.contrastChanged(prefersContrast)
    }
  }

  /// Whether the player wants motion, at whichever table.
  var showsMotion = false {
    didSet { session.motionChanged(showsMotion) }
  }

  /// The sheet since the session changed last, if it has been asked for; nothing in it where there is none.
  private var sheetNow: TableSheet??

  /// Sits down at a table with a coach of one's own.
  init(
    environment: PlayEnvironment, server: DayServer? = nil,
    coach answer: @escaping RequestRunner<CodeBreakerSession>.Coach,
    boardCoach boardAnswer: @escaping RequestRunner<OwnBoardSession>.Coach = { _ in nil }
  ) {
    self.answer = answer
    self.boardAnswer = boardAnswer
    super.init(CodeBreakerSession(environment: environment), server: server, coach: answer)
  }

  /// Makes the other table look like the one that was left.
  public override func satDown(from other: CodeBreakerSession) {
    session.contrastChanged(prefersContrast)
    session.motionChanged(showsMotion)
  }

  public override func noteChange() {
    sheetNow = nil
    // Whoever has begun to play needs no offer any more.
    if !session.attempts.isEmpty { isNewcomer = false }
  }

  /// Whether colour pegs carry letters.
  var letters: CodeBreakerSession.LetterSetting {
    get { session.settings.letters }
    set { session.choose(letters: newValue) }
  }

  /// What becomes of a guess with holes.
  var holes: CodeBreakerSession.HoleSetting {
    get { session.settings.holes }
    set { session.choose(holes: newValue) }
  }

  /// What there is to share of the game on the table: no pegs, and a link that opens the same game.
  var shareText: String { message(session.shareItem) }

  /// What answers a friend at the end of a duel, with a link that holds both games.
  var answerShareText: String? { session.answerShareItem.map { Self.link.message($0) } }

  /// What there is to say to screen readers. All of it answers what the player does, be it later: the coach's answer, too.
  var tidings: Tidings { Tidings(status: session.status, notice: session.notices.first?.text ?? "") }

  public override func closeScreens() {
    isNewcomer = false
    closeOpened()
  }

  public override func closeSheets() {
    closeOpened()
    isAskingToGiveUp = false
    while let sheet = TableSheet(session) { sheet.dismiss(in: session) }
  }

  /// A board that somebody has sent, as in `parlor-codebreaker://play#assist/1/4/6/mastermind/0123:11`.
  public override func opensScreen(_ address: [UInt8]) -> Bool { opensBoard(address) }

  // MARK: Pop-ups
  // SwiftUI takes away what it presents by itself, before or after it does what the player chose, and then says so by
  // setting these. By then the session may show something else, which must not be closed.

  /// How the game ended, as long as it is shown.
  var ended: CodeBreakerSession.EndedGame? {
    if case .ended(let ended) = session.popUp { ended } else { nil }
  }

  /// What lies over everything else: a sheet or the question, or else how the game ended.
  public override var topLayer: Layer {
    max(
      super.topLayer,
      sheet != nil || isAskingToGiveUp ? .sheet : ended != nil || offersLesson ? .cover : .screen)
  }

  /// Whether the player is asked whether to give up. Setting it to `false` closes the question.
  var isAskingToGiveUp: Bool {
    get { session.popUp == .confirmGiveUp }
    set { if !newValue, isAskingToGiveUp { session.closePopUp() } }
  }

  /// The sheet that SwiftUI has presented last, by its `id`.
  var presented: String?

  /// What covers the table, if anything does. All that can be set is nothing: the player has put it away. SwiftUI may say so
  /// when the session has gone on to another sheet, which must not be put away then.
  var sheet: TableSheet? {
    get {
      let sheet = latestSheet(after: session)
      return opened.map { .opened($0) } ?? sheet
    }
    set {
      guard newValue == nil, let sheet, presented == nil || presented == sheet.id else { return }
      if opened == nil { sheet.dismiss(in: session) } else { closeOpened() }
    }
  }

  /// The sheet, worked out once after each of the session's changes: SwiftUI asks for it several times, and a review has
  /// thousands of pegs.
  private func latestSheet(after session: CodeBreakerSession) -> TableSheet? {
    if let sheetNow { return sheetNow }
    let sheet = TableSheet(session)
    sheetNow = .some(sheet)
    return sheet
  }

  /// Takes away how the game ended: it stays on the table to be looked at.
  func lookBack() {
    if ended != nil { session.closePopUp() }
  }

  /// Gives up, which the player has confirmed, whether or not the question has been taken away by now.
  func giveUp() {
    if !isAskingToGiveUp { session.askToGiveUp() }
    session.giveUp()
  }
}
