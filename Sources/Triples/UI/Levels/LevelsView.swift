import AppSupport
import NumberedGame
import PlaySupport
import TriplesSession

struct LevelsContent {
  let map: TriplesSession.LevelMap

  let counts: [Figure]

  let states: [TriplesSession.LevelState]

  let cells: [TriplesSession.LevelCell]

  let searches: [TriplesSession.LevelSearch]

  init?(_ session: TriplesSession) {
    guard let map = session.levelMap else { return nil }
    self.map = map
    counts = session.levelCounts
    states = session.levelStates
    cells = session.levelCells
    searches = TriplesSession.LevelSearch.allCases.filter { session.hasNextLevel(matching: $0) }
  }
}

// MARK: Estimates
extension LevelsContent {
  /// The minimum scale of a number that doesn't fit in its space.
  static let minScale = 0.6

  /// Returns the minimum width of a level's cell in points, which fits its number.
  static func minCellWidth(_ size: TextSize) -> Double {
    max(48, size.width(of: "1000", .caption) * minScale + 4)
  }

  /// Returns the minimum width of a page's picture in points, which fits the numbers below it.
  static func minPagePictureWidth(_ size: TextSize) -> Double {
    max(64, size.width(of: "901–1000", .caption2) * minScale + 8 + 2 * GameButtonMetrics.padding)
  }
}

#if canImport(SwiftUI)
import SwiftUI
import TriplesModel

struct LevelsView: View {
  let content: LevelsContent
  @Environment(TriplesController.self) private var controller

  var body: some View {
    ReadingPage(spacing: 16) {
      SheetHeading("Levels", closeLabel: "Close the levels") { controller.session.closeLevels() }
      ForEach(content.counts, id: \.name) { LabeledLine($0.name, $0.value) }
      FittingRows(breakMode: .everywhere) {
        ForEach(TriplesSession.LevelSearch.allCases, id: \.self) { search in
          Button(wide: search.label, alignment: .leading) { controller.session.openNextLevel(matching: search) }
            .disabled(!content.searches.contains(search))
        }
      }
      .buttonStyle(.game)
      ChoicePicker(
        "Order", selection: controller.binding({ [order = content.map.order] _ in order }, set: { $0.choose($1) })
      ) { $0.label }
      if let note = content.map.order.note { NoteText(note) }
      LevelPages(states: content.states, map: content.map)
      LevelGrid(cells: content.cells)
      MedalExplanation()
    }
    .popUp(of: controller) { PictureView(picture: $0) }
  }
}

/// The thousand levels as ten small pictures, one for each page.
private struct LevelPages: View {
  let states: [TriplesSession.LevelState]
  let map: TriplesSession.LevelMap

  @Environment(TriplesController.self) private var controller
  @Environment(\.colorScheme) private var scheme
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  var body: some View {
    let width = CGFloat(LevelsContent.minPagePictureWidth(TextSize(dynamicTypeSize)))
    LazyVGrid(columns: [GridItem(.adaptive(minimum: width), spacing: 8)], spacing: 8) {
      ForEach(0..<states.count / TriplesSession.LevelMap.pageSize, id: \.self) { hundred in
        let first = hundred * TriplesSession.LevelMap.pageSize
        Button {
          controller.session.selectLevel(at: first)
        } label: {
          VStack(spacing: 2) {
            picture(of: Array(states[first..<first + TriplesSession.LevelMap.pageSize]))
            Text(verbatim: map.label(ofPage: hundred))
              .font(.caption2)
              .lineLimit(1)
              .minimumScaleFactor(LevelsContent.minScale)
          }
          .padding(4)
        }
        .buttonStyle(.game)
        .accessibilityLabel(map.spokenText(ofPage: hundred))
        .accessibilityAddTraits(hundred == map.pageIndex ? .isSelected : [])
      }
    }
  }

  private func picture(of states: [TriplesSession.LevelState]) -> some View {
    Canvas { context, size in
      let side = size.width / CGFloat(TriplesSession.LevelMap.columnCount)
      for (place, state) in states.enumerated() where state != .unplayed {
        let origin = CGPoint(
          x: CGFloat(place % TriplesSession.LevelMap.columnCount) * side,
          y: CGFloat(place / TriplesSession.LevelMap.columnCount) * side)
        let square = CGRect(origin: origin, size: CGSize(width: side * 0.9, height: side * 0.9))
        context.fill(Path(square), with: .color(state.color.color(in: scheme)))
      }
    }
    .background(.line)
    .aspectRatio(1, contentMode: .fit)
    // Very large text makes the cells wide. The picture doesn't grow with the cells.
    .frame(maxWidth: 96)
    .accessibilityHidden(true)
  }
}

private struct LevelGrid: View {
  let cells: [TriplesSession.LevelCell]

  @Environment(TriplesController.self) private var controller
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  var body: some View {
    let width = CGFloat(LevelsContent.minCellWidth(TextSize(dynamicTypeSize)))
    LazyVGrid(columns: [GridItem(.adaptive(minimum: width), spacing: 6)], spacing: 6) {
      ForEach(cells, id: \.level.number) { cell in
        Button {
          controller.session.openLevel(Int(cell.level.number.value))
        } label: {
          VStack(spacing: 0) {
            Text(verbatim: "\(cell.level.number)")
              .font(.caption.weight(.semibold))
              .monospacedDigit()
              .lineLimit(1)
              .minimumScaleFactor(LevelsContent.minScale)
            MedalMark(state: cell.state)
              .font(.caption2)
          }
          .frame(maxWidth: .infinity, minHeight: GameButtonMetrics.minSide)
          .contentShape(Rectangle())
          .pointerHighlight(RoundedRectangle(cornerRadius: 8))
          .overlay {
            RoundedRectangle(cornerRadius: 8).strokeBorder(cell.state.color, lineWidth: cell.state == .unplayed ? 0 : 1)
          }
        }
        .buttonStyle(.plain)
        .accessibilityLabel(cell.spokenText)
      }
    }
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
