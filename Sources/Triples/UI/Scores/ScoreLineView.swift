#if canImport(SwiftUI)
import SwiftUI

/// A row of the scores.
struct ScoreLineView: View {
  let line: ScoreLine
  let open: () -> Void

  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  var body: some View {
    Button(action: open) { content }
      .buttonStyle(.plain)
      .disabled(!line.canOpen)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(line.spoken(date: date))
      .accessibilityAddTraits(line.canOpen ? .isButton : .isStaticText)
      .accessibilityAction { if line.canOpen { open() } }
  }

  /// With year and seconds, as the player's country writes them.
  private var date: String {
    Date(timeIntervalSince1970: Double(line.date)).formatted(date: .abbreviated, time: .standard)
  }

  private var content: some View {
    HStack(spacing: 12) {
      Text(verbatim: line.rank)
        .font(.headline)
        .monospacedDigit()
        .foregroundStyle(line.isNewest ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
        .frame(minWidth: 30)
      VStack(alignment: .leading, spacing: 2) {
        if dynamicTypeSize.isAccessibilitySize {
          score
          game
        } else {
          HStack {
            score
            Spacer(minLength: 8)
            game
          }
        }
        if !line.share.isEmpty {
          Text(verbatim: "\(line.share) of par")
            .font(.subheadline)
            .monospacedDigit()
        }
        Text(verbatim: date)
          .font(.subheadline)
          .foregroundStyle(.secondary)
        if !line.marks.isEmpty {
          Text(verbatim: line.marks)
            .font(.subheadline)
            .italic()
            .foregroundStyle(.secondary)
        }
        if line.isNewest {
          Label("Newest", systemImage: "star.fill")
            .font(.subheadline.bold())
            .foregroundStyle(.tint)
        }
      }
    }
    .contentShape(Rectangle())
  }

  private var score: some View {
    Text(verbatim: line.score)
      .font(.title3.bold())
      .monospacedDigit()
  }

  private var game: some View {
    Text(verbatim: line.game)
      .font(.subheadline)
      .foregroundStyle(.tint)
  }
}

#Preview("A row") {
  ScoreLineView(
    line: ScoreLine(
      index: 0, rank: "1", score: "1,204", share: "83 %", game: "Game 537", marks: "undo used", date: 1_700_000_000,
      isNewest: true,
      canOpen: true)
  ) {}
}

#Preview("A row, dark") {
  ScoreLineView(
    line: ScoreLine(
      index: 1, rank: "2", score: "400", share: "", game: "", marks: "", date: 1_581_897_599, isNewest: false,
      canOpen: false)
  ) {}
  .preferredColorScheme(.dark)
}
#endif
