#if canImport(SwiftUI)
import AppSupport
import SwiftUI

/// Figures, a board, and controls. Wide screens put figures and controls beside the board. Others stack all three.
struct BoardLayoutView<Figures: View, Picture: View, Controls: View>: View {
  private let hasLongControls: Bool
  private let figures: Figures
  private let board: Picture
  private let controls: Controls

  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  /// Creates the view. If `hasLongControls` is `true`, the controls are too long for any screen, so everything scrolls.
  init(
    hasLongControls: Bool = false, @ViewBuilder figures: () -> Figures, @ViewBuilder board: () -> Picture,
    @ViewBuilder controls: () -> Controls
  ) {
    self.hasLongControls = hasLongControls
    self.figures = figures()
    self.board = board()
    self.controls = controls()
  }

  var body: some View {
    GeometryReader { space in
      let layout = GameLayout(
        width: Double(space.size.width), height: Double(space.size.height),
        hasCompactHeight: verticalSizeClass == .compact, hasCompactWidth: horizontalSizeClass == .compact,
        textSize: TextSize(dynamicTypeSize), hasLongControls: hasLongControls)
      arrangedContent(layout, height: space.size.height)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .padding(GameLayout.gap)
    .background(.paper)
  }

  @ViewBuilder
  private func arrangedContent(_ layout: GameLayout, height: CGFloat) -> some View {
    switch layout.arrangement {
    case .sideBySide:
      HStack(spacing: GameLayout.gap) {
        picture(layout)
        // The content scrolls only if it's too tall. (`ViewThatFits` would create it twice, with separate states.)
        ScrollView {
          figuresAndControls.frame(minHeight: height)
        }
        .scrollBounceBehavior(.basedOnSize)
        .frame(minWidth: layout.sidebarWidth.lowerBound, maxWidth: layout.sidebarWidth.upperBound)
      }
    case .stacked:
      scrollView(if: layout.scrolls) {
        VStack(spacing: GameLayout.gap) {
          figures
          picture(layout)
          controls
        }
        .frame(maxWidth: GameLayout.maxStackWidth)
      }
    }
  }

  private var figuresAndControls: some View {
    VStack(spacing: GameLayout.gap) {
      figures
      controls
    }
  }

  @ViewBuilder
  private func picture(_ layout: GameLayout) -> some View {
    if let side = layout.boardSide {
      board.frame(width: side, height: side)
    } else {
      board
        .aspectRatio(1, contentMode: .fit)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .layoutPriority(-1)
    }
  }

  @ViewBuilder
  private func scrollView(if scrolls: Bool, @ViewBuilder content: () -> some View) -> some View {
    if scrolls {
      ScrollView { content() }
    } else {
      content()
    }
  }
}

#Preview("A game") {
  BoardLayoutView {
    Text(verbatim: "Figures")
  } board: {
    Color.gray
  } controls: {
    Text(verbatim: "Controls")
  }
  .inBothSchemes()
}
#endif
