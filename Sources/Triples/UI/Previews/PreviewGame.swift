import AppSupport
import GameCore
import SessionSupport
import TriplesModel
import TriplesSession

extension TriplesController {
  /// Creates a controller for previews: game 14 after some moves, stored only in memory.
  static func preview(_ play: (TriplesSession) -> Void = { _ in }) -> TriplesController {
    let environment = PlayEnvironment(
      storage: MemoryStorage().storage, now: { 1_700_000_000 }, random: { 0x1234_5678_9ABC_DEF0 })
    let session = TriplesSession(environment: environment)
    session.choose(.determ)
    session.newGame()
    for direction in [Direction.up, .left, .down, .right, .up, .left, .down, .left] { session.move(direction) }
    play(session)
    return TriplesController(session: session)
  }

  static var duelPreview: TriplesController {
    preview {
      $0.newGame()
      $0.open(address: Array("triples/1/14/ldruldrulldd".utf8))
      $0.playChallenge()
      for direction in [Direction.left, .down, .left, .up, .right, .down, .left, .down] { $0.move(direction) }
      $0.newGame()
      $0.compareEndedGame()
    }
  }

  static var reviewPreview: TriplesController {
    preview {
      $0.open(address: Array("triples/1/14/uldr".utf8))
      $0.watchChallenge()
      $0.startReview()
    }
  }

  /// A controller for previews with a daily game after some moves. The two days before were played, one with help.
  static var dayPreview: TriplesController {
    let controller = preview()
    let today = CalendarDay(time: controller.session.environment.now())
    var history = DayHistory()
    for earlier in 1...2 {
      guard let day = today.adding(days: -earlier) else { continue }
      history.record(DayResult(day: day, game: .triples, figure: 876 + 83 * earlier, hadHelp: earlier == 2))
    }
    _ = controller.session.environment.storage.write(DayHistory.key, history.text)
    controller.openGame(of: today)
    for direction in [Direction.up, .left, .down, .right, .up, .left] { controller.session.move(direction) }
    return controller
  }

  static func rankedPreview(isOver: Bool = false) -> TriplesController {
    let environment = PlayEnvironment(
      storage: MemoryStorage().storage, now: { 1_700_000_000 }, random: { 0x1234_5678_9ABC_DEF0 })
    let day = CalendarDay(time: environment.now())
    let server = PreviewServer(
      .triples, on: day, game: rankedGameJSON(isOver: isOver), pastGames: pastGames(before: day))
    let controller = TriplesController(
      session: TriplesSession(environment: environment), server: server.dayServer(in: environment.storage))
    controller.openGame(of: day)
    server.serve(controller.session)
    return controller
  }

  /// Returns two games of the day before `day`, the better one first. Each always prefers the same directions.
  private static func pastGames(before day: CalendarDay) -> [[UInt8]] {
    guard let past = day.adding(days: -1), let key = PreviewServer.key,
      let deal = (try? Triples.DayDeal(day: past, words: key.words)) ?? nil
    else { return [] }
    let games = [[Direction.left, .down, .right, .up], [.down, .right, .left, .up]].compactMap { order -> Replay? in
      let game = deal.game
      var replay = Replay(day: past, opening: deal.opening)
      while let direction = order.first(where: { game.canCollapse($0) }), let effect = try? game.play(direction) {
        replay?.record(direction, spawning: effect.spawnedTile)
      }
      return replay
    }
    return games.sorted { $0.game.score > $1.game.score }.map { $0.line }
  }

  /// Returns a game in the form that the server sends: game 14 after some moves.
  private static func rankedGameJSON(isOver: Bool) -> String {
    func text(_ value: Int, _ row: Int, _ column: Int) -> String {
      #"{"value":\#(value),"row":\#(row),"column":\#(column)}"#
    }
    let game = Triples.dealtGame(Triples.determ)
    let tiles = game.grid.joined().compactMap { $0 }.sorted { $0.id < $1.id }
    let opening = tiles.map { text($0.val, $0.row, $0.col) }
    let moves = [Direction.up, .left, .down, .right, .up, .left, .down, .left].compactMap { direction -> String? in
      guard let effect = try? game.play(direction), let tile = effect.spawnedTile else { return nil }
      let letter = String(decoding: [direction.letter], as: UTF8.self)
      return #"{"direction":"\#(letter)","spawn":\#(text(tile.val, tile.row, tile.col))}"#
    }
    return #"{"opening":[\#(opening.joined(separator: ","))],"moves":[\#(moves.joined(separator: ","))],"#
      + #""score":\#(game.score),"done":\#(isOver),"rank":null}"#
  }

  static var fullBoardPreview: TriplesController {
    preview {
      while !$0.isOver {
        for direction in [Direction.left, .down, .right, .up] { $0.move(direction) }
      }
    }
  }
}
