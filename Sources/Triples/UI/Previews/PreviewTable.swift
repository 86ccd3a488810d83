import NumberedGame
import PlaySupport
import TriplesModel
import TriplesSession

extension TriplesTable {
  /// A table for previews: game 14 after some moves, kept in memory only.
  static func preview(_ play: (TriplesSession) -> Void = { _ in }) -> TriplesTable {
    let environment = PlayEnvironment(
      storage: MemoryStorage().storage, now: { 1_700_000_000 }, random: { 0x1234_5678_9ABC_DEF0 })
    let session = TriplesSession(environment: environment)
    session.choose(.determ)
    session.newGame()
    for direction in [Direction.up, .left, .down, .right, .up, .left, .down, .left] { session.move(direction) }
    play(session)
    return TriplesTable(session: session)
  }

  /// A table for previews: a friend's game has been answered, and both are compared.
  static var duelPreview: TriplesTable {
    preview {
      $0.newGame()
      $0.open(address: Array("triples/1/14/ldruldrulldd".utf8))
      $0.playChallenge()
      for direction in [Direction.left, .down, .left, .up, .right, .down, .left, .down] { $0.move(direction) }
      $0.newGame()
      $0.compareEndedGame()
    }
  }

  /// A table for previews: a shared game that is being reviewed.
  static var reviewPreview: TriplesTable {
    preview {
      $0.open(address: Array("triples/1/14/uldr".utf8))
      $0.watchChallenge()
      $0.startReview()
    }
  }

  /// A table for previews: that of a day, after some moves. The two days before were played, one of them with help.
  static var dayPreview: TriplesTable {
    let table = preview()
    let today = CalendarDay(time: table.session.environment.now())
    var history = DayHistory()
    for earlier in 1...2 {
      guard let day = today.adding(days: -earlier) else { continue }
      history.record(DayResult(day: day, game: .triples, figure: 876 + 83 * earlier, isHelped: earlier == 2))
    }
    _ = table.session.environment.storage.write(DayHistory.key, history.text)
    table.visit(today)
    for direction in [Direction.up, .left, .down, .right, .up, .left] { table.session.move(direction) }
    return table
  }

  /// A table for previews: the end of game 14, on which nothing moves any more.
  static var overPreview: TriplesTable {
    preview {
      while !$0.isOver {
        for direction in [Direction.left, .down, .right, .up] { $0.move(direction) }
      }
    }
  }
}
