#if canImport(SwiftUI)
import AppSupport
import CodeBreakerSession
import PlaySupport
import SwiftUI

/// The Statistics tab. It keeps the group that the player chose.
struct StatisticsView: View {
  @Environment(CodeBreakerTable.self) private var table
  @State private var chosen: CodeBreakerSession.StatisticsGroup?

  var body: some View {
    Form { ScreenSections(ofTab: table.session.statisticsScreen(chosen), actor) }
  }

  private var actor: ScreenActor {
    ScreenActor { id, _ in
      chosen = table.session.statisticsGroup(chosenBy: id) ?? chosen
    } opener: { [table] in
      if case .practice = $0 { { table.openPractice() } } else { nil }
    }
  }
}
#endif
