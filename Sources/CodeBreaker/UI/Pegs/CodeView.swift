#if canImport(SwiftUI)
import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import SwiftUI

/// A row of pegs. It goes from left to right in every language, like the arrow keys and like spoken and shared text.
struct CodeView<Hole: View>: View {
  let code: Code
  let layout: PegRowLayout
  @ViewBuilder let hole: (_ index: Int, _ peg: Peg) -> Hole

  var body: some View {
    HStack(spacing: layout.spacing) {
      ForEach(code.pegs.indices, id: \.self) { index in
        hole(index, code.pegs[index])
          .frame(width: layout.side, height: layout.side)
      }
    }
    .environment(\.layoutDirection, .leftToRight)
    // Keep the colors under Smart Invert, because VoiceOver speaks them.
    .accessibilityIgnoresInvertColors()
  }
}

extension CodeView where Hole == PegView {
  init(code: Code, layout: PegRowLayout) {
    self.init(code: code, layout: layout) { _, peg in PegView(peg: peg) }
  }
}

/// A read-only row of pegs, which screen readers name from left to right.
struct PegsView: View {
  let code: Code
  let layout: PegRowLayout
  let theme: Theme

  var body: some View {
    CodeView(code: code, layout: layout)
      .spoken(as: CodeBreakerSession.SpokenText.pegs(code, theme: theme))
  }
}

/// Codes in as many columns as fit. Each code occurs once, so it identifies itself.
struct CodeGrid: View {
  let codes: [Code]
  let theme: Theme
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  var body: some View {
    let pegCount = codes.first?.pegs.count ?? 0
    let layout = PegRowLayout.remainingCodes(pegCount: pegCount, hasLargeText: dynamicTypeSize.isAccessibilitySize)
    LazyVGrid(
      columns: [GridItem(.adaptive(minimum: CGFloat(layout.width(pegCount: pegCount))), spacing: 12)],
      alignment: .leading, spacing: 6
    ) {
      ForEach(codes, id: \.self) { code in
        PegsView(code: code, layout: layout, theme: theme)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }
}

#Preview("Rows") {
  VStack {
    ForEach([3, 4, 5, 6], id: \.self) { count in
      CodeView(
        code: Code(kind: .unknown, pegs: Array(Theme.mastermind.choices.prefix(count))),
        layout: PegRowLayout(pegCount: count, width: 320, maxSide: 54, spacing: 8))
    }
  }
}
#endif
