#if canImport(SwiftUI)
import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import SwiftUI

/// The coach's answer. While the coach thinks, the previous answer stays, dimmed.
struct OwnBoardCoachView: View {
  let screen: OwnBoardScreen

  var body: some View {
    let card = screen.card
    VStack(alignment: .leading, spacing: 12) {
      Heading("The coach", font: .headline)
      Text(verbatim: card.headline)
        .foregroundStyle(card.isAlarm ? .alarm : .ink)
      if card.canRetry {
        Button("Try again") { screen.session.tryCoachAgain() }
          .buttonStyle(.game)
      }
      if let best = card.bestGuess { guess(best, card) }
      if !card.answerBars.isEmpty { parts(card.answerBars) }
      if let contradiction = card.contradiction {
        CorrectionsView(contradiction: contradiction, pegCount: screen.session.board.pegCount) {
          screen.session.replaceAnswer(at: $0, with: $1)
        }
      }
      if !card.codes.isEmpty { codes(card) }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .opacity(card.isThinking ? 0.6 : 1)
  }

  private var theme: Theme { screen.session.board.theme }

  private func guess(_ best: Code, _ card: OwnBoardCard) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      Heading(card.bestTitle, font: .headline)
      AdaptiveRow {
        PegsView(code: best, layout: .review(pegCount: best.pegs.count), theme: theme)
          .frame(minHeight: GameButtonMetrics.minSide)
      } end: {
        Button("Use") { screen.session.useBestGuess() }
          .buttonStyle(.primaryGame)
          .accessibilityLabel("Use this guess")
          .accessibilityHint("Puts it on your row.")
      }
      NoteText(card.bestText)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(12)
    .card()
  }

  private func parts(_ parts: [OwnBoardCard.AnswerBar]) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      Heading("What each answer would leave", font: .headline)
      ForEach(parts, id: \.self) { part in
        HStack(spacing: 8) {
          MatchMarkers(matches: part.markers)
            .frame(width: 64, alignment: .leading)
          GeometryReader { space in
            RoundedRectangle(cornerRadius: 4)
              .fill(.accent)
              .frame(width: max(2, space.size.width * CGFloat(part.share)))
          }
          .frame(height: 14)
          Text(verbatim: part.text)
            .font(.footnote.monospacedDigit())
            .frame(minWidth: 56, alignment: .trailing)
        }
        .spoken(as: part.spokenText)
      }
    }
    .padding(12)
    .card()
  }

  private func codes(_ card: OwnBoardCard) -> some View {
    DisclosureGroup(card.codesTitle) {
      CodeGrid(codes: card.codes, theme: theme)
        .padding(.top, 8)
    }
    .padding(12)
    .card()
  }
}

/// The possible corrections of contradictory answers, with a button for each.
struct CorrectionsView: View {
  let contradiction: OwnBoardSession.ContradictoryFindings
  let pegCount: Int

  let onCorrection: @MainActor (_ index: Int, _ counts: MatchCounts) -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Heading("What would fix it", font: .headline)
      Text(verbatim: contradiction.correctionText)
      ForEach(contradiction.corrections, id: \.self) { attempt in
        Text(verbatim: attempt.title)
          .bold()
        FittingRows(breakMode: .everywhere, alignment: .leading) {
          ForEach(attempt.answers, id: \.self) { answer in
            Button {
              onCorrection(attempt.attemptIndex, answer.counts)
            } label: {
              HStack(spacing: 8) {
                MatchMarkers(matches: OwnBoardWords.markers(answer.counts, pegCount: pegCount))
                Text(verbatim: answer.codeCountText)
                  .font(.footnote)
              }
            }
            .buttonStyle(.game)
            .accessibilityLabel(attempt.spokenText(answer))
          }
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(12)
    .card()
  }
}
#endif
