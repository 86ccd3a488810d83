import GameCore
import SessionSupport
import Testing
import TriplesModel
import TriplesTestSupport

@testable import TriplesSession

@Suite struct NotebookTests {
  private let device = Device()

  private var notebook: PracticeNotebook? {
    device.memory.texts["parlor.triples.notebook"].flatMap { PracticeNotebook(text: $0) }
  }

  private var games: [PlayProgress.Game] {
    device.memory.texts["parlor.triples.progress"].flatMap { PlayProgress(text: $0) }?.games ?? []
  }

  private func review(_ session: TriplesSession) throws -> Review {
    session.completeReview()
    return try #require(session.viewer?.reviewState.review)
  }

  private func sessionWithFinishedGame() -> TriplesSession {
    let session = device.launchFullBoard()
    return session
  }

  /// Reviews the open replay. `losses` has the losses of moves by their numbers, in hundredths of a point. Other moves
  /// lose nothing.
  private func answer(_ session: TriplesSession, of replay: Replay, losses: [Int: Int64]) {
    session.startReview()
    while let question = session.coachQuestion {
      let game = question.replay.game
      let number = question.replay.moves.count + 1
      let played = number <= replay.moves.count ? replay.moves[number - 1] : nil
      let moves = Direction.allCases.filter(game.canCollapse).map { direction in
        AdvisedMove(
          direction, expectation: Points(hundredths: 100_000 - (direction == played ? losses[number] ?? 0 : 0)))
      }
      session.coachDidAnswer(Advice(moves: moves, score: game.score).text, to: question)
    }
  }

  @Test func playersGameAddsItsWorstMistakesAndAProgressRecord() throws {
    let session = sessionWithFinishedGame()
    let replay = session.replay
    let review = try review(session)
    let worst = review.mistakes.prefix(5)
    #expect(worst.count == 5, "otherwise the test is empty")
    #expect(worst.allSatisfy { $0.loss.hundredths >= 500 }, "otherwise the test is empty")
    let positions = try #require(notebook).positions
    #expect(positions.count == 5)
    for move in worst {
      let line = replay.prefix(move.number - 1).line
      let position = try #require(positions.first { $0.line == line })
      #expect(position.playedMove == [move.playedMove.letter])
      #expect(position.loss == move.loss.hundredths)
      #expect(position.box == 0)
      #expect(position.dueDay == CalendarDay(time: device.clock))
    }
    let game = try #require(games.first)
    #expect(games.count == 1)
    #expect(game.day == CalendarDay(time: device.clock))
    #expect(game.total == TotalLoss(count: replay.moves.count, loss: -review.skill.hundredths))
    #expect(game.parts.count == 6)
    for division in [game.parts.prefix(3), game.parts.suffix(3)] {
      #expect(division.reduce(TotalLoss()) { $0 + $1 } == game.total, "each division has all moves")
    }
    let thirds = game.parts.prefix(3).map(\.count)
    #expect(thirds.max()! - thirds.min()! <= 1)
  }

