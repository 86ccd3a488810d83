import NumberedGame
import PlaySupport
import TriplesModel
import TriplesSession

enum PreviewedScreen: String, CaseIterable {
  case board = "Board"
  case friendsLine = "Board with a friend's line"
  case watchedCoach = "The coach plays"
  case fullBoard = "No more moves"
  case notice = "Notice"
  case scores = "Scores"
  case about = "About"
  case endedGame = "Game ended"
  case fullBoardResult = "The end"
  case challenge = "Challenge"
  case openGame = "Open a game"
  case levels = "Levels"
  case levelCard = "Level"
  case replay = "Replay"
  case review = "Review"
  case duel = "Duel"
  case today = "Today"
  case dayGame = "Game of a day"
  case endedDailyGame = "Game of a day ended"
  case rankedGame = "Ranked game"
  case rankedResult = "Ranked game ended"
  case rankedToday = "Today, ranked"
  case practice = "Practice"
  case practiceBoard = "Practice, a board"
  case lesson = "Lesson"
  case lessonHint = "Lesson, a hint"
  case lessonOffer = "Lesson, offered"
  case ownBoard = "Any board"
  case playedOwnBoard = "Any board, played on"
  case pastDay = "Day that is over"
  case standings = "Standings"
  case account = "Account"

  @MainActor var controller: TriplesController {
    let friendsGame = Array("triples/1/14/ldruldrulldd".utf8)
    return switch self {
    case .board: .preview()
    case .friendsLine:
      .preview {
        $0.newGame()
        $0.open(address: friendsGame)
        $0.playChallenge()
        for direction in [Direction.left, .down, .left] { $0.move(direction) }
      }
    case .watchedCoach: .preview { $0.startWatching() }
    case .fullBoard:
      .fullBoardPreview.performing {
        $0.dismissPopUp()
      }
    case .notice: .preview { $0.open(address: Array("nonsense".utf8)) }
    case .scores:
      .preview {
        $0.newGame()
        $0.closePopUp()
        $0.select(.scores)
      }
    case .about: .preview { $0.select(.about) }
    case .endedGame: .preview { $0.newGame() }
    case .fullBoardResult: .fullBoardPreview
    case .challenge: .preview { $0.open(address: Array("triples/1/135/lldd".utf8)) }
    case .openGame:
      .preview {
        $0.askForGame()
        $0.openGame(numbered: Array("012".utf8))
      }
    case .levels: TriplesController.preview().performing { $0.openLevels() }
    case .levelCard: TriplesController.preview().performing { $0.openLevel(14) }
    case .replay:
      .preview {
        $0.open(address: friendsGame)
        $0.watchChallenge()
        $0.goToStep(2)
      }
    case .review: .reviewPreview
    case .duel: .duelPreview
    case .today: TriplesController.dayPreview.performing { $0.place = .today }
    case .dayGame: .dayPreview
    case .endedDailyGame: TriplesController.dayPreview.performing { $0.newGame() }
    case .rankedGame: .rankedPreview()
    case .rankedResult: .rankedPreview(isOver: true)
    case .rankedToday: TriplesController.rankedPreview().performing { $0.place = .today }
    case .practice: .practicePreview
    case .practiceBoard: TriplesController.practicePreview.performing { $0.practice?.practice.begin() }
    case .lesson: TriplesController.preview().performing { $0.openLesson() }
    case .lessonHint: .lessonHintPreview
    case .lessonOffer: .newcomerPreview
    case .ownBoard: .ownBoardPreview
    case .playedOwnBoard:
      TriplesController.ownBoardPreview.performing { controller in
        for direction in [Direction.left, .down] { controller.ownBoard?.session.move(direction) }
      }
    case .pastDay:
      TriplesController.rankedPreview().performing { $0.showPastDay(CalendarDay(time: 1_700_000_000 - 86_400)) }
    case .standings:
      TriplesController.rankedPreview(isOver: true).performing {
        $0.showStandings(of: CalendarDay(time: 1_700_000_000))
      }
    case .account: TriplesController.rankedPreview().performing { $0.showAccount() }
    }
  }
}

extension TriplesController {
  /// Performs actions in the session. (Some screens require level files, which only a `TriplesController` provides.)
  fileprivate func performing(_ further: (TriplesSession) -> Void) -> TriplesController {
    further(session)
    return self
  }

  fileprivate func performing(_ further: (TriplesController) -> Void) -> TriplesController {
    further(self)
    return self
  }
}

#if canImport(SwiftUI)
import AppSupport
import SwiftUI

