import CodeBreakerModel
import CodeBreakerSession
import NumberedGame
import PlaySupport

extension CodeBreakerTable {
  /// A table for previews, which keeps nothing: a game with two attempts and a guess begun.
  ///
  /// - Parameters:
  ///   - pegCount: how many pegs the code has.
  ///   - theme: what they are chosen from.
  ///   - further: what the player does then.
  static func preview(
    pegCount: Int = 4, theme: Theme = .mastermind, then further: (CodeBreakerSession) -> Void = { _ in }
  ) -> CodeBreakerTable {
    var time: Int64 = 1_700_000_000
    let table = CodeBreakerTable(
      environment: PlayEnvironment(storage: MemoryStorage().storage, now: { time }, random: { 1 }))
    let session = table.session
    if let number = GameNumber(537), let game = try? CodeBreaker(number: number, pegCount: pegCount, theme: theme) {
      session.open(address: game.address)
    }
    for first in 0..<2 {
      for hole in 0..<pegCount { session.drop(.choice((first + hole / 2) % theme.choices.count), onto: hole) }
      time += 34
      session.guess()
    }
    session.choose(theme.choices.count - 1)
    further(session)
    return table
  }

  /// The same with the hints open, and all of them asked for.
  static var hintPreview: CodeBreakerTable {
    preview { session in
      session.askForHint()
      for level in CodeBreakerSession.HintLevel.allCases { session.reveal(level) }
    }
  }

  /// The same after it was given up, with its review open.
  static var reviewPreview: CodeBreakerTable {
    preview { session in
      session.askToGiveUp()
      session.giveUp()
      session.openReview()
    }
  }
}
