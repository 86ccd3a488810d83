/// The rows of pegs to choose from, in an editor on a scrolling page.
enum PegRows {
  /// The maximum number of choices in a row, so that each is easy to tap on the smallest phones.
  static let maxRowLength = 5

  /// Returns the indexes of the choices in each row. Rows of nearly the same length look better than a short last one.
  static func ranges(choiceCount: Int) -> [Range<Int>] {
    GameLayout.ranges(GameLayout.rowLengths(of: choiceCount, atMost: maxRowLength))
  }
}

#if canImport(SwiftUI)
import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import SwiftUI

/// The editor of a row of pegs on a scrolling page, with the pegs to choose from.
struct PegEditor: View {
  var title = "Guess"
  let code: Code
  let choices: [Peg]
  let theme: Theme
  let selection: Int
  let input: any RowSession

  var body: some View {
    VStack(spacing: 12) {
      HStack(spacing: 8) {
        ForEach(code.pegs.indices, id: \.self) { hole($0) }
      }
      .spokenGroup(title)
      VStack(spacing: 4) {
        ForEach(PegRows.ranges(choiceCount: choices.count), id: \.self) { row in
          HStack(spacing: 4) {
            ForEach(row, id: \.self) { choice($0) }
          }
        }
      }
      .spokenGroup("Pegs to choose from")
    }
    .frame(maxWidth: .infinity)
    // A row goes from left to right in every language.
    .environment(\.layoutDirection, .leftToRight)
    .accessibilityIgnoresInvertColors()
  }

  private func hole(_ position: Int) -> some View {
    let isSelected = position == selection
    return Button {
      input.tapHole(position)
    } label: {
      PegButtonLabel(peg: code.pegs[position], maxSide: PegButtonLabel.maxHoleSide, isSelected: isSelected)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(CodeBreakerSession.SpokenText.hole(position, of: code, theme: theme))
    .accessibilityAddTraits(isSelected ? .isSelected : [])
    .accessibilityAction(named: "Remove peg") {
      input.clear(hole: position)
    }
  }

  private func choice(_ index: Int) -> some View {
    Button {
      input.choose(index)
    } label: {
      PegButtonLabel(peg: choices[index], maxSide: PegButtonLabel.maxChoiceSide)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(theme.spokenName(of: choices[index]))
  }
}

/// A peg in a button of an editor on a scrolling page.
struct PegButtonLabel: View {
  static let maxHoleSide: CGFloat = 54
  static let maxChoiceSide: CGFloat = 50

  let peg: Peg
  let maxSide: CGFloat
  var isSelected = false

  var body: some View {
    PegView(peg: peg)
      .overlay { if isSelected { Circle().stroke(.accent, lineWidth: 3).padding(-2) } }
      .frame(maxWidth: maxSide, maxHeight: maxSide)
      .frame(minHeight: GameButtonMetrics.minSide)
      .contentShape(Rectangle())
      .pointerHighlight(Circle())
  }
}

#Preview("A guess and its choices") {
  if let session = CodeBreakerController.codemakerPreview(nil).codemaker?.session {
    PegEditor(
      code: session.code(session.game.row.pegs), choices: Theme.mastermind.choices, theme: .mastermind, selection: 2,
      input: session
    )
    .inBothSchemes()
  }
}
#endif
