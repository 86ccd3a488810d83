import CodeBreakerSession
import GameCore

enum PreviewedScreen: String, CaseIterable {
  case game = "Game"
  case gameOver = "Game over"
  case invitation = "Invitation"
  case statistics = "Statistics"
  case rules = "Rules"
  case newGame = "New Game"
  case hint = "Hints"
  case review = "Review"
  case finishedReview = "Review, done"
  case duel = "Duel"
  case endedGame = "Ended"
  case endedDuel = "Ended duel"
  case givingUp = "Giving up"
  case notice = "Notice"
  case today = "Today"
  case dayGame = "Game of a day"
  case endedDailyGame = "Game of a day ended"
  case rankedGame = "Ranked game"
  case rankedResult = "Ranked game ended"
  case rankedToday = "Today, ranked"
  case practice = "Practice"
  case practicePosition = "Practice, a position"
  case board = "Own board"
  case contradictoryBoard = "Own board, contradictory"
  case lesson = "Lesson"
  case lessonCodes = "Lesson, codes to choose from"
  case lessonEnd = "Lesson, the end"
  case lessonOffer = "Lesson, offered"
  case setCode = "Set a code"
  case watchedCoach = "Set a code, the coach"
  case answeredCoach = "Set a code, by hand"
  case coveredCode = "Set a code, covered"
  case sentCode = "Set a code, a link"
  case pastDay = "Day that is over"
  case standings = "Standings"
  case account = "Account"
  case data = "Your data"

  @MainActor var controller: CodeBreakerController {
    switch self {
    case .game: .preview()
    case .gameOver:
      .preview {
        $0.askToGiveUp()
        $0.giveUp()
        $0.closePopUp()
      }
    case .invitation: .preview { $0.open(address: Array("codebreaker/1/12/6.rainbow.15/solved-7".utf8)) }
    case .statistics: .statisticsPreview
    case .rules: .preview { $0.select(.rules) }
    case .newGame: .preview { $0.askForNewGame() }
    case .hint: .hintPreview
    case .review: .reviewPreview
    case .finishedReview: .finishedReviewPreview
    case .duel: .duelPreview
    case .endedGame:
      .preview {
        $0.askToGiveUp()
        $0.giveUp()
      }
    case .endedDuel: .endedDuelPreview
    case .givingUp: .preview { $0.askToGiveUp() }
    case .notice: .preview { $0.open(address: Array("codebreaker/1/537/9.mastermind".utf8)) }
    case .today: .dayPreview { $0.place = .today }
    case .dayGame: .dayPreview()
    case .endedDailyGame:
      .dayPreview {
        $0.session.askToGiveUp()
        $0.session.giveUp()
      }
    case .rankedGame: .rankedPreview()
    case .rankedResult: .rankedPreview(isOver: true)
    case .rankedToday: CodeBreakerController.rankedPreview().performing { $0.place = .today }
    case .practice: .practicePreview
    case .practicePosition: CodeBreakerController.practicePreview.performing { $0.practice?.practice.begin() }
    case .board: .boardPreview("assist/1/4/6/mastermind/0011:11,2345:11")
    case .contradictoryBoard: .boardPreview("assist/1/4/6/mastermind/0000:10,0011:20,1111:10,0012:40")
    case .lesson: CodeBreakerController.preview().performing { $0.openLesson() }
    case .lessonCodes:
      CodeBreakerController.preview().performing { controller in
        controller.openLesson()
        controller.lesson?.lesson.core.open(2)
      }
    case .lessonEnd: .lessonEndPreview
    case .lessonOffer: .newcomerPreview
    case .setCode: .codemakerPreview(nil)
    case .watchedCoach: .codemakerPreview { $0.watch() }
    case .answeredCoach: .codemakerPreview { $0.answerByHand() }
    case .coveredCode: .codemakerPreview { $0.handOver() }
    case .sentCode: .codemakerPreview { $0.shareCode() }
    case .pastDay:
      CodeBreakerController.rankedPreview().performing { $0.showPastDay(CalendarDay(time: 1_700_000_000 - 86_400)) }
    case .standings:
      CodeBreakerController.rankedPreview(isOver: true).performing {
        $0.showStandings(of: CalendarDay(time: 1_700_000_000))
      }
    case .account: CodeBreakerController.rankedPreview().performing { $0.showAccount() }
    case .data: CodeBreakerController.preview().performing { $0.openData() }
    }
  }
}

extension CodeBreakerController {
  fileprivate func performing(_ further: (CodeBreakerController) -> Void) -> CodeBreakerController {
    further(self)
    return self
  }
}

#if canImport(SwiftUI)
import AppSupport
import SwiftUI

/// A previewed screen. Shows a sheet's content directly, because a presented sheet would fill the whole device.
struct PreviewedView: View {
  @State private var controller: CodeBreakerController

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
    .fontDesign(.rounded)
  }
}

private struct Gallery: View {
  let appearance: PreviewAppearance

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
#Preview("Game") { PreviewedView(.game) }
#Preview("Game over") { PreviewedView(.gameOver) }
#Preview("Invitation") { PreviewedView(.invitation) }
#Preview("Statistics") { PreviewedView(.statistics) }
#Preview("Rules") { PreviewedView(.rules) }
#Preview("New Game") { PreviewedView(.newGame) }
#Preview("Hints") { PreviewedView(.hint) }
#Preview("Review") { PreviewedView(.review) }
#Preview("Review, done") { PreviewedView(.finishedReview) }
#Preview("Duel") { PreviewedView(.duel) }
#Preview("Ended") { PreviewedView(.endedGame) }
#Preview("Ended duel") { PreviewedView(.endedDuel) }
#Preview("Giving up") { PreviewedView(.givingUp) }
#Preview("Notice") { PreviewedView(.notice) }
#Preview("Today") { PreviewedView(.today) }
#Preview("Game of a day") { PreviewedView(.dayGame) }
#Preview("Game of a day ended") { PreviewedView(.endedDailyGame) }
#Preview("Ranked game") { PreviewedView(.rankedGame) }
#Preview("Ranked game ended") { PreviewedView(.rankedResult) }
#Preview("Today, ranked") { PreviewedView(.rankedToday) }
#Preview("Practice") { PreviewedView(.practice) }
#Preview("Practice, a position") { PreviewedView(.practicePosition) }
#Preview("Own board") { PreviewedView(.board) }
#Preview("Own board, contradictory") { PreviewedView(.contradictoryBoard) }
#Preview("Lesson") { PreviewedView(.lesson) }
#Preview("Lesson, codes to choose from") { PreviewedView(.lessonCodes) }
#Preview("Lesson, the end") { PreviewedView(.lessonEnd) }
#Preview("Lesson, offered") { PreviewedView(.lessonOffer) }
#Preview("Set a code") { PreviewedView(.setCode) }
#Preview("Set a code, the coach") { PreviewedView(.watchedCoach) }
#Preview("Set a code, by hand") { PreviewedView(.answeredCoach) }
#Preview("Set a code, covered") { PreviewedView(.coveredCode) }
#Preview("Set a code, a link") { PreviewedView(.sentCode) }
#Preview("Day that is over") { PreviewedView(.pastDay) }
#Preview("Standings") { PreviewedView(.standings) }
#Preview("Account") { PreviewedView(.account) }
#Preview("Your data") { PreviewedView(.data) }
#endif
