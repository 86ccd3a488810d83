import CodeBreakerSession

/// What is shown of the skill over time in the games of one group.
struct SkillPicture: Hashable {
  /// The reviewed games, the latest last.
  let bars: [CodeBreakerSession.SkillBar]

  /// The average, or what to do to get one.
  let summary: String

  /// The bars in words: "Guesses lost in the games reviewed, the latest last: 0.35, 0.00."
  let spoken: String

  init(_ skill: CodeBreakerSession.SkillRecord, _ group: CodeBreakerSession.StatisticsGroup) {
    bars = skill.bars(group)
    summary = skill.summary(group)
    spoken =
      "Guesses lost in the games reviewed, the latest last: " + bars.map { $0.label }.joined(separator: ", ") + "."
  }

  /// How tall a bar is, in points. A perfect game is still to be seen.
  ///
  /// - Parameter height: the room for the tallest bar that there could be.
  static func height(_ bar: CodeBreakerSession.SkillBar, in height: Double) -> Double {
    max(3, height * Double(bar.share) / 100)
  }
}

#if canImport(SwiftUI)
import AppSupport
import SwiftUI

/// The skill over time: a bar for each game reviewed, the lower the better.
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
