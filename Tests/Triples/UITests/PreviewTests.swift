import AppSupport
import Testing
import TriplesSession

@testable import TriplesUI

/// These tests can't check how a preview looks, but they check that it shows the screen that its name says.
@MainActor struct PreviewTests {
  @Test(arguments: PreviewedScreen.allCases) func previewsShowTheNamedScreens(screen: PreviewedScreen) {
    let table = screen.table
    let session = table.session
    switch screen {
    case .board: #expect(session.acceptsMoves && table.topLayer == .screen && session.game.score > 0)
    case .race: #expect(session.rivalLine != nil && table.topLayer == .screen)
    case .coach: #expect(session.watch != nil)
    case .over: #expect(session.isOver && table.topLayer == .screen)
    case .notice: #expect(!session.notices.isEmpty && table.topLayer == .screen)
    case .scores: #expect(session.tab == .scores && session.newestRow != nil && table.topLayer == .screen)
    case .about: #expect(session.tab == .about)
    case .ended: #expect(table.ended?.ended.canKeepPlaying == true)
    case .final: #expect(table.ended?.ended.canKeepPlaying == false)
    case .challenge: #expect(session.challenge != nil)
    case .openGame: #expect(table.sheet == .openGame)
    case .levels: #expect(table.sheet == .levels && session.levelStates.count == 1000)
    case .levelCard: #expect(session.levelCard != nil && table.sheet == nil)
    case .replay: #expect(table.sheet == .replay && session.viewer?.step == 2)
    case .review: #expect(table.sheet == .replay && session.coachQuestion != nil)
    case .duel: #expect(table.sheet == .duel)
    case .today: #expect(table.showsToday && table.today.entries.first?.state.hasPrefix("Move ") == true)
    case .dayGame: #expect(session.day != nil && session.acceptsMoves && session.canFinishDay && !table.showsToday)
    case .dayEnded: #expect(session.day != nil && table.ended?.nextLabel == "All days")
    case .ranked:
      #expect(table.isRanked && session.acceptsMoves && session.game.score > 0 && !session.canUndo && !session.canHint)
    case .rankedResult: #expect(table.topLayer == .cover && session.seat?.result?.placeText == "4th of 214")
    case .rankedToday: #expect(table.showsToday && table.today.entries.first?.state.hasPrefix("Move ") == true)
    case .practice: #expect(table.sheet == .practice && table.practice?.page.phase == .lobby)
    case .practiceBoard: #expect(table.sheet == .practice && table.practice?.page.phase == .asking)
    case .lesson: #expect(table.sheet == .lesson && table.lesson?.page.stage == .asking)
    case .lessonHint: #expect(table.lesson?.lesson.desk.step == .hint && table.lesson?.lesson.best != nil)
    case .lessonOffer: #expect(table.offersLesson && table.topLayer == .cover && table.sheet == nil)
    case .ownBoard: #expect(table.sheet == .ownBoard && table.ownBoard?.session.isPlaying == false)
    case .ownBoardPlayed: #expect(table.sheet == .ownBoard && table.ownBoard?.session.moveCount == 2)
    case .pastDay: #expect(table.showsToday && table.dayScreen != nil && table.topLayer == .screen)
    case .standings, .account: #expect(table.serverScreen != nil && table.topLayer == .sheet && table.sheet == nil)
    }
  }

  @Test(.timeLimit(.minutes(5))) func serverPreviewsLoad() async throws {
    let table = PreviewedScreen.standings.table
    guard case .standings(let standings) = try #require(table.serverScreen) else { throw CancellationError() }
    await until { standings.board.all != nil && standings.board.circles.first?.rows != nil }
    #expect(standings.board.result?.placeText == "4th of 214" && standings.board.trouble == nil)
    let other = PreviewedScreen.account.table
    guard case .account(let account) = try #require(other.serverScreen) else { throw CancellationError() }
    await until { account.account.profile != nil }
    account.act { $0.toggle(Array("ACDEFGHJ".utf8)) }
    await until { account.account.circle != nil }
    #expect(account.account.circle?.members.count == 2 && account.account.trouble == nil)
  }

  @Test(.timeLimit(.minutes(5))) func pastDayPreviewLoads() async throws {
    let screen = try #require(PreviewedScreen.pastDay.table.dayScreen)
    await until { screen.check.pendingRequests.isEmpty }
    #expect(screen.check.opening?.verdict?.isGood == true && screen.check.bestGames(at: 0)?.best.count == 2)
    #expect(screen.check.coachGames(at: 0)?.best.first?.address != nil)
  }

  private func until(_ isSo: () -> Bool) async {
    while !isSo(), !Task.isCancelled { await Task.yield() }
  }

  @Test func previewNamesAreUnique() {
    #expect(Set(PreviewedScreen.allCases.map { $0.rawValue }).count == PreviewedScreen.allCases.count)
  }
}
