import GameCore
import SessionSupport
import TestSupport
import TriplesModel
import TriplesTestSupport

@testable import TriplesSession

/// An action on a session, performed by a player, a device, or a link.
enum Intent: Hashable {
  case move(Direction), undo, redo
  case newGame, askForGame, openGame(String), keepPlaying, closePopUp, dismissPopUp
  case startNextGame, tryAgain, undoLastMove, showResult, playChallenge, watchChallenge
  case openRow(Int), goToStep(Int), closeViewer, playFromViewer
  case choose(TriplesSession.Mode), rank(TriplesSession.Ranking), select(TriplesSession.Tab), openAddress(String),
    shared(ShareOutcome), dismissNotice,
    loadChangesFromStorage
  case confirmHint
  case toggleHint, startWatching, togglePause, stopWatching, togglePlaying, chooseSpeed(TriplesSession.PlaybackSpeed),
    timeIsUp(isLate: Bool), goToNextMistake
  case openLevels, closeLevels, openChapter(Int), goToLevel(Int), openLevel(Int), continueLevels, playLevel
  case watchBestGame, provideFiles, receiveInvalidFile
  case compareEndedGame, compareChallenge, closeDuel, openOwnGame, openFriendsGame, startDuelReview, cancelDuelReview
  case reviewEndedGame, startReview, cancelReview, answer, answerNonsense, answerAll, handleCoachFailure

  static func random(using generator: inout SplitMix64) -> Intent {
    switch generator.numberBelow(100) {
    case 0..<16: .move(Direction.allCases[generator.numberBelow(4)])
    case 16, 17, 18: .undo
    case 19, 20: .redo
    case 21, 96: .newGame
    case 22: .askForGame
    case 23: .openGame(["14", "537", " 3 ", "0", "", "x"][generator.numberBelow(6)])
    case 24, 25: .keepPlaying
    case 26, 27: .closePopUp
    case 28: .dismissPopUp
    case 29: .openRow(generator.numberBelow(7) - 1)
    case 30: .goToStep(generator.numberBelow(40) - 2)
    case 31: .closeViewer
    case 32: .playFromViewer
    case 33: .choose(TriplesSession.Mode.allCases[generator.numberBelow(2)])
    case 34, 35: .select(TriplesSession.Tab.allCases[generator.numberBelow(3)])
    case 36: .openAddress(Self.addresses[generator.numberBelow(Self.addresses.count)])
    case 37: .shared([.shared, .copied, .canceled, .failed][generator.numberBelow(4)])
    case 38: .dismissNotice
    case 39, 40: .toggleHint
    case 41, 42: .startWatching
    case 43: .togglePause
    case 44: .stopWatching
    case 45: .chooseSpeed(TriplesSession.PlaybackSpeed.allCases[generator.numberBelow(3)])
    case 46, 47, 48: .timeIsUp(isLate: generator.numberBelow(4) == 0)
    case 49: .reviewEndedGame
    case 50, 51: .startReview
    case 52: .cancelReview
    case 53...57: .answer
    case 58: .answerNonsense
    case 59: .answerAll
    case 60: .handleCoachFailure
    case 62: .startNextGame
    case 63: .tryAgain
    case 64: .undoLastMove
    case 65: .showResult
    case 66: .playChallenge
    case 67, 68: .watchChallenge
    case 69, 70: .togglePause
    case 71, 72: .togglePlaying
    case 73: .goToNextMistake
    case 74: .openLevels
    case 75: .closeLevels
    case 76: .openChapter(generator.numberBelow(54) - 2)
    case 77: .goToLevel(generator.numberBelow(1100) - 50)
    case 78, 79: .openLevel([0, 14, 15, 138, 1000, 1001][generator.numberBelow(6)])
    case 80: .continueLevels
    case 81, 82: .playLevel
    case 83, 84: .watchBestGame
    case 85, 86: .provideFiles
    case 87: .receiveInvalidFile
    case 88: .compareEndedGame
    case 89: .compareChallenge
    case 90, 91: .closeDuel
    case 92: .openOwnGame
    case 93: .openFriendsGame
    case 94: .startDuelReview
    case 95: .cancelDuelReview
    case 97, 98: .confirmHint
    case 61: .rank(TriplesSession.Ranking.allCases[generator.numberBelow(2)])
    default: .loadChangesFromStorage
    }
  }

