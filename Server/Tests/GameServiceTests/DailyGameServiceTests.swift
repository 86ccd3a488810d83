import DailyGames
import GameCore
import Games
import Ledger
import Testing
import TriplesModel
import VerifiableDeals

@testable import GameService

@Suite struct DailyGameServiceTests {
  @Test func playedGameMatchesTheDaysDealOnEveryServer() async throws {
    let server = try await Server()
    try await server.insertDay(.test())
    let key = GameKey(day: Server.day, player: try await server.registerPlayer(), kind: .triples)

    var game = try await server.service.games.begin(key).game
    while !game.isOver { game = try #require(try await playFirstMove(in: game, server.service)) }
    #expect(game.moves.count > 20)
    #expect(game.score == game.moves.last?.score)
    // The responses match a replay of the recorded line, and the day's words deal the same spawns.
    let line = try #require(try await server.ledger.game(key)?.line)
    let replay = try Replay(line: line)
    #expect(replay.game.score == game.score)
    #expect(replay.game.isDone)
    let deals = try #require(try await server.service.days.deals(of: Server.day))
    #expect(deals.deal(Triples.DayDeal.self).difference(from: replay) == nil)
    #expect(game.sortKey == -Int64(game.score))
    // A second server returns the same game, even after each move was repeated there.
    let other = server.makeAnotherService().games
    #expect(try await other.game(key) == game)
    for (index, move) in game.moves.enumerated() {
      #expect(try await other.play(key, index: index, action: move.action) == game)
    }
    await #expect(throws: Refusal.conflictingMove) { try await other.play(key, index: game.moves.count, action: "l") }
    await #expect(throws: Refusal.conflictingMove) { try await other.play(key, index: game.moves.count, action: nil) }
  }

  @Test func gameIsBegunOnceBeforeItsFirstMove() async throws {
    let server = try await Server()
    try await server.insertDay(.test())
    let key = GameKey(day: Server.day, player: try await server.registerPlayer(), kind: .triples)
    #expect(try await server.service.games.game(key) == nil)
    await #expect(throws: Refusal.notBegun) { try await server.service.games.play(key, index: 0, action: "l") }
    let (begun, isNew) = try await server.service.games.begin(key)
    #expect(isNew)
    #expect(begun.moves.isEmpty)
    #expect(begun.opening.utf8.count == 8)
    let (again, isNewAgain) = try await server.service.games.begin(key)
    #expect(!isNewAgain)
    #expect(again == begun)
  }

  @Test func skippedOrChangedMoveIsRefusedAndChangesNothing() async throws {
    let server = try await Server()
    try await server.insertDay(.test())
    let key = GameKey(day: Server.day, player: try await server.registerPlayer(), kind: .triples)
    let games = server.service.games
    _ = try await games.begin(key)
    let first = try #require(try await playFirstMove(in: games.game(key)!, server.service))
    for index in [1, 2, 3, 50, Int.max] where index != 1 {
      await #expect(throws: Refusal.conflictingMove) { try await games.play(key, index: index, action: "l") }
    }
    for letter in ["l", "r", "u", "d"] where letter != first.moves[0].action {
      await #expect(throws: Refusal.conflictingMove) { try await games.play(key, index: 0, action: letter) }
    }
    await #expect(throws: Refusal.conflictingMove) { try await games.play(key, index: 0, action: nil) }
    #expect(try await server.makeAnotherService().games.game(key) == first)
  }

  /// A client must not end a game with `MoveRow.endAction`, which marks the end of a game in the ledger.
  @Test(arguments: DailyGame.all) func textThatEndsAStoredGameIsRefusedAsAMove(kind: DailyGame) async throws {
    let server = try await Server()
    try await server.insertDay(.test())
    let key = GameKey(day: Server.day, player: try await server.registerPlayer(), kind: kind)
    let (begun, _) = try await server.service.games.begin(key)
    await #expect {
      try await server.service.games.play(key, index: 0, action: MoveRow.endAction)
    } throws: {
      if case .move = $0 as? Refusal { true } else { false }
    }
    #expect(try await server.makeAnotherService().games.game(key) == begun)
  }

  @Test func concurrentServersAcceptTheSameMoveAndRefuseOthers() async throws {
    let server = try await Server()
    try await server.insertDay(.test())
    let key = GameKey(day: Server.day, player: try await server.registerPlayer(), kind: .triples)
    _ = try await server.service.games.begin(key)
    let servers = [server.service, server.makeAnotherService(), server.makeAnotherService()]
    for index in 0..<12 {
      // Concurrently send every direction to every server. Send left twice.
      let outcomes = await withTaskGroup(of: (String, Result<GameSnapshot, any Error>).self) { group in
        for service in servers {
          for letter in ["l", "r", "u", "d", "l"] {
            group.addTask {
              do {
                return (letter, .success(try await service.games.play(key, index: index, action: letter)))
              } catch { return (letter, .failure(error)) }
            }
          }
        }
        var all: [(String, Result<GameSnapshot, any Error>)] = []
        for await outcome in group { all.append(outcome) }
        return all
      }
      let game = try #require(try await server.makeAnotherService().games.game(key))
      #expect(game.moves.count == index + 1)
      let made = game.moves[index]
      for (letter, outcome) in outcomes {
        switch outcome {
        case .success(let found):
          #expect(letter == made.action && found.moves[index] == made)
        case .failure(let refusal as Refusal):
          let isExpected = if case .move = refusal { true } else { refusal == .conflictingMove }
          #expect(letter != made.action)
          #expect(isExpected)
        case .failure(let error): Issue.record(error)
        }
      }
    }
  }

