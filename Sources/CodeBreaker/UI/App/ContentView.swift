#if canImport(SwiftUI)
import AppSupport
import CodeBreakerSession
import SwiftUI

/// CodeBreaker as a whole: the three screens, what stands over them, and what is said and felt.
public struct ContentView: View {
  @Environment(CodeBreakerTable.self) private var table
  @Environment(\.scenePhase) private var scenePhase
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiatesWithoutColor

  /// Makes the view. It finds its `CodeBreakerTable` in the environment.
  public init() {}

  /// The screens, under a pop-up when a game has ended.
  public var body: some View {
    @Bindable var table = table
    let session = table.session
    TabView(selection: $table.screen) {
      CodeBreakerView()
        .tabItem { Label(CodeBreakerSession.Tab.game.label, systemImage: "circle.grid.3x3.fill") }
        .tag(CodeBreakerSession.Tab.game)
      StatisticsView()
        .tabItem { Label(CodeBreakerSession.Tab.statistics.label, systemImage: "chart.bar.fill") }
        .tag(CodeBreakerSession.Tab.statistics)
      RulesView()
        .tabItem { Label(CodeBreakerSession.Tab.rules.label, systemImage: "book.fill") }
        .tag(CodeBreakerSession.Tab.rules)
    }
    .modifier(PopUps())
    .overlay(alignment: .top) {
      if let notice = session.notices.first {
        NoticeBanner(notice) { session.dismissNotice() }
      }
    }
    .environment(\.showsLetters, session.showsLetters)
    .fontDesign(.rounded)
    .tint(SchemeColor.accent.color(in: colorScheme))
    .announces(session.status)
    .sensoryFeedback(trigger: FeltState(session)) { old, new in
      FeltState.change(from: old, to: new)?.feedback
    }
    .onChange(of: scenePhase) { _, phase in
      switch phase {
      case .active: session.windowShown()
      // The system may end the app any time after this: the session has saved every move, and now saves the clock.
      case .background: session.windowHidden()
      case .inactive: break
      @unknown default: break
      }
    }
    .onOpenURL { session.open(address: GameLink.address(of: $0)) }
    .onChange(of: prefersContrast, initial: true) { _, prefers in session.contrastChanged(prefers) }
  }

  private var prefersContrast: Bool { contrast == .increased || differentiatesWithoutColor }
}

#Preview {
  ContentView().environment(CodeBreakerTable.preview())
}
#endif
