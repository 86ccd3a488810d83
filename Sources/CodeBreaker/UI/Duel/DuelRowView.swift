#if canImport(SwiftUI)
import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import SwiftUI

/// The attempts with the same number in both games: side by side, or one below the other if the text is large.
struct DuelRowView: View {
  let row: CodeBreakerSession.DuelRow

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      if row.isFirstDifference {
        Text("Your games split here")
          .font(.footnote.bold())
          .foregroundStyle(.accent)
      }
      HStack(alignment: .top, spacing: DuelLayout.spacing) {
        AttemptNumber(row.number)
          .frame(width: DuelLayout.numberWidth, alignment: .leading)
        RowOrColumn(alignment: .top, spacing: DuelLayout.spacing) {
          side("You", row.own)
          side("Friend", row.friend)
        }
      }
    }
    .padding(DuelLayout.spacing)
    .frame(maxWidth: .infinity, alignment: .leading)
    .card()
  }

  @ViewBuilder private func side(_ name: String, _ attempt: CodeBreakerSession.DuelAttempt?) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      if let attempt {
        NoteText(name)
        CodeView(code: attempt.row.code, layout: .duel(pegCount: attempt.row.code.pegs.count))
        MatchMarkers(matches: attempt.row.markers)
        NoteText(attempt.note)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
#endif
