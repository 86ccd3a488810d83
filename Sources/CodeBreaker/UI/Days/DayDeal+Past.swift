import AppSupport
import CodeBreakerModel
import DailyGames
import PlaySupport

extension CodeBreaker.DayDeal: PastDeal {
  /// The code.
  public var parText: String {
    "The code was \(code.pegs.map { setup.theme.spokenName(of: $0) }.joined(separator: ", "))."
  }

  /// Compares the answers of a recorded line with those that the code gives. One in which the code was not found cannot be
  /// watched: the review knows no more than the line.
  public func hold(_ line: [UInt8]) -> HeldGame {
    guard let game = try? game(ofLine: line) else { return .fails("it cannot be played") }
    if let difference = difference(from: game) { return .fails(difference.description) }
    guard game.ending == .solved else { return .holds(made: "Code not found", address: nil) }
    return .holds(made: DailyGame.codeBreaker.figureText(game.attempts.count), address: game.address)
  }
}
