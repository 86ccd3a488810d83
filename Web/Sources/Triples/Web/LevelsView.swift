import DOM
import GameCore
import TriplesModel
import TriplesSession
import WebSupport

/// The map of the levels: a button to continue, and the grid of one chapter.
final class LevelsView {
  private let session: TriplesSession
  private let panel = Element.named("levels")
  private let next: Element
  private let previousChapter: Element
  private let nextChapter: Element
  private let grid = Element.named("level-grid")
  private let cells: [Cell]

  private final class Cell {
    let element = Element.make("td")
    let button = Element.makeButton("", "cell")
    var shownContent: TriplesSession.LevelCell?
  }

  init(_ session: TriplesSession) {
    self.session = session
    Element.button("levels-close") { session.closeLevels() }
    Element.button("level-by-number") { session.askForGame() }
    next = Element.button("level-next") { session.continueLevels() }
    previousChapter = Self.chapterButton("chapter-previous", session, -1)
    nextChapter = Self.chapterButton("chapter-next", session, 1)
    cells = (0..<TriplesSession.LevelChapter.size).map { _ in Cell() }
    fillGrid()
    grid.listen("keydown") { [self] event in
      guard !event.hasAlt, !event.hasControl, !event.hasMeta, session.pressOnMap(event.key) else { return }
      event.preventDefault()
      Drawing.flush()
      cellAtCursor?.button.call("focus")
    }
  }

  private static func chapterButton(_ id: String, _ session: TriplesSession, _ step: Int) -> Element {
    Element.button(id) {
      if let map = session.levelMap { session.openChapter(at: map.chapterIndex + step) }
    }
  }

  private func fillGrid() {
    let body = Element.make("tbody")
    body.setAttribute("role", "rowgroup")
    for start in stride(from: 0, to: cells.count, by: TriplesSession.LevelMap.columnCount) {
      let row = Element.make("tr")
      // The styles turn rows into grids, which would take their roles away.
      row.setAttribute("role", "row")
      for cell in cells[start..<start + TriplesSession.LevelMap.columnCount] {
        cell.element.setAttribute("role", "gridcell")
        cell.element.append(cell.button)
        cell.button.listen("click") { [session] _ in
          if let shown = cell.shownContent { session.openLevel(Int(shown.level.number.value)) }
        }
        row.append(cell.element)
      }
      body.append(row)
    }
    grid.append(body)
  }

  private var cellAtCursor: Cell? { session.levelMap.map { cells[$0.cursor % cells.count] } }

  func draw() {
    let map = session.viewer == nil ? session.levelMap : nil
    panel.setProperty("hidden", map == nil)
    guard let map else { return }
    let chapters = session.levelChapters
    let chapter = chapters[map.chapterIndex]
    let label = chapters.continueLabel
    next.setText(label ?? "")
    next.setProperty("hidden", label == nil)
    Element.named("chapter-title").setText(chapter.title)
    Element.named("chapter-progress").setText(chapter.progressText)
    Element.named("chapter-meter").setStyle("--share", (chapter.medalCount * 100 / cells.count).description)
    previousChapter.setEnabled(map.chapterIndex > 0) { nextChapter.call("focus") }
    nextChapter.setEnabled(map.chapterIndex < chapters.count - 1) { previousChapter.call("focus") }
    for (cell, content) in zip(cells, chapter.cells) where cell.shownContent != content {
      cell.shownContent = content
      cell.button.setText(content.levelNumber.description)
      cell.button.setAttribute("aria-label", content.spokenText)
      cell.button.setAttribute("data-state", content.state.styleName)
      cell.button.toggleClass("next", content.isNext)
    }
    for (index, cell) in cells.enumerated() {
      cell.button.setAttribute("tabindex", index == map.cursor % cells.count ? "0" : "-1")
    }
  }
}

extension TriplesSession.LevelState {
  /// The state's name in the style sheets.
  var styleName: String { (["unplayed", "played", "bronze", "silver", "gold", "crown"] as [String])[rawValue] }
}

extension Medal {
  var styleName: String { TriplesSession.LevelState(self).styleName }
}
