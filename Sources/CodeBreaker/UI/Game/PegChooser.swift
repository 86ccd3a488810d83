#if canImport(SwiftUI)
import SwiftUI

/// The pegs to choose from, in as few rows as hold them.
struct PegChooser: View {
  let layout: TableLayout
  @Environment(CodeBreakerTable.self) private var table

  var body: some View {
    VStack(spacing: layout.choice.spacing) {
      ForEach(rows, id: \.self) { row in
        HStack(spacing: layout.choice.spacing) {
          ForEach(row, id: \.self) { choice in
            PegChoice(peg: table.session.game.pegChoices[choice], choice: choice)
              .frame(width: layout.choice.side, height: layout.choice.side)
          }
        }
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Pegs to choose from")
  }

  private var rows: [Range<Int>] {
    TableLayout.ranges(layout.choicesPerRow)
  }
}
#endif
