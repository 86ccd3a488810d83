import GameCore
import SessionSupport
import TriplesModel

// The moments of a game: the first tile of a kind, the offer of sound, and the last breath.
extension TriplesSession {
  /// Posts the cue of the move that has just changed the board, and shows what the player should notice.
  func react(to effect: MoveEffect) {
    advanceLesson(after: effect)
    guard let tile = effect.highestMerge else { return post(.slide) }
    let isRecord = tile.val >= 48 && tile.val > board.previousGame.bestTile
    if collect(tile.val) { celebrateFirst(tile) }
    post(.merge(tile.val, firstTile != nil ? .first : isRecord ? .record : isInDanger ? .danger : .usual))
  }

  /// The tile that the latest move made, if the player has never made such a tile before. A front end shows the face of
  /// its jelly for `faceMilliseconds`.
  public var firstTile: Tile? { messages.firstTile(on: board) }

  /// The time for which a tile shows its face.
  public static let faceMilliseconds = 700

  /// Celebrates the first tile of its kind that the player has ever made. The very first one is also the moment to offer
  /// sound, unless the player knows the settings or the device plays sounds anyway.
  private func celebrateFirst(_ tile: Tile) {
    let isLesson = tile.val == 6
    messages.showFirst(tile, on: board)
    announce("First \(tile.val)!", details: isLesson ? " 6 and 6 make 12." : "")
    messages.offerSound(isLesson && !sharedSettings.hasSound && !store.hasStoredSharedSettings, on: board)
  }

  /// The number of moves since the latest last breath, or `nil` if that isn't within the last three.
  private var movesSinceLastBreath: Int? {
    // In a ranked game, the latest board may still lack its new tile.
    let last = min(replay.moves.count, board.positions.count - 1)
    for age in 0...min(3, last) where board.positions[last - age].isLastBreath { return age }
    return nil
  }

  /// Whether the game nearly ended within the last three moves. The board is then darker, and merges sound lower.
  public var isInDanger: Bool { endedDate == nil && movesSinceLastBreath.map { $0 < 3 } == true }

  /// Tells the player who has survived three moves.
  func announceEscape() {
    if movesSinceLastBreath == 3, !game.isDone { announce("Escaped.") }
  }

  /// Shows a remark until the board changes. Screen readers say it, without the details, after the move.
  func announce(_ remark: String, details: String = "") {
    messages.showRemark(remark + details, on: board)
    status += (status.isEmpty ? "" : " ") + remark
  }

  /// Whether the text below the board asks if the game should make sounds, which happens once.
  public var offersSound: Bool { acceptsMoves && messages.offersSound(on: board) }

  /// Answers whether the game should make sounds.
  public func answerSoundOffer(_ isOn: Bool) {
    guard offersSound else { return }
    messages.offerSound(false, on: board)
    if isOn { return choose(1, for: .sound) }
    status = "No sound."
    saveAndRedraw()
  }
}

extension Triples {
  /// Whether at most one cell is open and at most two directions are legal. With so few open cells, a single one can't be:
  /// two tiles that merge can do so in two directions, and so can tiles move into an open cell.
  var isLastBreath: Bool {
    var (openCount, legalCount) = (0, 0)
    for row in grid {
      for tile in row where tile == nil { openCount += 1 }
    }
    if openCount > 1 { return false }
    for direction in Direction.allCases where canCollapse(direction) { legalCount += 1 }
    return 1...2 ~= legalCount
  }
}
