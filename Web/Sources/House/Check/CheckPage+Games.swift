import DOM
import DailyGames
import DealtGames
import NumberedGame
import PlaySupport
import WebSupport

// The games of the day: what was dealt in them, what players and the coach made of that, and whether it follows.
extension CheckPage {
  /// Deals the games of the day and checks the recorded games against them.
  ///
  /// - Parameter isGood: Whether the server kept to its seal. Only then can the day be played again.
  func deal(_ reveal: DayReveal, isGood: Bool) {
    var visitor = DealVisitor(page: self, reveal: reveal, isGood: isGood)
    visitor.visitAll()
  }

  /// Deals every game.
  private struct DealVisitor: DealtGameVisitor {
    let page: CheckPage
    let reveal: DayReveal
    let isGood: Bool

    mutating func visit<Dealt: DealtGame>(_ game: DailyGame, _ dealt: Dealt.Type) {
      page.deal(game, dealt, reveal, WordLists(), isGood: isGood)
    }
  }

  /// The words of a day's key for the nonces that were asked for so far.
  private struct WordLists {
    var lists: [(nonce: [UInt8], words: WordList)] = []

    /// The nonce whose words are yet to be computed.
    struct Missing: Error {
      let nonce: [UInt8]
    }

    func words(_ nonce: [UInt8]) throws(Missing) -> WordList {
      guard let list = lists.first(where: { $0.nonce == nonce }) else { throw Missing(nonce: nonce) }
      return list.words
    }
  }

  /// Deals a game. The browser computes the words for one nonce after another, until the deal is complete.
  private func deal<Dealt: DealtGame>(
    _ game: DailyGame, _ type: Dealt.Type, _ reveal: DayReveal, _ lists: WordLists, isGood: Bool
  ) {
    do throws(WordLists.Missing) {
      guard let dealt = try Dealt(day: day, words: lists.words) else {
        return say(game.folder + "-check", "The key deals no game.")
      }
      say(game.folder + "-par", dealt.summary)
      if isGood { offer(game, dealt.text) }
      showCoach(game, dealt)
      showBest(game, dealt)
    } catch {
      let nonce = error.nonce
      Window.words(key: reveal.key, nonce: String(decoding: nonce, as: UTF8.self)) { [self] bytes in
        guard let bytes else { return }
        var lists = lists
        lists.lists.append((nonce, DayReveal.words(bytes)))
        deal(game, type, reveal, lists, isGood: isGood)
      }
    }
  }

  // MARK: What was played

  /// Shows the coach's game, checked against the deal.
  private func showCoach(_ game: DailyGame, _ dealt: some DealtGame) {
    Window.send(RecordedGames.request(for: .coach, of: game, on: day)) { reply in
      guard let line = (try? RecordedGames(reply, maxCount: 1))?.lines.first else { return }
      let (text, address) = CheckedGames.coach(line, game: game, dealt: dealt)
      Part.named(game.folder + "-coach").fill([Self.entry(game, text, address, label: "Watch the coach’s game")])
    }
  }

  /// Shows the best games, checked against the deal.
  private func showBest(_ game: DailyGame, _ dealt: some DealtGame) {
    Window.send(RecordedGames.request(for: .players, of: game, on: day)) { [self] reply in
      guard let games = try? RecordedGames(reply, maxCount: CheckedGames.limit) else {
        return say(game.folder + "-check", "The games cannot be had now.")
      }
      let checked = CheckedGames(games, dealt: dealt)
      say(game.folder + "-check", checked.text)
      var best: [Element] = []
      for checked in checked.best {
        let result = game.resultText(checked.figure)
        best.append(Self.entry(game, result, checked.address, label: "Watch the game of \(result)"))
      }
      Part.named(game.folder + "-best").fill(best)
    }
  }

  /// A recorded game, with a link to watch it if it has an address.
  private static func entry(_ game: DailyGame, _ text: String, _ address: [UInt8]?, label: String) -> Element {
    let item = Make.element("li")
    item.append(Make.element("span", text: text))
    if let address {
      let link = Make.element("a", text: "Watch")
      link.setAttribute("href", game.folder + "/#" + String(decoding: address, as: UTF8.self))
      link.setAttribute("aria-label", label)
      item.append(link)
    }
    return item
  }
}
