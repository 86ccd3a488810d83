import AppSupport
import TriplesModel
import TriplesSession

extension OwnBoardSession: SheetSession {
  /// The announcements for screen readers: the status, and the note below the board.
  public var announcementState: AnnouncementState {
    AnnouncementState(status: status, statusNumber: spokenEvent.number, notice: note)
  }

  /// Returns a question's text.
  public func text(of question: Question) -> QuestionText {
    QuestionText(title: question.title, confirmLabel: question.confirmLabel, text: question.text)
  }

  /// Opens a linked board again, so that the player is asked for confirmation.
  public func reopen(_ question: Question) {
    switch question {
    case .link(let board): open(board)
    }
  }
}

/// The appearance of a cell during setup.
struct BoardCell: Hashable, Identifiable {
  /// The index of the cell, 0 to 15 row by row from the top left.
  let id: Int
  let isSelected: Bool
  /// The text for screen readers, such as "Row 2, column 3: 48."
  let spokenText: String

  /// The row from the top and the column from the left, counted from 0.
  var row: Int { id / Triples.size }
  var column: Int { id % Triples.size }

  static func all(_ session: OwnBoardSession) -> [BoardCell] {
    (0..<BoardPosition.cellCount).map {
      BoardCell(id: $0, isSelected: $0 == session.selection, spokenText: session.cellText($0))
    }
  }
}

/// The appearance of a tile that the player can choose.
struct PaletteTile: Hashable, Identifiable {
  /// The tile's value, or 0 for the choice that clears cells.
  let id: Int
  let isChosen: Bool

  var spokenText: String { id == 0 ? "No tile" : "\(id)" }

  /// Returns the choices: all tiles, smallest first, and the choice that clears cells.
  static func all(_ session: OwnBoardSession) -> [PaletteTile] {
    (BoardPosition.availableTiles + [0]).map { PaletteTile(id: $0, isChosen: $0 == session.chosenTile) }
  }
}

enum BoardAction: Hashable, Identifiable {
  case play
  case ownGame
  case clear
  case setUp
  /// Restarts the game from the board.
  case startOver
  /// Sets up the current board of the game.
  case setUpPlayedBoard

  var id: Self { self }

  /// Returns the current actions, with the main one first.
  static func available(in session: OwnBoardSession) -> [BoardAction] {
    session.isPlaying ? [.setUp, .startOver, .setUpPlayedBoard] : [.play, .ownGame, .clear]
  }

  var label: String {
    switch self {
    case .play: "Play"
    case .ownGame: "From my game"
    case .clear: "Clear"
    case .setUp: "Back to setup"
    case .startOver: "Start over"
    case .setUpPlayedBoard: "Edit this"
    }
  }

  func isEnabled(_ session: OwnBoardSession) -> Bool {
    switch self {
    case .play: session.canPlay
    case .ownGame, .setUp: session.acceptsChanges
    case .clear: session.canClear
    case .startOver: session.canStartOver
    case .setUpPlayedBoard: session.canSetUpPlayedBoard
    }
  }

  func perform(_ session: OwnBoardSession) {
    switch self {
    case .play: session.play()
    case .ownGame: session.copyOwnGame()
    case .clear: session.clear()
    case .setUp: session.returnToSetup()
    case .startOver: session.startOver()
    case .setUpPlayedBoard: session.setUpPlayedBoard()
    }
  }
}

extension OwnBoardSession {
  /// Performs the command of a key, and returns whether the key has one at the moment. The key can match by its
  /// character or by the text that it types, because some keyboard layouts need Shift for digits.
  func press(_ character: Character, typing text: String, hasCommand: Bool, isRepeat: Bool = false) -> Bool {
    let names = [KeyNames.name(of: character), Array(text.utf8)]
    for name in names {
      if let command = KeyCommand(key: name, hasCommand: hasCommand) {
        return isRepeat && !command.repeats || press(command)
      }
    }
    return false
  }
}
