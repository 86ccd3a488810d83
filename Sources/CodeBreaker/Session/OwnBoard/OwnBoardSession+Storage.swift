import CodeBreakerModel
import GameCore
import SessionSupport

extension OwnBoardSession: PersistentCoachedBoard {
  /// The only tab.
  public var tab: Tab { .board }

  /// The notices to show, oldest first. They refer to the saved data as a board.
  public var notices: [Notice] { notices(on: "board", replacement: "a new one has started") }

  package static var shareNotices: (copied: String, failed: String) {
    ("Link copied.", "This device can’t share or copy the link.")
  }

  package func startFirstGame() {
    put(OwnBoard())
    saved.previousBoard = nil
    status = boardText
  }

  package func adopt(_ board: SavedBoard) {
    saved = board
    status = boardText
  }

  /// An item that shares the findings about the board, and a link that opens it.
  public var shareItem: ShareItem {
    var lines = ["CodeBreaker board, \(board.theme.name): \(boardText)"]
    if case .possible(let possible) = findings, !board.answeredIndexes.isEmpty { lines.append(possible.countText) }
    if case .contradictory(let contradicting) = findings { lines.append(contradicting.text) }
    return ShareItem(text: lines.joined(separator: "\n"), address: board.address)
  }

  /// Opens the board of a link, such as `assist/1/4/6/mastermind/0123:11`. Asks first if attempts would be lost.
  package func open(link address: [UInt8]) {
    do {
      open(try OwnBoard(address: address))
    } catch {
      show(Notice("Can’t open this link: \(error)."))
      saveAndRedraw()
    }
  }

  /// Opens a board, unless it's the current one. Asks first if attempts would be lost.
  public func open(_ linked: OwnBoard) {
    intent(linked != board) {
      if board.attempts.isEmpty {
        replaceBoard(with: linked)
        status = boardText
      } else {
        question = .link(linked)
      }
    }
  }
}

extension OwnBoardSession {
  /// The board as it's saved: lines that each begin with a keyword, in this order.
  ///
  ///     codebreaker-assist/1
  ///     board assist/1 4 6 mastermind 0123:11,4455:00
  ///     before assist/1 4 6 mastermind 0123:11
  ///     new 01--
  ///     changes 2
  ///     row 4455:10
  ///     selected 2
  ///
  /// `before` is the board that undo restores. `new` is the row of the next attempt. `changes` is the number of the
  /// attempt being changed, 1 for the first, and `row` is its changed row. Default values have no line, so that each
  /// board has one form.
  package struct SavedBoard: SavedValue {
    var board: OwnBoard
    var previousBoard: OwnBoard?
    var newRow: OwnBoard.Attempt
    var editedRow: EditedRow?
    var selection = 0

    private static let header: StaticString = "codebreaker-assist/1"

    package var text: [UInt8] {
      var lines = SavedLines(header: Self.header)
      lines.add("board", board.line)
      if let previousBoard { lines.add("before", previousBoard.line) }
      if newRow != board.blankRow { lines.add("new", OwnBoard.text(newRow)) }
      if let editedRow {
        lines.add("changes", (editedRow.index + 1).description.utf8Bytes)
        lines.add("row", OwnBoard.text(editedRow.row))
      }
      if selection != 0 { lines.add("selected", selection.description.utf8Bytes) }
      return lines.text
    }

    init(_ board: OwnBoard) {
      self.board = board
      newRow = board.blankRow
    }

    package init?(text: [UInt8]) {
      guard var lines = SavedLines(text, header: Self.header), let line = lines.read("board"),
        let board = try? OwnBoard(line: line)
      else { return nil }
      self.init(board)
      if let line = lines.read("before") {
        guard let before = try? OwnBoard(line: line) else { return nil }
        self.previousBoard = before
      }
      if let row = lines.read("new") {
        guard let row = Self.row(row, board) else { return nil }
        newRow = row
      }
      if let digits = lines.read("changes") {
        guard let number = DecimalText.read(digits), number > 0, number <= Int64(board.attempts.count),
          let row = lines.read("row"), let row = Self.row(row, board)
        else { return nil }
        editedRow = EditedRow(index: Int(number) - 1, row: row)
      }
      selection = lines.readCount("selected", in: 0..<board.pegCount) ?? 0
      guard lines.isEmpty, self.text == text else { return nil }
    }

    /// Reads a row that fits the board, with or without pegs.
    private static func row(_ text: [UInt8], _ board: OwnBoard) -> OwnBoard.Attempt? {
      guard let row = OwnBoard.attempt(text), row.guess.count == board.pegCount, row == board.adapted(row),
        row.counts?.isValid(pegCount: board.pegCount) != false
      else { return nil }
      return row
    }
  }
}

extension OwnBoardSession {
  struct EditedRow: Hashable {
    var index: Int
    var row: OwnBoard.Attempt
  }
}

extension OwnBoardSession.SavedBoard: UnmergedValue {
  package var isBlank: Bool { board.attempts.isEmpty && newRow == board.blankRow }

  /// Whether the board is worth transferring to another device: it isn't blank.
  package var canReplaceBlank: Bool { !isBlank }
}
