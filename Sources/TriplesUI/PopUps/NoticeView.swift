#if canImport(SwiftUI)
import PlaySupport
import SwiftUI
import TriplesSession

/// What the player is to be told, one notice at a time.
struct NoticeView: View {
  @Environment(TriplesTable.self) private var table
  @Environment(\.colorScheme) private var colorScheme

  /// How long a notice stays on which nothing depends.
  private static let passingTime = Duration.seconds(5)

  var body: some View {
    VStack {
      if let notice = table.session.notices.first {
        banner(notice)
          .transition(.opacity)
      }
    }
    .animation(.easeOut(duration: 0.2), value: table.session.notices.first)
    .onChange(of: table.session.notices.first, initial: true) { _, notice in
      if let notice { AccessibilityNotification.Announcement(notice.text).post() }
    }
  }

  private func banner(_ notice: Notice) -> some View {
    let colors = TableColors(colorScheme)
    return HStack(spacing: 12) {
      Text(verbatim: notice.text)
        .font(.subheadline)
        .frame(maxWidth: .infinity, alignment: .leading)
      Button("OK") { table.session.dismissNotice() }
        .buttonStyle(.bordered)
    }
    .padding(12)
    .frame(maxWidth: 520)
    .foregroundStyle(Color(colors.ink))
    .background(Color(colors.surface), in: RoundedRectangle(cornerRadius: 12))
    .shadow(color: .black.opacity(0.2), radius: 8)
    .padding(12)
    .task(id: notice.text) {
      guard notice.isPassing, (try? await Task.sleep(for: Self.passingTime)) != nil else { return }
      table.session.dismissNotice()
    }
  }
}

#Preview("A notice") {
  NoticeView().environment(TriplesTable.preview { $0.open(address: Array("nonsense".utf8)) })
}

#Preview("A notice, dark") {
  NoticeView().environment(TriplesTable.preview { $0.open(address: Array("nonsense".utf8)) })
    .preferredColorScheme(.dark)
}
#endif