  private static let addresses = [
    "", "board", "scores", "about", "triples/1/14/ur", "triples/1/14/uu", "?", "triples/1/14/ur/vs/ul",
    "triples/1/14/uldr/vs/uu", "triples/1/537/l",
  ]

  func perform(on session: TriplesSession) {
    switch self {
    case .move(let direction): session.move(direction)
    case .undo: session.undo()
    case .redo: session.redo()
    case .newGame: session.newGame()
    case .askForGame: session.askForGame()
    case .openGame(let text): session.openGame(numbered: Array(text.utf8))
    case .keepPlaying: session.keepPlaying()
    case .closePopUp: session.closePopUp()
    case .dismissPopUp: session.dismissPopUp()
    case .startNextGame: session.startNextGame()
    case .tryAgain: session.tryAgain()
    case .undoLastMove: session.undoLastMove()
    case .showResult: session.showResult()
    case .playChallenge: session.playChallenge()
    case .watchChallenge: session.watchChallenge()
    case .compareEndedGame: session.compareEndedGame()
    case .compareChallenge: session.compareChallenge()
    case .closeDuel: session.closeDuel()
    case .openOwnGame: session.openOwnGame()
    case .openFriendsGame: session.openFriendsGame()
    case .startDuelReview: session.startDuelReview()
    case .cancelDuelReview: session.cancelDuelReview()
    case .openRow(let index): session.openRow(index)
    case .goToStep(let step): session.goToStep(step)
    case .closeViewer: session.closeViewer()
    case .playFromViewer: session.playFromViewer()
    case .choose(let mode): session.choose(mode)
    case .rank(let ranking): session.choose(ranking)
    case .select(let tab): session.select(tab)
    case .openAddress(let address): session.follow(address)
    case .shared(let outcome): session.handleShareOutcome(outcome)
    case .dismissNotice: session.dismissNotice()
    case .loadChangesFromStorage: session.loadChangesFromStorage()
    case .toggleHint: session.toggleHint()
    case .confirmHint: session.confirmHint()
    case .startWatching: session.startWatching()
    case .togglePause: session.togglePause()
    case .stopWatching: session.stopWatching()
    case .chooseSpeed(let speed): session.choose(speed)
    case .togglePlaying: session.togglePlaying()
    case .goToNextMistake: session.goToNextMistake()
    case .timeIsUp(let isLate): session.handleTimeout(ofTurn: (session.turn?.number ?? 0) - (isLate ? 1 : 0))
    case .openLevels: session.openLevels()
    case .closeLevels: session.closeLevels()
    case .openChapter(let index): session.openChapter(at: index)
    case .goToLevel(let place): session.selectLevel(at: place)
    case .openLevel(let number): session.openLevel(number)
    case .continueLevels: session.continueLevels()
    case .playLevel: session.playLevel()
    case .watchBestGame: session.watchBestGame()
    case .provideFiles: session.provideFiles()
    case .receiveInvalidFile: if let file = session.wantedFile { session.levelFileDidLoad(file, [7]) }
    case .reviewEndedGame: session.reviewEndedGame()
    case .startReview: session.startReview()
    case .cancelReview: session.cancelReview()
    case .answer: session.answerOnce()
    case .answerNonsense: if let question = session.coachQuestion { session.coachDidAnswer([7], to: question) }
    case .answerAll: session.answerAll()
    case .handleCoachFailure: session.handleCoachFailure()
    }
  }
}
