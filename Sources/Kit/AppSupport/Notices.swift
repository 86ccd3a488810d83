#if canImport(SwiftUI)
import PlaySupport
import SwiftUI

/// What the player is to be told, one notice at a time, at the bottom, where it covers neither figures nor undo.
private struct NoticeView<Session: AppSession>: View {
  let table: ObservedTable<Session>
  let layer: Layer
  @Environment(\.windowPlace) private var place

  var body: some View {
    let notice = place.isFront && table.topLayer == layer ? table.session.notices.first : nil
    VStack {
      if let notice {
        NoticeBanner(notice: notice) { table.session.dismissNotice() }
          .transition(.opacity)
          .zIndex(1)
      }
    }
    .animates(.fade, .easeOut(duration: 0.2), value: notice)
  }
}

/// A notice, and a button that takes it away.
private struct NoticeBanner: View {
  let notice: Notice

  /// Is called after a tap. A passing notice goes by itself, too.
  let dismiss: () -> Void

  var body: some View {
    RowOrColumn(spacing: 12) {
      Text(verbatim: notice.text)
        .foregroundStyle(.paper)
      Button("OK", action: dismiss)
        .buttonStyle(.game)
    }
    .padding(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 8))
    .background(.ink, in: RoundedRectangle(cornerRadius: 12))
    .frame(maxWidth: 544)
    .padding(8)
  }
}

extension View {
  /// Shows the notices of a table at the bottom of the view, if nothing lies over the layer that the view stands on. Every
  /// layer needs it: the tabs have it of themselves, pop-ups and sheets are given it.
  public func notices<Session: AppSession>(_ table: ObservedTable<Session>, on layer: Layer) -> some View {
    overlay(alignment: .bottom) { NoticeView(table: table, layer: layer) }
  }
}

#Preview("A notice") {
  NoticeBanner(notice: .changedElsewhere) {}.inBothSchemes()
}
#endif
