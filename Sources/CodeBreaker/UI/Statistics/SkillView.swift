import CodeBreakerSession

/// The content of the skill chart for one group of games.
struct SkillPicture: Hashable {
  /// The reviewed games, latest last.
  let bars: [CodeBreakerSession.SkillBar]

  /// The average, or how to get one.
  let summary: String

  /// The description for screen readers: "Guesses lost in the games reviewed, the latest last: 0.35, 0.00."
  let spoken: String

  init(_ skill: CodeBreakerSession.SkillRecord, _ group: CodeBreakerSession.StatisticsGroup) {
    bars = skill.bars(group)
    summary = skill.summary(group)
    spoken =
      "Guesses lost in the games reviewed, the latest last: " + bars.map { $0.label }.joined(separator: ", ") + "."
  }

  /// Returns the height of a bar in points, at most `height`. Even the bar of a perfect game is visible.
  static func height(_ bar: CodeBreakerSession.SkillBar, in height: Double) -> Double {
    max(3, height * Double(bar.share) / 100)
  }
}

#if canImport(SwiftUI)
import AppSupport
import SwiftUI

/// A chart of the skill over time, with a bar for each reviewed game. Lower is better.
struct SkillView: View {
  let picture: SkillPicture

  private static let height = 96.0

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      if !picture.bars.isEmpty {
        HStack(alignment: .bottom, spacing: 2) {
          ForEach(Array(picture.bars.enumerated()), id: \.offset) { _, bar in
            RoundedRectangle(cornerRadius: 2)
              .fill(.accent)
              .frame(maxWidth: 24)
              .frame(height: SkillPicture.height(bar, in: Self.height))
          }
        }
        .frame(maxWidth: .infinity, minHeight: Self.height, alignment: .bottomLeading)
        .isChart()
        .padding(12)
        .card()
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(picture.spoken)
        .accessibilityAddTraits(.isImage)
      }
      Text(verbatim: picture.summary)
        .foregroundStyle(.muted)
    }
  }
}
#endif
