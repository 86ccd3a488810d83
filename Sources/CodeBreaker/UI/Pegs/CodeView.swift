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
