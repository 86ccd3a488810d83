#if canImport(SwiftUI)
import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import SwiftUI

/// The scrolling list of attempts, which shows each new one at the top.
struct AttemptsView: View {
  let layout: GameLayout
  @Environment(CodeBreakerController.self) private var controller
  @Environment(PegDrag.self) private var drag

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        AttemptList(layout: layout)
      }
      .scrollBounceBehavior(.basedOnSize)
      .scrollDisabled(while: drag)
      .onChange(of: controller.session.game.attempts.count) { _, newest in
        if newest > 0 { proxy.scrollTo(newest, anchor: .top) }
      }
    }
    .frame(maxHeight: .infinity)
  }
}

/// The attempts, latest first, or a prompt before the first one.
struct AttemptList: View {
  let layout: GameLayout
  @Environment(CodeBreakerController.self) private var controller
  @Environment(\.reducesMotion) private var reducesMotion

  var body: some View {
    let session = controller.session
    VStack(spacing: layout.rowSpacing) {
      if session.attempts.isEmpty, !session.taskPrompt.isEmpty {
        Text(verbatim: session.taskPrompt)
          .foregroundStyle(.muted)
          .multilineTextAlignment(.center)
          .padding()
      }
      if session.canReturnToPreviousGame {
        Button(session.previousGameLabel) { session.returnToPreviousGame() }
          .buttonStyle(.game)
      }
      ForEach(session.attempts, id: \.number) { attempt in
        VStack(spacing: 1) {
          AttemptView(attempt: attempt, layout: layout)
          if let friend = session.friendProgress(at: attempt.number) { FriendLine(friend: friend) }
        }
        .transition(landing)
      }
      if let legend = session.markerLegend { MarkerLegendView(legend: legend) }
    }
    .frame(maxWidth: .infinity)
    .animates(.movement, .spring(duration: 0.3), value: session.attempts.count)
    // Attempts of different games have the same numbers, so `dealCount` identifies the list.
    .id(session.dealCount)
    .spokenGroup("Attempts")
  }

  private var landing: AnyTransition {
    Motion.movement.runs(isReduced: reducesMotion) ? .move(edge: .top).combined(with: .opacity) : .opacity
  }
}

private struct MarkerLegendView: View {
  let legend: CodeBreakerSession.MarkerLegend

  var body: some View {
    FittingRows(spacing: 14, lineSpacing: 2, breakMode: .everywhere, alignment: .leading) { legendEntries }
      .font(.footnote)
      .foregroundStyle(.muted)
      .spoken(as: legend.spokenText)
  }

  @ViewBuilder private var legendEntries: some View {
    legendEntry(.exact, legend.exact)
    legendEntry(.inexact, legend.inexact)
  }

  private func legendEntry(_ match: Match, _ text: String) -> some View {
    HStack(spacing: 5) {
      MatchMarker(match: match)
      Text(verbatim: text)
    }
  }
}

/// An attempt. Tapping the number copies the attempt to the guess, and its pegs can be dragged there.
private struct AttemptView: View {
  let attempt: CodeBreakerSession.AttemptRow
  let layout: GameLayout
  @Environment(CodeBreakerController.self) private var controller

  var body: some View {
    let session = controller.session
    HStack(spacing: 0) {
      Button {
        session.copyAttempt(attempt.number)
      } label: {
        AttemptNumber(attempt.number)
          .frame(width: 44, height: 44)
          .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .pointerHighlight(RoundedRectangle(cornerRadius: 12))
      CodeView(code: attempt.code, layout: layout.attempt) { index, peg in
        PegView(peg: peg)
          // On iOS 17, the scroll view handles movement at once only if the view has a tap gesture.
          .onTapGesture {}
          .pegDragging(.attempt(number: attempt.number, hole: index), .hold)
      }
      .frame(maxWidth: .infinity)
      MatchMarkers(matches: attempt.markers, appearsOneByOne: true)
        .frame(width: layout.rowEndWidth, alignment: .trailing)
        .padding(.trailing, 10)
    }
    .card()
    .overlay {
      if isContradicting { RoundedRectangle(cornerRadius: 12).strokeBorder(.alarm, lineWidth: 2) }
    }
    .spoken(as: spokenText)
    .accessibilityAction(named: "Copy to the guess") { session.copyAttempt(attempt.number) }
  }
}

extension AttemptView {
  /// Whether the attempt rules out the guess in the row.
  private var isContradicting: Bool { controller.session.contradictingAttempt == attempt.number }

  private var spokenText: String {
    let text = CodeBreakerSession.SpokenText.attempt(attempt, theme: controller.session.game.setup.theme)
    return isContradicting ? "\(text) \(CodeBreakerSession.SpokenText.contradicting)" : text
  }
}

/// The friend's markers after as many attempts as the row above shows, without the pegs.
private struct FriendLine: View {
  let friend: CodeBreakerSession.FriendProgress

  var body: some View {
    HStack(spacing: 6) {
      Text(verbatim: friend.endingText ?? "Friend")
      HStack(spacing: 2) {
        ForEach(friend.markers.indices, id: \.self) { index in
          MatchDot(match: friend.markers[index], lineWidth: 1.5)
            .frame(width: 8, height: 8)
        }
      }
    }
    .font(.caption2)
    .foregroundStyle(.muted)
    .frame(maxWidth: .infinity, alignment: .trailing)
    .padding(.horizontal, 10)
    .spoken(as: friend.spokenText)
  }
}
#endif