/// A screen in a preview. Shows the content of a sheet alone, because a preview would fill the device with it anyway.
private struct PreviewedView: View {
  @State private var controller: TriplesController

  init(_ screen: PreviewedScreen) {
    _controller = State(initialValue: screen.controller)
  }

  var body: some View {
    Group {
      if let sheet = controller.sheet {
        SheetView(sheet: sheet)
      } else if let screen = controller.serverScreen {
        ServerScreenView(screen, controller)
      } else {
        ContentView()
      }
    }
    .environment(controller)
    .parlorTint()
  }
}

private struct Gallery: View {
  private let appearance: PreviewAppearance

  init(_ appearance: PreviewAppearance) {
    self.appearance = appearance
  }

  var body: some View {
    PreviewGallery(
      appearance, PreviewedScreen.allCases.map { screen in GalleryScreen(screen.rawValue) { PreviewedView(screen) } })
  }
}

#Preview("All screens, light") { Gallery(.light) }
#Preview("All screens, dark") { Gallery(.dark) }
#Preview("All screens, largest text") { Gallery(.largestText) }
#Preview("All screens, smallest phone") { Gallery(.smallestPhone) }

// Each screen alone, as large as the preview's device.
#Preview("Board, light") { PreviewedView(.board).previewed(.light) }
#Preview("Board, dark") { PreviewedView(.board).previewed(.dark) }
#Preview("Board, largest text") { PreviewedView(.board).previewed(.largestText) }
#Preview("Board, smallest phone") { PreviewedView(.board).previewed(.smallestPhone) }
#Preview("Board with a friend's line, light") { PreviewedView(.friendsLine).previewed(.light) }
#Preview("Board with a friend's line, dark") { PreviewedView(.friendsLine).previewed(.dark) }
#Preview("Board with a friend's line, largest text") { PreviewedView(.friendsLine).previewed(.largestText) }
#Preview("Board with a friend's line, smallest phone") { PreviewedView(.friendsLine).previewed(.smallestPhone) }
#Preview("The coach plays, light") { PreviewedView(.watchedCoach).previewed(.light) }
#Preview("The coach plays, dark") { PreviewedView(.watchedCoach).previewed(.dark) }
#Preview("The coach plays, largest text") { PreviewedView(.watchedCoach).previewed(.largestText) }
#Preview("The coach plays, smallest phone") { PreviewedView(.watchedCoach).previewed(.smallestPhone) }
#Preview("No more moves, light") { PreviewedView(.fullBoard).previewed(.light) }
#Preview("No more moves, dark") { PreviewedView(.fullBoard).previewed(.dark) }
#Preview("No more moves, largest text") { PreviewedView(.fullBoard).previewed(.largestText) }
#Preview("No more moves, smallest phone") { PreviewedView(.fullBoard).previewed(.smallestPhone) }
#Preview("Notice, light") { PreviewedView(.notice).previewed(.light) }
#Preview("Notice, dark") { PreviewedView(.notice).previewed(.dark) }
#Preview("Notice, largest text") { PreviewedView(.notice).previewed(.largestText) }
#Preview("Notice, smallest phone") { PreviewedView(.notice).previewed(.smallestPhone) }
#Preview("Scores, light") { PreviewedView(.scores).previewed(.light) }
#Preview("Scores, dark") { PreviewedView(.scores).previewed(.dark) }
#Preview("Scores, largest text") { PreviewedView(.scores).previewed(.largestText) }
#Preview("Scores, smallest phone") { PreviewedView(.scores).previewed(.smallestPhone) }
#Preview("About, light") { PreviewedView(.about).previewed(.light) }
#Preview("About, dark") { PreviewedView(.about).previewed(.dark) }
#Preview("About, largest text") { PreviewedView(.about).previewed(.largestText) }
#Preview("About, smallest phone") { PreviewedView(.about).previewed(.smallestPhone) }
#Preview("Game ended, light") { PreviewedView(.endedGame).previewed(.light) }
#Preview("Game ended, dark") { PreviewedView(.endedGame).previewed(.dark) }
#Preview("Game ended, largest text") { PreviewedView(.endedGame).previewed(.largestText) }
#Preview("Game ended, smallest phone") { PreviewedView(.endedGame).previewed(.smallestPhone) }
#Preview("The end, light") { PreviewedView(.fullBoardResult).previewed(.light) }
#Preview("The end, dark") { PreviewedView(.fullBoardResult).previewed(.dark) }
#Preview("The end, largest text") { PreviewedView(.fullBoardResult).previewed(.largestText) }
#Preview("The end, smallest phone") { PreviewedView(.fullBoardResult).previewed(.smallestPhone) }
#Preview("Challenge, light") { PreviewedView(.challenge).previewed(.light) }
#Preview("Challenge, dark") { PreviewedView(.challenge).previewed(.dark) }
#Preview("Challenge, largest text") { PreviewedView(.challenge).previewed(.largestText) }
#Preview("Challenge, smallest phone") { PreviewedView(.challenge).previewed(.smallestPhone) }
#Preview("Open a game, light") { PreviewedView(.openGame).previewed(.light) }
#Preview("Open a game, dark") { PreviewedView(.openGame).previewed(.dark) }
#Preview("Open a game, largest text") { PreviewedView(.openGame).previewed(.largestText) }
#Preview("Open a game, smallest phone") { PreviewedView(.openGame).previewed(.smallestPhone) }
#Preview("Levels, light") { PreviewedView(.levels).previewed(.light) }
#Preview("Levels, dark") { PreviewedView(.levels).previewed(.dark) }
#Preview("Levels, largest text") { PreviewedView(.levels).previewed(.largestText) }
#Preview("Levels, smallest phone") { PreviewedView(.levels).previewed(.smallestPhone) }
#Preview("Level, light") { PreviewedView(.levelCard).previewed(.light) }
#Preview("Level, dark") { PreviewedView(.levelCard).previewed(.dark) }
#Preview("Level, largest text") { PreviewedView(.levelCard).previewed(.largestText) }
#Preview("Level, smallest phone") { PreviewedView(.levelCard).previewed(.smallestPhone) }
#Preview("Replay, light") { PreviewedView(.replay).previewed(.light) }
#Preview("Replay, dark") { PreviewedView(.replay).previewed(.dark) }
#Preview("Replay, largest text") { PreviewedView(.replay).previewed(.largestText) }
#Preview("Replay, smallest phone") { PreviewedView(.replay).previewed(.smallestPhone) }
#Preview("Review, light") { PreviewedView(.review).previewed(.light) }
#Preview("Review, dark") { PreviewedView(.review).previewed(.dark) }
#Preview("Review, largest text") { PreviewedView(.review).previewed(.largestText) }
#Preview("Review, smallest phone") { PreviewedView(.review).previewed(.smallestPhone) }
#Preview("Duel, light") { PreviewedView(.duel).previewed(.light) }
#Preview("Duel, dark") { PreviewedView(.duel).previewed(.dark) }
#Preview("Duel, largest text") { PreviewedView(.duel).previewed(.largestText) }
#Preview("Duel, smallest phone") { PreviewedView(.duel).previewed(.smallestPhone) }
#Preview("Today, light") { PreviewedView(.today).previewed(.light) }
#Preview("Today, dark") { PreviewedView(.today).previewed(.dark) }
#Preview("Today, largest text") { PreviewedView(.today).previewed(.largestText) }
#Preview("Today, smallest phone") { PreviewedView(.today).previewed(.smallestPhone) }
#Preview("Game of a day, light") { PreviewedView(.dayGame).previewed(.light) }
#Preview("Game of a day, dark") { PreviewedView(.dayGame).previewed(.dark) }
#Preview("Game of a day, largest text") { PreviewedView(.dayGame).previewed(.largestText) }
#Preview("Game of a day, smallest phone") { PreviewedView(.dayGame).previewed(.smallestPhone) }
#Preview("Game of a day ended, light") { PreviewedView(.endedDailyGame).previewed(.light) }
#Preview("Game of a day ended, dark") { PreviewedView(.endedDailyGame).previewed(.dark) }
#Preview("Game of a day ended, largest text") { PreviewedView(.endedDailyGame).previewed(.largestText) }
#Preview("Game of a day ended, smallest phone") { PreviewedView(.endedDailyGame).previewed(.smallestPhone) }
#Preview("Ranked game, light") { PreviewedView(.rankedGame).previewed(.light) }
#Preview("Ranked game, dark") { PreviewedView(.rankedGame).previewed(.dark) }
#Preview("Ranked game, largest text") { PreviewedView(.rankedGame).previewed(.largestText) }
#Preview("Ranked game, smallest phone") { PreviewedView(.rankedGame).previewed(.smallestPhone) }
#Preview("Ranked game ended, light") { PreviewedView(.rankedResult).previewed(.light) }
#Preview("Ranked game ended, dark") { PreviewedView(.rankedResult).previewed(.dark) }
#Preview("Ranked game ended, largest text") { PreviewedView(.rankedResult).previewed(.largestText) }
#Preview("Ranked game ended, smallest phone") { PreviewedView(.rankedResult).previewed(.smallestPhone) }
#Preview("Today, ranked, light") { PreviewedView(.rankedToday).previewed(.light) }
#Preview("Today, ranked, dark") { PreviewedView(.rankedToday).previewed(.dark) }
#Preview("Today, ranked, largest text") { PreviewedView(.rankedToday).previewed(.largestText) }
#Preview("Today, ranked, smallest phone") { PreviewedView(.rankedToday).previewed(.smallestPhone) }
#Preview("Practice, light") { PreviewedView(.practice).previewed(.light) }
#Preview("Practice, dark") { PreviewedView(.practice).previewed(.dark) }
#Preview("Practice, largest text") { PreviewedView(.practice).previewed(.largestText) }
#Preview("Practice, smallest phone") { PreviewedView(.practice).previewed(.smallestPhone) }
#Preview("Practice, a board, light") { PreviewedView(.practiceBoard).previewed(.light) }
#Preview("Practice, a board, dark") { PreviewedView(.practiceBoard).previewed(.dark) }
#Preview("Practice, a board, largest text") { PreviewedView(.practiceBoard).previewed(.largestText) }
#Preview("Practice, a board, smallest phone") { PreviewedView(.practiceBoard).previewed(.smallestPhone) }
#Preview("Lesson, light") { PreviewedView(.lesson).previewed(.light) }
#Preview("Lesson, dark") { PreviewedView(.lesson).previewed(.dark) }
#Preview("Lesson, largest text") { PreviewedView(.lesson).previewed(.largestText) }
#Preview("Lesson, smallest phone") { PreviewedView(.lesson).previewed(.smallestPhone) }
#Preview("Lesson, a hint, light") { PreviewedView(.lessonHint).previewed(.light) }
#Preview("Lesson, a hint, dark") { PreviewedView(.lessonHint).previewed(.dark) }
#Preview("Lesson, a hint, largest text") { PreviewedView(.lessonHint).previewed(.largestText) }
#Preview("Lesson, a hint, smallest phone") { PreviewedView(.lessonHint).previewed(.smallestPhone) }
#Preview("Lesson, offered, light") { PreviewedView(.lessonOffer).previewed(.light) }
#Preview("Lesson, offered, dark") { PreviewedView(.lessonOffer).previewed(.dark) }
#Preview("Lesson, offered, largest text") { PreviewedView(.lessonOffer).previewed(.largestText) }
#Preview("Lesson, offered, smallest phone") { PreviewedView(.lessonOffer).previewed(.smallestPhone) }
#Preview("Any board, light") { PreviewedView(.ownBoard).previewed(.light) }
#Preview("Any board, dark") { PreviewedView(.ownBoard).previewed(.dark) }
#Preview("Any board, largest text") { PreviewedView(.ownBoard).previewed(.largestText) }
#Preview("Any board, smallest phone") { PreviewedView(.ownBoard).previewed(.smallestPhone) }
#Preview("Any board, played on, light") { PreviewedView(.playedOwnBoard).previewed(.light) }
#Preview("Any board, played on, dark") { PreviewedView(.playedOwnBoard).previewed(.dark) }
#Preview("Any board, played on, largest text") { PreviewedView(.playedOwnBoard).previewed(.largestText) }
#Preview("Any board, played on, smallest phone") { PreviewedView(.playedOwnBoard).previewed(.smallestPhone) }
#Preview("Day that is over, light") { PreviewedView(.pastDay).previewed(.light) }
#Preview("Day that is over, dark") { PreviewedView(.pastDay).previewed(.dark) }
#Preview("Day that is over, largest text") { PreviewedView(.pastDay).previewed(.largestText) }
#Preview("Day that is over, smallest phone") { PreviewedView(.pastDay).previewed(.smallestPhone) }
#Preview("Standings, light") { PreviewedView(.standings).previewed(.light) }
#Preview("Standings, dark") { PreviewedView(.standings).previewed(.dark) }
#Preview("Standings, largest text") { PreviewedView(.standings).previewed(.largestText) }
#Preview("Standings, smallest phone") { PreviewedView(.standings).previewed(.smallestPhone) }
#Preview("Account, light") { PreviewedView(.account).previewed(.light) }
#Preview("Account, dark") { PreviewedView(.account).previewed(.dark) }
#Preview("Account, largest text") { PreviewedView(.account).previewed(.largestText) }
#Preview("Account, smallest phone") { PreviewedView(.account).previewed(.smallestPhone) }
#endif
