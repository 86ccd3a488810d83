import CodeBreakerModel
import DailyGames
import GameCore
import SessionSupport

// The text of the Rules tab. `Web/Site/codebreaker/index.html` repeats it, so that a browser can show it at once.
extension CodeBreakerSession {
  /// The first section that is folded on screens with touch or a pointer, as are all below it.
  public static let firstFoldedRule: BlockID = "without-luck"

  /// Returns the rules and the credits. The pictures are the markers of an answer.
  public static func rulesScreen(_ input: InputMethod) -> CodeBreakerSession.Screen {
    let isTerminal = input == .terminal
    let sections = [
      section(
        "without-luck", "Without luck",
        "A new game can be without luck. Then there is no fixed code: the opponent always gives the answer that leaves the most codes. If there are several such answers, it gives the one with the fewest filled markers, then the fewest outlined ones. Your guess is the code only when no other code is left, so reasoning alone decides. The same guesses get the same answers in every game. Par is the fewest guesses known to win. These games have their own statistics."
      ),
      section(
        "coach", "The coach",
        "The coach doesn’t know the code. A hint tells as much as you ask for: how many codes are left, whether your guess fits all answers, or the best guess. After a game, the review tells mistakes from bad luck in each guess. For a game that you play elsewhere, enter its guesses and answers on your own board.",
        .buttons("board-button", [Action(to: .board(.codeBreaker), "Your own board")])),
      section(
        "set", nil,
        "You can also set a code and watch the coach break it, or answer its guesses by hand: it says how many codes are left, and why it makes each guess. Or cover your code and hand this device to a friend, or send a link to a regular game with your code. None of this counts.",
        .buttons("set-button", [Action(to: .codemaker(.codeBreaker), "Set a code")])),
      section(
        "daily", "The daily game",
        "Each day, from midnight to midnight UTC, has one code for everyone: easiest on Monday, and harder each day until Sunday. You have 12 guesses. Hints are allowed, and show beside your result. Your own game is kept for later."
      ),
      section(
        "duels", "Duels",
        "Share a finished game, and its link is a challenge: a friend breaks the same code, and sees your markers beside each attempt, but never your pegs. At the end, you see both games side by side. Breaking the code wins, then fewer guesses, then less lost to mistakes. A game with hints can’t win against one without."
      ),
      section(
        "proven", "What is proven",
        "For many games, it is proven which strategy needs the fewest guesses. Four pegs of six colors take 4.34 guesses on average, and no strategy does better: Kenji Koyama and Tony Lai found that in 1993. Independent programs check Parlor’s own proof of this game and of all smaller ones. For the largest, such as five pegs of six colors (4.72) and four of ten (5.56), we ran the search twice with the same result. Every strategy is stored with the source."
      ),
      section(
        "credits", "Credits",
        "CodeBreaker is part of Parlor, free software under the MIT license. The game is Mordecai Meirowitz’s Mastermind. This edition began in Stanford’s course on SwiftUI. The game is written in Swift."
      ),
    ]
    return Screen("Rules", howToPlay(isTerminal) + sections)
  }

  private static func section(
    _ id: BlockID, _ title: String?, _ text: String, _ button: Block<Picture>? = nil
  ) -> CodeBreakerSession.Screen.Section? {
    .init(id, title, [.text(BlockID("\(id.word)-text"), text), button])
  }

  private static func howToPlay(_ isTerminal: Bool) -> [CodeBreakerSession.Screen.Section?] {
    let entering: String =
      isTerminal
      ? "The row of question marks hides a code of three to six pegs. A peg may be in it more than once. Put your guess together in the row below, with the pegs shown under their keys, and press Enter. Markers answer each attempt:"
      : "A code of three to six pegs is hidden. A peg may be in it more than once. Guess it, and markers answer each attempt:"
    let tapping: String =
      "Tap a hole to select it, then choose a peg. Tap the hole again to change its peg. You can drag pegs from the choices and from earlier attempts. Hold a choice to fill the row with it. Tap an attempt’s number to copy it."
    let keys: String =
      "With a keyboard, 1 to 9, 0, −, and = choose, the arrows move and change, Backspace removes a peg, Return guesses, and H opens the hints."
    let paragraphs: [(BlockID, String?)] = [
      ("markers", "The markers are in no particular order. You can’t repeat a guess."),
      ("tapping", isTerminal ? nil : tapping),
      (
        "holes",
        "A hole can stay empty. It matches nothing, and CodeBreaker asks first, unless you allow holes in the settings."
      ),
      ("keyboard", isTerminal ? nil : keys),
      (
        "limit",
        "You have 10 guesses for four pegs and six choices, fewer for less, more for more. A new game lets you choose another limit, or none."
      ),
      (
        "number",
        "Every game has a number. The same number, pegs, and theme give the same code on every device."
      ),
    ]
    let first = CodeBreakerSession.Screen.Section(
      "how", "How to play",
      [
        .text("entering", entering),
        .picture("exact", .marker(.exact), "Right peg, right place."),
        .picture("inexact", .marker(.inexact), "Right peg, wrong place."),
        .picture("none", .marker(.nomatch), "No match."),
        .buttons("lesson-button", [Action(to: .lesson(.codeBreaker), "Learn by playing")]),
      ])
    return [first]
      + paragraphs.map { id, text in .init(BlockID("about-\(id.word)"), nil, [.text(id, text)]) }
  }
}
