#if canImport(SwiftUI)
import AppSupport
import SwiftUI
import TriplesSession

/// Pause, stop and speed, while the coach plays by itself.
struct WatchControls: View {
  let watch: TriplesSession.Watch

  @Environment(TriplesTable.self) private var table

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 8) {
        pause
        stop
        speed.fixedSize()
      }
      VStack(spacing: 8) {
        HStack(spacing: 8) {
          pause
          stop
        }
        speed
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel("The coach plays")
  }

  private var pause: some View {
    let button = WatchButton(watch)
    return Button {
      table.session.togglePause()
    } label: {
      Label(button.label, systemImage: button.symbol)
        .frame(maxWidth: .infinity, minHeight: 28)
    }
    .buttonStyle(.primaryGame)
  }

  private var stop: some View {
    Button {
      table.session.stopWatching()
    } label: {
      Label("Stop", systemImage: "stop.fill")
        .frame(maxWidth: .infinity, minHeight: 28)
    }
    .buttonStyle(.game)
  }

  private var speed: some View {
    @Bindable var table = table
    return Picker("Speed", selection: $table.watchSpeed) {
      ForEach(TriplesSession.WatchSpeed.allCases, id: \.self) { speed in
        Text(verbatim: speed.label).tag(speed)
      }
    }
    .pickerStyle(.segmented)
  }
}

#Preview("The coach plays") {
  Board().environment(TriplesTable.preview { $0.startWatching() })
}

#Preview("The coach plays, dark") {
  Board().environment(TriplesTable.preview { $0.startWatching() }).preferredColorScheme(.dark)
}
#endif
