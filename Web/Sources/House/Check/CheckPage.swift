import DOM
import DailyGames
import JSON
import NumberedGame
import PlaySupport
import WebSupport

/// Begins the program. The bridge calls it once, when the page is ready.
@_expose(wasm, "start") @_cdecl("start")
func start() {
  guard Window.hasServer else { return Part.named("no-server").setProperty("hidden", false) }
  CheckPage.shared.begin()
}

/// The page that holds the games of a day that is over against what the server was bound to.
final class CheckPage {
  // The page lasts as long as the program, which has one thread.
  nonisolated(unsafe) static let shared = CheckPage()

  let day: CalendarDay

  /// Whether the player was led here from a game of this day that cannot be played again before it is dealt here.
  private let asksForDeal: Bool

  /// What the day dealt, as it is kept for a game that is played again: of each kind once it is known, and can be trusted.
  var deals: [(game: DailyGame, text: [UInt8])] = []

  private init() {
    let today = CalendarDay(time: Window.epochSeconds)
    let visit = DayVisit(search: Window.search, at: Window.epochSeconds)
    switch visit {
    case .open(let day), .over(let day), .again(let day), .coming(let day): self.day = day
    case .none: day = today.adding(days: -1) ?? today
    }
    asksForDeal = if case .again = visit { true } else { false }
  }

  func begin() {
    let title = "Game of \(DayText.long(day)), checked"
    Part.named("title").setText(title)
    Window.setTitle("\(title) · Parlor")
    Part.named("way-standings").setAttribute("href", "standings.html?\(day)&\(DailyGame.first.folder)")
    Part.button("again") { [self] in ask() }
    Part.named("missing").setProperty("hidden", !asksForDeal)
    sayOwnResults()
    ask()
    // Whoever comes back from a game that was played again finds it as it stands.
    Window.listen("pageshow") { [self] _ in showAgain() }
  }

  /// Says what the player made of the day's games on this device, where a server dealt them.
  private func sayOwnResults() {
    let history = LocalStorage.read(DayHistory.rankedKey).flatMap { DayHistory(text: $0) } ?? DayHistory()
    for game in DailyGame.all {
      guard let result = history.result(day, game) else { continue }
      say("\(game.folder)-own", "You: \(result.text).")
    }
  }

  private func ask() {
    Part.named("trouble").setProperty("hidden", true)
    say("verdict", "One moment…")
    Window.send(DayReveal.request(for: day)) { [self] reply in
      do throws(DayReveal.Absence) {
        check(try DayReveal(reply, day: day))
      } catch {
        if case .trouble = error { fail() } else { say("verdict", error.sentence) }
      }
    }
  }

  private func fail() {
    say("verdict", "")
    Part.named("trouble").setProperty("hidden", false)
  }

  /// Checks the seal, and then what was dealt under it.
  private func check(_ reveal: DayReveal) {
    let kept = RankedCommitments(storage: PlayEnvironment.browser.storage).commitment(of: day)
    say("hashed", reveal.hashedText)
    say("commitment", reveal.commitment)
    say("kept", kept.map { String(decoding: $0, as: UTF8.self) } ?? "none")
    Part.named("how").setProperty("hidden", false)
    Window.hash(reveal.hashedText) { [self] hash in
      let verdict = reveal.verdict(hash: hash, kept: kept)
      say("verdict", verdict.sentence)
      Part.named("verdict").toggleClass("good", verdict.isGood)
      Part.named("verdict").toggleClass("bad", verdict == .broken || verdict == .changed)
      guard hash != nil else { return }
      deal(reveal, isGood: verdict.isGood)
    }
  }

  /// Says something in an element.
  func say(_ id: String, _ text: String) {
    Part.named(id).setText(text)
  }
}
