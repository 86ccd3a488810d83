#if canImport(SwiftUI)
import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import SwiftUI

/// The game screen: the hidden code, the guess, the choices, and the attempts. It handles the keyboard.
struct CodeBreakerView: View {
  @Environment(CodeBreakerController.self) private var controller
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @State private var drag = PegDrag()

  var body: some View {
    let session = controller.session
    GeometryReader { proxy in
      let layout = GameLayout(
        width: proxy.size.width, height: proxy.size.height, pegCount: session.game.setup.pegCount,
        choiceCount: session.game.pegChoices.count, rowCount: session.rowCount, size: TextSize(dynamicTypeSize),
        text: HeaderText(session))
      GameTabView(layout: layout)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .popUpBeside(of: controller, width: layout.hintWidth.map { CGFloat($0) }) { PictureView(picture: $0) }
        .onChange(of: layout.hintWidth != nil, initial: true) { _, hasRoom in controller.hasRoomForHints = hasRoom }
        // The finger's position counts from the left in every language.
        .overlay { DraggedPegView().environment(\.layoutDirection, .leftToRight) }
        .coordinateSpace(.named(PegDragging.coordinateSpaceName))
    }
    .environment(drag)
    .background(.paper)
    .handlesKeys(phases: [.down, .repeat], acceptsInput: session.acceptsPegs) { session.press($0) }
  }
}

private struct GameTabView: View {
  let layout: GameLayout
  @Environment(CodeBreakerController.self) private var controller
  @Environment(PegDrag.self) private var drag

  var body: some View {
    if layout.scrolls {
      scrollingColumn
    } else {
      Group {
        if layout.isBoard {
          BoardView(layout: layout)
        } else if layout.isSideBySide {
          columns
        } else {
          column
        }
      }
      .frame(width: layout.width)
      .padding(GameLayout.gap)
    }
  }

  /// The portrait layout. Only the attempts scroll, and the choices are near the thumb and next to the guess.
  private var column: some View {
    VStack(spacing: GameLayout.gap) {
      HeaderView(arrangement: layout.header.arrangement)
      MasterCodeView(layout: controller.session.game.isOver ? layout.guess : layout.master)
      AttemptsView(layout: layout)
      guess
      controls
    }
  }

  /// The landscape layout: code and attempts on the left, guess and choices on the right.
  private var columns: some View {
    VStack(spacing: GameLayout.gap) {
      HeaderView(arrangement: layout.header.arrangement)
      HStack(alignment: .top, spacing: 2 * GameLayout.gap) {
        VStack(spacing: GameLayout.gap) {
          MasterCodeView(layout: layout.master)
          AttemptsView(layout: layout)
        }
        .frame(width: layout.columnWidth)
        VStack(spacing: GameLayout.gap) {
          guess
          controls
        }
        .frame(width: layout.columnWidth)
      }
    }
  }

  /// The layout for very large text, or for a window that isn't tall enough. The whole screen scrolls. After an
  /// attempt, it scrolls just far enough to show the answer.
  private var scrollingColumn: some View {
    ScrollViewReader { proxy in
      ScrollView {
        VStack(spacing: GameLayout.gap) {
          HeaderView(arrangement: layout.header.arrangement)
          MasterCodeView(layout: layout.master)
          guess
          controls
          AttemptList(layout: layout)
        }
        .frame(width: layout.width)
        .padding(GameLayout.gap)
        // The scroll view has the window's width, so scrolling works beside the column too.
        .frame(maxWidth: .infinity)
      }
      .scrollDisabled(while: drag)
      .onChange(of: controller.session.game.attempts.count) { _, newest in
        if newest > 0 { proxy.scrollTo(newest) }
      }
    }
  }

  @ViewBuilder private var guess: some View {
    if !controller.session.game.isOver { GuessView(layout: layout) }
  }

  @ViewBuilder private var controls: some View {
    if let ended = controller.session.endedGame {
      GameOverControls(ended: ended)
    } else {
      GuessControls(layout: layout)
    }
  }
}
#endif
