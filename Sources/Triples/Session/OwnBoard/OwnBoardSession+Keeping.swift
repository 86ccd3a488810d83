import NumberedGame
import PlaySupport
import TriplesModel

extension OwnBoardSession: SideTable {
  /// The only screen is always in front.
  public var tab: Tab { .board }

  /// The part of the address after `#` that stands for the board as it is kept.
  public var address: [UInt8] { tab.address }

  /// What the player is to be told, oldest first, in the words of a board.
  public var notices: [Notice] { notices(on: "board", anew: "an empty one has come") }

  package static var shareWords: (copied: String, failed: String) {
    ("The link to this board is copied.", "This device does not let the link be shared or copied.")
  }

  package func beginAnew() {
    adopt(SavedBoard(BoardPosition()))
  }

  package func adopt(_ board: SavedBoard) {
    saved = board
    playedBoard = board.played?.game ?? position.game()
    lastEffect = nil
    typed = []
    status = isPlaying ? "You play on from your board. Score \(score)." : boardText
  }

  package func closeQuestions() {
    question = nil
  }

  /// The board in view as something to share: a question, and a link that opens it.
  public var shareItem: ShareItem {
    ShareItem(text: "Triples: what would you play here?", address: (positionInView ?? position).address)
  }

  /// The board in view as its line.
  public var line: [UInt8] { (positionInView ?? position).line }

  /// Opens the board of a link, such as `board/1/1,0,0,1/0,2,0,2/0,0,0,0/0,0,0,0`. Where that would take tiles or moves away, it
  /// asks first.
  package func open(link address: [UInt8]) {
    do {
      open(try BoardPosition(address: address))
    } catch {
      tell(Notice("This link does not open: \(error)."))
      changed()
    }
  }

  /// Opens a board, unless it is the one that is set up. Where that would take tiles or moves away, it asks first.
  public func open(_ linked: BoardPosition) {
    guard linked != position else {
      // It is there already, be it behind what is played on from it.
      if isPlaying, moveCount == 0 { setUp() }
      return
    }
    intent {
      if position.isEmpty, moveCount == 0 { take(linked) } else { question = .link(linked) }
    }
  }

  /// Does what was asked about.
  public func confirm() {
    guard case .link(let linked) = question else { return }
    intent {
      question = nil
      take(linked)
    }
  }

  /// Leaves all as it is.
  public func cancel() {
    intent(question != nil) { question = nil }
  }

  private func take(_ linked: BoardPosition) {
    saved.isPlaying = false
    become(linked)
    status = boardText
  }
}

extension OwnBoardSession.Question {
  /// What is asked.
  public var title: String { "Open the linked board?" }

  /// What the answer that does it says.
  public var confirmLabel: String { "Open" }

  /// What becomes of the board as it is.
  public var text: String { "It takes the place of the one that you set up. You can undo it." }
}
