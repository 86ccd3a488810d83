import CodeBreakerModel
import DOM
import DailyGames
import NumberedGame
import PlaySupport
import TriplesModel
import WebSupport

// The games of the day: what was dealt in them, what players and the coach made of that, and whether it follows.
extension CheckPage {
  /// How many games of a kind are checked here; `parlor today verify` checks any number.
  private static let most = 1000

  /// How many of them are shown, to be watched.
  private static let shown = 5

  /// What there is to say of a recorded game.
  private struct Held {
    /// What is wrong with it, if anything is.
    var fault: String?
    /// What it made.
    var made = ""
    /// Where it can be watched.
    var address: String?
  }

  /// Deals the games of the day, and holds those that were played against them.
  ///
  /// - Parameter isGood: whether the server kept to its seal. Only then the day can be played again.
  func deal(_ reveal: DayReveal, isGood: Bool) {
    dealTriples(reveal, [], isGood: isGood)
    dealCodeBreaker(reveal, isGood: isGood)
  }

  /// What is missing for a deal: the list of words for a nonce.
  private struct Missing: Error {
    let nonce: [UInt8]
  }

  /// Deals the day's Triples, which may take several lists of words.
  private func dealTriples(_ reveal: DayReveal, _ lists: [(nonce: [UInt8], words: WordList)], isGood: Bool) {
    do throws(Missing) {
      let deal = try Triples.DayDeal(day: day) { (nonce) throws(Missing) in
        guard let list = lists.first(where: { $0.nonce == nonce }) else { throw Missing(nonce: nonce) }
        return list.words
      }
      guard let deal else { return say("triples-check", "The key deals no game.") }
      say(
        "triples-par", "No game of this day could make more than \(DailyGame.triples.figureText(deal.bound.score)).")
      if isGood { offer(.triples, deal.text) }
      holdGames(.triples) { line in
        guard let replay = try? Replay(line: line) else { return Held(fault: "it cannot be played") }
        if let difference = deal.difference(from: replay) { return Held(fault: difference.description) }
        return Held(
          made: DailyGame.triples.figureText(replay.game.score),
          address: "triples/#" + String(decoding: replay.address, as: UTF8.self))
      }
    } catch {
      let nonce = String(decoding: error.nonce, as: UTF8.self)
      Window.words(key: reveal.key, nonce: nonce) { [self] bytes in
        if let bytes { dealTriples(reveal, lists + [(nonce.utf8Bytes, DayReveal.words(bytes))], isGood: isGood) }
      }
    }
  }

  private func dealCodeBreaker(_ reveal: DayReveal, isGood: Bool) {
    let nonce = String(decoding: CodeBreaker.DayDeal.nonce, as: UTF8.self)
    Window.words(key: reveal.key, nonce: nonce) { [self] bytes in
      guard let bytes, let deal = CodeBreaker.DayDeal(day: day, words: { _ in DayReveal.words(bytes) }) else { return }
      var code: [String] = []
      for peg in deal.code.pegs { code.append(deal.setup.theme.spokenName(of: peg)) }
      say("codebreaker-par", "The code was \(code.joined(separator: ", ")).")
      if isGood { offer(.codeBreaker, deal.text) }
      holdGames(.codeBreaker) { line in
        guard let game = try? deal.game(ofLine: line) else { return Held(fault: "it cannot be played") }
        if let difference = deal.difference(from: game) { return Held(fault: difference.description) }
        guard game.ending == .solved else { return Held(made: "Code not found") }
        return Held(
          made: DailyGame.codeBreaker.figureText(game.attempts.count),
          address: "codebreaker/#" + String(decoding: game.address, as: UTF8.self))
      }
    }
  }

  // MARK: What was played

  /// Holds the games of one kind against the deal, and shows the best, and the coach's.
  private func holdGames(_ game: DailyGame, _ hold: @escaping (_ line: [UInt8]) -> Held) {
    askForGames(game, "coach.txt") { [self] status, body in
      let line = Array(body.prefix { $0 != UInt8(ascii: "\n") })
      if 200...299 ~= status, !line.isEmpty { show(coach: hold(line), game) }
    }
    askForGames(game, "games.txt") { [self] status, body in
      guard 200...299 ~= status else {
        return say(game.folder + "-check", status == 416 ? "Nobody has played." : "The games cannot be had now.")
      }
      // What is less than was asked for is all there is.
      let isWhole = status == 200 || body.count < Window.partOfGames
      let lines = DayReveal.lines(body, isWhole: isWhole, most: Self.most)
      var fault: (number: Int, text: String)?
      var best: [Element] = []
      for (index, line) in lines.enumerated() where fault == nil {
        let held = hold(line)
        if let wrong = held.fault {
          fault = (index + 1, wrong)
        } else if best.count < Self.shown {
          best.append(Self.entry(held.made, held.address, named: "Watch the game of \(held.made)"))
        }
      }
      let isAll = isWhole && lines.count < Self.most
      say(game.folder + "-check", DayReveal.gamesText(count: lines.count, isAll: isAll, fault: fault))
      Part.named(game.folder + "-best").fill(best)
    }
  }

  private func askForGames(
    _ game: DailyGame, _ file: String, completion: @escaping (_ status: Int, _ body: [UInt8]) -> Void
  ) {
    Window.ask(method: "GET", path: "days/\(day)/\(game.folder)/\(file)", token: nil, body: nil) { answer in
      completion(answer?.status ?? 0, answer?.body ?? [])
    }
  }

  /// Shows what the coach made of the day, who played it as everybody did.
  private func show(coach held: Held, _ game: DailyGame) {
    let text = held.fault.map { "The coach’s game does not follow from the deal: \($0)." } ?? "The coach: \(held.made)"
    Part.named(game.folder + "-coach").fill([Self.entry(text, held.address, named: "Watch the coach’s game")])
  }

  private static func entry(_ text: String, _ address: String?, named name: String) -> Element {
    let item = Make.element("li")
    item.append(Make.element("span", text: text))
    if let address {
      let link = Make.element("a", text: "Watch")
      link.setAttribute("href", address)
      link.setAttribute("aria-label", name)
      item.append(link)
    }
    return item
  }
}
