import CodeBreakerSession
import NumberedGame

enum PreviewedScreen: String, CaseIterable {
  case game = "Game"
  case gameOver = "Game over"
  case invitation = "Invitation"
  case statistics = "Statistics"
  case rules = "Rules"
  case newGame = "New Game"
  case hint = "Hints"
  case review = "Review"
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
    case .lessonEnd: .lessonEndPreview
    case .lessonOffer: .newcomerPreview
    case .setCode: .codemakerPreview(nil)
    case .watchedCoach: .codemakerPreview { $0.watch() }
    case .answeredCoach: .codemakerPreview { $0.answerByHand() }
    case .coveredCode: .codemakerPreview { $0.handOver() }
    case .sentCode: .codemakerPreview { $0.send() }
    case .pastDay:
      CodeBreakerController.rankedPreview().performing { $0.showPastDay(CalendarDay(time: 1_700_000_000 - 86_400)) }
    case .standings:
      CodeBreakerController.rankedPreview(isOver: true).performing {
        $0.showStandings(of: CalendarDay(time: 1_700_000_000))
      }
    case .account: CodeBreakerController.rankedPreview().performing { $0.showAccount() }
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

/// A previewed screen. Shows the content of a sheet directly, because a presented sheet would fill the whole
/// device.
private struct PreviewedView: View {
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

// These previews have the size of the preview's device.
#Preview("Game, light") { PreviewedView(.game).previewed(.light) }
#Preview("Game, dark") { PreviewedView(.game).previewed(.dark) }
#Preview("Game, largest text") { PreviewedView(.game).previewed(.largestText) }
#Preview("Game, smallest phone") { PreviewedView(.game).previewed(.smallestPhone) }
#Preview("Game over, light") { PreviewedView(.gameOver).previewed(.light) }
#Preview("Game over, dark") { PreviewedView(.gameOver).previewed(.dark) }
#Preview("Game over, largest text") { PreviewedView(.gameOver).previewed(.largestText) }
#Preview("Game over, smallest phone") { PreviewedView(.gameOver).previewed(.smallestPhone) }
#Preview("Invitation, light") { PreviewedView(.invitation).previewed(.light) }
#Preview("Invitation, dark") { PreviewedView(.invitation).previewed(.dark) }
#Preview("Invitation, largest text") { PreviewedView(.invitation).previewed(.largestText) }
#Preview("Invitation, smallest phone") { PreviewedView(.invitation).previewed(.smallestPhone) }
#Preview("Statistics, light") { PreviewedView(.statistics).previewed(.light) }
#Preview("Statistics, dark") { PreviewedView(.statistics).previewed(.dark) }
#Preview("Statistics, largest text") { PreviewedView(.statistics).previewed(.largestText) }
#Preview("Statistics, smallest phone") { PreviewedView(.statistics).previewed(.smallestPhone) }
#Preview("Rules, light") { PreviewedView(.rules).previewed(.light) }
#Preview("Rules, dark") { PreviewedView(.rules).previewed(.dark) }
#Preview("Rules, largest text") { PreviewedView(.rules).previewed(.largestText) }
#Preview("Rules, smallest phone") { PreviewedView(.rules).previewed(.smallestPhone) }
#Preview("New Game, light") { PreviewedView(.newGame).previewed(.light) }
#Preview("New Game, dark") { PreviewedView(.newGame).previewed(.dark) }
#Preview("New Game, largest text") { PreviewedView(.newGame).previewed(.largestText) }
#Preview("New Game, smallest phone") { PreviewedView(.newGame).previewed(.smallestPhone) }
#Preview("Hints, light") { PreviewedView(.hint).previewed(.light) }
#Preview("Hints, dark") { PreviewedView(.hint).previewed(.dark) }
#Preview("Hints, largest text") { PreviewedView(.hint).previewed(.largestText) }
#Preview("Hints, smallest phone") { PreviewedView(.hint).previewed(.smallestPhone) }
#Preview("Review, light") { PreviewedView(.review).previewed(.light) }
#Preview("Review, dark") { PreviewedView(.review).previewed(.dark) }
#Preview("Review, largest text") { PreviewedView(.review).previewed(.largestText) }
#Preview("Review, smallest phone") { PreviewedView(.review).previewed(.smallestPhone) }
#Preview("Duel, light") { PreviewedView(.duel).previewed(.light) }
#Preview("Duel, dark") { PreviewedView(.duel).previewed(.dark) }
#Preview("Duel, largest text") { PreviewedView(.duel).previewed(.largestText) }
#Preview("Duel, smallest phone") { PreviewedView(.duel).previewed(.smallestPhone) }
#Preview("Ended, light") { PreviewedView(.endedGame).previewed(.light) }
#Preview("Ended, dark") { PreviewedView(.endedGame).previewed(.dark) }
#Preview("Ended, largest text") { PreviewedView(.endedGame).previewed(.largestText) }
#Preview("Ended, smallest phone") { PreviewedView(.endedGame).previewed(.smallestPhone) }
#Preview("Ended duel, light") { PreviewedView(.endedDuel).previewed(.light) }
#Preview("Ended duel, dark") { PreviewedView(.endedDuel).previewed(.dark) }
#Preview("Ended duel, largest text") { PreviewedView(.endedDuel).previewed(.largestText) }
#Preview("Ended duel, smallest phone") { PreviewedView(.endedDuel).previewed(.smallestPhone) }
#Preview("Giving up, light") { PreviewedView(.givingUp).previewed(.light) }
#Preview("Giving up, dark") { PreviewedView(.givingUp).previewed(.dark) }
#Preview("Giving up, largest text") { PreviewedView(.givingUp).previewed(.largestText) }
#Preview("Giving up, smallest phone") { PreviewedView(.givingUp).previewed(.smallestPhone) }
#Preview("Notice, light") { PreviewedView(.notice).previewed(.light) }
#Preview("Notice, dark") { PreviewedView(.notice).previewed(.dark) }
#Preview("Notice, largest text") { PreviewedView(.notice).previewed(.largestText) }
#Preview("Notice, smallest phone") { PreviewedView(.notice).previewed(.smallestPhone) }
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
#Preview("Practice, a position, light") { PreviewedView(.practicePosition).previewed(.light) }
#Preview("Practice, a position, dark") { PreviewedView(.practicePosition).previewed(.dark) }
#Preview("Practice, a position, largest text") { PreviewedView(.practicePosition).previewed(.largestText) }
#Preview("Practice, a position, smallest phone") { PreviewedView(.practicePosition).previewed(.smallestPhone) }
#Preview("Own board, light") { PreviewedView(.board).previewed(.light) }
#Preview("Own board, dark") { PreviewedView(.board).previewed(.dark) }
#Preview("Own board, largest text") { PreviewedView(.board).previewed(.largestText) }
#Preview("Own board, smallest phone") { PreviewedView(.board).previewed(.smallestPhone) }
#Preview("Own board, contradictory, light") { PreviewedView(.contradictoryBoard).previewed(.light) }
#Preview("Own board, contradictory, dark") { PreviewedView(.contradictoryBoard).previewed(.dark) }
#Preview("Own board, contradictory, largest text") { PreviewedView(.contradictoryBoard).previewed(.largestText) }
#Preview("Own board, contradictory, smallest phone") { PreviewedView(.contradictoryBoard).previewed(.smallestPhone) }
#Preview("Lesson, light") { PreviewedView(.lesson).previewed(.light) }
#Preview("Lesson, dark") { PreviewedView(.lesson).previewed(.dark) }
#Preview("Lesson, largest text") { PreviewedView(.lesson).previewed(.largestText) }
#Preview("Lesson, smallest phone") { PreviewedView(.lesson).previewed(.smallestPhone) }
#Preview("Lesson, the end, light") { PreviewedView(.lessonEnd).previewed(.light) }
#Preview("Lesson, the end, dark") { PreviewedView(.lessonEnd).previewed(.dark) }
#Preview("Lesson, the end, largest text") { PreviewedView(.lessonEnd).previewed(.largestText) }
#Preview("Lesson, the end, smallest phone") { PreviewedView(.lessonEnd).previewed(.smallestPhone) }
#Preview("Lesson, offered, light") { PreviewedView(.lessonOffer).previewed(.light) }
#Preview("Lesson, offered, dark") { PreviewedView(.lessonOffer).previewed(.dark) }
#Preview("Lesson, offered, largest text") { PreviewedView(.lessonOffer).previewed(.largestText) }
#Preview("Lesson, offered, smallest phone") { PreviewedView(.lessonOffer).previewed(.smallestPhone) }
#Preview("Set a code, light") { PreviewedView(.setCode).previewed(.light) }
#Preview("Set a code, dark") { PreviewedView(.setCode).previewed(.dark) }
#Preview("Set a code, largest text") { PreviewedView(.setCode).previewed(.largestText) }
#Preview("Set a code, smallest phone") { PreviewedView(.setCode).previewed(.smallestPhone) }
#Preview("Set a code, the coach, light") { PreviewedView(.watchedCoach).previewed(.light) }
#Preview("Set a code, the coach, dark") { PreviewedView(.watchedCoach).previewed(.dark) }
#Preview("Set a code, the coach, largest text") { PreviewedView(.watchedCoach).previewed(.largestText) }
#Preview("Set a code, the coach, smallest phone") { PreviewedView(.watchedCoach).previewed(.smallestPhone) }
#Preview("Set a code, by hand, light") { PreviewedView(.answeredCoach).previewed(.light) }
#Preview("Set a code, by hand, dark") { PreviewedView(.answeredCoach).previewed(.dark) }
#Preview("Set a code, by hand, largest text") { PreviewedView(.answeredCoach).previewed(.largestText) }
#Preview("Set a code, by hand, smallest phone") { PreviewedView(.answeredCoach).previewed(.smallestPhone) }
#Preview("Set a code, covered, light") { PreviewedView(.coveredCode).previewed(.light) }
#Preview("Set a code, covered, dark") { PreviewedView(.coveredCode).previewed(.dark) }
#Preview("Set a code, covered, largest text") { PreviewedView(.coveredCode).previewed(.largestText) }
#Preview("Set a code, covered, smallest phone") { PreviewedView(.coveredCode).previewed(.smallestPhone) }
#Preview("Set a code, a link, light") { PreviewedView(.sentCode).previewed(.light) }
#Preview("Set a code, a link, dark") { PreviewedView(.sentCode).previewed(.dark) }
#Preview("Set a code, a link, largest text") { PreviewedView(.sentCode).previewed(.largestText) }
#Preview("Set a code, a link, smallest phone") { PreviewedView(.sentCode).previewed(.smallestPhone) }
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
