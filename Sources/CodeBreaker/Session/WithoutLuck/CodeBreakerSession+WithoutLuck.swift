import CodeBreakerModel
import GameCore
import SessionSupport

extension CodeBreakerSession {
  var taskPromptWithoutLuck: String {
    let invitation = saved.playedGame.friendAttemptCount.map { "A friend did it in \($0). Can you?\n" } ?? ""
    let choices = "\(game.pegChoices.count) \(game.setup.theme.kind.plural)"
    return invitation + "Corner the code: \(pegCountText), \(choices), repeats allowed.\n\(ruleWithoutLuck ?? "")"
  }

  /// The rule of a game without luck, and its par, or `nil` for another game.
  public var ruleWithoutLuck: String? {
    guard game.setup.isWithoutLuck else { return nil }
    return "There is no fixed code: each answer leaves as many codes as possible."
      + (game.setup.par.map { " \($0.text)" } ?? "")
  }

  var giveUpWarningWithoutLuck: String {
    "One of the codes left is shown, and the game "
      + (game.attempts.isEmpty
        ? "is over. You can’t undo this. Without a guess, the game doesn’t count."
        : "counts as not solved. You can’t undo this.")
  }

  /// The link to a game without luck: its setup, and the number of attempts if it was solved without hints. The
  /// attempts themselves would give the solution away.
  var addressWithoutLuck: [UInt8] {
    let solvedIn = game.ending == .solved && hintCount == 0 ? game.attempts.count : nil
    return CodeBreaker(game.setup).address + LinkTail(solvedIn: solvedIn).text
  }
}

extension CodeBreakerSession.EndedGame {
  var parTitle: String? {
    guard let par = game.setup.par, ending == .solved, hintCount == 0, attemptCount <= par.upperBound else {
      return nil
    }
    return attemptCount == par.upperBound ? "Par!" : "Under par!"
  }

  /// The note at the end of a game without luck: the number of codes left unless it is solved, and its par. `nil` for
  /// other games.
  public var note: String? {
    guard let left = game.remainingCodeCount else { return nil }
    let par = game.setup.par.map { $0.text } ?? ""
    if ending == .solved { return par.isEmpty ? nil : par }
    let codes =
      left == 1
      ? "Only this code was left." : "\(CodeBreakerSession.SpokenText.codeCount(left)) were left, this one among them."
    return par.isEmpty ? codes : "\(codes) \(par)"
  }

  var hasOtherPossibleCodes: Bool { ending != .solved && game.remainingCodeCount.map { $0 > 1 } ?? false }
}

extension GameSetup {
  /// The game's name in a sentence: its number, its day, or "without luck".
  public var name: String { isWithoutLuck ? "without luck" : deal.description }

  /// The title of the game: "Game 537", or "Without luck, par 5".
  public var title: String {
    isWithoutLuck ? "Without luck" + (par.map { ", par \($0.upperBound)" } ?? "") : "Game \(deal)"
  }
}
