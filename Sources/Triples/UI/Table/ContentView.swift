#if canImport(SwiftUI)
import AppSupport
import SwiftUI
import TriplesSession

/// Triples as a whole: the three tabs, and what may stand over them.
public struct ContentView: View {
  @Environment(TriplesTable.self) private var table
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  /// Makes the view. It finds its `TriplesTable` in the environment.
  public init() {}

  /// The tabs, under a pop-up when a game has ended.
  public var body: some View {
    @Bindable var table = table
    ZStack {
      tabs
        .accessibilityHidden(ended != nil)
      if let ended {
        EndedView(ended: ended)
          .transition(reducesMotion ? .opacity : .opacity.combined(with: .scale(scale: 0.9)))
          .zIndex(1)
      }
    }
    .animation(.easeOut(duration: 0.2), value: ended)
    // A replay covers it, and has its own.
    .overlay(alignment: .top) { if table.sheet != .replay { NoticeView() } }
    .sheet(item: $table.sheet) { sheet in
      switch sheet {
      case .openGame: OpenGameView()
      case .replay: ReplayView()
      }
    }
    .tint(SchemeColor.accent)
    .sensoryFeedback(.impact(weight: .light), trigger: table.feedback.mergeCount)
    .sensoryFeedback(.success, trigger: table.feedback.endCount)
    .announces(table.session.status)
    .announces(table.session.notices.first?.text ?? "")
  }

  private var tabs: some View {
    @Bindable var table = table
    return TabView(selection: $table.tab) {
      Board().tabItem {
        Label(TriplesSession.Tab.board.label, systemImage: TriplesSession.Tab.board.symbol)
      }
      .tag(TriplesSession.Tab.board)
      Scores().tabItem {
        Label(TriplesSession.Tab.scores.label, systemImage: TriplesSession.Tab.scores.symbol)
      }
      .tag(TriplesSession.Tab.scores)
      About().tabItem {
        Label(TriplesSession.Tab.about.label, systemImage: TriplesSession.Tab.about.symbol)
      }
      .tag(TriplesSession.Tab.about)
    }
  }

  private var ended: TriplesSession.EndedGame? {
    if case .ended(let ended) = table.session.popUp { ended } else { nil }
  }
}

#Preview("A game") {
  ContentView().environment(TriplesTable.preview())
}

#Preview("A game, dark") {
  ContentView().environment(TriplesTable.preview()).preferredColorScheme(.dark)
}

#Preview("The end") {
  ContentView().environment(TriplesTable.preview { $0.newGame() })
}
#endif
