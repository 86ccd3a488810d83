import DOM
import DailyGames
import NumberedGame
import PlaySupport
import WebSupport

/// Begins the program. The bridge calls it once, when the page is ready.
@_expose(wasm, "start") @_cdecl("start")
func start() {
  guard Window.hasServer else { return Part.named("no-server").setProperty("hidden", false) }
  StandingsPage.shared.begin()
}

/// The page with the standings of a game of a day.
final class StandingsPage {
  // The page lasts as long as the program, which has one thread.
  nonisolated(unsafe) static let shared = StandingsPage()

  private let board = StandingsBoard(
    Array(Window.search.dropFirst()), today: CalendarDay(time: Window.epochSeconds),
    player: LocalStorage.read(RankedPlayer.key).flatMap { RankedPlayer(text: $0) })
  private var runner: RequestRunner<StandingsBoard>?
  private var tables: [(place: Element, table: StandingsTable?)] = []
  private var around: StandingsTable?
  private var all: StandingsTable?
  private var areBarsShown = false

  func begin() {
    Part.named("title").setText(board.title)
    Window.setTitle("\(board.title): standings · Parlor")
    runner = RequestRunner(board, replied: { [self] in draw() })
    Part.button("again") { [self] in tryAgain() }
    Window.listen("online") { [self] _ in
      if board.trouble == .unreachable { tryAgain() }
    }
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
    show("waiting", board.isWaiting ? "One moment…" : nil)
    show("finished", board.finishedText)
    show("absence", board.absence)
    show("way-play", board.play)
    show("way-before", board.before)
    show("way-other", board.otherGame)
    show("way-after", board.after)
    show("way-check", board.check)
    Part.named("trouble").setProperty("hidden", board.trouble == nil)
    Part.named("trouble-text").setText(board.trouble?.sentence ?? "")
    Part.named("again").setProperty("hidden", board.trouble == .unknownPlayer)
    Part.named("account").setProperty("hidden", board.trouble != .unknownPlayer)
    drawResult()
  }

  private func drawResult() {
    guard let result = board.result, let rows = board.all else { return }
    if !areBarsShown {
      areBarsShown = true
      Part.named("distribution").setProperty("hidden", false)
      Part.named("bars").fill(result.bars.map { Make.bar($0) })
      show("place", board.placeText)
      show("coach", board.coachText)
      show("skill-note", board.game.skillNote)
    }
    drawTables()
    if around == nil, let rows = board.around {
      let table = StandingsTable(board, caption: Make.element("caption", text: "Around you")) {}
      around = table
      Part.named("around").append(table.element)
      table.show(rows)
    }
    if all == nil {
      let table = StandingsTable(board, caption: Make.element("caption", text: "Everybody")) { [self] in more(.all) }
      all = table
      Part.named("all").append(table.element)
    }
    all?.show(rows)
    show("shown", board.shownText)
  }

  /// The player's tables, of which the rows come one after the other.
  private func drawTables() {
    for (index, section) in board.circles.enumerated() {
      let name = String(decoding: section.name, as: UTF8.self)
      if index == tables.count {
        let place = Make.element("section")
        place.append(Make.element("p", "fine", text: "\(name): one moment…"))
        Part.named("tables").append(place)
        tables.append((place, nil))
      }
      guard let rows = section.rows else { continue }
      if tables[index].table == nil {
        let caption = Make.element("caption")
        caption.append(Make.element("bdi", text: name))
        let table = StandingsTable(board, caption: caption) { [self] in more(.circle(index)) }
        table.nameButton("More of \(name)")
        tables[index].table = table
        let note = Make.element("p", "fine", text: rows.rows.isEmpty ? board.emptyCircleText : "")
        tables[index].place.fill([table.element, note])
      }
      tables[index].table?.show(rows)
    }
  }

  private func more(_ place: StandingsBoard.Place) {
    board.more(place)
    update()
  }

  /// Shows a text, or hides the element where there is none.
  private func show(_ id: String, _ text: String?) {
    let element = Part.named(id)
    element.setProperty("hidden", text == nil)
    if let text { element.setText(text) }
  }

  /// Shows a way, or hides the link where there is none.
  private func show(_ id: String, _ way: StandingsBoard.Way?) {
    show(id, way?.text)
    if let way { Part.named(id).setAttribute("href", way.address) }
  }
}
