#if canImport(SwiftUI)
import AppSupport
import CodeBreakerSession
import SwiftUI

/// CodeBreaker as a whole: the three screens, what stands over them, and what is said and felt.
public struct ContentView: View {
  @Environment(CodeBreakerTable.self) private var table
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiatesWithoutColor
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  /// Makes the view. It finds its `CodeBreakerTable` in the environment.
  public init() {}

  /// The screens, under a pop-up when a game has ended.
  public var body: some View {
    let session = table.session
    withPopUps
      .overlay(alignment: .top) { NoticeView(table) }
      .environment(\.showsLetters, session.showsLetters)
      .fontDesign(.rounded)
      .tint(SchemeColor.accent)
      .announces(session.status)
      .plays(session.latestCue, session.house)
      .onChange(of: prefersContrast, initial: true) { _, prefers in session.contrastChanged(prefers) }
      .onChange(of: reducesMotion, initial: true) { _, reduces in session.motionChanged(!reduces) }
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
    .cover(table.ended) {
      table.lookBack()
    } card: {
      EndedView(ended: $0)
    }
    .sheet(item: $table.sheet) { sheet in
      switch sheet {
      case .newGame(let form): NewGameView(form: form)
      case .hint: HintView()
      case .review: ReviewView()
      case .duel: DuelView()
      }
    }
    .alert("Give up?", isPresented: $table.isAskingToGiveUp) {
      Button("Keep playing", role: .cancel) {}
      Button("Give up", role: .destructive) { table.giveUp() }
    } message: {
      Text(verbatim: table.session.giveUpWarning)
    }
  }

  private var prefersContrast: Bool { contrast == .increased || differentiatesWithoutColor }
}

#Preview("A game") {
  ContentView().environment(CodeBreakerTable.preview())
}

#Preview("New Game") {
  ContentView().environment(CodeBreakerTable.preview { $0.askForNewGame() })
}

#Preview("Ended") {
  ContentView().environment(
    CodeBreakerTable.preview {
      $0.askToGiveUp()
      $0.giveUp()
    })
}
#endif
