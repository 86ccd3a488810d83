#if canImport(SwiftUI)
import AppSupport
import SwiftUI
import TriplesModel
import TriplesSession

/// The first tab: the game on the table.
struct Board: View {
  @Environment(TriplesTable.self) private var table
  @FocusState private var hasKeys: Bool

  var body: some View {
    TableView {
      Figures(score: table.session.game.score, second: second) {
        BoardTools()
      }
      .overlay(alignment: .bottom) {
        // In the gap below, so that nothing moves when it comes.
        if let line = table.session.rivalLine { RaceView(line: line).offset(y: TableLayout.gap - 2) }
      }
    } board: {
      // Nothing moves any more: the last move is seen first.
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
      // A pop-up has taken the keys, and now gives them back.
      if accepts { hasKeys = true }
    }
  }

  private var second: Figures<BoardTools>.Second {
    if let line = table.session.rivalLine { return .friend(line.text) }
    return table.session.goalBesideScore.map { .goal($0) } ?? .best(table.session.bestText)
  }
}

/// What stands in the place of the moves when there are none any more.
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

/// A line to read under the board. Its room is there before it is, so that nothing moves when it comes and goes.
struct TipLine: View {
  let text: String?

  /// The longest that is told there again and again; nothing where it is a line.
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
