#if canImport(SwiftUI)
import AppSupport
import CodeBreakerModel
import SwiftUI

/// A peg in its hole: a coloured ball, or an emoji, or nothing but the hole. It is as large as it is allowed to be.
struct PegView: View {
  let peg: Peg
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.showsLetters) private var showsLetters

  var body: some View {
    Disc(.hole, rim: .well, width: 2)
      .overlay { content }
      .aspectRatio(1, contentMode: .fit)
      .accessibilityHidden(true)
  }

  @ViewBuilder private var content: some View {
    if peg == Code.missingPeg {
      EmptyView()
    } else if let color = Color(peg, in: colorScheme) {
      ColorPeg(color: color, letter: letter, letterColor: letterColor)
    } else {
      Disc(.raised, rim: .line, width: 1.5)
        .overlay { Sign(peg.text).scaleEffect(0.72) }
    }
  }

  private var letter: String? {
    guard showsLetters, let color = PegColor(peg) else { return nil }
    return String(UnicodeScalar(color.letter))
  }

  private var letterColor: Color {
    guard let color = PegColor(peg) else { return .primary }
    return (colorScheme == .dark ? color.dark : color.light).takesBlackInk ? .black : .white
  }
}

#Preview("Pegs") {
  HStack {
    PegView(peg: "red")
    PegView(peg: "mahogany").environment(\.showsLetters, true)
    PegView(peg: "🚗")
    PegView(peg: Code.missingPeg)
  }
  .padding()
}
#endif
