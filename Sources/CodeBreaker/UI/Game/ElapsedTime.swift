#if canImport(SwiftUI)
import AppSupport
import SwiftUI

/// The line below the title, with the clock in it: it is drawn again every second for as long as the clock runs.
struct ElapsedTime: View {
  @Environment(CodeBreakerTable.self) private var table

  var body: some View {
    if table.session.isClockRunning {
      TimelineView(.periodic(from: .now, by: 1)) { _ in line }
    } else {
      line
    }
  }

  private var line: some View {
    Text(verbatim: TableDetail.text(table.session))
      .font(.footnote.monospacedDigit())
      .foregroundStyle(.muted)
      .lineLimit(2)
      .accessibilityLabel(TableDetail.spoken(table.session))
  }
}
#endif
