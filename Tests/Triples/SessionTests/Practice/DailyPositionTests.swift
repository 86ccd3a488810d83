import GameCore
import SessionSupport
import Testing
import TriplesModel
import TriplesTestSupport

@testable import TriplesSession

/// The boards that everybody practices.
@Suite struct DailyPositionTests {
  private let device = Device()
  private let today = CalendarDay(number: 19_675)!

  @Test func tableHasFiveDifferentBoardsForEachDayOfAYear() throws {
    #expect(PositionTable.triples.setCount == 366)
    var codes: Set<Int> = []
    for index in 0..<PositionTable.triples.setCount {
      let set = PositionTable.triples.codes(ofSet: index)
      #expect(set.count == 5)
      #expect(codes.isDisjoint(with: set))
      codes.formUnion(set)
    }
    #expect(codes.count == 5 * 366)
  }

  @Test func boardsCanBeReadAndHaveSeveralMovesAndAReason() throws {
    for index in stride(from: 0, to: PositionTable.triples.setCount, by: 7) {
      for code in PositionTable.triples.codes(ofSet: index) {
        let position = try #require(TriplesDailyPosition(code: code))
        let game = try Replay(line: position.replay.line).game
        #expect(position.game.board == game.board)
        #expect(!game.isDone)
        #expect(game.canCollapse(position.playedMove))
        let others = Direction.allCases.filter { $0 != position.playedMove && game.canCollapse($0) }
        #expect(others.count >= 2)
        #expect(
          others.contains { MoveComparison(of: $0, with: position.playedMove, in: game).reason != nil }, "\(code)")
      }
    }
  }

  @Test func codeOfAPositionIsItsGameAndItsMoves() throws {
    let position = try #require(TriplesDailyPosition(code: TriplesDailyPosition.code(game: 3, moveCount: 9)))
    #expect(position.replay.number?.value == 1004)
    #expect(position.replay.moves.count == 9)
    #expect(TriplesDailyPosition(code: TriplesDailyPosition.code(game: 3, moveCount: 4000)) == nil, "the game is over")
    #expect(TriplesDailyPosition(game: TriplesDailyPosition.gameCount, moveCount: 0) == nil)
  }

  @Test func todaysBoardsAreAskedWithoutANotebookAndJudgedWithTheirReasons() throws {
    let practice = TriplesPractice(environment: device.environment)
    practice.beginDaily()
    #expect(practice.core.round?.day == CalendarDay(time: device.clock))
    for number in 1...5 {
      #expect(practice.status == "\(number) of 5. What would you play?")
      #expect(practice.originText.hasPrefix("A simple player’s move "))
      let game = try #require(practice.game)
      let played = try #require(Direction.allCases.first { [$0.letter] == practice.core.round?.current?.playedMove })
      let best = try #require(
        Direction.allCases.first {
          game.canCollapse($0) && MoveComparison(of: $0, with: played, in: game).reason != nil
        })
      let moves = Direction.allCases.filter(game.canCollapse).map {
        AdvisedMove($0, expectation: Points(whole: $0 == best ? 1000 : $0 == played ? 900 : 980))
      }
      practice.coachDidAnswer(Advice(moves: moves, score: game.score).text, to: try #require(practice.coachQuestion))
      // The player makes the simple player's mistake on the second board.
      practice.choose(number == 2 ? played : best)
      let reason = try #require(TriplesSession.ReasonText.reason(for: best, over: played, in: game))
      #expect(practice.reasonText == reason, "a wrong answer and a right one have the same reason")
      #expect(practice.originalMoveText == "")
      #expect(practice.status == "\(practice.verdict) \(reason)")
      #expect(practice.ratedMoves.last?.note == (number == 2 ? "You now, Simple player" : "Simple player"))
      practice.advance()
    }
    #expect(practice.phase == .asking)
    #expect(practice.core.progressText == "Again")
    #expect(device.memory["parlor.triples.five"]?.hasSuffix(" 10111") == true)
    practice.stop()
    #expect(practice.status == "4 of 5 solved on the first try. New positions tomorrow.")
  }

  @Test func ownBoardHasAReasonToo() throws {
    let position = try #require(TriplesDailyPosition(code: PositionTable.triples.codes(ofSet: 0)[0]))
    let worse = position.playedMove
    device.memory["parlor.triples.notebook"] =
      "notebook/1\nposition 0 2023-11-14 2023-11-14 2010 \(worse.label.prefix(1).lowercased()) "
      + String(decoding: position.replay.line, as: UTF8.self)
    let practice = TriplesPractice(environment: device.environment)
    practice.begin()
    let game = try #require(practice.game)
    let best = try #require(
      Direction.allCases.first {
        game.canCollapse($0) && MoveComparison(of: $0, with: worse, in: game).reason != nil
      })
    let moves = Direction.allCases.filter(game.canCollapse).map {
      AdvisedMove($0, expectation: Points(whole: $0 == best ? 1000 : 900))
    }
    practice.coachDidAnswer(Advice(moves: moves, score: game.score).text, to: try #require(practice.coachQuestion))
    practice.choose(worse)
    #expect(practice.reasonText == TriplesSession.ReasonText.reason(for: best, over: worse, in: game))
    #expect(practice.originalMoveText.hasPrefix("In your game, you played "))
  }
}
