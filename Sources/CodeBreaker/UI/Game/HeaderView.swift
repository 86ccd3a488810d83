import CodeBreakerSession
import PlaySupport

/// The line below the title.
enum TableDetail {
  /// The number of the game, its pegs, the time, and what attempts are left: "Game 537, 4 pegs · 0:07 · 3 attempts
  /// left".
  static func text(_ session: CodeBreakerSession) -> String {
    let parts = [names(session), DurationText.clock(session.elapsedSeconds), session.attemptsLeftText]
    return parts.compactMap { $0 }.joined(separator: " · ")
  }

  /// The same for screen readers: "Game 537, 4 pegs, 7 seconds, 3 attempts left".
  static func spoken(_ session: CodeBreakerSession) -> String {
    let parts = [names(session), DurationText.spoken(session.elapsedSeconds), session.attemptsLeftText]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }

  private static func names(_ session: CodeBreakerSession) -> String {
    "\(session.numberTitle), \(session.pegCountText)"
  }
}

#if canImport(SwiftUI)
import AppSupport
import SwiftUI

/// The name of the theme as the title, the game's number and time, and the ways to other games.
struct HeaderView: View {
  @Environment(CodeBreakerTable.self) private var table

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 6) {
        names
        Spacer(minLength: 8)
        buttons
      }
      VStack(alignment: .leading) {
        names
        buttons
      }
    }
  }

  private var names: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(verbatim: table.session.title)
        .font(.title2.bold())
        .lineLimit(1)
        .accessibilityAddTraits(.isHeader)
      ElapsedTime()
      if !table.session.game.isOver, let dots = table.session.attemptDots { AttemptDotsView(dots: dots) }
    }
    .foregroundStyle(.ink)
  }

  private var buttons: some View {
    HStack(spacing: 6) {
      ShareLink(item: table.shareText) {
        Label("Share this game", systemImage: "square.and.arrow.up")
          .labelStyle(.iconOnly)
      }
      Button("New Game") { table.session.askForNewGame() }
      Menu {
        Button("Restart Game", systemImage: "dice") { table.session.restart() }
          .accessibilityHint("Any pegs, any theme.")
        Button("Give up", systemImage: "flag", role: .destructive) { table.session.askToGiveUp() }
          .disabled(!table.session.canGiveUp)
      } label: {
        Label("More", systemImage: "ellipsis")
          .labelStyle(.iconOnly)
      }
    }
    .buttonStyle(.game)
  }
}

/// A dot for each attempt, hollow for those that are used up. The line above says it in words.
private struct AttemptDotsView: View {
  let dots: CodeBreakerSession.AttemptDots

  var body: some View {
    HStack(spacing: 3) {
      ForEach(0..<dots.count, id: \.self) { place in
        Circle()
          .fill(color)
          .opacity(place < dots.left ? 1 : 0.2)
          .frame(width: 7, height: 7)
      }
    }
    .accessibilityHidden(true)
  }

  private var color: SchemeColor { dots.isShort ? .alarm : .accent }
}

/// The line below the title, with the clock in it: it is drawn again every second for as long as the clock runs.
private struct ElapsedTime: View {
  @Environment(CodeBreakerTable.self) private var table

  var body: some View {
    if table.session.isClockRunning {
      TimelineView(.periodic(from: .now, by: 1)) { _ in line }
    } else {
      line
    }
  }

  private var line: some View {
    Text(verbatim: TableDetail.text(table.session))
      .font(.footnote.monospacedDigit())
      .foregroundStyle(.muted)
      .lineLimit(2)
      .accessibilityLabel(TableDetail.spoken(table.session))
  }
}

#Preview("Header") {
  HeaderView().environment(CodeBreakerTable.preview()).inBothSchemes()
}
#endif
