import GameCore
import SessionSupport
import TestSupport
import Testing
import TriplesModel

@testable import TriplesSession

@Suite struct TeachingTests {
  private let device = Device()

  /// Plays until a tile with this value exists, preferring moves that make such a tile.
  private func playUntilTileExists(_ value: Int, in session: TriplesSession) {
    for _ in 0..<200 where !session.game.grid.joined().contains(where: { $0?.val == value }) {
      let ranked = Direction.allCases.filter { !session.movingTiles($0).isEmpty }.sorted { one, other in
        session.previewMerges(one).map(\.survivor.val).max() ?? 0
          > session.previewMerges(other).map(\.survivor.val).max() ?? 0
      }
      guard let direction = ranked.first else { return }
      session.move(direction)
    }
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func firstFiveGamesAreDifferentKindGamesAndLaterOnesAreDrawn(seed: UInt64) {
    let session = Device(seed: seed).launch()
    var numbers: [UInt64] = []
    for _ in 0..<5 {
      numbers.append(session.replay.number?.value ?? 0)
      let number = session.replay.number
      session.newGame()
      #expect(session.replay.number != number, "a game without a move is replaced by another one")
      numbers[numbers.count - 1] = session.replay.number?.value ?? 0
      session.move(Direction.allCases.first { !session.movingTiles($0).isEmpty }!)
      session.endGameAndStartNext()
    }
    #expect(Set(numbers).count == 5)
    #expect(numbers.allSatisfy(TriplesSession.kindGameNumbers.contains))
    let drawn = (0..<20).map { _ in
      session.newGame()
      return session.replay.number?.value ?? 0
    }
    #expect(drawn.contains { !TriplesSession.kindGameNumbers.contains($0) })
  }

  /// A player with five games gets each of the 821 games in which the initial scores can be beaten, and no other.
  @Test func laterRandomGamesCanBeatTheInitialScores() throws {
    device.memory["parlor.triples.scores"] = (1...5).reduce("scores/1") { $0 + "\n\(9 - $1) 1 - triples/1 \($1)" }
    let session = device.launch()
    var drawn: Set<GameNumber> = []
    for _ in 0..<12_000 { drawn.insert(session.drawNumber()) }
    let best = try #require(TriplesSession.initialRows.map(\.score).max())
    #expect(drawn == Set(Level.all.filter { $0.bestPossibleScore > best }.map(\.number)))
    #expect(drawn.count == 821)
  }

  /// Daily games don't count as the player's own, and the mode Determ always starts game 14.
  @Test func dailyGamesAreNotOwnGamesAndDetermStaysGame14() throws {
    let day = try #require(CalendarDay(year: 2026, month: 11, day: 21))
    let line = String(decoding: Replay(number: Triples.number(of: day)).line, as: UTF8.self)
    device.memory["parlor.triples.scores"] = (1...5).reduce("scores/1") { $0 + "\n\(9 - $1) \($1) - \(line)" }
    let session = device.launch()
    #expect(TriplesSession.kindGameNumbers.contains(session.drawNumber().value))
    session.choose(.determ)
    session.newGame()
    #expect(session.line == "triples/1 14")
  }

  /// A page shows the board of a kind game before its program runs.
  @Test(arguments: [(199, true), (14, false), (-1, false), (nil, false)] as [(Int64?, Bool)])
  func newcomerBeginsWithTheKindGameThatIsAlreadyShown(shown: Int64?, isUsed: Bool) {
    for seed in 1...3 as ClosedRange<UInt64> {
      let device = Device(seed: seed)
      var environment = device.environment
      environment.shownOpening = { shown }
      let number = TriplesSession(environment: environment).replay.number?.value ?? 0
      #expect(TriplesSession.kindGameNumbers.contains(number))
      if isUsed { #expect(Int64(number) == shown) }
    }
  }

  @Test(arguments: TriplesSession.kindGameNumbers)
  func kindGameHasEarlyMergesAndAModerateBestScore(number: UInt64) throws {
    let number = try #require(GameNumber(number))
    let game = Triples.dealtGame(number)
    #expect(Direction.allCases.count { !game.merges($0).isEmpty } >= 2)
    #expect((600...2_000).contains(try #require(Triples.par(of: number))))
  }

  @Test func returningPlayersGetNoLesson() {
    for (key, text) in [
      ("game", "?"), ("settings", "triples-settings/1\nmode random\nranking share"),
      ("settings", "triples-settings/1\nmode determ"), ("scores", "scores/1\n7 1 - -"),
    ] {
      let device = Device()
      device.memory["parlor.triples." + key] = text
      let session = device.launch()
      #expect(session.tip == nil, "\(key)")
      #expect(session.store.settings.lesson == nil, "\(key)")
      if text.hasSuffix("determ") { #expect(session.line == "triples/1 14") }
    }
  }

  @Test func firstGameTeachesUpToTheFirst6() {
    var session = device.launch()
    #expect(session.tip == "Swipe: push 1 and 2 together to make 3.")
    #expect(device.memory["parlor.triples.settings"] == "triples-settings/1\nmode random\nlesson 3")
    playUntilTileExists(3, in: session)
    #expect(session.tip == "Next: push two 3s together to make 6.")
    session = device.launch()
    #expect(session.tip == "Next: push two 3s together to make 6.", "the lesson continues")
    session.undo()
    #expect(session.tip == "Next: push two 3s together to make 6.", "the lesson keeps its progress")
    playUntilTileExists(6, in: session)
    #expect(session.tip == "First 6! 6 and 6 make 12. Sound?")
    #expect(device.memory["parlor.triples.settings"] == "triples-settings/1\nmode random")
    session.undo()
    #expect(session.tip == nil)
    session.redo()
    #expect(session.tip == nil, "the tip appears once")
    #expect(device.launch().tip == nil)
  }

  @Test(
    arguments: [
      ([[1, 2, 0, 0]], "Swipe: push 1 and 2 together to make 3."),
      ([[1, 0, 0, 2]], "Slide the tiles to bring 1 and 2 together."),
      ([[1, 1, 1, 1]], "Slide the tiles until a 2 comes: 1 and 2 make 3."),
      ([[2, 0, 2, 0]], "Slide the tiles until a 1 comes: 1 and 2 make 3."),
      ([[3, 3, 0, 0]], "Slide the tiles: 1 and 2 make 3."),
    ] as [([[Int]], String)])
  func firstTipDependsOnTheTilesOnTheBoard(board: [[Int]], line: String) {
    let game = Triples()
    game.board = board
    #expect(TriplesSession.FirstGameLesson.three.text(for: game) == line)
    #expect(TriplesSession.FirstGameLesson.six.text(for: game) == "Next: push two 3s together to make 6.")
  }

  @Test func firstTipAlsoAppearsInAGameOpenedByNumber() {
    let session = device.launchGame14()
    #expect(session.tip == "Swipe: push 1 and 2 together to make 3.")
  }

  @Test func tipIsHiddenWhileTheBoardIsCovered() {
    let session = device.launch()
    session.askForGame()
    #expect(session.tip == nil, "a covered tip is hidden")
  }

  @Test func coachsMovesDoNotAdvanceTheLesson() {
    let session = device.launch()
    session.watchCoach(playing: 25)
    #expect(session.game.board.joined().contains { $0 >= 6 })
    session.stopWatching()
    #expect(session.tip == "Swipe: push 1 and 2 together to make 3.")
  }

  /// Each row has a board, the reason why it can't move to the left, and the two tiles that block the move.
  @Test(
    arguments: [
      ([[1, 1, 0, 0]], "1 needs a 2.", [1, 1]), ([[2, 2, 0, 0], [3, 1, 0, 0]], "2 needs a 1.", [2, 2]),
      ([[3, 1, 0, 0], [2, 6, 2, 2]], "2 needs a 1.", [2, 2]), ([[3, 1, 0, 0]], "1 needs a 2.", [3, 1]),
      ([[6, 2, 3, 0]], "2 needs a 1.", [6, 2]), ([[12, 6, 0, 0]], "6 needs another 6.", [12, 6]),
      ([[1, 0, 0, 0], [3, 0, 0, 0]], "All tiles are already at this edge.", []),
    ] as [([[Int]], String, [Int])])
  func blockedMoveIsExplainedByItsBlockingPairInEveryDirection(board: [[Int]], reason: String, pair: [Int]) {
    let game = Triples()
    game.board = board
    for turns in 0..<4 {
      let direction = [Direction.left, .up, .right, .down][turns]
      let found = game.blockingPair(direction).map(\.val)
      #expect(found == pair)
      #expect(TriplesSession.SpokenText.blockReason(found) == reason)
      game.rotate()
    }
    game.board = [[1, 2, 0, 0]]
    #expect(game.blockingPair(.left).isEmpty, "a possible move isn't refused")
  }

  @Test func blockedMoveIsShownEachTimeAndExplainedOnce() throws {
    let session = device.launchGame14("u")
    let lesson = session.tip
    session.play("u")
    let blockedMove = try #require(session.blockedMove)
    #expect(blockedMove.direction == .up)
    #expect(session.status == "Up: nothing moves.")
    let pair = session.game.blockingPair(.up)
    #expect(blockedMove.pair == pair.map(\.id))
    #expect(session.tip == TriplesSession.SpokenText.blockReason(pair.map(\.val)))
    #expect(session.tip != lesson)
    session.play("u")
    #expect(session.blockedMove?.number == blockedMove.number + 1, "each reason is shown")
    #expect(
      session.tip == TriplesSession.SpokenText.blockReason(pair.map(\.val)), "the reason stays until the board changes")
    session.play("r")
    #expect(session.blockedMove == nil)
    #expect(session.tip == lesson)
    for isNew in [false, true] {
      let again = isNew ? device.launch() : session
      again.undo()
      again.play("u")
      #expect(again.blockedMove != nil)
      #expect(again.tip == lesson)
      again.play("r")
    }
  }

  @Test func firstHintExplainsItsMarkAndEveryHintItsNumbers() throws {
    let session = device.launchGame14()
    let lesson = session.tip
    session.useHint()
    #expect(session.tip == lesson, "numbers aren't explained before they appear")
    session.answerOnce()
    let reason = TriplesSession.ReasonText.hint(try #require(session.hint?.advice), in: session.game)
    #expect(session.tip == reason)
    session.useHint()
    #expect(session.tip == "What each move would cost. This game now counts as hinted.")
    session.useHint()
    #expect(session.tip == lesson)
    for again in [session, device.launch()] {
      again.showHint()
      #expect(again.tip == reason)
      again.useHint()
      #expect(again.tip == "What each move would cost.")
      again.useHint()
    }
  }

  @Test func predictedMergesMatchThePlayedMove() {
    for number in 1...200 {
      let game = Triples.dealtGame(GameNumber(UInt64(number))!)
      for direction in Direction.allCases {
        let (merges, next) = (game.merges(direction), game.copy())
        let effect = try? next.play(direction)
        #expect(merges.count == effect?.merges.count ?? 0)
        for merge in merges {
          #expect(effect?.merges.contains(merge) == true)
          #expect(next.grid[merge.survivor.row][merge.survivor.col] == merge.survivor)
        }
      }
    }
  }
}
