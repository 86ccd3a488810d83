#if canImport(SwiftUI)
import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import SessionSupport
import SwiftUI

struct GuessControls: View {
  let layout: GameLayout
  @Environment(CodeBreakerController.self) private var controller

  var body: some View {
    let session = controller.session
    VStack(spacing: GameLayout.controlSpacing) {
      PegChooser(layout: layout)
      StatusLine(session.guessExplanation, isRanked: controller.isRanked)
        .font(.footnote)
        .foregroundStyle(.muted)
      RankedAccountPrompt(controller)
      AdaptiveRow {
        tools
      } end: {
        if !layout.isBoard { GuessButton() }
      }
    }
  }

  @ViewBuilder private var tools: some View {
    let session = controller.session
    if !controller.isRanked {
      Button("Hint") { session.askForHint() }
        .buttonStyle(.game)
        .accessibilityHint("Asks the coach. You choose how much it tells.")
    }
    Button("Remove peg", systemImage: "delete.left") { session.clear() }
      .labelStyle(.iconOnly)
      .buttonStyle(.game)
      .disabled(session.game.guess.isEmpty)
  }
}

struct GuessButton: View {
  @Environment(CodeBreakerController.self) private var controller

  var body: some View {
    let session = controller.session
    Button(wide: session.guessLabel) { session.guess() }
      .buttonStyle(.primaryGame)
      .disabled(session.guessProblem != nil)
      .accessibilityHint(session.guessExplanation ?? "")
  }
}

/// The pegs to choose from, in as few rows as possible.
private struct PegChooser: View {
  let layout: GameLayout
  @Environment(CodeBreakerController.self) private var controller

  var body: some View {
    VStack(spacing: layout.choice.spacing) {
      ForEach(rows, id: \.self) { row in
        HStack(spacing: layout.choice.spacing) {
          ForEach(row, id: \.self) { choice in
            PegChoice(peg: controller.session.game.pegChoices[choice], choice: choice, dragStart: layout.dragStart)
              .frame(width: layout.choice.side, height: layout.choice.side)
          }
        }
      }
    }
    .accessibilityIgnoresInvertColors()
    .spokenGroup("Pegs to choose from")
  }

  /// The choices of each row, clamped because the theme may have fewer than when the layout was computed.
  private var rows: [Range<Int>] {
    let choices = controller.session.game.pegChoices.indices
    return GameLayout.ranges(layout.choicesPerRow).map { $0.clamped(to: choices) }
  }
}

/// A peg to choose. A tap puts it into the selected hole, holding fills the row, and a drag drops it on a hole.
private struct PegChoice: View {
  let peg: Peg
  let choice: Int
  let dragStart: PegDragStart
  @Environment(CodeBreakerController.self) private var controller

  var body: some View {
    let session = controller.session
    PegView(peg: peg)
      .contentShape(Rectangle())
      .pointerHighlight(Circle())
      .onTapGesture { session.choose(choice) }
      .onPegHeld(dragStart) { session.fillHoles(with: choice) }
      .pegDragging(.choice(choice), dragStart)
      .spoken(as: session.game.setup.theme.spokenName(of: peg))
      .accessibilityAddTraits(.isButton)
      .accessibilityAction { session.choose(choice) }
      .accessibilityAction(named: "Fill the row") { session.fillHoles(with: choice) }
  }
}

/// The result and the next actions, which replace the guess after the end of the game.
struct GameOverControls: View {
  let ended: CodeBreakerSession.EndedGame
  @Environment(CodeBreakerController.self) private var controller

  var body: some View {
    VStack(spacing: 8) {
      Text(verbatim: ended.summaryWithTime)
        .bold()
        .foregroundStyle(.ink)
        .fixedSize(horizontal: false, vertical: true)
      // If the answers don't fit in one row, they have two.
      let answers = controller.session.boardAnswers
      AdaptiveRow {
        buttons(answers.prefix(answers.count / 2))
      } end: {
        buttons(answers.dropFirst(answers.count / 2))
      }
    }
    .multilineTextAlignment(.center)
  }

  private func buttons(_ answers: ArraySlice<SessionSupport.Action>) -> some View {
    let actionHandler = ScreenActionHandler { [controller] id, _ in controller.session.performOnBoard(id) }
    return ForEach(answers, id: \.id) { ActionButton(action: $0, actionHandler: actionHandler) }
  }
}

#Preview("Over") {
  let controller = CodeBreakerController.reviewPreview
  if let ended = controller.session.endedGame { GameOverControls(ended: ended).environment(controller).inBothSchemes() }
}
#endif
