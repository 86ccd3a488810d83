#if canImport(SwiftUI)
import AppSupport
import SwiftUI

/// The third tab: a toy, the rules, the credits.
struct About: View {
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  /// Filled when it is first seen. It stays when the screen is turned.
  @State private var tank: TankModel?

  var body: some View {
    Group {
      // The toy does not scroll: a finger that throws a jelly upwards would scroll it away.
      if verticalSizeClass == .compact {
        HStack(spacing: TableLayout.gap) {
          toy
          reading
        }
      } else {
        VStack(spacing: TableLayout.gap) {
          toy
          reading
        }
      }
    }
    .padding(TableLayout.gap)
    .background(.paper)
    .onAppear { if tank == nil { tank = TankModel() } }
  }

  @ViewBuilder private var toy: some View {
    if let tank { TankView(model: tank) }
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
