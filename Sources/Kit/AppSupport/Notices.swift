#if canImport(SwiftUI)
import PlaySupport
import SwiftUI

/// What the player is to be told, one notice at a time, over the top of the screen.
public struct NoticeView<Session: AppSession>: View {
  private let table: ObservedTable<Session>

  /// Makes the view of a table's notices.
  public init(_ table: ObservedTable<Session>) {
    self.table = table
  }

  /// The first notice, if there is one.
  public var body: some View {
    let notice = table.session.notices.first
    VStack {
      if let notice {
        NoticeBanner(notice: notice) { table.session.dismissNotice() }
          .transition(.opacity)
      }
    }
    .animation(.easeOut(duration: 0.2), value: notice)
  }
}

/// A notice, and a button that takes it away.
private struct NoticeBanner: View {
  let notice: Notice

  /// Is called when the notice may go: after a tap, or a passing one after four seconds.
  let dismiss: () -> Void

  var body: some View {
    HStack(spacing: 12) {
      Text(verbatim: notice.text)
        .foregroundStyle(.paper)
      Button("OK", action: dismiss)
        .buttonStyle(.game)
    }
    .padding(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 8))
    .background(.ink, in: RoundedRectangle(cornerRadius: 12))
    .frame(maxWidth: 544)
    .padding(8)
    .task(id: notice.text) {
      guard notice.isPassing else { return }
      // Cancelled when another notice takes its place, which then has its own time.
      guard (try? await Task.sleep(for: .seconds(4))) != nil else { return }
      dismiss()
    }
  }
}

extension View {
  /// Lets screen readers say a sentence each time it changes.
  public func announces(_ status: String) -> some View {
    onChange(of: status) { _, sentence in
      if !sentence.isEmpty { AccessibilityNotification.Announcement(sentence).post() }
    }
  }
}

#Preview("A notice") {
  NoticeBanner(notice: .changedElsewhere) {}.inBothSchemes()
}
#endif
