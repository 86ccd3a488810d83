import AppSupport
import TestSupport
import Testing
import TriplesSession

@testable import TriplesUI

/// Tests can't check how a preview looks, but these tests check that it shows the screen that its name promises.
@MainActor struct PreviewTests {
  @Test(arguments: PreviewedScreen.allCases) func previewsShowTheScreensTheyAreNamedAfter(screen: PreviewedScreen) {
    let controller = screen.controller
    let session = controller.session
    switch screen {
    case .board:
      #expect(session.acceptsMoves)
      #expect(controller.topLayer == .screen)
      #expect(session.game.score > 0)
    case .friendsLine:
      #expect(session.rivalLine != nil)
      #expect(controller.topLayer == .screen)
    case .watchedCoach: #expect(session.automaticPlay != nil)
    case .fullBoard:
      #expect(session.isOver)
      #expect(controller.topLayer == .screen)
    case .notice:
      #expect(!session.notices.isEmpty)
      #expect(controller.topLayer == .screen)
    case .scores:
      #expect(session.tab == .scores)
      #expect(session.newestRow != nil)
      #expect(controller.topLayer == .screen)
    case .about: #expect(session.tab == .about)
    case .endedGame: #expect(controller.popUpCard?.action("Keep playing") != nil)
    case .fullBoardResult: #expect(controller.popUpCard?.action("Undo the last move") != nil)
    case .challenge: #expect(session.challenge != nil)
    case .openGame: #expect(controller.sheet == .openGame)
    case .levels:
      #expect(controller.sheet == .levels)
      #expect(session.levelChapters.count == 50)
    case .levelCard:
      #expect(session.levelCard != nil)
      #expect(controller.sheet == nil)
    case .replay:
      #expect(controller.sheet == .replay)
      #expect(session.viewer?.step == 2)
    case .review:
      #expect(controller.sheet == .replay)
      #expect(session.coachQuestion != nil)
    case .duel: #expect(controller.sheet == .duel)
    case .today:
      #expect(controller.showsToday)
      #expect(controller.today.text("state")?.hasPrefix("Move ") == true)
    case .dayGame:
      #expect(session.day != nil)
      #expect(session.acceptsMoves)
      #expect(session.canFinishDay)
      #expect(!controller.showsToday)
    case .endedDailyGame:
      #expect(session.day != nil)
      #expect(controller.popUpCard?.action("All days") != nil)
    case .rankedGame:
      #expect(controller.isRanked)
      #expect(session.acceptsMoves)
      #expect(session.game.score > 0)
      #expect(!session.canUndo)
      #expect(!session.canHint)
    case .rankedResult:
      #expect(controller.topLayer == .cover)
      #expect(session.rankedClient?.result?.rankText == "4th of 214")
    case .rankedToday:
      #expect(controller.showsToday)
      #expect(controller.today.text("state")?.hasPrefix("Move ") == true)
    case .practice:
      #expect(controller.sheet == .practice)
      #expect(controller.practice?.practice.phase == .idle)
    case .practiceBoard:
      #expect(controller.sheet == .practice)
      #expect(controller.practice?.practice.phase == .asking)
    case .lesson:
      #expect(controller.sheet == .lesson)
      #expect(controller.lesson?.lesson.core.stage == .asking)
    case .lessonHint:
      #expect(controller.lesson?.lesson.core.step == .hint)
      #expect(controller.lesson?.lesson.bestMove != nil)
    case .lessonList:
      #expect(controller.sheet == .lesson)
      #expect(controller.lesson?.lesson.core.stage == .choosing)
    case .lessonOffer:
      #expect(controller.offersLesson)
      #expect(controller.topLayer == .cover)
      #expect(controller.sheet == nil)
    case .ownBoard:
      #expect(controller.sheet == .ownBoard)
      #expect(controller.ownBoard?.session.isPlaying == false)
    case .playedOwnBoard:
      #expect(controller.sheet == .ownBoard)
      #expect(controller.ownBoard?.session.moveCount == 2)
    case .pastDay:
      #expect(controller.showsToday)
      #expect(controller.pastDayScreen != nil)
      #expect(controller.topLayer == .screen)
    case .data:
      #expect(controller.dataScreen != nil)
      #expect(controller.topLayer == .sheet)
      #expect(controller.sheet == nil)
    case .standings, .account:
      #expect(controller.serverScreen != nil)
      #expect(controller.topLayer == .sheet)
      #expect(controller.sheet == nil)
    }
  }

  @Test(.timeLimit(.minutes(5))) func standingsAndAccountPreviewsLoadTheirData() async throws {
    let controller = PreviewedScreen.standings.controller
    guard case .standings(let standings) = try #require(controller.serverScreen) else { throw CancellationError() }
    await until { standings.source.rowsOfAllPlayers != nil && standings.source.circles.first?.rows != nil }
    #expect(standings.source.result?.rankText == "4th of 214")
    #expect(standings.source.failure == nil)
    let other = PreviewedScreen.account.controller
    guard case .account(let account) = try #require(other.serverScreen) else { throw CancellationError() }
    await until { account.source.profile != nil }
    account.act { $0.toggleCircle(Array("ACDEFGHJ".utf8)) }
    await until { account.source.circle != nil }
    #expect(account.source.circle?.members.count == 2)
    #expect(account.source.failure == nil)
  }

  @Test(.timeLimit(.minutes(5))) func pastDayPreviewLoadsAVerifiedDay() async throws {
    let screen = try #require(PreviewedScreen.pastDay.controller.pastDayScreen)
    await until { screen.source.pendingRequests.isEmpty }
    #expect(screen.source.verification?.verdict?.isGood == true)
    #expect(screen.source.bestGames(at: 0)?.bestGames.count == 2)
    #expect(screen.source.coachGames(at: 0)?.bestGames.first?.address != nil)
  }

  @Test func previewNamesAreUnique() {
    #expect(Set(PreviewedScreen.allCases.map { $0.rawValue }).count == PreviewedScreen.allCases.count)
  }
}
