#if canImport(SwiftUI)
import AppSupport
import CodeBreakerSession
import SwiftUI

/// The root view of CodeBreaker: the three tabs and what covers them, with announcements, sounds, and haptics.
public struct ContentView: View {
  @Environment(CodeBreakerTable.self) private var table
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiatesWithoutColor
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.windowPlace) private var place

  /// Creates the view. It reads its `CodeBreakerTable` from the environment.
  public init() {}

  /// The tabs, with a card over them when a game has ended.
  public var body: some View {
    let session = table.session
    withPopUps
      .environment(\.showsLetters, session.showsLetters)
      .fontDesign(.rounded)
      .houseTint()
      .announces(table.tidings)
      .plays(session.latestCue, session.house)
      .onChange(of: prefersContrast, initial: true) { _, prefers in table.prefersContrast = prefers }
      .onChange(of: reducesMotion, initial: true) { _, reduces in table.showsMotion = !reduces }
  }

  private var withPopUps: some View {
    @Bindable var table = table
    return AppTabs(table) { tab in
      switch tab {
      case .game: CodeBreakerView()
      case .statistics: StatisticsView()
      case .rules: RulesView()
      }
    }
    .cover(EndedCard(table)) {
      table.lookBack()
    } card: {
      EndedView(card: $0)
    }
    .cover(table.offersLesson ? "offer" : nil) {
      table.declineLesson()
    } card: { _ in
      LessonOfferCard(game: "CodeBreaker") {
        table.openLesson()
      } play: {
        table.declineLesson()
      }
    }
    .notices(table, on: .cover)
    .sheet(item: place.isFront ? $table.sheet : .constant(nil)) { sheet in
      SheetView(sheet: sheet).onAppear { table.presented = sheet.id }
    }
    .alert("Give up?", isPresented: place.isFront ? $table.isAskingToGiveUp : .constant(false)) {
      Button("Keep playing", role: .cancel) {}
      Button("Give up", role: .destructive) { table.giveUp() }
    } message: {
      Text(verbatim: table.session.giveUpWarning)
    }
    .asksInFrontWindow(table.isAsking)
  }

  private var prefersContrast: Bool { contrast == .increased || differentiatesWithoutColor }
}

/// The content of a sheet. It draws the sheet's value, because the session may have changed while the sheet slides away.
struct SheetView: View {
  let sheet: TableSheet
  @Environment(CodeBreakerTable.self) private var table
  @State private var showsLetters = LastValue<Bool>()

  var body: some View {
    Group {
      switch sheet {
      case .newGame(let form): NewGameView(form: form)
      case .hint(let page): HintView(page: page)
      case .review(let page): ReviewView(page: page)
      case .duel(let page): DuelView(page: page)
      case .opened(.practice(let screen)):
        PracticeView(screen) {
          table.closeOpened()
        } position: {
          CodeBreakerPracticePosition(screen: $0) { table.showsLetters(on: $0) }
        }
      case .opened(.board(let screen)): OwnBoardView(screen: screen, table: table)
      case .opened(.setter(let screen)): SetterView(screen: screen, table: table)
      case .opened(.lesson(let screen)):
        LessonView(screen, game: "CodeBreaker") {
          table.closeOpened()
        } position: { screen, _ in
          CodeBreakerLessonPosition(screen: screen) { table.showsLetters(on: $0) }
        }
      }
    }
    .environment(\.showsLetters, showsLetters(table.sheet == nil ? nil : table.session.showsLetters) ?? false)
    .notices(table, on: .sheet)
    .houseTint()
  }
}
#endif
