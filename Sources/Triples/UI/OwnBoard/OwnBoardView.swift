#if canImport(SwiftUI)
import AppSupport
import SwiftUI
import TriplesModel
import TriplesSession

/// The "Your own board" sheet: the player sets up a board, sees the coach's values, and plays from it. Nothing is
/// recorded.
struct OwnBoardView: View {
  let screen: SessionScreen<OwnBoardSession>
  let controller: TriplesController

  var body: some View {
    let session = screen.session
    SessionSheet("Your own board", screen) {
      controller.closeOpenedScreen()
    } onKeyPress: {
      press($0)
    } content: {
      BoardLayoutView(hasLongControls: !session.isPlaying) {
        if session.isPlaying {
          Figures(
            score: session.score,
            secondFigure: FigureView(title: "Playing", text: "Not recorded", consistsOfWords: true)
          ) { EmptyView() }
        }
      } board: {
        board
      } controls: {
        OwnBoardControls(screen: screen)
      }
    } tools: {
      ToolbarItemGroup(placement: .primaryAction) {
        OwnBoardTools(screen: screen, message: controller.message(session.shareItem, onPage: "board.html"))
      }
    }
    // During play, don't dismiss the sheet with a downward swipe, because that is a move.
    .interactiveDismissDisabled(session.isPlaying)
  }

  @ViewBuilder private var board: some View {
    let session = screen.session
    if session.isPlaying {
      PlayableBoard(pointer: BoardPointer(session.advice), blockedMove: session.blockedMove) {
        screen.session
      }
      .saturation(session.isOver ? 0 : 1)
      .opacity(session.isOver ? 0.6 : 1)
    } else {
      BoardView(
        game: session.game, knownTiles: session.tiles, pointer: BoardPointer(session.advice)
      )
      // Each cell announces its tile.
      .accessibilityHidden(true)
      .overlay { BoardCellsView(screen: screen) }
    }
  }

  private func press(_ key: KeyPress) -> Bool {
    guard !key.modifiers.contains(.option) else { return false }
    let hasCommand = !key.modifiers.isDisjoint(with: [.command, .control])
    return screen.session.press(
      key.key.character, typing: key.characters, hasCommand: hasCommand, isRepeat: key.phase == .repeat)
  }
}

private struct OwnBoardTools: View {
  let screen: SessionScreen<OwnBoardSession>

  let message: String

  var body: some View {
    let session = screen.session
    Button("Undo", systemImage: "arrow.uturn.backward") { session.undo() }
      .keyboardShortcut("z")
      .disabled(!session.canUndo)
    Button("Coach", systemImage: session.showsValues ? "lightbulb.fill" : "lightbulb") {
      session.setShowsValues(!session.showsValues)
    }
    .accessibilityValue(session.hintText)
    .accessibilityAddTraits(session.showsValues ? .isSelected : [])
    Menu {
      ShareLink(item: message) { Label("Link", systemImage: "link") }
      ShareLink(item: String(decoding: session.line, as: UTF8.self)) {
        Label("Line of text", systemImage: "text.alignleft")
      }
    } label: {
      Label("Share this board", systemImage: "square.and.arrow.up")
        .labelStyle(.iconOnly)
    }
  }
}

/// The controls below the board: the note, the moves, the tiles to choose from, and the actions.
private struct OwnBoardControls: View {
  let screen: SessionScreen<OwnBoardSession>

  var body: some View {
    let session = screen.session
    SessionNotice(screen)
    TipLine(text: session.note)
    if session.hasCoachFailed {
      Button("Try again") { session.tryCoachAgain() }
        .buttonStyle(.game)
    }
    MoveButtons(isEnabled: session.acceptsMoves) {
      TriplesSession.MoveLabel($0, hint: session.advice.map { .costs($0) })
    } move: {
      session.move($0)
    }
    if !session.isPlaying { PaletteView(screen: screen) }
    let actions = BoardAction.available(in: session)
    FittingRows(breakMode: .everywhere) {
      ForEach(actions) { action in
        Button(wide: action.label, alignment: .leading) { action.perform(session) }
          .buttonStyle(GameButtonStyle(isPrimary: action == actions.first))
          .disabled(!action.isEnabled(session))
      }
    }
  }
}

/// The cells of a board during setup: a button over each tile or empty cell.
private struct BoardCellsView: View {
  let screen: SessionScreen<OwnBoardSession>

  var body: some View {
    let session = screen.session
    GeometryReader { space in
      let geometry = BoardGeometry(width: Double(space.size.width), height: Double(space.size.height))
      ZStack(alignment: .topLeading) {
        ForEach(BoardCell.all(session)) { cell in
          let frame = geometry.frame(row: cell.row, column: cell.column)
          Button {
            session.tap(cell.id)
          } label: {
            RoundedRectangle(cornerRadius: frame.radius)
              .strokeBorder(.accent, lineWidth: 2)
              .opacity(cell.isSelected ? 0.7 : 0)
              .contentShape(Rectangle())
          }
          .buttonStyle(.plain)
          .pointerHighlight(RoundedRectangle(cornerRadius: frame.radius))
          .frame(width: frame.side, height: frame.side)
          .offset(x: frame.x, y: frame.y)
          .accessibilityLabel(cell.spokenText)
          .accessibilityHint("Places the chosen tile there, or removes it.")
          .accessibilityAddTraits(cell.isSelected ? .isSelected : [])
          .accessibilityAdjustableAction { direction in
            session.select(cell.id)
            session.changeTile(by: direction == .increment ? 1 : -1)
          }
          .accessibilityAction(named: "Clear") { session.put(0, at: cell.id) }
        }
      }
    }
    .aspectRatio(1, contentMode: .fit)
    // A board isn't mirrored in right-to-left languages.
    .environment(\.layoutDirection, .leftToRight)
    .spokenGroup("Cells")
  }
}

private struct PaletteView: View {
  let screen: SessionScreen<OwnBoardSession>

  /// The side of a tile, in points.
  private static let side: CGFloat = 46

  var body: some View {
    let session = screen.session
    LazyVGrid(columns: [GridItem(.adaptive(minimum: Self.side), spacing: 6)], spacing: 6) {
      ForEach(PaletteTile.all(session)) { tile in
        Button {
          session.choose(tile.id)
        } label: {
          face(tile.id)
            .frame(width: Self.side, height: Self.side)
            .overlay {
              if tile.isChosen { RoundedRectangle(cornerRadius: 10).strokeBorder(.accent, lineWidth: 3).padding(-2) }
            }
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .pointerHighlight(RoundedRectangle(cornerRadius: 10))
        .accessibilityLabel(tile.spokenText)
        .accessibilityAddTraits(tile.isChosen ? .isSelected : [])
      }
    }
    .spokenGroup("Tile to place")
  }

  @ViewBuilder private func face(_ value: Int) -> some View {
    if value == 0 {
      Image(systemName: "xmark")
        .foregroundStyle(.ink)
        .frame(width: Self.side, height: Self.side)
        .card(radius: 8)
    } else {
      TileView(tile: Tile(val: value, id: value, row: 0, col: 0))
    }
  }
}
#endif
