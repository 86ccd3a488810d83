import TriplesSession

enum ReplayStepButton: CaseIterable, Hashable {
  case first, back, next, last

  var label: String {
    switch self {
    case .first: "First"
    case .back: "Back"
    case .next: "Next"
    case .last: "Last"
    }
  }

  var symbol: String {
    switch self {
    case .first: "backward.end"
    case .back: "chevron.backward"
    case .next: "chevron.forward"
    case .last: "forward.end"
    }
  }

  func target(_ viewer: TriplesSession.ReplayViewer) -> Int {
    switch self {
    case .first: 0
    case .back: max(0, viewer.step - 1)
    case .next: min(viewer.stepCount, viewer.step + 1)
    case .last: viewer.stepCount
    }
  }

  func isEnabled(_ viewer: TriplesSession.ReplayViewer) -> Bool {
    target(viewer) != viewer.step
  }
}

#if canImport(SwiftUI)
import AppSupport
import SwiftUI

extension ReplayStepButton {
  init?(_ press: KeyPress) {
    guard press.modifiers.isDisjoint(with: [.command, .control, .option]) else { return nil }
    switch press.key {
    case .leftArrow: self = .back
    case .rightArrow: self = .next
    case .home: self = .first
    case .end: self = .last
    default: return nil
    }
  }
}

/// The slider and buttons that step through a replay, and the buttons that continue it as a game and start its review.
struct ReplayStepControls: View {
  let viewer: TriplesSession.ReplayViewer

  @Environment(TriplesController.self) private var controller

  var body: some View {
    VStack(spacing: GameLayout.gap) {
      if viewer.canPlay {
        HStack(spacing: 8) {
          playPause
          Slider(value: sliderValue, in: 0...Double(viewer.stepCount), step: 1) { Text("Move") }
            .accessibilityValue(viewer.caption)
        }
        .environment(\.layoutDirection, .leftToRight)
      }
      ButtonsInRowOrSquare(ReplayStepButton.allCases, square: [[.back, .next], [.first, .last]]) { step in
        Button {
          controller.session.goToStep(step.target(viewer))
        } label: {
          SymbolOverText(symbol: step.symbol, text: step.label)
        }
        .buttonStyle(.game)
        .disabled(!step.isEnabled(viewer))
      }
      // As in a media player, neither the controls nor the arrow keys are mirrored in right-to-left languages.
      .environment(\.layoutDirection, .leftToRight)
      switch viewer.reviewState {
      case .running(let advices):
        RowOrColumn(spacing: GameLayout.gap) {
          ProgressView("Review", value: Double(advices.count), total: Double(viewer.stepCount + 1))
            .foregroundStyle(.ink)
          Button("Cancel") { controller.session.cancelReview() }
            .buttonStyle(.game)
        }
      case .none, .ready:
        if viewer.isPlaying {
          SpeedPicker()
        } else {
          buttons
        }
      }
    }
  }

  private var playPause: some View {
    let button = PlayPauseButtonState(viewer)
    return Button(button.label, systemImage: button.symbol) { controller.session.togglePlaying() }
      .labelStyle(.iconOnly)
      .buttonStyle(.game)
  }

  private var sliderValue: Binding<Double> {
    controller.binding({ [step = viewer.step] _ in Double(step) }, set: { $0.goToStep(Int($1.rounded())) })
  }

  private var buttons: some View {
    FittingRows {
      Button(wide: viewer.playOnLabel, alignment: .leading) { controller.session.playFromViewer() }
        .buttonStyle(.primaryGame)
        .disabled(!viewer.canPlayOn)
      if viewer.reviewState.review == nil {
        Button(wide: "Review") { controller.session.startReview() }
          .buttonStyle(.game)
          .disabled(!viewer.canReview)
          .accessibilityHint("The coach is reviewing every move.")
      }
      if viewer.hasMistakes {
        Button(wide: "Next mistake") { controller.session.goToNextMistake() }
          .buttonStyle(.game)
      }
    }
  }
}
#endif