  @Test func gameDoesNotDependOnLaterRandomWords() async throws {
    // If two lists have the same words up to a move, they deal the same game up to that move.
    let server = try await Server()
    try await server.insertDay(.test())
    let deals = try #require(try await server.service.days.deals(of: Server.day))
    let words = try DayKey.test().words(
      nonce: Triples.DayDeal.nonce(listIndex: deals.deal(Triples.DayDeal.self).listIndex))
    var list = words
    let all = (0..<DayKey.wordCount).map { _ in list.next() }
    // Each spawn takes two words: 4 spawns before the first move, and one after each move.
    for known in [0, 1, 5, 20] {
      let count = 2 * (4 + known)
      let later = all[..<count] + all[count...].map { ~$0 }
      let one = Triples.dealtGame(SpawnSequence(words: RecordedRandomWords(all)))
      let other = Triples.dealtGame(SpawnSequence(words: RecordedRandomWords(Array(later))))
      #expect(one.board == other.board)
      for _ in 0..<known {
        guard let direction = Direction.allCases.first(where: one.canCollapse) else { break }
        try one.play(direction)
        try other.play(direction)
        #expect(one.board == other.board)
        #expect(one.score == other.score)
      }
    }
  }

  @Test(arguments: [(-1, false), (0, true), (86_399_000, true), (86_399_999, true), (86_400_000, false)])
  func gameCanBeStartedOnlyOnItsDay(time: Int64, isOpen: Bool) async throws {
    let server = try await Server(after: time)
    try await server.insertDay(.test())
    let key = GameKey(day: Server.day, player: try await server.registerPlayer(), kind: .codeBreaker)
    if isOpen {
      #expect(try await server.service.games.begin(key).isNew)
    } else {
      await #expect(throws: Refusal.dayNotOpen) { try await server.service.games.begin(key) }
    }
  }

  @Test func dayAcceptsMovesUntilTwoInTheMorningAndThenRanksGames() async throws {
    let server = try await Server()
    try await server.insertDay(.test())
    let key = GameKey(day: Server.day, player: try await server.registerPlayer(), kind: .triples)
    var game = try await server.service.games.begin(key).game
    for time in [86_400_000, 93_599_000, 93_599_999] as [Int64] {
      server.clock.now = Server.day.openingTime + time
      try await server.service.housekeeper.run()
      game = try #require(try await playFirstMove(in: game, server.service))
      #expect(try await server.service.days.row(Server.day)?.progress == .open)
    }
    server.clock.now = Server.day.openingTime + 93_600_000
    await #expect(throws: Refusal.dayClosed) { _ = try await playFirstMove(in: game, server.service) }
    #expect(try await server.ledger.day(Server.day)?.progress == .open, "the day isn't closed yet")
    try await server.service.housekeeper.run()
    #expect(try await server.ledger.day(Server.day)?.progress == .revealed)
    // The server still confirms the moves that were made, and ranks the game by its last score.
    for (index, move) in game.moves.enumerated() {
      #expect(try await server.service.games.play(key, index: index, action: move.action).moves == game.moves)
    }
    await #expect(throws: Refusal.dayClosed) { _ = try await playFirstMove(in: game, server.service) }
    await #expect(throws: Refusal.dayClosed) {
      try await server.service.games.play(key, index: game.moves.count, action: nil)
    }
    let closed = try #require(try await server.service.games.game(key))
    #expect(closed.state == .closed)
    #expect(closed.sortKey == -Int64(game.score))
    var lines: [UInt8] = []
    try await server.service.writeLines(of: DayGames(day: Server.day, kind: .triples)) { lines += $0 }
    #expect(lines.filter { $0 == 10 }.count == 1)
  }

  @Test func noServerAcceptsAMoveAfterTheKeyIsRevealed() async throws {
    let server = try await Server()
    try await server.insertDay(.test())
    let key = GameKey(day: Server.day, player: try await server.registerPlayer(), kind: .triples)
    // The second server's clock is five seconds behind.
    let slow = TestClock(server.clock.now)
    let late = server.makeAnotherService(clock: slow)
    let game = try await late.games.begin(key).game
    server.clock.now = Server.day.revealTime
    slow.now = Server.day.revealTime - 5000
    let before = try #require(try await playFirstMove(in: game, late))
    try await server.service.housekeeper.run()
    #expect(try await server.service.days.row(Server.day)?.progress == .revealed)
    #expect(slow.now < Server.day.revealTime)
    await #expect(throws: Refusal.dayClosed) { _ = try await playFirstMove(in: before, late) }
    #expect(try await server.service.games.game(key)?.moves == before.moves)
  }
}
