#if canImport(SwiftUI)
import AppSupport
import SwiftUI
import TriplesModel
import TriplesSession

/// The first tab: the current game.
struct Board: View {
  @Environment(TriplesTable.self) private var table
  @FocusState private var hasKeys: Bool

  var body: some View {
    TableView {
      Figures(score: table.session.game.score, second: second) {
        BoardTools()
      }
      .overlay(alignment: .bottom) {
        // Use the gap below the figures, so the layout doesn't change when the line appears.
        if let line = table.session.rivalLine { RaceView(line: line).offset(y: TableLayout.gap - 2) }
      }
    } board: {
      // After the last move, the board fades with a delay, so the player sees the move first.
      PlayableBoard(
        dealCount: table.session.dealCount, pointer: BoardPointer(table.session.hint), refusal: table.session.refusal
      ) {
        table.session
      }
      .saturation(table.session.isOver ? 0 : 1)
      .opacity(table.session.isOver ? 0.6 : 1)
      .animates(.fade, .easeInOut(duration: 0.5).delay(0.35), value: table.session.isOver)
    } controls: {
      TipLine(text: table.session.tip, room: table.isRanked ? RankedRoom.text : nil)
      if table.session.isOver {
        OverLine()
      } else {
        DirectionButtons()
      }
      if let watch = table.session.watch {
        WatchControls(watch: watch)
      } else if table.session.day != nil {
        DayControls()
      } else {
        GameControls()
      }
    }
    .focusable()
    .focused($hasKeys)
    .focusEffectDisabled()
    .onKeyPress { press in
      switch BoardKey(press) {
      case .move(let direction): table.session.move(direction)
      case .hint: table.session.toggleHint()
      case nil: return .ignored
      }
      return .handled
    }
    .onMagicTap { table.magicTap() }
    .onAppear { hasKeys = true }
    .onChange(of: table.session.acceptsMoves) { _, accepts in
      // Take the keyboard focus back after a pop-up.
      if accepts { hasKeys = true }
    }
  }

  private var second: Figures<BoardTools>.Second {
    if let line = table.session.rivalLine { return .friend(line.text) }
    return table.session.goalBesideScore.map { .goal($0) } ?? .best(table.session.bestText)
  }
}

/// The message and button that replace the move buttons after the game.
private struct OverLine: View {
  @Environment(TriplesTable.self) private var table

  var body: some View {
    AdaptiveRow {
      Text(verbatim: table.session.overText)
        .bold()
        .foregroundStyle(.ink)
    } end: {
      Button("Result") { table.session.showResult() }
        .buttonStyle(.game)
    }
  }
}

/// A line of text under the board. It occupies its space even without text, so the layout doesn't change.
struct TipLine: View {
  let text: String?

  /// A long text whose space is reserved, or `nil` to reserve one line.
  var room: String?

  var body: some View {
    ZStack {
      if let room {
        Text(verbatim: room)
          .hidden()
          .accessibilityHidden(true)
      }
      Text(verbatim: text ?? " ")
        .accessibilityHidden(text == nil)
    }
    .font(.callout)
    .fontWeight(.semibold)
    .foregroundStyle(.ink)
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity)
  }
}
#endif
