#if canImport(SwiftUI)
import AppSupport
import CodeBreakerSession
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
        .padding(12)
        .background(.surface, in: RoundedRectangle(cornerRadius: 12))
        .overlay { RoundedRectangle(cornerRadius: 12).strokeBorder(.line, lineWidth: 1) }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(picture.spoken)
        .accessibilityAddTraits(.isImage)
      }
      Text(verbatim: picture.summary)
        .foregroundStyle(.muted)
    }
  }
}

#Preview("Skill") {
  StatisticsView().environment(CodeBreakerTable.reviewPreview)
}

#Preview("Skill, dark") {
  StatisticsView().environment(CodeBreakerTable.reviewPreview).preferredColorScheme(.dark)
}
#endif
