#if canImport(SwiftUI)
import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import SwiftUI

/// The attempts in the room that is left for them. The newest one, on top, is always in sight when it is made.
struct AttemptsView: View {
  let layout: PegRowLayout
  @Environment(CodeBreakerTable.self) private var table
  @Environment(PegDrag.self) private var drag

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        AttemptList(layout: layout)
      }
      .scrollBounceBehavior(.basedOnSize)
      .holdsStill(while: drag)
      .onChange(of: table.session.game.attempts.count) { _, newest in
        proxy.scrollTo(newest, anchor: .top)
      }
    }
    .frame(maxHeight: .infinity)
  }
}

/// The attempts, the newest one on top; before the first one, what there is to do.
struct AttemptList: View {
  let layout: PegRowLayout
  @Environment(CodeBreakerTable.self) private var table
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    let session = table.session
    VStack(spacing: 5) {
      if session.attempts.isEmpty {
        Text(verbatim: session.invitation)
          .foregroundStyle(.muted)
          .multilineTextAlignment(.center)
          .padding()
      }
      if session.canBringBack, let title = session.leftGameTitle {
        Button("Back to \(title)") { session.bringBack() }
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
    // The attempts of another game are other ones, though their numbers are the same.
    .id(session.dealCount)
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Attempts")
  }

  private var landing: AnyTransition {
    Motion.movement.runs(isReduced: reducesMotion) ? .move(edge: .top).combined(with: .opacity) : .opacity
  }
}

/// What the markers mean, below the first attempt.
private struct MarkerLegendView: View {
  let legend: CodeBreakerSession.MarkerLegend

  var body: some View {
    AdaptiveStack(alignment: .leading, spacing: 14, lineSpacing: 2) { parts }
      .font(.footnote)
      .foregroundStyle(.muted)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(legend.spoken)
  }

  @ViewBuilder private var parts: some View {
    part(.exact, legend.exact)
    part(.inexact, legend.inexact)
  }

  private func part(_ match: Match, _ text: String) -> some View {
    HStack(spacing: 5) {
      MatchMarker(match: match)
      Text(verbatim: text)
    }
  }
}

/// An attempt: its number, which copies it to the guess, its pegs, which can be dragged there, and its markers.
private struct AttemptView: View {
  let attempt: CodeBreakerSession.AttemptRow
  let layout: PegRowLayout
  @Environment(CodeBreakerTable.self) private var table

  var body: some View {
    let session = table.session
    HStack(spacing: 0) {
      Button {
        session.copyAttempt(attempt.number)
      } label: {
        Text(verbatim: "\(attempt.number)")
          .monospacedDigit()
          .foregroundStyle(.muted)
          .lineLimit(1)
          .minimumScaleFactor(0.4)
          .frame(width: 44, height: 44)
          .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .pointerHighlight(RoundedRectangle(cornerRadius: 12))
      CodeView(code: attempt.code, layout: layout) { place, peg in
        PegView(peg: peg)
          // On iOS 17 a view that is tapped, too, leaves the scroll view what moves at once.
          .onTapGesture {}
          .pegDragging(.attempt(number: attempt.number, hole: place), .hold)
      }
      .frame(maxWidth: .infinity)
      MatchMarkers(matches: attempt.markers, comesUp: true)
        .frame(width: 64, alignment: .trailing)
        .padding(.trailing, 10)
    }
    .card()
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(CodeBreakerSession.Spoken.attempt(attempt, theme: session.game.setup.theme))
    .accessibilityAction(named: "Copy to the guess") { session.copyAttempt(attempt.number) }
  }
}

/// What a friend had reached after as many attempts: a thin line, without a peg.
private struct FriendLine: View {
  let friend: CodeBreakerSession.FriendProgress

  var body: some View {
    HStack(spacing: 6) {
      Text(verbatim: friend.ending ?? "Friend")
      HStack(spacing: 2) {
        ForEach(friend.markers.indices, id: \.self) { place in
          MatchDot(match: friend.markers[place], lineWidth: 1.5)
            .frame(width: 8, height: 8)
        }
      }
    }
    .font(.caption2)
    .foregroundStyle(.muted)
    .frame(maxWidth: .infinity, alignment: .trailing)
    .padding(.horizontal, 10)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(friend.spoken)
  }
}
#endif
