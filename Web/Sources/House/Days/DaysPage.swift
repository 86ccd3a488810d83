import DOM
import NumberedGame
import PlaySupport
import WebSupport

/// Begins the program. The bridge calls it once, when the page is ready.
@_expose(wasm, "start") @_cdecl("start")
func start() {
  DaysPage.draw()
  LocalStorage.onChange { _ in DaysPage.draw() }
  Window.listen("pageshow") { _ in DaysPage.draw() }
}

/// The page with the games of the last days.
enum DaysPage {
  static func draw() {
    let isRanked = Window.hasServer
    let history =
      LocalStorage.read(isRanked ? DayHistory.rankedKey : DayHistory.key).flatMap { DayHistory(text: $0) }
      ?? DayHistory()
    let list = DayList(history, at: Window.epochSeconds, isRanked: isRanked)
    if isRanked {
      Part.named("over-note").setText(
        "Of a day that is over you see everybody’s games, how they are checked, and can play them again.")
    }
    Part.named("streak").setText(list.streak)
    Part.named("days").fill(list.rows.map { element($0) })
  }

  private static func element(_ row: DayList.Row) -> Element {
    let line = Make.element("tr")
    let title = Make.element("th", text: row.title)
    title.setAttribute("scope", "row")
    line.append(title)
    for entry in row.entries {
      let cell = Make.element("td")
      let link = Make.element("a", text: entry.text)
      link.setAttribute("href", entry.address)
      link.setAttribute("aria-label", "\(entry.game.name), \(row.title): \(entry.text)")
      link.toggleClass("done", entry.isDone)
      cell.append(link)
      line.append(cell)
    }
    return line
  }
}
