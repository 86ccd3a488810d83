import TriplesModel
import TriplesSession

/// The contents of a review, computed once.
struct ReviewPicture {
  let chart: TriplesSession.ReviewChart

  let spoken: String

  /// A friendly verdict on the player's moves and on luck.
  let remark: String

  /// Figures about the game.
  let facts: String

  /// The sum that explains the result.
  let sum: [TriplesSession.ReviewFindings.Line]

  let turningPoints: [TriplesSession.ReviewFindings.Moment]

  let mistakes: [TriplesSession.ReviewFindings.Moment]

  /// The text below the mistakes, or an empty string.
  let rest: String

  init(_ review: Review) {
    let findings = TriplesSession.ReviewFindings(of: review)
    chart = TriplesSession.ReviewChart(of: review)
    spoken = TriplesSession.Spoken.chart(review)
    remark = findings.remark
    facts = findings.facts
    sum = findings.sum
    turningPoints = findings.turningPoints
    mistakes = findings.mistakes
    rest = findings.rest
  }
}

#if canImport(SwiftUI)
import AppSupport
import SwiftUI

struct ReviewFindingsView: View {
  let picture: ReviewPicture

  let show: (Int) -> Void

  @Environment(TriplesController.self) private var controller

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      VStack(alignment: .leading, spacing: 4) {
        Text(verbatim: picture.remark)
          .font(.headline)
        Text(verbatim: picture.facts)
      }
      .foregroundStyle(.ink)
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
      Button(wide: "Practice") { controller.openPractice() }
        .buttonStyle(.game)
        .accessibilityHint("Asks again about positions where you lost points.")
      counting
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  /// The exact sum, collapsed by default.
  private var counting: some View {
    DisclosureGroup(TriplesSession.ReviewFindings.countingTitle) {
      VStack(spacing: 4) {
        ForEach(picture.sum, id: \.label) { LabeledLine($0.label, $0.text) }
      }
      .foregroundStyle(.ink)
      .padding(12)
      .card(isBordered: false)
      Text(verbatim: TriplesSession.ReviewFindings.countingNote)
        .font(.footnote)
        .foregroundStyle(.muted)
    }
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
        RowOrColumn {
          VStack(alignment: .leading, spacing: 2) {
            Text(verbatim: moment.title)
            Text(verbatim: moment.detail)
              .font(.footnote)
          }
          .multilineTextAlignment(.leading)
          .frame(maxWidth: .infinity, alignment: .leading)
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
