import NumberedGame
import PlaySupport
import TriplesSession

struct ScoreLine: Hashable, Identifiable {
  let index: Int

  let rank: String

  let score: String

  /// The medal, such as "Silver", or an empty string.
  let medal: String

  /// The points missing for the crown as text, or an empty string.
  let margin: String

  let game: String

  let marks: String

  /// The time at which the game ended, in seconds since 1970.
  let date: Int64

  let isNewest: Bool

  let canOpen: Bool

  /// The index, because two rows can be equal in every other way.
  var id: Int { index }

  static func all(of session: TriplesSession) -> [ScoreLine] {
    session.rows.enumerated().map { index, row in
      ScoreLine(
        index: index, rank: "\(index + 1)", score: DecimalText.grouped(row.score),
        medal: session.rowMedal(index)?.title ?? "", margin: session.rowMargin(index),
        game: session.rowGameTitle(index), marks: session.rowMarks(index), date: row.time,
        isNewest: row == session.newestRow,
        canOpen: session.canOpenRow(index))
    }
  }

  /// Returns the row for screen readers: "Rank 1, 1,204 points, Silver, 59 from the crown, Game 537, undo used."
  func spoken(date: String) -> String {
    ([
      "Rank \(rank)", "\(score) points", medal, margin, game, date, marks,
      isNewest ? "newest" : "",
    ].filter { !$0.isEmpty })
    .joined(separator: ", ")
  }
}

#if canImport(SwiftUI)
import AppSupport
import SwiftUI

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
        if !worth.isEmpty {
          Text(verbatim: worth)
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

  private var worth: String { [line.medal, line.margin].filter { !$0.isEmpty }.joined(separator: ", ") }

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

#Preview("Rows") {
  VStack {
    ScoreLineView(
      line: ScoreLine(
        index: 0, rank: "1", score: "1,204", medal: "Silver", margin: "207 from the crown", game: "Game 537",
        marks: "undo used", date: 1_700_000_000,
        isNewest: true, canOpen: true)
    ) {}
    ScoreLineView(
      line: ScoreLine(
        index: 1, rank: "2", score: "400", medal: "", margin: "", game: "", marks: "", date: 1_581_897_599,
        isNewest: false,
        canOpen: false)
    ) {}
  }
  .inBothSchemes()
}
#endif
