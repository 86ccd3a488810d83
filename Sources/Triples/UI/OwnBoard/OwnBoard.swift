import AppSupport
import TriplesModel
import TriplesSession

extension OwnBoardSession: ScreenSession {
  /// What the player did, and what the coach says of the board.
  public var tidings: Tidings { Tidings(status: status, notice: note) }

  /// A question in words.
  public func words(of question: Question) -> AskedQuestion {
    AskedQuestion(title: question.title, confirmLabel: question.confirmLabel, text: question.text)
  }

  /// Asks whether the board of a link may take the place of this one.
  public func ask(_ question: Question) {
    switch question {
    case .link(let board): open(board)
    }
  }
}

/// A cell of a board that is set up, as it is shown and said.
struct BoardCell: Hashable, Identifiable {
  /// Its place, 0 to 15 by rows from the top and columns from the left.
  let id: Int
  /// Whether keys change it.
  let isSelected: Bool
  /// What a screen reader says of it: "Row 2, column 3: 48."
  let spoken: String

  /// Its row, 0 for the topmost; so is `column` from the left.
  var row: Int { id / Triples.size }
  var column: Int { id % Triples.size }

  /// All cells of a board.
  static func all(_ session: OwnBoardSession) -> [BoardCell] {
    (0..<BoardPosition.cellCount).map {
      BoardCell(id: $0, isSelected: $0 == session.selection, spoken: session.cellText($0))
    }
  }
}

/// A tile that can be chosen for the next taps, as it is shown and said.
struct PaletteTile: Hashable, Identifiable {
  /// Its number, 0 for none.
  let id: Int
  /// Whether taps put it.
  let isChosen: Bool

  /// What a screen reader calls it.
  var spoken: String { id == 0 ? "No tile" : "\(id)" }

  /// The tiles to choose from, the smallest first, and last what clears a cell.
  static func all(_ session: OwnBoardSession) -> [PaletteTile] {
    (BoardPosition.tiles + [0]).map { PaletteTile(id: $0, isChosen: $0 == session.tile) }
  }
}

/// What can be done with a board as a whole.
enum BoardWay: Hashable, Identifiable {
  /// Plays on from it.
  case play
  /// Takes the board of the player's own game.
  case ownGame
  /// Takes all tiles away.
  case clear
  /// Goes back to the board that was set up.
  case setUp
  /// Plays on from it once more.
  case startOver
  /// Sets up the board of the game as it stands.
  case takeBoard

  var id: Self { self }

  /// The ways, the main one first.
  static func all(_ session: OwnBoardSession) -> [BoardWay] {
    session.isPlaying ? [.setUp, .startOver, .takeBoard] : [.play, .ownGame, .clear]
  }

  /// What its button says.
  var label: String {
    switch self {
    case .play: "Play on"
    case .ownGame: "From my game"
    case .clear: "Clear"
    case .setUp: "Back to set-up"
    case .startOver: "Start over"
    case .takeBoard: "Edit this"
    }
  }

  /// Whether it can be taken now.
  func isPossible(_ session: OwnBoardSession) -> Bool {
    switch self {
    case .play: session.canPlay
    case .ownGame, .setUp: session.acceptsChanges
    case .clear: session.canClear
    case .startOver: session.canStartOver
    case .takeBoard: session.canTakeBoard
    }
  }

  /// Takes it.
  func take(_ session: OwnBoardSession) {
    switch self {
    case .play: session.play()
    case .ownGame: session.takeOwnGame()
    case .clear: session.clear()
    case .setUp: session.setUp()
    case .startOver: session.startOver()
    case .takeBoard: session.takeBoard()
    }
  }
}

extension OwnBoardSession {
  /// Does what a key says.
  ///
  /// - Parameters:
  ///   - character: what the key is called.
  ///   - text: what it types: where digits are typed with Shift, the key is not called by its digit.
  ///   - hasCommand: whether Control or Command is down.
  /// - Returns: whether it means something now.
  func press(_ character: Character, typing text: String, hasCommand: Bool) -> Bool {
    let names = [KeyNames.name(of: character), Array(text.utf8)]
    for name in names {
      if let command = KeyCommand(key: name, hasCommand: hasCommand) { return press(command) }
    }
    return false
  }
}
