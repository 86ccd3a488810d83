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
