#if canImport(SwiftUI)
import CodeBreakerSession
import SwiftUI

struct PictureView: View {
  let picture: CodeBreakerSession.Picture

  var body: some View {
    switch picture {
    case .marker(let match): MatchMarker(match: match)
    case .code(let code):
      CodeView(
        code: code, layout: PegRowLayout(pegCount: code.pegs.count, width: 240, maxSide: 52, spacing: 6)
      )
      .frame(maxWidth: .infinity)
    case .swatches(let pegs):
      HStack(spacing: 3) {
        ForEach(pegs.indices, id: \.self) { PegView(peg: pegs[$0]).frame(maxWidth: 20, maxHeight: 20) }
      }
      .accessibilityIgnoresInvertColors()
    case .curves(let own, let friend): DuelChartView(ownChart: own, friendChart: friend)
    case .attempts(let row): DuelRowView(row: row)
    case .rows(let rows):
      VStack(alignment: .leading, spacing: 6) {
        ForEach(rows, id: \.number) { row in
          HStack(spacing: 8) {
            AttemptNumber(row.number)
              .frame(width: 24, alignment: .leading)
            CodeView(code: row.code, layout: .review(pegCount: row.code.pegs.count))
            MatchMarkers(matches: row.markers)
          }
          .opacity(row.number == rows.count ? 1 : 0.6)
        }
      }
    }
  }
}
#endif
