#if canImport(SwiftUI)
import CodeBreakerModel
import SwiftUI

/// The codes that remained after an attempt, as rows of small pegs.
struct RemainingCodes: View {
  let codes: [Code]

  /// What stands below them where they are not all, or nothing.
  let note: String
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: width), spacing: 12)], alignment: .leading, spacing: 6) {
        // No two codes are the same.
        ForEach(codes, id: \.self) { code in
          PegsView(code: code, layout: layout)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
      }
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Codes that remained")
      if !note.isEmpty {
        Text(verbatim: note)
          .font(.footnote)
          .foregroundStyle(.muted)
      }
    }
  }

  private var pegCount: Int { codes.first?.pegs.count ?? 0 }

  private var layout: PegRowLayout {
    .remaining(pegCount: pegCount, hasLargeText: dynamicTypeSize.isAccessibilitySize)
  }

  private var width: CGFloat { layout.width(pegCount: pegCount) }
}

#Preview("Codes that remained") {
  let table = CodeBreakerTable.preview()
  RemainingCodes(
    codes: table.session.game.pegChoices.map { Code(kind: .guess, pegs: [$0, $0, "blue", "red"]) },
    note: "6 of 96 codes, evenly chosen."
  )
  .padding()
  .environment(table)
}
#endif
