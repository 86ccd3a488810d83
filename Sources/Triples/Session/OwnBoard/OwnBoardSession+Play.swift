import NumberedGame
import PlaySupport
import TriplesModel

// Playing on from the board. The rules are those of any game, and nothing is recorded.
extension OwnBoardSession {
  /// Whether the board can be played on from.
  public var canPlay: Bool { acceptsChanges && !isPlaying && position.hasMoves }

  /// Plays on from the board, or goes on with what was begun on it.
  public func play() {
    intent(canPlay) { beginPlay() }
  }

  /// Goes back to the board that was set up. As long as that is not changed, `play` goes on with the game.
  public func setUp() {
    intent(acceptsChanges && isPlaying) {
      saved.isPlaying = false
      lastEffect = nil
      status = "Back to the board that you set up. \(boardText)"
    }
  }

  /// Plays a move. On the board that is set up that begins to play on from it.
  ///
  /// - Returns: whether the move was played.
  @discardableResult
  public func move(_ direction: Direction) -> Bool {
    intent(acceptsMoves) {
      if !isPlaying {
        // What moves nothing begins nothing.
        guard game.canCollapse(direction) else { return refuse(direction) }
        beginPlay()
      }
      let next = playedBoard.copy()
      guard let effect = try? next.play(direction) else { return refuse(direction) }
      playedBoard = next
      saved.played?.record(direction)
      lastEffect = effect
      give(next.isDone ? .end : effect.merges.map { $0.survivor.val }.max().map { .merge($0) } ?? .slide)
      status = TriplesSession.Spoken.move(direction, effect: effect, score: next.score)
      if next.isDone { status += " No more moves." }
      return true
    } ?? false
  }

  /// Whether there are moves that can be left for the board that was set up.
  public var canStartOver: Bool { acceptsChanges && isPlaying && moveCount > 0 }

  /// Plays on from the board that was set up once more, with other spawns.
  public func startOver() {
    intent(canStartOver) {
      saved.played = nil
      lastEffect = nil
      beginPlay()
    }
  }

  /// Whether the board of the game can be set up, to be changed.
  public var canTakeBoard: Bool { canStartOver && positionInView != nil }

  /// Sets up the board of the game as it stands, to be changed. That can be undone.
  public func takeBoard() {
    intent(canTakeBoard) {
      guard let next = positionInView else { return }
      saved.isPlaying = false
      become(next)
      status = "This board is set up now. \(boardText)"
    }
  }

  /// The tiles that a move would move, each by one cell, for a front end to preview a drag. Empty if it cannot move.
  public func preview(_ direction: Direction) -> [Tile] {
    isPlaying && acceptsMoves ? playedBoard.movingTiles(direction) : []
  }

  /// The tiles that a move would make one, each as it would stand then, for a front end to preview a drag.
  public func previewMerges(_ direction: Direction) -> [Merge] {
    isPlaying && acceptsMoves ? playedBoard.merges(direction) : []
  }

  // MARK: Parts

  private func beginPlay() {
    saved.isPlaying = true
    lastEffect = nil
    typed = []
    if saved.played == nil {
      var randomness = SystemRandomness(environment)
      // Of all numbers there are: those of few digits begin with spawns that are much alike, which games drop in their opening.
      let number = GameNumber(1 + randomness.next() % GameNumber.range.upperBound)
      saved.played = PlacedGame(position, number: number ?? Triples.determ)
    }
    playedBoard = saved.played?.game ?? playedBoard
    status = moveCount == 0 ? "You play on from here. Nothing is recorded." : "You go on. Score \(score)."
  }

  func takeMoveBack() {
    guard let move = saved.played?.takeBack() else { return }
    playedBoard = saved.played?.game ?? playedBoard
    status = "\(move.label) taken back. Score \(score)."
  }

  private func refuse(_ direction: Direction) -> Bool {
    status = "\(direction.label): nothing moves."
    give(.blocked)
    if isPlaying {
      refusal = TriplesSession.Refusal(
        direction: direction, pair: playedBoard.refusingPair(direction).map { $0.id },
        number: (refusal?.number ?? 0) + 1)
    }
    return false
  }
}
