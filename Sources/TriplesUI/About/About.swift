#if canImport(SwiftUI)
import AppSupport
import SwiftUI

/// The third tab: a toy, the rules, the credits.
struct About: View {
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  var body: some View {
    Group {
      // The toy does not scroll: a finger that throws a jelly upwards would scroll it away.
      if verticalSizeClass == .compact {
        HStack(spacing: TableLayout.gap) {
          TankView()
          reading
        }
      } else {
        VStack(spacing: TableLayout.gap) {
          TankView()
          reading
        }
      }
    }
    .padding(TableLayout.gap)
    .background(.paper)
  }

  private var reading: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        RulesView()
        CreditsView()
      }
      .frame(maxWidth: 640, alignment: .leading)
      .frame(maxWidth: .infinity)
    }
  }
}

#Preview("About") {
  About()
}

#Preview("About, dark") {
  About().preferredColorScheme(.dark)
}
#endif
