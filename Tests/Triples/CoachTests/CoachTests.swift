import GameCore
import Testing
import TriplesModel

@testable import TriplesCoach

struct CoachTests {
  private static let network = NetworkTests.network

  /// Returns the moves' values from a textbook expectimax that applies the rules directly and has no optimizations.
  private static func textbookValues(_ game: Triples, plies: Int) -> [(Direction, Double)] {
    Direction.allCases.filter(game.canCollapse).map { direction in
      let next = game.copy()
      next.collapse(dir: direction)
      let points = Double(next.score - game.score) * 100
      guard plies > 0 else { return (direction, points + Double(network.value(PackedBoard(next)!))) }
      var sum = 0.0
      var count = 0.0
      for row in 0..<4 {
        for column in 0..<4 where next.grid[row][column] == nil {
          for value in 1...2 {
            let spawned = next.copy()
            var board = spawned.board
            board[row][column] = value
            spawned.board = board
            sum += 100 * Double(value) + (textbookValues(spawned, plies: plies - 1).map { $0.1 }.max() ?? 0)
            count += 1
          }
        }
      }
      return (direction, points + sum / count)
    }
  }

  private static func positions(_ count: Int) -> [Triples] {
    var randomness = SplitMix64(seed: 11)
    return (1...count).map { number in
      let game = Triples.dealtGame(GameNumber(UInt64(number))!)
      for _ in 0..<randomness.draw(below: 60) {
        let legal = Direction.allCases.filter(game.canCollapse)
        guard !legal.isEmpty else { break }
        _ = try? game.play(legal[randomness.draw(below: legal.count)])
      }
      return game
    }
  }

  /// With a margin so large that no move is pruned, the search's optimizations may change results only by rounding.
  @Test(arguments: [0, 1, 2])
  func searchMatchesTextbookExpectimax(plies: Int) throws {
    let search = Expectimax(network: Self.network, margin: 1_000_000_000)
    for game in Self.positions([60, 25, 2][plies]) {
      let moves = search.search(try #require(PackedBoard(game)), limit: .plies(plies))
      let plain = Self.textbookValues(game, plies: plies)
      #expect(moves.count == plain.count)
      for (direction, value) in plain {
        let found = try #require(moves.first { $0.direction == direction })
        // Values are rounded once per ply.
        #expect(abs(Double(found.value) - value) <= 0.5 * Double(plies + 1))
      }
      #expect(moves.map(\.value) == moves.map(\.value).sorted(by: >))
    }
  }

  @Test func higherNodeLimitSearchesAtLeastAsDeep() throws {
    let search = Expectimax(network: Self.network)
    let board = try #require(PackedBoard(Triples.dealtGame(Triples.determ)))
    var plies = 0
    for nodes in [1, 1000, 100_000] {
      _ = search.search(board, limit: .nodes(nodes))
      #expect(search.plyCount >= max(plies, 1))
      plies = search.plyCount
    }
    #expect(plies >= 2)
  }

  @Test func searchIsIndependentOfEarlierSearches() throws {
    let worn = Expectimax(network: Self.network)
    for game in Self.positions(20) {
      let board = try #require(PackedBoard(game))
      let fresh = Expectimax(network: Self.network)
      #expect(worn.search(board, limit: .nodes(3000)) == fresh.search(board, limit: .nodes(3000)))
      #expect(worn.nodeCount == fresh.nodeCount)
    }
  }

  /// The coach sees the board but not the next tiles, so it gives the same advice for all games with this board.
  @Test func adviceForABoardIsTheSameInEveryGameExceptForItsScore() throws {
    let coach = Coach(network: Self.network)
    let shown = Triples.dealtGame(Triples.determ)
    let advice = coach.advice(for: shown, nodeLimit: 2000)
    for number in UInt64(1)...20 {
      let other = Triples.dealtGame(try #require(GameNumber(number)))
      other.board = shown.board
      let answer = coach.advice(for: other, nodeLimit: 2000)
      let difference = Points(whole: other.score - shown.score)
      #expect(answer.moves.map(\.direction) == advice.moves.map(\.direction))
      #expect(answer.moves.map(\.expectation) == advice.moves.map { $0.expectation + difference })
    }
  }

  @Test func adviceFitsThePosition() throws {
    let coach = Coach(network: Self.network)
    for game in Self.positions(40) {
      #expect(coach.advice(for: game, nodeLimit: 500).fits(game))
    }
    let replay = try Replay(line: "triples/1 14 uldr")
    #expect(Coach(network: Self.network).advice(for: replay, nodeLimit: 500).fits(replay.game))
  }

  @Test func adviceForAFinishedGameIsItsScore() {
    let full = Triples()
    full.board = [[1, 1, 1, 1], [3, 6, 3, 6], [1, 1, 1, 1], [3, 6, 3, 6]]
    #expect(full.isDone)
    #expect(Coach(network: Self.network).advice(for: full, nodeLimit: 500) == Advice(moves: [], score: 0))
  }

  /// The coach gives advice even for boards that can't be packed.
  @Test func coachGivesAdviceForTilesBeyondTheLargestRank() {
    let game = Triples()
    game.board = [[24576, 24576, 1, 2]]
    let advice = Coach(network: Self.network).advice(for: game, nodeLimit: 500)
    #expect(advice.fits(game))
    #expect(advice.bestMove == .left)
  }

  /// A board that the player set up starts with a score of 0, so the coach expects the score of a game with that board,
  /// minus the game's current score.
  @Test func adviceForABoardMatchesAdviceForAGame() throws {
    let coach = Coach(network: Self.network)
    for game in Self.positions(5) where !game.isDone {
      let (ofGame, position) = (coach.advice(for: game, nodeLimit: 2000), try #require(BoardPosition(game)))
      let ofBoard = coach.advice(for: position.game(), nodeLimit: 2000)
      #expect(ofBoard.moves.map { $0.direction } == ofGame.moves.map { $0.direction })
      let score = Points(whole: game.score)
      #expect(ofBoard.moves.map { $0.expectation + score } == ofGame.moves.map { $0.expectation })
    }
  }
}
