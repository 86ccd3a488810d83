import GameCore
import SessionSupport
import TriplesModel

// Everything that the player sees and presses besides the board's tiles, the moves, and the points. Front ends draw
// only the pictures.
extension OwnBoardSession: ScreenSource {
  /// The pictures of Triples.
  public typealias Picture = TriplesSession.Picture

  private enum Press: UInt8 {
    case cell, clearCell, largerTile, smallerTile, tile, play, copyOwnGame, clear, setUp, startOver, setUpPlayedBoard,
      undo, coach, share, tryAgain, confirm, cancel
  }

  private typealias Section = TriplesSession.Screen.Section
  private typealias Part = PartsBlock<Picture>.Part

  /// The screen.
  public var screen: TriplesSession.Screen {
    var coach = Action(.init(Press.coach), "Coach", isExpanded: showsValues, symbol: .coach, key: "h")
    coach.hint = hintText
    var noteSection = Section("note", nil, [.text("tip", note, isAnnounced: true)])
    noteSection?.isBusy = coachQuestion != nil
    let again = hasCoachFailed ? Action(.init(Press.tryAgain), "Try again") : nil
    var screen = TriplesSession.Screen(
      "Your own board",
      [
        cellsSection, noteSection, Section("again", nil, [.buttons("coach-again", [again])]), paletteSection,
        Section("games", nil, [.buttons("board-buttons", isPlaying ? playActions : setupActions)]),
      ],
      actions: [
        Action(.init(Press.undo), "Undo", isEnabled: canUndo, symbol: .undo, key: "u"), coach,
        Action(sharing: shareItem, .init(Press.share), "Share this board", symbol: .share, key: "c"),
      ],
      question: question.map { question in
        SessionSupport.Question(
          title: question.title, text: question.text,
          confirm: Action(.init(Press.confirm), question.confirmLabel, .destructive),
          cancel: Action(.init(Press.cancel), "Cancel"))
      })
    screen.focus = focus
    return screen
  }

  // MARK: Sections

  private var cellsSection: Section? {
    if isPlaying { return nil }
    let cells = position.cells.enumerated().map { cell, value in
      Part(
        .cell(value), cellText(cell), isSelected: cell == selection,
        menu: [
          Action(.init(Press.largerTile, cell), "Larger tile"), Action(.init(Press.smallerTile, cell), "Smaller tile"),
          Action(.init(Press.clearCell, cell), "Clear"),
        ])
    }
    let block = PartsBlock(
      "Cells", .board, cells, press: .init(Press.cell), hint: "Places the chosen tile there, or removes it.")
    return Section("board-cells", nil, [.parts("cells", block)])
  }

  private var paletteSection: Section? {
    if isPlaying { return nil }
    let tiles = Self.palette.map { tile in
      Part(.tile(tile), tile == 0 ? "No tile" : tile.description, isSelected: tile == chosenTile)
    }
    return Section(
      "tiles", nil, [.parts("palette", .init("Tile to place", .palette, tiles, press: .init(Press.tile)))])
  }

  /// The tiles to place, smallest first, and 0 for no tile.
  private static var palette: [Int] { BoardPosition.availableTiles + [0] }

  private var setupActions: [Action?] {
    [
      Action(.init(Press.play), "Play", .main, isEnabled: canPlay, key: "p"),
      Action(.init(Press.copyOwnGame), "From my game", key: "g"),
      Action(.init(Press.clear), "Clear", isEnabled: canClear, key: "x"),
    ]
  }

  private var playActions: [Action?] {
    [
      Action(.init(Press.setUp), "Back to setup", .main, key: "p"),
      Action(.init(Press.startOver), "Start over", isEnabled: canStartOver, key: "r"),
      Action(.init(Press.setUpPlayedBoard), "Edit this", isEnabled: canSetUpPlayedBoard, key: "e"),
    ]
  }

  // MARK: Actions

  /// Handles the outcome of sharing.
  public func handleShareOutcome(_ outcome: ShareOutcome) { report(outcome) }

  /// Performs an action of the screen.
  public func perform(_ id: Action.ID, text: [UInt8]) {
    switch Press(rawValue: id.code) {
    case .cell: tap(id.index)
    case .clearCell: put(0, at: id.index)
    case .largerTile, .smallerTile:
      select(id.index)
      changeTile(by: id.code == Press.largerTile.rawValue ? 1 : -1)
    case .tile: if Self.palette.indices.contains(id.index) { choose(Self.palette[id.index]) }
    case .play:
      play()
      moveFocus()
    case .copyOwnGame: copyOwnGame()
    case .clear:
      clear()
      moveFocus()
    case .setUp:
      returnToSetup()
      moveFocus(to: "board-buttons")
    case .startOver:
      startOver()
      moveFocus()
    case .setUpPlayedBoard:
      setUpPlayedBoard()
      moveFocus(to: "board-buttons")
    case .undo:
      undo()
      if !canUndo { moveFocus() }
    case .coach: setShowsValues(!showsValues)
    case .tryAgain:
      tryCoachAgain()
      if !hasCoachFailed { moveFocus() }
    case .confirm: confirm()
    case .cancel: cancel()
    case .share, nil: break
    }
  }

  /// Moves the focus to a block, by default to the selected cell or, during play, to the main button.
  func moveFocus(to id: BlockID? = nil) {
    focus = ScreenFocus(.id(id ?? (isPlaying ? "board-buttons" : "cells")), after: focus)
    saveAndRedraw()
  }
}
