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

  /// A closure that puts a choice into every hole, or `nil` if the editor doesn't offer that.
  var fillRow: (@MainActor (Int) -> Void)?

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
      PegView(peg: code.pegs[position])
        .overlay { if isSelected { Circle().stroke(.accent, lineWidth: 3).padding(-2) } }
        .frame(maxWidth: 54, maxHeight: 54)
        .frame(minHeight: GameButtonMetrics.minSide)
        .contentShape(Rectangle())
        .pointerHighlight(Circle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel(CodeBreakerSession.SpokenText.hole(position, of: code, theme: theme))
    .accessibilityAddTraits(isSelected ? .isSelected : [])
    .accessibilityAction(named: "Remove peg") {
      input.clear(hole: position)
    }
  }

  @ViewBuilder private func choice(_ index: Int) -> some View {
    if let fillRow {
      button(index)
        .contextMenu { Button("Fill the row") { fillRow(index) } }
        .accessibilityAction(named: "Fill the row") { fillRow(index) }
    } else {
      button(index)
    }
  }

  private func button(_ index: Int) -> some View {
    Button {
      input.choose(index)
    } label: {
      PegView(peg: choices[index])
        .frame(maxWidth: 50, maxHeight: 50)
        .frame(minHeight: GameButtonMetrics.minSide)
        .contentShape(Rectangle())
        .pointerHighlight(Circle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel(theme.spokenName(of: choices[index]))
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
