import GameCore
import SessionSupport
import TriplesModel

// Playing from the board, by the usual rules. The result isn't recorded.
extension OwnBoardSession {
  /// Whether a game can start from the board.
  public var canPlay: Bool { acceptsChanges && !isPlaying && position.hasMoves }

  /// Starts or continues a game from the board.
  public func play() {
    intent(canPlay) { beginPlay() }
  }

  /// Returns to setup. `play` continues the game unless the board was changed.
  public func returnToSetup() {
    intent(acceptsChanges && isPlaying) {
      saved.isPlaying = false
      lastEffect = nil
      status = "Back to your board. \(boardText)"
    }
  }

  /// Plays a move and returns whether it was legal. During setup, this starts a game from the board.
  @discardableResult
  public func move(_ direction: Direction) -> Bool {
    intent(acceptsMoves) {
      if !isPlaying {
        // A blocked move doesn't start a game.
        guard game.canCollapse(direction) else { return refuse(direction) }
        beginPlay()
      }
      let next = playedBoard.copy()
      guard let effect = try? next.play(direction) else { return refuse(direction) }
      playedBoard = next
      saved.playedGame?.record(direction)
      lastEffect = effect
      post(next.isDone ? .end : effect.cue)
      status = TriplesSession.SpokenText.move(direction, effect: effect, score: next.score)
      if next.isDone { status += " No more moves." }
      return true
    } ?? false
  }

  /// Whether the game from the board has moves, so that it can be restarted.
  public var canStartOver: Bool { acceptsChanges && isPlaying && moveCount > 0 }

  /// Restarts the game from the same board, with different new tiles.
  public func startOver() {
    intent(canStartOver) {
      saved.playedGame = nil
      lastEffect = nil
      beginPlay()
    }
  }

  /// Whether the current board of the game can be set up.
  public var canSetUpPlayedBoard: Bool { canStartOver && positionInView != nil }

  /// Ends the game and sets up its current board. This can be undone.
  public func setUpPlayedBoard() {
    intent(canSetUpPlayedBoard) {
      guard let next = positionInView else { return }
      saved.isPlaying = false
      replaceBoard(with: next)
      status = "This board is set up now. \(boardText)"
    }
  }

  /// Returns the tiles that a move would shift by one cell, for a drag. Empty during setup, or if no move is accepted.
  public func movingTiles(_ direction: Direction) -> [Tile] {
    isPlaying && acceptsMoves ? playedBoard.movingTiles(direction) : []
  }

  /// Returns the merges that a move would make, to preview a drag. Empty during setup, or if no move is accepted.
  public func previewMerges(_ direction: Direction) -> [Merge] {
    isPlaying && acceptsMoves ? playedBoard.merges(direction) : []
  }

  // MARK: Helpers

  private func beginPlay() {
    saved.isPlaying = true
    lastEffect = nil
    typedDigits = []
    if saved.playedGame == nil {
      var randomness = SystemRandomness(environment)
      // Use a large number, because the first spawns of all small numbers are similar. In an ordinary game, these
      // spawns are the opening. Here, they come after the first moves.
      let number = GameNumber(1 + randomness.next() % GameNumber.range.upperBound)
      saved.playedGame = OwnBoardGame(position, number: number ?? Triples.determ)
    }
    playedBoard = saved.playedGame?.game ?? playedBoard
    status = moveCount == 0 ? "You’re playing from here. Nothing is recorded." : "You’re playing. Score \(score)."
  }

  func undoMove() {
    guard let move = saved.playedGame?.undoMove() else { return }
    playedBoard = saved.playedGame?.game ?? playedBoard
    status = "You undid \(move.label). Score \(score)."
  }

  private func refuse(_ direction: Direction) -> Bool {
    status = TriplesSession.SpokenText.blockedMove(direction)
    post(.blocked)
    if isPlaying {
      blockedMove = TriplesSession.BlockedMove(
        direction: direction, pair: playedBoard.blockingPair(direction).map { $0.id },
        number: (blockedMove?.number ?? 0) + 1)
    }
    return false
  }
}
