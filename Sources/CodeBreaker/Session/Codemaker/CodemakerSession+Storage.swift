import CodeBreakerModel
import GameCore
import SessionSupport

extension CodemakerSession: PersistentCoachedBoard {
  /// The only tab.
  public var tab: Tab { .set }

  /// The notices to show, oldest first. They refer to the saved data as a code.
  public var notices: [Notice] { notices(on: "code", replacement: "you can set a new one") }

  package var saved: CodemakerGame { game }

  package var board: OwnBoard { game.board }

  /// The pending requests: to the coach, for the pause before its next guess, or for another step of the search.
  public var pendingRequests: [Request<CoachTask>] {
    var requests: [Request<CoachTask>] = []
    addSessionRequests(to: &requests)
    if let nextGuessNumber {
      requests.append(.wait(Wait(.turn, number: nextGuessNumber, milliseconds: Self.pauseMilliseconds)))
    }
    if isSearching { requests.append(.wait(Wait(.computation, number: 0, milliseconds: 0))) }
    return requests
  }

  /// Handles the reply to a request.
  public func receive(_ reply: Reply, to request: Request<CoachTask>) {
    switch request {
    case .wait(let wait) where wait.purpose == .turn: pauseDidEnd(number: wait.number)
    case .wait(let wait) where wait.purpose == .computation: if isSearching { continueSearch() }
    default: receiveSessionReply(reply, to: request)
    }
  }

  package static var shareNotices: (copied: String, failed: String) {
    ("Link copied.", "This device can’t share or copy the link.")
  }

  package func startFirstGame() {
    game = CodemakerGame()
    status = setupText
  }

  package func adopt(_ game: CodemakerGame) {
    self.game = game
    guessesAutomatically = false
    search = nil
    beginSearch()
    status = result ?? CodemakerText.instruction(game.stage)
  }

  /// Reports that links open in the game, not here.
  package func open(link address: [UInt8]) {
    show(Notice("Can’t open this link here. You set codes on this page; links open in the game."))
    saveAndRedraw()
  }
}

extension Notice {
  static var setCodesDamaged: Notice {
    Notice(
      "Can’t read the list of codes set here. It was set aside, and a new one has started.")
  }
}
