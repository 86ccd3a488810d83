#if canImport(SwiftUI)
import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import SwiftUI

struct PictureView: View {
  let picture: CodeBreakerSession.Picture
  @Environment(\.isSelectedPart) private var isSelected
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  var body: some View {
    switch picture {
    case .marker(let match): MatchMarker(match: match)
    case .code(let code):
      CodeView(
        code: code, layout: PegRowLayout(pegCount: code.pegs.count, width: 240, maxSide: 52, spacing: 6)
      ) { _, peg in
        if code.isHidden { CoveredHole() } else { PegView(peg: peg) }
      }
      .frame(maxWidth: .infinity)
    case .swatches(let pegs):
      HStack(spacing: 3) {
        ForEach(pegs.indices, id: \.self) { PegView(peg: pegs[$0]).frame(maxWidth: 20, maxHeight: 20) }
      }
      .accessibilityIgnoresInvertColors()
    case .chart(let chart): ReviewChartView(chart: chart)
    case .reviewedAttempt(let attempt): ReviewAttemptView(attempt: attempt)
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
    case .hole(let peg): PegButtonLabel(peg: peg, maxSide: PegButtonLabel.maxHoleSide, isSelected: isSelected)
    case .peg(let peg): PegButtonLabel(peg: peg, maxSide: PegButtonLabel.maxChoiceSide)
    case .attempt(let attempt):
      AttemptLine(
        number: attempt.number, code: attempt.code, markers: attempt.markers, isSuspect: attempt.isSuspect,
        note: attempt.note
      )
      .overlay { if isSelected { RoundedRectangle(cornerRadius: 12).strokeBorder(.accent, lineWidth: 2) } }
    case .answer(let markers, let note):
      HStack(spacing: 8) {
        MatchMarkers(matches: markers)
        Text(verbatim: note)
          .font(.footnote)
      }
    case .mistake(let text, let given, let right):
      VStack(alignment: .leading, spacing: 4) {
        Text(verbatim: text)
        HStack(spacing: 12) {
          MatchMarkers(matches: given)
          Image(systemName: "arrow.forward")
            .foregroundStyle(.muted)
          MatchMarkers(matches: right)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    case .bar(let markers, let percent, let text): bar(markers, percent, text)
    case .option(let option):
      HStack(spacing: 12) {
        if let code = option.code {
          CodeView(code: code, layout: .review(pegCount: code.pegs.count))
        } else {
          MatchMarkers(matches: option.markers)
        }
        if option.showsWords { Text(verbatim: option.words) }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    case .evaluatedGuess(let guess):
      AdaptiveRow {
        VStack(alignment: .leading, spacing: 4) {
          NoteText(guess.label)
          CodeView(code: guess.code, layout: .review(pegCount: guess.code.pegs.count))
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      } end: {
        Text(verbatim: guess.lossText)
          .bold()
          .monospacedDigit()
      }
      .padding(.horizontal, 12)
      .padding(.vertical, 8)
      .card()
    case .candidate(let code):
      CodeView(
        code: code,
        layout: .remainingCodes(pegCount: code.pegs.count, hasLargeText: dynamicTypeSize.isAccessibilitySize))
    }
  }

  private func bar(_ markers: [Match], _ percent: Int, _ text: String) -> some View {
    HStack(spacing: 8) {
      MatchMarkers(matches: markers)
        .frame(width: 64, alignment: .leading)
      GeometryReader { space in
        RoundedRectangle(cornerRadius: 4)
          .fill(.accent)
          .frame(width: max(2, space.size.width * CGFloat(percent) / 100))
      }
      .frame(height: 14)
      Text(verbatim: text)
        .font(.footnote.monospacedDigit())
        .frame(minWidth: 56, alignment: .trailing)
    }
  }
}
#endif