  @Test func repeatedReviewChangesNeitherNotebookNorProgress() throws {
    let session = sessionWithFinishedGame()
    _ = try review(session)
    let texts = device.memory.texts.filter { $0.key.hasSuffix("notebook") || $0.key.hasSuffix("progress") }
    #expect(texts.count == 2)
    device.memory["parlor.triples.reviews"] = nil
    device.clock += 86_400
    let again = device.launch()
    _ = try review(again)
    for (key, text) in texts { #expect(device.memory.texts[key] == text) }
  }

  @Test func reviewedMovesAreGroupedByOpenCells() throws {
    let session = sessionWithFinishedGame()
    let replay = session.replay
    let review = try review(session)
    var counts = [0, 0, 0]
    for position in replay.positions.dropLast() {
      let open = position.board.joined().count { $0 == 0 }
      counts[open <= 3 ? 0 : open <= 7 ? 1 : 2] += 1
    }
    #expect(review.lossesByPart.suffix(3).map(\.count) == counts)
    #expect(counts.allSatisfy { $0 > 0 })
  }

  @Test func friendsGameAddsNothing() {
    let friend = FakeCoach.game(20)
    let session = device.launch()
    session.open(address: String(decoding: friend.address, as: UTF8.self))
    session.startReview()
    session.answerAll()
    #expect(session.viewer?.reviewState.review?.isDone == true)
    #expect(notebook == nil)
    #expect(games.isEmpty)
  }

  @Test func gameInTheScoresCountsAsThePlayers() throws {
    let first = sessionWithFinishedGame()
    let line = first.replay.line
    first.dismissPopUp()
    first.openGame("15")
    let session = device.launch()
    #expect(session.replay.line != line)
    session.openRow(try #require(session.rows.firstIndex { $0.line == line }))
    #expect(session.viewer?.replay.line == line)
    session.startReview()
    session.answerAll()
    #expect(notebook?.positions.count == 5)
    #expect(games.count == 1)
  }

  @Test func gameWithHintsAddsOnlyPositions() throws {
    for isInTheScores in [true, false] {
      let device = Device()
      let notebook = { device.memory.texts["parlor.triples.notebook"].flatMap { PracticeNotebook(text: $0) } }
      let session = device.launchGame14()
      session.showHint()
      session.playOut()
      #expect(session.marks.contains(.hintUsed))
      // If better scores have displaced the game's row, the game's marks are unknown.
      if !isInTheScores {
        device.memory.texts["parlor.triples.scores"] =
          ScoreList((0..<100).map { ScoreRow(score: 9000 + $0, time: 5) }).text
        session.loadChangesFromStorage()
      }
      _ = try review(session)
      #expect(notebook()?.positions.isEmpty == false)
      #expect(device.memory["parlor.triples.progress"] == nil)
    }
  }

  @Test func unfinishedGameAddsOnlyPositions() throws {
    let session = device.launchGame14(endedAfter: "uru")
    let review = try review(session)
    #expect(!review.isDone)
    #expect(games.isEmpty)
    #expect(notebook?.positions.count == review.mistakes.count { $0.loss.hundredths >= 500 })
  }

  @Test func coachsGameAddsNeitherPositionsNorARecord() throws {
    let session = device.launchGame14()
    session.watchCoach()
    while !session.game.isDone { session.letCoachPlay(1) }
    let review = try review(session)
    #expect(review.isDone)
    #expect(review.skill == .zero)
    #expect(notebook == nil)
    #expect(games.isEmpty)
  }

  @Test func continuedGameAddsOnlyPositionsOfThePlayersOwnMoves() throws {
    let friend = FakeCoach.game(20, moves: 30)
    let session = device.launch()
    session.playFromStep(30, of: String(decoding: friend.address, as: UTF8.self))
    #expect(session.marks == .continuedFromReplay)
    session.playOut(order: "urdl")
    let replay = session.replay
    #expect(session.game.isDone)
    #expect(replay.moves.count > 30)
    let viewed = try review(session)
    #expect(viewed.mistakes.contains { $0.number <= 30 && $0.loss.hundredths >= 500 }, "otherwise the test is empty")
    let numbers = try #require(notebook).positions.map { try! Replay(line: $0.line).moves.count + 1 }
    #expect(!numbers.isEmpty)
    #expect(numbers.allSatisfy { $0 > 30 })
    #expect(games.isEmpty)
  }

  @Test func onlyLossesOfFivePointsOrMoreAreAddedButAllCountInTheRecord() throws {
    let session = sessionWithFinishedGame()
    let replay = session.replay
    // Use positions with several legal moves, because a forced move can't lose anything.
    let numbers = replay.positions.dropLast().enumerated()
      .filter { $0.element.legalMoveCount > 1 }.prefix(8).map { $0.offset + 1 }
    #expect(numbers.count == 8)
    session.dismissPopUp()
    session.openRow(try #require(session.rows.firstIndex { $0.line == replay.line }))
    answer(session, of: replay, losses: [numbers[0]: 499, numbers[1]: 500, numbers[2]: 501])
    let stored = try #require(notebook).positions
    #expect(stored.map(\.line) == numbers[1...2].map { replay.prefix($0 - 1).line }.sorted { $0.precedes($1) })
    #expect(games.first?.total.loss == 1500)
  }

  @Test func onlyTheFiveLargestLossesAreAdded() throws {
    let session = sessionWithFinishedGame()
    let replay = session.replay
    let numbers = replay.positions.dropLast().enumerated()
      .filter { $0.element.legalMoveCount > 1 }.prefix(8).map { $0.offset + 1 }
    session.dismissPopUp()
    session.openRow(try #require(session.rows.firstIndex { $0.line == replay.line }))
    answer(
      session, of: replay,
      losses: Dictionary(uniqueKeysWithValues: numbers.enumerated().map { ($0.element, 600 + Int64($0.offset) * 100) }))
    #expect(Set(try #require(notebook).positions.map(\.loss)) == [900, 1000, 1100, 1200, 1300])
  }

  @Test func reviewCompletesWithoutANotebookNoticeIfStorageFails() throws {
    let session = sessionWithFinishedGame()
    device.memory.refusesWrites = true
    #expect(try review(session).isDone)
    #expect(session.notices.allSatisfy { !$0.text.contains("notebook") })
    #expect(notebook == nil)
  }
}

extension Triples {
  fileprivate var legalMoveCount: Int { Direction.allCases.count(where: canCollapse) }
}

extension [UInt8] {
  fileprivate func precedes(_ other: [UInt8]) -> Bool { lexicographicallyPrecedes(other) }
}
