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
    let shown = session.screen
    let actionHandler = ScreenActionHandler(
      perform: { session.perform($0, text: Array($1.utf8)) },
      shareText: { [controller] in controller.message($0, onPage: "board.html") })
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
        board(shown, actionHandler)
      } controls: {
        SessionNotice(screen)
        TipLine(text: session.note)
        MoveButtons(isEnabled: session.acceptsMoves) {
          TriplesSession.MoveLabel($0, hint: session.advice.map { .costs($0) })
        } move: {
          session.move($0)
        }
        sections(shown.sections.filter { !Self.isOnBoard($0) && $0.id != "note" }, actionHandler)
      }
    } tools: {
      ToolbarItemGroup(placement: .primaryAction) {
        ForEach(shown.actions, id: \.id) { action in
          if let item = action.shareItem {
            ShareMenu(message: controller.message(item, onPage: "board.html"), line: session.line)
          } else {
            ToolbarButton(action: action, isCancel: false, actionHandler: actionHandler)
          }
        }
      }
    }
    // During play, don't dismiss the sheet with a downward swipe, because that is a move.
    .interactiveDismissDisabled(session.isPlaying)
  }

  /// Whether a section is over the board instead of below it.
  private static func isOnBoard(_ section: TriplesSession.Screen.Section) -> Bool { section.id == "board-cells" }

  private func sections(
    _ sections: [TriplesSession.Screen.Section], _ actionHandler: ScreenActionHandler
  ) -> some View {
    ScreenSectionsView(outsideForm: sections, actionHandler) { PictureView(picture: $0) }
  }

  @ViewBuilder
  private func board(_ shown: TriplesSession.Screen, _ actionHandler: ScreenActionHandler) -> some View {
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
      .overlay { sections(shown.sections.filter(Self.isOnBoard), actionHandler) }
    }
  }

  private func press(_ key: KeyPress) -> Bool {
    guard !key.modifiers.contains(.option) else { return false }
    let hasCommand = !key.modifiers.isDisjoint(with: [.command, .control])
    return screen.session.press(
      key.key.character, typing: key.characters, hasCommand: hasCommand, isRepeat: key.phase == .repeat)
  }
}

/// The menu that shares the board as a link or as a line of text.
private struct ShareMenu: View {
  let message: String
  let line: [UInt8]

  var body: some View {
    Menu {
      ShareLink(item: message) { Label("Link", systemImage: "link") }
      ShareLink(item: String(decoding: line, as: UTF8.self)) {
        Label("Line of text", systemImage: "text.alignleft")
      }
    } label: {
      Label("Share this board", systemImage: "square.and.arrow.up")
        .labelStyle(.iconOnly)
    }
  }
}
#endif
