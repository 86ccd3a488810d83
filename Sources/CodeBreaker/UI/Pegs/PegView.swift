#if canImport(SwiftUI)
import AppSupport
import CodeBreakerModel
import SwiftUI

private struct ShowsLettersKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  var showsLetters: Bool {
    get { self[ShowsLettersKey.self] }
    set { self[ShowsLettersKey.self] = newValue }
  }
}

/// A peg in its hole, as large as the space allows: a colored ball, an emoji, or an empty hole.
struct PegView: View {
  let peg: Peg
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.showsLetters) private var showsLetters

  var body: some View {
    Disc(.hole, rim: .well, rimWidth: 2)
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
      Disc(.raised, rim: .line, rimWidth: 1.5)
        .overlay { FittedCharacter(peg.text).scaleEffect(0.72) }
    }
  }

  private var letter: String? {
    guard showsLetters, let color = PegColor(peg) else { return nil }
    return String(UnicodeScalar(color.letter))
  }

  private var letterColor: Color {
    guard let color = PegColor(peg) else { return .primary }
    return (colorScheme == .dark ? color.dark : color.light).needsBlackForeground ? .black : .white
  }
}

private struct ColorPeg: View {
  let color: Color
  let letter: String?
  let letterColor: Color

  var body: some View {
    Circle()
      .fill(color)
      .overlay {
        if let letter {
          FittedCharacter(letter)
            .fontWeight(.heavy)
            .foregroundStyle(letterColor)
            .scaleEffect(0.55)
        } else {
          Circle().fill(shine)
        }
      }
      .overlay { Circle().strokeBorder(Color.black.opacity(0.28), lineWidth: 1.5) }
  }

  /// A highlight from above. Pegs with letters don't have it, because the letters would be hard to read.
  private var shine: EllipticalGradient {
    EllipticalGradient(
      colors: [Color.white.opacity(0.35), Color.white.opacity(0)], center: UnitPoint(x: 0.35, y: 0.28),
      startRadiusFraction: 0, endRadiusFraction: 0.42)
  }
}

/// The hole of a hidden code.
struct CoveredHole: View {
  var body: some View {
    Disc(.hole, rim: .well, rimWidth: 2)
      .overlay { FittedCharacter("?").fontWeight(.heavy).foregroundStyle(.muted).scaleEffect(0.5) }
  }
}

struct Disc: View {
  private let fill: SchemeColor
  private let rim: SchemeColor
  private let rimWidth: Double

  init(_ fill: SchemeColor, rim: SchemeColor, rimWidth: Double) {
    self.fill = fill
    self.rim = rim
    self.rimWidth = rimWidth
  }

  var body: some View {
    Circle()
      .fill(fill)
      .overlay { Circle().strokeBorder(rim, lineWidth: rimWidth) }
  }
}

/// One character as large as the space allows, between 9 and 120 points.
struct FittedCharacter: View {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  var body: some View {
    Text(verbatim: text)
      .font(.system(size: 120))
      .minimumScaleFactor(9 / 120)
      .lineLimit(1)
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
