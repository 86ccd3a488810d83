import GameCore
import SessionSupport
import TriplesModel

extension OwnBoardSession: AuxiliarySession {
  /// The selected tab, which is the only one.
  public var tab: Tab { .board }

  /// The notices to show, oldest first.
  public var notices: [Notice] { notices(on: "board", replacement: "an empty one has started") }

  package static var shareNotices: (copied: String, failed: String) {
    ("Link copied.", "This device can’t share or copy the link.")
  }

  package func startFirstGame() {
    adopt(SavedBoard(BoardPosition()))
  }

  package func adopt(_ board: SavedBoard) {
    saved = board
    playedBoard = board.playedGame?.game ?? position.game()
    lastEffect = nil
    typedDigits = []
    status = isPlaying ? "You’re playing from your board. Score \(score)." : boardText
  }

  /// A share item for the current board: a question, and a link that opens the board.
  public var shareItem: ShareItem {
    ShareItem(text: "Triples: what would you play here?", address: (positionInView ?? position).address)
  }

  /// The current board as a line in the format of `BoardPosition.line`.
  public var line: [UInt8] { (positionInView ?? position).line }

  /// Opens a link such as `board/1/1,0,0,1/0,2,0,2/0,0,0,0/0,0,0,0`. Asks first if tiles or moves would be lost.
  package func open(link address: [UInt8]) {
    do {
      open(try BoardPosition(address: address))
    } catch {
      show(Notice("Can’t open this link: \(error)."))
      saveAndRedraw()
    }
  }

  /// Opens a board, unless it is already set up. Asks the player first if that would replace tiles or moves.
  public func open(_ linked: BoardPosition) {
    guard linked != position else {
      // The board is already set up, but may be hidden by a game without moves.
      if isPlaying, moveCount == 0 { returnToSetup() }
      return
    }
    intent {
      if position.isEmpty, moveCount == 0 { load(linked) } else { question = .link(linked) }
    }
  }

  /// Opens the linked board after the player has confirmed it.
  public func confirm() {
    guard case .link(let linked) = question else { return }
    intent {
      question = nil
      load(linked)
    }
  }

  /// Closes the question without changing the board.
  public func cancel() {
    intent(question != nil) { question = nil }
  }

  private func load(_ linked: BoardPosition) {
    saved.isPlaying = false
    replaceBoard(with: linked)
    status = boardText
  }
}

extension OwnBoardSession.Question {
  /// The title of the question.
  public var title: String { "Open the linked board?" }

  /// The label of the confirming button.
  public var confirmLabel: String { "Open" }

  /// A description of what happens to the current board.
  public var text: String { "It replaces the board that you set up. You can undo this." }
}
