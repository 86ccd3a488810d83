#if canImport(SwiftUI)
import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import SwiftUI

/// The review of one attempt. A tap shows or hides the codes that remained after it.
struct ReviewAttemptView: View {
  let attempt: CodeBreakerSession.ReviewedAttempt
  let theme: Theme
  let isOpen: Bool
  @Environment(CodeBreakerController.self) private var controller

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Button {
        controller.session.select(attempt: attempt.row.number)
      } label: {
        VStack(alignment: .leading, spacing: 8) {
          row
          ratingTexts
          disclosureLabel
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityLabel("\(attempt.spokenText(theme: theme)) \(attempt.remainingTitle).")
      .accessibilityValue(isOpen ? "Expanded" : "Collapsed")
      .accessibilityHint("Shows the codes left.")
      if isOpen {
        VStack(alignment: .leading, spacing: 8) {
          CodeGrid(codes: attempt.remainingCodes, theme: theme)
            .spokenGroup("Codes left")
          if !attempt.remainingNote.isEmpty { NoteText(attempt.remainingNote) }
        }
      }
    }
    .padding(12)
    .card()
  }

  private var row: some View {
    HStack(spacing: 8) {
      AttemptNumber(attempt.row.number)
        .frame(width: 24, alignment: .leading)
      CodeView(code: attempt.row.code, layout: layout)
      Spacer(minLength: 0)
      MatchMarkers(matches: attempt.row.markers)
    }
  }

  @ViewBuilder private var ratingTexts: some View {
    FittingRows(spacing: 12, lineSpacing: 4, breakMode: .everywhere, alignment: .leading) {
      Text(verbatim: attempt.ratingText).bold()
      Text(verbatim: attempt.codeCountsText).foregroundStyle(.muted)
    }
    Text(verbatim: attempt.expectationText)
    FittingRows(spacing: 12, lineSpacing: 4, breakMode: .everywhere, alignment: .leading) {
      Text("Lost \(Text(verbatim: attempt.lossText).bold())")
      Text("Luck \(Text(verbatim: attempt.luckText).bold())")
    }
    .monospacedDigit()
    if let better = attempt.betterGuess {
      FittingRows(spacing: 12, lineSpacing: 4, breakMode: .everywhere, alignment: .leading) {
        Text("Best guess")
        CodeView(code: better, layout: layout)
      }
    }
  }

  private var disclosureLabel: some View {
    HStack {
      Text(verbatim: attempt.remainingTitle)
      Image(systemName: isOpen ? "chevron.down" : "chevron.forward")
    }
    .font(.subheadline.bold())
    .foregroundStyle(.accent)
  }

  private var layout: PegRowLayout { .review(pegCount: attempt.row.code.pegs.count) }
}

#Preview("Codes left") {
  let controller = CodeBreakerController.preview()
  CodeGrid(
    codes: controller.session.game.pegChoices.map { Code(kind: .guess, pegs: [$0, $0, "blue", "red"]) },
    theme: controller.session.game.setup.theme
  )
  .padding()
  .environment(controller)
}
#endif
