#if canImport(SwiftUI)
import AppSupport
import SwiftUI
import TriplesSession

/// The whole interface of Triples: the three tabs and everything that can cover them.
public struct ContentView: View {
  @Environment(TriplesTable.self) private var table
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.windowPlace) private var place

  /// Creates the view. Requires a `TriplesTable` in the environment.
  public init() {}

  /// The tabs, with pop-ups and sheets over them.
  public var body: some View {
    @Bindable var table = table
    AppTabs(table) { tab in
      switch tab {
      case .board: Board()
      case .scores: Scores()
      case .about: About()
      }
    }
    .cover(table.ended) {
      table.session.dismissPopUp()
    } card: {
      EndedView(card: $0)
    }
    .cover(table.session.challenge) {
      table.session.dismissPopUp()
    } card: {
      ChallengeView(challenge: $0)
    }
    .cover(table.session.levelMap == nil ? table.session.levelCard : nil) {
      table.session.dismissPopUp()
    } card: {
      LevelCardView(card: $0, offersMap: true)
    }
    .cover(table.session.asksAboutHint ? "hint" : nil) {
      table.session.dismissPopUp()
    } card: { _ in
      HintQuestionView()
    }
    .cover(table.offersLesson ? "offer" : nil) {
      table.declineLesson()
    } card: { _ in
      LessonOfferCard(game: "Triples") {
        table.openLesson()
      } play: {
        table.declineLesson()
      }
    }
    .notices(table, on: .cover)
    .onChange(of: reducesMotion, initial: true) { _, reduces in table.session.lingers = !reduces }
    .sheet(item: place.isFront ? $table.sheet : .constant(nil)) { sheet in
      SheetView(sheet: sheet).onAppear { table.presented = sheet }
    }
    .asksInFrontWindow(table.isAsking)
    .houseTint()
    .plays(table.session.latestCue, table.session.house)
    .announces(table.tidings)
  }
}

/// The content of a sheet, with the notices over it.
struct SheetView: View {
  let sheet: Sheet

  @Environment(TriplesTable.self) private var table

  var body: some View {
    Group {
      switch sheet {
      case .openGame: OpenGameView()
      case .replay: ReplaySheet()
      case .levels: LevelsView()
      case .duel: DuelView()
      case .practice:
        SlidingSheet(table.practice) { screen in
          PracticeView(screen) {
            table.closeOpened()
          } position: {
            TriplesPracticePosition(screen: $0)
          }
        }
      case .lesson:
        SlidingSheet(table.lesson) { screen in
          LessonView(screen, game: "Triples") {
            table.closeOpened()
          } position: {
            TriplesLessonPosition(screen: $0, side: $1)
          }
        }
      case .ownBoard: SlidingSheet(table.ownBoard) { OwnBoardView(screen: $0, table: table) }
      }
    }
    .notices(table, on: .sheet)
    .houseTint()
  }
}
#endif
