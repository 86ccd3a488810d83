#if canImport(SwiftUI)
import AppSupport
import CodeBreakerSession
import SwiftUI

/// Figures, each with what it counts, in as many columns as there is room for.
struct FigureGrid: View {
  let figures: [CodeBreakerSession.Figure]

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 112), spacing: 8)], spacing: 8) {
      ForEach(figures, id: \.name) { figure in
        VStack(alignment: .leading) {
          Text(verbatim: figure.name)
            .font(.footnote)
            .foregroundStyle(.muted)
          Text(verbatim: figure.value)
            .font(.title2.bold().monospacedDigit())
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12))
        .background(.surface, in: RoundedRectangle(cornerRadius: 12))
        .overlay { RoundedRectangle(cornerRadius: 12).strokeBorder(.line, lineWidth: 1) }
        .accessibilityElement(children: .combine)
      }
    }
  }
}
#endif
