#if canImport(SwiftUI)
import AppSupport
import SwiftUI
import TriplesSession

/// The slider and the buttons that step through a replay, and those that play on and begin a review.
struct ReplaySteps: View {
  let viewer: TriplesSession.ReplayViewer

  @Environment(TriplesTable.self) private var table

  var body: some View {
    @Bindable var table = table
    VStack(spacing: TableLayout.gap) {
      if viewer.stepCount > 0 {
        Slider(value: $table.viewerStep, in: 0...Double(viewer.stepCount), step: 1) { Text("Move") }
          .accessibilityValue(viewer.caption)
      }
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 8) { buttons(ViewerStep.allCases) }
        Grid(horizontalSpacing: 8, verticalSpacing: 8) {
          GridRow { buttons([.back, .next]) }
          GridRow { buttons([.first, .last]) }
        }
      }
      switch viewer.reviewing {
      case .running(let advices):
        ReviewProgress(done: advices.count, count: viewer.stepCount + 1)
      case .none:
        HStack(spacing: 8) {
          play
          review
        }
      case .ready: play
      }
    }
  }

  private var play: some View {
    Button {
      table.session.playFromViewer()
    } label: {
      Text("Play from here").frame(maxWidth: .infinity, minHeight: 28)
    }
    .buttonStyle(.primaryGame)
    .disabled(!viewer.canPlayOn)
  }

  private var review: some View {
    Button {
      table.session.startReview()
    } label: {
      Text("Review").frame(maxWidth: .infinity, minHeight: 28)
    }
    .buttonStyle(.game)
    .disabled(!viewer.canReview)
    .accessibilityHint("The coach looks at every move.")
  }

  private func buttons(_ steps: [ViewerStep]) -> some View {
    ForEach(steps, id: \.self) { step in
      Button {
        table.session.goToStep(step.target(viewer))
      } label: {
        VStack(spacing: 2) {
          Image(systemName: step.symbol)
          Text(verbatim: step.label)
            .font(.footnote)
            .lineLimit(1)
        }
        .frame(minWidth: 44, maxWidth: .infinity, minHeight: 36)
      }
      .buttonStyle(.game)
      .disabled(!step.isEnabled(viewer))
    }
  }
}

#Preview("Steps") {
  ReplayView().environment(TriplesTable.preview { $0.open(address: Array("triples/1/14/uldr".utf8)) })
}

#Preview("Steps, dark") {
  ReplayView().environment(TriplesTable.preview { $0.open(address: Array("triples/1/14/u".utf8)) })
    .preferredColorScheme(.dark)
}
#endif
