import CodeBreakerModel
import DOM
import NumberedGame
import PlaySupport
import TriplesModel
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

  private let day: CalendarDay

  /// How many games of a kind are checked here; `parlor today verify` checks any number.
  private static let most = 1000

  /// How many of them are shown, to be watched.
  private static let shown = 5

  private init() {
    let today = CalendarDay(time: Window.epochSeconds)
    day = (try? CalendarDay(text: Array(Window.search.dropFirst()))) ?? today.adding(days: -1) ?? today
  }

  func begin() {
    let title = "Game of \(DayText.long(day)), checked"
    Part.named("title").setText(title)
    Window.setTitle("\(title) · Parlor")
    Part.named("way-standings").setAttribute("href", "standings.html?\(day)&triples")
    Part.button("again") { [self] in ask() }
    sayOwnResults()
    ask()
  }

  /// Says what the player made of the day's games on this device, where a server dealt them.
  private func sayOwnResults() {
    let history = LocalStorage.read(DayHistory.rankedKey).flatMap { DayHistory(text: $0) } ?? DayHistory()
    for game in DayGame.allCases {
      guard let result = history.result(day, game) else { continue }
      say("\(game.folder)-own", "You: \(result.text).")
    }
  }

  private func ask() {
    Part.named("trouble").setProperty("hidden", true)
    say("verdict", "One moment…")
    let before = day.adding(days: -1) ?? day
    Window.ask(method: "GET", path: "days?from=\(before)&to=\(day)", token: nil, body: nil) { [self] answer in
      guard let answer, answer.status == 200, let days = JSONValue(answer.body) else { return fail() }
      do throws(DayReveal.Absence) {
        check(try DayReveal(days, day: day))
      } catch {
        say("verdict", error.sentence)
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
      dealTriples(reveal, [])
      dealCodeBreaker(reveal)
    }
  }

  /// What is missing for a deal: the list of words for a nonce.
  private struct Missing: Error {
    let nonce: [UInt8]
  }

  /// Deals the day's Triples, which may take several lists of words.
  private func dealTriples(_ reveal: DayReveal, _ lists: [(nonce: [UInt8], words: WordList)]) {
    do throws(Missing) {
      let deal = try Triples.DayDeal(day: day) { (nonce) throws(Missing) in
        guard let list = lists.first(where: { $0.nonce == nonce }) else { throw Missing(nonce: nonce) }
        return list.words
      }
      guard let deal else { return say("triples-check", "The key deals no game.") }
      say(
        "triples-par", "No game of this day could make more than \(DayResult.figureText(deal.bound.score, .triples)).")
      holdGames("triples") { line in
        guard let replay = try? Replay(line: line) else { return ("it cannot be played", nil) }
        if let difference = deal.difference(from: replay) { return (difference.description, nil) }
        let points = DayResult.figureText(replay.game.score, .triples)
        return (nil, (points, "triples/#" + String(decoding: replay.address, as: UTF8.self)))
      }
    } catch {
      let nonce = String(decoding: error.nonce, as: UTF8.self)
      Window.words(key: reveal.key, nonce: nonce) { [self] bytes in
        if let bytes { dealTriples(reveal, lists + [(nonce.utf8Bytes, DayReveal.words(bytes))]) }
      }
    }
  }

  private func dealCodeBreaker(_ reveal: DayReveal) {
    let nonce = String(decoding: CodeBreaker.DayDeal.nonce, as: UTF8.self)
    Window.words(key: reveal.key, nonce: nonce) { [self] bytes in
      guard let bytes, let deal = CodeBreaker.DayDeal(day: day, words: { _ in DayReveal.words(bytes) }) else { return }
      var code: [String] = []
      for peg in deal.code.pegs { code.append(deal.setup.theme.spokenName(of: peg)) }
      say("codebreaker-par", "The code was \(code.joined(separator: ", ")).")
      holdGames("codebreaker") { line in
        guard let game = try? deal.game(ofLine: line) else { return ("it cannot be played", nil) }
        if let difference = deal.difference(from: game) { return (difference.description, nil) }
        let isSolved = game.ending == .solved
        return (nil, (isSolved ? DayResult.figureText(game.attempts.count, .codeBreaker) : "Code not found", nil))
      }
    }
  }

  /// Holds the games of one kind against the deal, and shows the best.
  ///
  /// - Parameter hold: what is wrong with a game, if anything is; and what it made, and where it can be watched.
  private func holdGames(
    _ game: String, _ hold: @escaping (_ line: [UInt8]) -> (fault: String?, made: (text: String, address: String?)?)
  ) {
    Window.ask(method: "GET", path: "days/\(day)/\(game)/games.txt", token: nil, body: nil) { [self] answer in
      guard let answer, 200...299 ~= answer.status else {
        return say(game + "-check", answer?.status == 416 ? "Nobody has played." : "The games cannot be had now.")
      }
      // What is less than was asked for is all there is.
      let isWhole = answer.status == 200 || answer.body.count < Window.partOfGames
      let lines = DayReveal.lines(answer.body, isWhole: isWhole, most: Self.most)
      var fault: (number: Int, text: String)?
      var best: [Element] = []
      for (index, line) in lines.enumerated() where fault == nil {
        let (wrong, made) = hold(line)
        if let wrong { fault = (index + 1, wrong) }
        if let made, best.count < Self.shown { best.append(Self.entry(made.text, made.address)) }
      }
      let isAll = isWhole && lines.count < Self.most
      say(game + "-check", DayReveal.gamesText(count: lines.count, isAll: isAll, fault: fault))
      Part.named(game + "-best").fill(best)
    }
  }

  private static func entry(_ text: String, _ address: String?) -> Element {
    let item = Make.element("li")
    item.append(Make.element("span", text: text))
    if let address {
      let link = Make.element("a", text: "Watch")
      link.setAttribute("href", address)
      link.setAttribute("aria-label", "Watch the game of \(text)")
      item.append(link)
    }
    return item
  }

  private func say(_ id: String, _ text: String) {
    Part.named(id).setText(text)
  }
}
