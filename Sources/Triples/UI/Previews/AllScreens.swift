import GameCore
import SessionSupport
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
  case lessonList = "Lesson, the list"
  case lessonOffer = "Lesson, offered"
  case ownBoard = "Your own board"
  case playedOwnBoard = "Your own board, played on"
  case pastDay = "Day that is over"
  case standings = "Standings"
  case account = "Account"
  case data = "Your data"

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
    case .fullBoard: TriplesController.fullBoardPreview.performing { $0.session.dismissPopUp() }
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
    case .levels:
      .preview {
        let medals = "triples-levels/2\n75 68 0\n88 45 0\n138 5 0\n627 63 0\n783 27 0\n999 21 0"
        _ = $0.environment.storage.write("parlor.triples.levels", Array(medals.utf8))
        $0.loadChangesFromStorage()
        $0.openLevels()
      }
    case .levelCard: TriplesController.preview().performing { $0.session.openLevel(14) }
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
    case .endedDailyGame: TriplesController.dayPreview.performing { $0.session.newGame() }
    case .rankedGame: .rankedPreview()
    case .rankedResult: .rankedPreview(isOver: true)
    case .rankedToday: TriplesController.rankedPreview().performing { $0.place = .today }
    case .practice: .practicePreview
    case .practiceBoard: TriplesController.practicePreview.performing { $0.practice?.practice.begin() }
    case .lesson: TriplesController.preview().performing { $0.openLesson() }
    case .lessonHint: .lessonHintPreview
    case .lessonList: TriplesController.lessonHintPreview.performing { $0.lesson?.lesson.core.showList() }
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
    case .data: TriplesController.preview().performing { $0.openData() }
    }
  }
}

extension TriplesController {
  fileprivate func performing(_ further: (TriplesController) -> Void) -> TriplesController {
    further(self)
    return self
  }
}

#if canImport(SwiftUI)
import AppSupport
import SwiftUI

/// A screen in a preview. Shows the content of a sheet alone, because a preview would fill the device with it anyway.
struct PreviewedView: View {
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
      } else if let screen = controller.dataScreen {
        DataFileView(screen) {}
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

// Each screen alone, as large as the preview's device. Xcode's variants show it in dark and with large text.
#Preview("Board") { PreviewedView(.board) }
#Preview("Board with a friend's line") { PreviewedView(.friendsLine) }
#Preview("The coach plays") { PreviewedView(.watchedCoach) }
#Preview("No more moves") { PreviewedView(.fullBoard) }
#Preview("Notice") { PreviewedView(.notice) }
#Preview("Scores") { PreviewedView(.scores) }
#Preview("About") { PreviewedView(.about) }
#Preview("Game ended") { PreviewedView(.endedGame) }
#Preview("The end") { PreviewedView(.fullBoardResult) }
#Preview("Challenge") { PreviewedView(.challenge) }
#Preview("Open a game") { PreviewedView(.openGame) }
#Preview("Levels") { PreviewedView(.levels) }
#Preview("Level") { PreviewedView(.levelCard) }
#Preview("Replay") { PreviewedView(.replay) }
#Preview("Review") { PreviewedView(.review) }
#Preview("Duel") { PreviewedView(.duel) }
#Preview("Today") { PreviewedView(.today) }
#Preview("Game of a day") { PreviewedView(.dayGame) }
#Preview("Game of a day ended") { PreviewedView(.endedDailyGame) }
#Preview("Ranked game") { PreviewedView(.rankedGame) }
#Preview("Ranked game ended") { PreviewedView(.rankedResult) }
#Preview("Today, ranked") { PreviewedView(.rankedToday) }
#Preview("Practice") { PreviewedView(.practice) }
#Preview("Practice, a board") { PreviewedView(.practiceBoard) }
#Preview("Lesson") { PreviewedView(.lesson) }
#Preview("Lesson, a hint") { PreviewedView(.lessonHint) }
#Preview("Lesson, the list") { PreviewedView(.lessonList) }
#Preview("Lesson, offered") { PreviewedView(.lessonOffer) }
#Preview("Your own board") { PreviewedView(.ownBoard) }
#Preview("Your own board, played on") { PreviewedView(.playedOwnBoard) }
#Preview("Day that is over") { PreviewedView(.pastDay) }
#Preview("Standings") { PreviewedView(.standings) }
#Preview("Account") { PreviewedView(.account) }
#Preview("Your data") { PreviewedView(.data) }
#endif
