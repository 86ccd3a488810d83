#if canImport(SwiftUI)
import PlaySupport
import SwiftUI

/// What the player is to be told, over the top of the screen.
public struct NoticeBanner: View {
  private let notice: Notice
  private let dismiss: () -> Void

  /// Makes the banner.
  ///
  /// - Parameter dismiss: is called when the notice may go: after a tap, or a passing one after four seconds.
  public init(_ notice: Notice, dismiss: @escaping () -> Void) {
    self.notice = notice
    self.dismiss = dismiss
  }

  /// The text, and a button that takes it away.
  public var body: some View {
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

#Preview {
  NoticeBanner(.changedElsewhere) {}
}
#endif
