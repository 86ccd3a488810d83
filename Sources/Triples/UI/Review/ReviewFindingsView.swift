import TriplesModel
import TriplesSession

/// All that is shown of a review, worked out once.
struct ReviewPicture {
  /// The expected score through the game.
  let chart: TriplesSession.ReviewChart

  /// The chart in words.
  let spoken: String

  /// How the result came about.
  let sum: [TriplesSession.ReviewFindings.Line]

  /// The turning points, in the order of the game.
  let turningPoints: [TriplesSession.ReviewFindings.Moment]

  /// The mistakes that are listed, the largest first.
  let mistakes: [TriplesSession.ReviewFindings.Moment]

  /// What is said below them, or nothing.
  let rest: String

  init(_ review: Review) {
    let findings = TriplesSession.ReviewFindings(of: review)
    chart = TriplesSession.ReviewChart(of: review)
    spoken = TriplesSession.Spoken.chart(review)
    sum = findings.sum
    turningPoints = findings.turningPoints
    mistakes = findings.mistakes
    rest = findings.rest
  }
}

#if canImport(SwiftUI)
import AppSupport
import SwiftUI

/// What a review found: the sum of play and luck, the turning points, the mistakes.
struct ReviewFindingsView: View {
  let picture: ReviewPicture

  /// Shows a step of the replay.
  let show: (Int) -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      sum
      if !picture.turningPoints.isEmpty {
        heading("Turning points")
        moments(picture.turningPoints)
      }
      heading("Mistakes")
      moments(picture.mistakes)
      if !picture.rest.isEmpty {
        Text(verbatim: picture.rest)
          .font(.footnote)
          .foregroundStyle(.muted)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var sum: some View {
    VStack(spacing: 4) {
      ForEach(picture.sum, id: \.label) { LabeledLine($0.label, $0.text) }
    }
    .foregroundStyle(.ink)
    .padding(12)
    .card(isBordered: false)
  }

  private func heading(_ title: LocalizedStringKey) -> some View {
    Heading(title, font: .headline)
      .foregroundStyle(.ink)
      .padding(.top, 4)
  }

  private func moments(_ moments: [TriplesSession.ReviewFindings.Moment]) -> some View {
    ForEach(Array(moments.enumerated()), id: \.offset) { _, moment in
      Button {
        show(moment.step)
      } label: {
        HStack {
          VStack(alignment: .leading, spacing: 2) {
            Text(verbatim: moment.title)
            Text(verbatim: moment.detail)
              .font(.footnote)
              .multilineTextAlignment(.leading)
          }
          Spacer(minLength: 8)
          Text(verbatim: moment.points)
            .bold()
            .monospacedDigit()
        }
        .padding(.vertical, 4)
      }
      .buttonStyle(.game)
      .accessibilityHint("Shows the board.")
    }
  }
}
#endif
