import AppSupport
import DailyGames
import GameCore
import SessionSupport
import TestSupport
import VerifiableDeals

/// A fake session that makes the requests that the test sets. If it's ranked, it has a client for a game without rules.
final class FakeSession: AppSession {
  typealias CoachTask = Int

  enum Tab: AppTab {
    case game, rules

    var label: String { self == .game ? "Game" : "Rules" }
    var symbol: String { "circle" }
  }

  var tab = Tab.game
  var status = ""
  var spokenEvent = SpokenEvent()
  var notices: [Notice] = []
  var onChange: (() -> Void)?
  var address: [UInt8] { tab.address }
  var coachQuestion: Int?

  static let kind = DailyGame.codeBreaker
  static let linkFormat = GameLinkFormat(scheme: "parlor-test")
  static var storedTexts: [StoredText] { [] }
  var rankedClient: RankedClient?
  var shareItem: ShareItem {
    var item = ShareItem(text: "Try this.", address: [])
    item.day = day
    return item
  }
  let environment: PlayEnvironment
  let playMode: PlayMode
  var pendingNavigation: DayNavigation?

  let sharedSettings = SharedSettings()
  let showsSettings = false
  let latestCue: CueEvent? = nil

  private(set) var noticeNumber = 0

  private(set) var answers: [[UInt8]] = []
  private(set) var failureCount = 0
  private(set) var storageChangeCount = 0
  private(set) var visibilityChanges: [String] = []

  /// The links and days that the session was asked to open or report.
  private(set) var requests: [String] = []

  init(environment: PlayEnvironment, playMode: PlayMode = .own) {
    self.environment = environment
    self.playMode = playMode
    rankedClient =
      playMode.isRanked ? playMode.day.map { RankedClient($0, Self.kind, storage: environment.storage) } : nil
    // If the day's deal isn't stored, the session leaves for the page that loads it.
    if playMode.kind == .pastDay, let day,
      environment.storage.read(PastDayGame.dealKey(Self.kind)) != FakeDeal(day: day).text
    {
      pendingNavigation = .check(day, needsDeal: true)
    }
  }

  typealias DayDealType = FakeDeal
  typealias Picture = Never

  var popUpScreen: PlainScreen? { rankedPopUp }

  func performInPopUp(_ id: Action.ID, text: [UInt8]) { performInRankedPopUp(id, text: text) }

  // MARK: A ranked game

  var finishWarning: String { "You can’t undo this." }
  var resultHeadline: String { "5 guesses" }
  var canReviewRankedGame: Bool { rankedClient?.isOver == true }

  func serverDidReply(_ reply: RankedReply?, to number: Int) {
    _ = rankedClient?.serverDidReply(reply, to: number)
    onChange?()
  }

  func send(_ move: [UInt8]?) {
    rankedClient?.send(move, index: 0)
    onChange?()
  }

  func ask(_ question: RankedClient.Prompt) {
    rankedClient?.prompt = question
    onChange?()
  }

  func finishRankedGame() {
    requests.append("finish " + (rankedClient?.prompt == .finish ? "asked" : "not asked"))
    rankedClient?.prompt = nil
    onChange?()
  }

  func playOwnGameFirst() { leave(for: .ownGame(address: [])) }

  func reviewRankedGame() { requests.append("review") }

  convenience init() {
    self.init(
      environment: PlayEnvironment(storage: MemoryStorage().storage, now: { 0 }, random: { 0 }))
  }

  // MARK: Requests

  var pendingRequests: [Request<Int>] {
    var requests: [Request<Int>] = []
    if let coachQuestion { requests.append(.coach(coachQuestion)) }
    addRankedRequests(to: &requests)
    if let pendingNavigation { requests.append(.navigation(pendingNavigation)) }
    if notices.first?.isTransient == true {
      requests.append(.wait(Wait(.notice, number: noticeNumber, milliseconds: 4_000)))
    }
    return requests
  }

  func receive(_ reply: Reply, to request: Request<Int>) {
    switch request {
    case .coach(let question): receiveAnswer(reply, to: question)
    case .navigation: pendingNavigation = nil
    case .wait(let wait) where wait.purpose == .notice: dismissNotice()
    default: receiveRankedReply(reply, to: request)
    }
  }

  func leave(for pendingNavigation: DayNavigation) {
    self.pendingNavigation = pendingNavigation
    onChange?()
  }

  func openGame(of day: CalendarDay) { requests.append("game of \(day)") }
  func reportDayNotOpen(_ day: CalendarDay) { requests.append("coming \(day)") }
  func reportInvalidDay() { requests.append("invalid day") }
  func reportNewDay(_ day: CalendarDay) { requests.append("new \(day)") }

  func open(address: [UInt8]) { requests.append(String(decoding: address, as: UTF8.self)) }
  func loadChangesFromStorage() {
    storageChangeCount += 1
    visibilityChanges.append("shown")
  }

  func windowDidDisappear() { visibilityChanges.append("hidden") }
  func publishHomeStatus() {
    guard let day else { return }
    let text = "day-door/1\n\(day) playing \(status)"
    let name =
      switch playMode.kind {
      case .own, .daily: "day\(day.number % 2)"
      case .ranked: "ranked\(day.number % 2)"
      case .pastDay: "again"
      }
    _ = environment.storage.write("parlor.codebreaker.\(name)-door", Array(text.utf8))
  }

  func dismissNotice() {
    if !notices.isEmpty { notices.removeFirst() }
    noticeNumber += 1
    onChange?()
  }

  func show(_ notice: Notice) {
    notices.append(notice)
    onChange?()
  }

  func handleShareOutcome(_ outcome: ShareOutcome) {}
  func setSettingsOpen(_ isShown: Bool) {}
  func choose(_ choice: Int, for setting: SharedSettings.Setting) {}

  func select(_ tab: Tab) {
    self.tab = tab
    onChange?()
  }

  func ask(_ question: Int?) {
    coachQuestion = question
    onChange?()
  }

  func coachDidAnswer(_ text: [UInt8], to question: Int) {
    answers.append(text)
    ask(nil)
  }

  func handleCoachFailure() {
    failureCount += 1
    ask(nil)
  }
}
