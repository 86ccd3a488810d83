import CodeBreakerModel
import NumberedGame
import PlaySupport
import TestSupport

@testable import CodeBreakerSession

enum Intent: Hashable {
  case choose(Int), tapHole(Int), clear, guess, attempt([Int]), solve
  case playAgain, returnToPreviousGame, askForNewGame, choosePegs(Int), chooseLuck(Bool), startChosenGame(String)
  case closePopUp, askToGiveUp, giveUp, showResult, select(CodeBreakerSession.Tab), open(String)
  case askForHint, reveal(CodeBreakerSession.HintLevel), useBestGuess
  case openReview, closeReview, retryReview, selectAttempt(Int), openDuel, closeDuel, retryDuel
  case answer, answerNonsense, answerAll, coachFails
  case hide, appear, chooseMotion(Bool), endReveal(late: Bool), loadChangesFromStorage, dismissNotice

  private static let addresses = [
    "", "play", "statistics", "review", duelAddress, "\(duelAddress)/0123,2020/solved-2", "\(duelAddress)/0123,2020",
    "\(duelAddress)/0123,2020/vs/5555,2020", "codebreaker/1/12/3.faces", "codebreaker/1/12/3.faces/012,345", "nonsense",
  ]

  /// Returns a random action. Most actions place pegs or guess.
  static func random(using random: inout SplitMix64) -> Intent {
    switch random.numberBelow(64) {
    case 0..<6: .choose(random.numberBelow(7))
    case 6: .tapHole(random.numberBelow(5))
    case 7: .clear
    case 8, 9: .guess
    case 10..<15: .attempt((0..<4).map { _ in random.numberBelow(6) })
    case 15, 16, 17: .solve
    case 18: .playAgain
    case 19: .returnToPreviousGame
    case 20: .askForNewGame
    case 21: .choosePegs(3 + random.numberBelow(2))
    case 22: .chooseLuck(random.numberBelow(4) > 0)
    case 23, 24: .startChosenGame(["", "12", "537", "x"][random.numberBelow(4)])
    case 25, 26, 27: .closePopUp
    case 28: .askToGiveUp
    case 29: .giveUp
    case 30: .showResult
    case 31: .select(CodeBreakerSession.Tab.allCases[random.numberBelow(3)])
    case 32..<37: .open(addresses[random.numberBelow(addresses.count)])
    case 37, 38: .askForHint
    case 39, 40: .reveal(CodeBreakerSession.HintLevel.allCases[random.numberBelow(3)])
    case 41: .useBestGuess
    case 42, 43: .openReview
    case 44: .closeReview
    case 45: .retryReview
    case 46: .selectAttempt(1 + random.numberBelow(4))
    case 47, 48: .openDuel
    case 49: .closeDuel
    case 50: .retryDuel
    case 51, 52, 53: .answer
    case 54: .answerNonsense
    case 55: .answerAll
    case 56: .coachFails
    case 57: .hide
    case 58: .appear
    case 59: .chooseMotion(random.numberBelow(3) > 0)
    case 60, 61: .endReveal(late: random.numberBelow(4) == 0)
    case 62: .dismissNotice
    default: .loadChangesFromStorage
    }
  }

  func perform(on session: CodeBreakerSession) {
    switch self {
    case .choose(let choice): session.choose(choice)
    case .tapHole(let hole): session.tapHole(hole)
    case .clear: session.clear()
    case .guess: session.guess()
    case .attempt(let choices): session.attempt(Array(choices.prefix(session.game.setup.pegCount)))
    case .solve:
      let choices = session.game.pegChoices
      session.attempt(session.game.masterCode.pegs.compactMap { choices.firstIndex(of: $0) })
    case .playAgain: session.playAgain()
    case .returnToPreviousGame: session.returnToPreviousGame()
    case .askForNewGame: session.askForNewGame()
    case .choosePegs(let count): session.choose(pegCount: count)
    case .chooseLuck(let hasLuck): session.choose(isWithoutLuck: !hasLuck)
    case .startChosenGame(let number): session.startChosenGame(number: Array(number.utf8))
    case .closePopUp: session.closePopUp()
    case .askToGiveUp: session.askToGiveUp()
    case .giveUp: session.giveUp()
    case .showResult: session.showResult()
    case .select(let tab): session.select(tab)
    case .open(let address): session.open(address)
    case .askForHint: session.askForHint()
    case .reveal(let level): session.reveal(level)
    case .useBestGuess: session.useBestGuess()
    case .openReview: session.openReview()
    case .closeReview: session.closeReview()
    case .retryReview: session.retryReview()
    case .selectAttempt(let number): session.select(attempt: number)
    case .openDuel: session.openDuel()
    case .closeDuel: session.closeDuel()
    case .retryDuel: session.retryDuel()
    case .answer: session.answerOnce()
    case .answerNonsense: if let question = session.coachQuestion { session.receive([7], to: question) }
    case .answerAll: while session.answerOnce() != nil {}
    case .coachFails: session.handleCoachFailure()
    case .hide: session.windowDidDisappear()
    case .appear: session.windowDidAppear()
    case .chooseMotion(let showsMotion): session.setShowsMotion(showsMotion)
    case .endReveal(let late): session.revealDidEnd(number: (session.reveal?.number ?? 0) - (late ? 1 : 0))
    case .loadChangesFromStorage: session.loadChangesFromStorage()
    case .dismissNotice: session.dismissNotice()
    }
  }
}
