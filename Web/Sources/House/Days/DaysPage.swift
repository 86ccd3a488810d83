import DOM
import DailyGames
import NumberedGame
import PlaySupport
import WebSupport

/// Begins the program. The bridge calls it once, when the page is ready.
@_expose(wasm, "start") @_cdecl("start")
func start() { DaysPage.shared.begin() }

/// The page with the games of the last days.
final class DaysPage {
  // The page lasts as long as the program, which has one thread.
  nonisolated(unsafe) static let shared = DaysPage()

  private let board = DaysBoard(
    isRanked: Window.hasServer, storage: PlayEnvironment.browser.storage, now: { Window.epochSeconds })
  private var runner: RequestRunner<DaysBoard>?

  func begin() {
    if Window.hasServer {
      Part.named("over-note").setText(
        "When a day is over, you can see everybody’s games, check that they were fair, and play them again.")
    }
    runner = RequestRunner(board, replied: { [self] in draw() })
    Part.button("again") { [self] in tryAgain() }
    Window.listen("online") { [self] _ in tryAgain() }
    LocalStorage.onChange { [self] _ in update() }
    Window.listen("pageshow") { [self] _ in update() }
    update()
  }

  private func tryAgain() {
    board.tryAgain()
    update()
  }

  /// Draws the page, and starts what is to be asked now.
  private func update() {
    draw()
    runner?.follow()
  }

  private func draw() {
    let list = board.list
    Part.named("streak").setText(list.streak)
    Part.named("days").fill(list.rows.map { Self.element($0) })
    let trouble = board.trouble
    Part.named("trouble").setProperty("hidden", trouble == nil)
    Part.named("trouble-text").setText(trouble ?? "")
  }

  private static func element(_ row: DayList.Row) -> Element {
    let line = Make.element("tr")
    let title = Make.element("th", text: row.title)
    title.setAttribute("scope", "row")
    line.append(title)
    for entry in row.entries {
      let cell = Make.element("td")
      if let address = entry.address {
        let link = Make.element("a", text: entry.text)
        link.setAttribute("href", address)
        link.setAttribute("aria-label", "\(entry.game.name), \(row.title): \(entry.text)")
        link.toggleClass("done", entry.isDone)
        cell.append(link)
      } else {
        cell.append(Make.element("span", text: entry.text))
      }
      line.append(cell)
    }
    return line
  }
}
