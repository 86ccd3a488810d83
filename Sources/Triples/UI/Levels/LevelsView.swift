import AppSupport
import TriplesSession

struct LevelsContent {
  let chapterIndex: Int

  let chapters: [TriplesSession.LevelChapter]

  let continueLabel: String?

  var chapter: TriplesSession.LevelChapter { chapters[chapterIndex] }

  init?(_ session: TriplesSession) {
    guard let map = session.levelMap else { return nil }
    chapterIndex = map.chapterIndex
    chapters = session.levelChapters
    continueLabel = chapters.continueLabel
  }
}

// MARK: Estimates
extension LevelsContent {
  /// The minimum scale of a number that doesn't fit in its space.
  static let minScale = 0.6

  /// The gap between two levels, in points.
  static let gap = 6.0

  /// Returns the number of levels in a row, so that their numbers fit the narrowest phone.
  static func columnCount(_ size: TextSize) -> Int {
    let width = size.width(of: "1000", .headline) * minScale + 8
    return 4 * width + 3 * gap <= 288 ? TriplesSession.LevelMap.columnCount : 2
  }
}

#if canImport(SwiftUI)
import SwiftUI
import TriplesModel

struct LevelsView: View {
  let content: LevelsContent
  @Environment(TriplesController.self) private var controller
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  var body: some View {
    ReadingPage(maxWidth: 480, spacing: 12) {
      SheetHeading("Levels", closeLabel: "Close the levels") { controller.session.closeLevels() }
      if let label = content.continueLabel {
        Button(wide: label) { controller.session.continueLevels() }
          .buttonStyle(.primaryGame)
      }
      RowOrColumn {
        VStack(alignment: .leading, spacing: 2) {
          Heading(content.chapter.title, font: .headline)
          NoteText(content.chapter.progressText)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        HStack(spacing: 8) {
          chapterButton("Previous chapter", "chevron.backward", step: -1)
          chapterButton("Next chapter", "chevron.forward", step: 1)
        }
      }
      ProgressView(value: Double(content.chapter.medalCount), total: Double(TriplesSession.LevelChapter.size))
        .accessibilityHidden(true)
      LazyVGrid(columns: columns, spacing: CGFloat(LevelsContent.gap)) {
        ForEach(content.chapter.cells, id: \.level.number) { cell in
          Button {
            controller.session.openLevel(Int(cell.level.number.value))
          } label: {
            LevelTile(cell: cell)
          }
          .buttonStyle(.plain)
          .accessibilityLabel(cell.spokenText)
        }
      }
      .accessibilityElement(children: .contain)
      .accessibilityLabel(content.chapter.title)
      Button(wide: "By number") { controller.session.askForGame() }
        .buttonStyle(.game)
      MedalExplanation()
    }
    .popUp(of: controller) { PictureView(picture: $0) }
  }

  private var columns: [GridItem] {
    Array(
      repeating: GridItem(.flexible(), spacing: CGFloat(LevelsContent.gap)),
      count: LevelsContent.columnCount(TextSize(dynamicTypeSize)))
  }

  private func chapterButton(_ label: String, _ symbol: String, step: Int) -> some View {
    let index = content.chapterIndex + step
    return Button(label, systemImage: symbol) { controller.session.openChapter(at: index) }
      .labelStyle(.iconOnly)
      .buttonStyle(.game)
      .disabled(!content.chapters.indices.contains(index))
  }
}

/// A level in the color of its medal, with dots or a crown. A dashed line marks a level that was played without a medal.
private struct LevelTile: View {
  let cell: TriplesSession.LevelCell

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: 10)
    VStack(spacing: 0) {
      Text(verbatim: "\(cell.levelNumber)")
        .font(.headline)
        .monospacedDigit()
        .lineLimit(1)
        .minimumScaleFactor(LevelsContent.minScale)
      if cell.state.medal != nil {
        MedalMark(state: cell.state, isOnTile: true)
          .font(.caption2)
      }
    }
    .foregroundStyle(cell.state.medal == nil ? SchemeColor.ink : .tileInk)
    .padding(4)
    .frame(maxWidth: .infinity, minHeight: 56)
    .background(cell.state.tileColor, in: shape)
    .overlay {
      if cell.state == .played && !cell.isNext {
        shape.inset(by: 1).stroke(.muted, style: StrokeStyle(lineWidth: 2, dash: [5, 4]))
      } else {
        shape.strokeBorder(cell.isNext ? SchemeColor.accent : cell.state.color, lineWidth: cell.isNext ? 3 : 1)
      }
    }
    .contentShape(shape)
    .pointerHighlight(shape)
  }
}

private struct MedalExplanation: View {
  var body: some View {
    DisclosureGroup("How medals are won") {
      VStack(alignment: .leading, spacing: 8) {
        Text("Bronze takes 40% of the best possible score, silver 60%, and gold 80%.")
        Text(
          "Crown: the best possible score, proven. Once you have it, or give it up, you can watch the game that reaches it."
        )
        Text(
          "Levels with fewer possible points come first: they are shorter, and their crowns are easier to win."
        )
        Text(
          "Each level names the scores of three opponents, to compare with. The Sweeper moves down whenever it can, else left, else right, else up. The Matchmaker looks one move ahead. The coach looks far ahead, but doesn’t know what comes, just like you."
        )
        Text("Games with a hint, continued from a replay, or with more than three undos win no medal.")
      }
      .font(.footnote)
      .foregroundStyle(.muted)
    }
  }
}
#endif
