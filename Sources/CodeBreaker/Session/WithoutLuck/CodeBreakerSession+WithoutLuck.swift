import CodeBreakerModel
import NumberedGame
import PlaySupport

extension CodeBreakerSession {
  /// What is said of a game without luck as long as there are no attempts.
  var invitationWithoutLuck: String {
    let told = saved.played.friendAttempts.map { "A friend did it in \($0). Can you?\n" } ?? ""
    return told + "Corner the code: \(taskText).\n\(ruleWithoutLuck ?? "")"
  }

  /// How a game without luck goes, and its par, where the game on the table is one.
  public var ruleWithoutLuck: String? {
    guard game.setup.isWithoutLuck else { return nil }
    return "There is no fixed code: each answer leaves as many codes as possible."
      + (game.setup.par.map { " \($0.text)" } ?? "")
  }

  /// What giving a game without luck up does.
  var giveUpWarningWithoutLuck: String {
    "One of the codes that are left is shown, and the game "
      + (game.attempts.isEmpty
        ? "is over. This cannot be undone. Without a guess the game is not counted."
        : "counts as not solved. This cannot be undone.")
  }

  /// Where a game without luck is shared: its setup, and in how many attempts it was won without hints. Its attempts would tell a
  /// friend how.
  var addressWithoutLuck: [UInt8] {
    let solvedIn = game.ending == .solved && hintCount == 0 ? game.attempts.count : nil
    return CodeBreaker(game.setup).address + LinkTail(solvedIn: solvedIn).text
  }
}

extension CodeBreakerSession.EndedGame {
  /// The title of a game without luck that was won in no more attempts than par, without hints.
  var parTitle: String? {
    guard let par = game.setup.par, ending == .solved, hintCount == 0, attemptCount <= par.most else { return nil }
    return attemptCount == par.most ? "Par!" : "Under par!"
  }

  /// Of a game without luck, how many codes were left where none was found, and its par. Of any other game nothing.
  public var note: String? {
    guard let left = game.codesLeft else { return nil }
    let par = game.setup.par.map { $0.text } ?? ""
    if ending == .solved { return par.isEmpty ? nil : par }
    let codes =
      left == 1
      ? "Only this code was left." : "\(CodeBreakerSession.Spoken.codeCount(left)) were left, this one among them."
    return par.isEmpty ? codes : "\(codes) \(par)"
  }

  /// Whether the code that is shown is one of several that were left.
  var isOneOfMany: Bool { ending != .solved && game.codesLeft.map { $0 > 1 } ?? false }
}

extension GameSetup {
  /// What names the game in a sentence: its number, its day, or that it is without luck.
  public var name: String { isWithoutLuck ? "without luck" : deal.description }

  /// The title of the game: "Game 537", or "Without luck, par 5".
  public var title: String {
    isWithoutLuck ? "Without luck" + (par.map { ", par \($0.most)" } ?? "") : "Game \(deal)"
  }
}
