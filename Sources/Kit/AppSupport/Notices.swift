#if canImport(SwiftUI)
import SessionSupport
import SwiftUI

/// The oldest notice, at the bottom of the window.
private struct NoticeView<Session: AppSession>: View {
  let controller: SessionController<Session>
  let layer: Layer
  @Environment(\.windowRole) private var windowRole

  var body: some View {
    let notice = windowRole.isFront && controller.topLayer == layer ? controller.session.notices.first : nil
    VStack {
      if let notice {
        NoticeBanner(notice: notice) { controller.session.dismissNotice() }
          .transition(.opacity)
          .zIndex(1)
      }
    }
    .animates(.fade, .easeOut(duration: 0.2), value: notice)
  }
}

private struct NoticeBanner: View {
  let notice: Notice

  /// A closure that is called when the player taps OK. A passing notice also disappears by itself.
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
    // A notice with larger text would leave no room for the game on small screens.
    .dynamicTypeSize(...DynamicTypeSize.accessibility1)
  }
}

extension View {
  /// Shows the notices of a session below the view while the given layer is the topmost. A notice covers nothing: the view
  /// has less room until it is gone. Every layer needs this modifier: `AppTabs` applies it to the tabs, and pop-ups and
  /// sheets must apply it themselves.
  public func notices<Session: AppSession>(_ controller: SessionController<Session>, on layer: Layer) -> some View {
    safeAreaInset(edge: .bottom, spacing: 0) { NoticeView(controller: controller, layer: layer) }
  }
}

#Preview("A notice") {
  NoticeBanner(notice: .changedElsewhere) {}.inBothSchemes()
}
#endif
