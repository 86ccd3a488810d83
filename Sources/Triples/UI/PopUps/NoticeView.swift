#if canImport(SwiftUI)
import AppSupport
import PlaySupport
import SwiftUI
import TriplesSession

/// What the player is to be told, one notice at a time. `ContentView` lets screen readers say it.
struct NoticeView: View {
  @Environment(TriplesTable.self) private var table

  var body: some View {
    let notice = table.session.notices.first
    VStack {
      if let notice {
        NoticeBanner(notice) { table.session.dismissNotice() }
          .transition(.opacity)
      }
    }
    .animation(.easeOut(duration: 0.2), value: notice)
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
