import DOM
import NumberedGame
import PlaySupport
import TriplesModel
import TriplesSession
import WebSupport

/// The map of the levels: progress, buttons to continue, ten pictures of a hundred levels, and the grid of one hundred.
final class LevelsView {
  private let session: TriplesSession
  private let panel = Element.named("levels")
  private let orderChoice: RadioGroup
  private let nextLevelButtons: [(search: TriplesSession.LevelSearch, button: Element)]
  private let hundreds: [HundredButton]
  private let grid = Element.named("level-grid")
  private let cells: [Cell]

  private struct HundredButton {
    let button: Element
    let label: Element
    /// One path per state. The first state has none, because it's the background.
    let paths: [Element]
  }

  private final class Cell {
    let element = Element.make("td")
    let button = Element.makeButton("", "cell")
    var shownContent: TriplesSession.LevelCell?
  }

  init(_ session: TriplesSession) {
    self.session = session
    Element.button("levels-close") { session.closeLevels() }
    let orders = TriplesSession.LevelOrder.allCases
    orderChoice = RadioGroup("level-order", ["number", "difficulty"]) { session.choose(orders[$0]) }
    nextLevelButtons = zip(TriplesSession.LevelSearch.allCases, ["level-unplayed", "level-gold"]).map { search, id in
      (search, Element.button(id) { session.openNextLevel(matching: search) })
    }
    hundreds = (0..<10).map { _ in Self.makeHundredButton() }
    cells = (0..<TriplesSession.LevelMap.pageSize).map { _ in Cell() }
    let row = Element.named("hundreds")
    for (page, hundred) in hundreds.enumerated() {
      row.append(hundred.button)
      hundred.button.listen("click") { _ in session.selectLevel(at: page * TriplesSession.LevelMap.pageSize) }
    }
    fillGrid()
    grid.listen("keydown") { [self] event in
      guard !event.hasAlt, !event.hasControl, !event.hasMeta, session.pressOnMap(event.key) else { return }
      event.preventDefault()
      Drawing.flush()
      cellAtCursor?.button.call("focus")
    }
  }

  private static func makeHundredButton() -> HundredButton {
    let button = Element.makeButton("", "hundred")
    let picture = Element.makeSVG("svg")
    picture.setAttribute("viewBox", "0 0 10 10")
    picture.setAttribute("aria-hidden", "true")
    let paths = TriplesSession.LevelState.allCases.dropFirst().map { state in
      let path = Element.makeSVG("path")
      path.setAttribute("data-state", state.styleName)
      picture.append(path)
      return path
    }
    let label = Element.make("span")
    button.fill([picture, label])
    return HundredButton(button: button, label: label, paths: paths)
  }

  private func fillGrid() {
    let body = Element.make("tbody")
    body.setAttribute("role", "rowgroup")
    for start in stride(from: 0, to: cells.count, by: TriplesSession.LevelMap.columnCount) {
      let row = Element.make("tr")
      // On a small screen the styles break a row into two lines, so set its role explicitly.
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
    let states = session.levelStates
    Element.named("level-counts").fill(session.levelCounts.map { Element.makeTerm($0.name, $0.value) })
    orderChoice.select(map.order == .number ? 0 : 1)
    Element.named("level-order-note").setText(map.order.note ?? "")
    for (search, button) in nextLevelButtons {
      button.setText(search.label)
      button.setProperty("disabled", !session.hasNextLevel(matching: search))
    }
    draw(states, map: map)
    for (cell, content) in zip(cells, session.levelCells) where cell.shownContent != content {
      cell.shownContent = content
      cell.button.setText(content.level.number.description)
      cell.button.setAttribute("aria-label", content.spokenText)
      cell.button.setAttribute("data-state", content.state.styleName)
      cell.button.toggleClass("hard", content.level.isHardLuck)
    }
    for (index, cell) in cells.enumerated() {
      let isHere = index == map.cursor % cells.count
      cell.button.setAttribute("tabindex", isHere ? "0" : "-1")
      cell.button.setAttribute("aria-current", isHere ? "true" : nil)
    }
  }

  private func draw(_ states: [TriplesSession.LevelState], map: TriplesSession.LevelMap) {
    let size = TriplesSession.LevelMap.pageSize
    for (page, hundred) in hundreds.enumerated() {
      let spokenText = map.spokenText(ofPage: page)
      if page == map.pageIndex { grid.setAttribute("aria-label", spokenText) }
      hundred.label.setText(map.label(ofPage: page))
      hundred.button.setAttribute("aria-label", spokenText)
      hundred.button.setAttribute("aria-pressed", page == map.pageIndex)
      for (path, state) in zip(hundred.paths, TriplesSession.LevelState.allCases.dropFirst()) {
        var squares = SVGPath()
        for place in 0..<size where states[page * size + place] == state {
          let (row, column) = place.quotientAndRemainder(dividingBy: TriplesSession.LevelMap.columnCount)
          let (x, y) = (Double(column), Double(row))
          squares.move(x, y)
          squares.addLine(toX: x + 0.9, y: y)
          squares.addLine(toX: x + 0.9, y: y + 0.9)
          squares.addLine(toX: x, y: y + 0.9)
          squares.close()
        }
        path.setAttribute("d", squares.text)
      }
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
