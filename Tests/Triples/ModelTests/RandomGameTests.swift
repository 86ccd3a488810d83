import GameCore
import Testing
import TriplesModel

@Suite struct RandomGameTests {
  @Test(arguments: [UInt64(1), 2, 3, 14, 537, 999_999_999_999])
  func randomGamesKeepInvariantsAndCanBeReplayed(seed: UInt64) throws {
    var randomness = SplitMix64(seed: seed)
    for _ in 0..<10 {
      let number = GameNumber(1 + randomness.next() % 1_000_000)!
      let game = Triples.dealtGame(number)
      var replay = Replay(number: number)
      var everSeen = Set(tiles(game).map(\.id))
      var appeared = tiles(game).map(\.val).reduce(0, +)
      while !game.isDone {
        let direction = Direction.allCases.randomElement(using: &randomness)!
        let before = game.copy()
        let moving = game.movingTiles(direction)
        guard let effect = try? game.play(direction) else {
          #expect(moving.isEmpty)
          #expect(game.grid == before.grid)
          #expect(game.score == before.score)
          continue
        }
        replay.record(direction)
        let spawned = try #require(effect.spawnedTile)
        appeared += spawned.val + effect.merges.map(\.survivor.val).reduce(0, +)
        #expect(game.score == appeared)
        #expect(everSeen.insert(spawned.id).inserted, "the id \(spawned.id) was used before")
        checkPlaces(game)
        checkMoved(moving, before: before, after: game, direction: direction, effect: effect)
      }
      let again = try Replay(line: replay.line)
      #expect(again == replay)
      #expect(again.game.grid == game.grid)
      #expect(again.game.score == game.score)
      #expect(again.positions.count == replay.moves.count + 1)
      #expect(again.positions.last?.grid == game.grid)
    }
  }

  /// Checks that exactly the predicted tiles have moved by one cell, ignoring tiles that a merge removed.
  private func checkMoved(
    _ moving: [Tile], before: Triples, after: Triples, direction: Direction, effect: MoveEffect
  ) {
    let (down, right) = [(0, -1), (0, 1), (-1, 0), (1, 0)][Direction.allCases.firstIndex(of: direction)!]
    for tile in tiles(before) where !effect.merges.contains(where: { $0.vanishedTile.id == tile.id }) {
      let now = tiles(after).first { $0.id == tile.id }
      let moves = moving.contains(tile) ? 1 : 0
      #expect(now?.row == tile.row + moves * down)
      #expect(now?.col == tile.col + moves * right)
    }
  }

  private func checkPlaces(_ game: Triples) {
    for row in 0..<4 {
      for column in 0..<4 {
        guard let tile = game.grid[row][column] else { continue }
        #expect(tile.row == row)
        #expect(tile.col == column)
      }
    }
    #expect(Set(tiles(game).map(\.id)).count == tiles(game).count)
  }

  private func tiles(_ game: Triples) -> [Tile] {
    game.grid.joined().compactMap { $0 }
  }

  @Test func onlyTheFourthQuarterTurnRestoresTheGrid() {
    for number in 1...100 {
      let game = Triples.dealtGame(GameNumber(UInt64(number))!)
      let before = game.grid
      for turn in 1...4 {
        game.rotate()
        checkPlaces(game)
        #expect((game.grid == before) == (turn == 4))
      }
    }
  }

  @Test func copyPlaysIndependentlyAndIdentically() {
    let game = Triples.dealtGame(Triples.determ)
    let copy = game.copy()
    copy.collapse(dir: .up)
    copy.spawn()
    #expect(game.board == Triples.dealtGame(Triples.determ).board)
    game.collapse(dir: .up)
    game.spawn()
    #expect(game.grid == copy.grid)
  }
}
