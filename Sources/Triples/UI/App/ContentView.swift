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
      EndedView(ended: $0)
    }
    .cover(table.session.challenge) {
      table.session.dismissPopUp()
    } card: {
      ChallengeView(challenge: $0)
    }
    .cover(table.session.levelMap == nil ? table.session.levelCard : nil) {
      table.session.dismissPopUp()
    } card: {
      LevelCardView(card: $0)
    }
    .onChange(of: reducesMotion, initial: true) { _, reduces in table.session.lingers = !reduces }
    // What covers it as a whole has its own.
    .overlay(alignment: .top) { if table.sheet == nil || table.sheet == .openGame { NoticeView(table) } }
    .sheet(item: $table.sheet) { sheet in
      switch sheet {
      case .openGame: OpenGameView()
      case .replay: ReplayView()
      case .levels: LevelsView()
      case .duel: DuelView()
      }
    }
    .tint(SchemeColor.accent)
    .plays(table.session.latestCue, table.session.house)
    .announces(table.session.status)
    .announces(table.session.notices.first?.text ?? "")
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

#Preview("The end, dark") {
  ContentView().environment(TriplesTable.preview { $0.newGame() }).preferredColorScheme(.dark)
}

#Preview("A challenge") {
  ContentView().environment(TriplesTable.preview { $0.open(address: Array("triples/1/135/lldd".utf8)) })
}

#Preview("A notice") {
  ContentView().environment(TriplesTable.preview { $0.open(address: Array("nonsense".utf8)) })
}
#endif
