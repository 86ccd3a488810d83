import AppSupport
import CodeBreakerCoach
import CodeBreakerModel
import CodeBreakerSession
import GameCore
import SessionSupport

extension CodeBreakerController {
  /// Returns a controller with two attempts and an incomplete guess. Stores nothing. `further` performs more actions.
  static func preview(
    pegCount: Int = 4, theme: Theme = .mastermind, then further: (CodeBreakerSession) -> Void = { _ in }
  ) -> CodeBreakerController {
    var time: Int64 = 1_700_000_000
    let controller = CodeBreakerController(
      environment: PlayEnvironment(storage: MemoryStorage().storage, now: { time }, random: { 1 }))
    let session = controller.session
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
    return controller
  }

  static var hintPreview: CodeBreakerController {
    preview { session in
      session.askForHint()
      for level in CodeBreakerSession.HintLevel.allCases { session.reveal(level) }
    }
  }

  static var reviewPreview: CodeBreakerController {
    preview { session in
      session.askToGiveUp()
      session.giveUp()
      session.openReview()
    }
  }

  /// A complete review, with all guesses and the codes that remained after the first one.
  static var finishedReviewPreview: CodeBreakerController {
    let controller = reviewPreview
    let (session, coach) = (controller.session, Coach())
    while let question = session.coachQuestion, let advice = coach.advice(on: question) {
      session.coachDidAnswer(advice.text, to: question)
    }
    for _ in 0..<2 {
      let folded = session.reviewScreen()?.sections.flatMap(\.blocks).compactMap { block in
        if case .disclosure(let action) = block.content, action.isExpanded == false { action.id } else { nil }
      }
      if let first = folded?.first { session.performInReview(first) }
    }
    return controller
  }

  static var endedDuelPreview: CodeBreakerController {
    preview { session in
      session.open(address: Array("codebreaker/1/537/4.mastermind/0145,0220,2020/solved-3".utf8))
      solve(session)
    }
  }

  static var duelPreview: CodeBreakerController {
    let controller = endedDuelPreview
    controller.session.openDuel()
    return controller
  }

  /// Returns a controller of a daily game with two guesses. The player solved the game of the day before, and
  /// failed the one before that. `further` performs the player's next actions.
  static func dayPreview(then further: (CodeBreakerController) -> Void = { _ in }) -> CodeBreakerController {
    let controller = preview()
    let today = CalendarDay(time: controller.session.environment.now())
    var history = DayHistory()
    for (earlier, figure) in [(1, 6), (2, nil)] as [(Int, Int?)] {
      guard let day = today.adding(days: -earlier) else { continue }
      history.record(DayResult(day: day, game: .codeBreaker, figure: figure, hadHelp: false))
    }
    _ = controller.session.environment.storage.write(DayHistory.key, history.text)
    controller.openGame(of: today)
    for first in 0..<2 {
      attempt((0..<controller.session.game.setup.pegCount).map { (first + $0) % 4 }, controller.session)
    }
    further(controller)
    return controller
  }

  /// Returns a controller of a ranked daily game with two guesses. If `isOver` is `true`, a third guess has solved it.
  static func rankedPreview(isOver: Bool = false) -> CodeBreakerController {
    let environment = PlayEnvironment(
      storage: MemoryStorage().storage, now: { 1_700_000_000 }, random: { 1 })
    let day = CalendarDay(time: environment.now())
    let server = PreviewServer(
      .codeBreaker, on: day, game: rankedGameJSON(of: day, isOver: isOver), pastGames: pastGames(before: day))
    let controller = CodeBreakerController(environment: environment, server: server.dayServer(in: environment.storage))
    controller.openGame(of: day)
    server.serve(controller.session)
    return controller
  }

  /// Returns the lines of two solved games of the day before `day`.
  private static func pastGames(before day: CalendarDay) -> [[UInt8]] {
    guard let past = day.adding(days: -1), let key = PreviewServer.key,
      let deal = (try? CodeBreaker.DayDeal(day: past, words: key.words)) ?? nil
    else { return [] }
    return (1...2).map { missed in
      var game = deal.game
      let choices = game.pegChoices
      for attempt in 0...missed {
        for (hole, peg) in deal.code.pegs.enumerated() {
          game.setGuessPeg(attempt == missed ? peg : choices[(attempt + hole) % choices.count], at: hole)
        }
        game.attemptGuess()
      }
      return game.line
    }
  }

  private static func rankedGameJSON(of day: CalendarDay, isOver: Bool) -> String {
    let count = GameSetup(day: day).pegCount
    let guesses = (0..<(isOver ? 3 : 2)).map { first in (0..<count).map { "\(($0 + first) % 4)" }.joined() }
    let attempts = guesses.enumerated().map { index, guess in
      #"{"guess":"\#(guess)","exact":\#(index == 2 ? count : index),"inexact":\#(index == 2 ? 0 : 2)}"#
    }
    let (ending, code) = isOver ? (#""solved""#, "\"\(guesses[2])\"") : ("null", "null")
    return #"{"attempts":[\#(attempts.joined(separator: ","))],"ending":\#(ending),"code":\#(code)}"#
  }

  static var statisticsPreview: CodeBreakerController {
    preview { session in
      for round in 0..<6 {
        for choice in 0..<round % 4 { attempt(Array(repeating: choice, count: 4), session) }
        if session.game.isOver { continue }
        if round == 4 {
          session.askToGiveUp()
          session.giveUp()
        } else {
          solve(session)
        }
        session.playAgain()
      }
      session.select(.statistics)
    }
  }

  private static func attempt(_ choices: [Int], _ session: CodeBreakerSession) {
    for (hole, choice) in choices.enumerated() { session.drop(.choice(choice), onto: hole) }
    session.guess()
  }

  private static func solve(_ session: CodeBreakerSession) {
    let choices = session.game.pegChoices
    attempt(session.game.masterCode.pegs.map { choices.firstIndex(of: $0) ?? 0 }, session)
  }
}

#if canImport(SwiftUI)
import SwiftUI

/// Games of three to six pegs, with colors and with emoji.
@MainActor private var games: [GalleryScreen] {
  let allColors = Theme.all.max { $0.choices.count < $1.choices.count } ?? .mastermind
  return GameSetup.pegCounts.flatMap { pegCount in
    [("colors", pegCount < 5 ? .mastermind : allColors), ("emoji", Theme.all(of: .emoji)[0])].map { name, theme in
      let controller = CodeBreakerController.preview(pegCount: pegCount, theme: theme)
      return GalleryScreen("\(pegCount) \(name)") {
        CodeBreakerView()
          .environment(controller)
          .environment(\.showsLetters, controller.session.showsLetters)
      }
    }
  }
}

#Preview("Games, light") { PreviewGallery(.light, games) }
#Preview("Games, dark") { PreviewGallery(.dark, games) }
#endif
