import CodeBreakerSession
import SessionSupport

enum HeaderDetail {
  /// Returns the visible text: "Game 537, 4 pegs · 0:07 · 3 guesses left".
  static func text(_ session: CodeBreakerSession) -> String {
    let parts = [names(session), DurationText.clock(session.elapsedSeconds), session.attemptsLeftText]
    return parts.compactMap { $0 }.joined(separator: " · ")
  }

  /// Returns the text for screen readers: "Game 537, 4 pegs, 7 seconds, 3 guesses left".
  static func spokenText(_ session: CodeBreakerSession) -> String {
    let parts = [names(session), DurationText.spokenText(session.elapsedSeconds), session.attemptsLeftText]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }

  /// Returns the longest text to expect: after almost an hour, with all attempts left.
  static func longestText(_ session: CodeBreakerSession) -> String {
    let limit = session.game.setup.attemptLimit.map { "\(CodeBreakerSession.SpokenText.attemptCount($0)) left" }
    return [names(session), "59:59", limit].compactMap { $0 }.joined(separator: " · ")
  }

  private static func names(_ session: CodeBreakerSession) -> String {
    "\(session.numberTitle), \(session.pegCountText)"
  }
}

extension HeaderText {
  init(_ session: CodeBreakerSession) {
    self.init(
      title: session.title, detail: HeaderDetail.longestText(session),
      hasDots: !session.game.isOver && session.attemptDots != nil)
  }
}

#if canImport(SwiftUI)
import AppSupport
import SwiftUI

/// The theme's name, the game's number and time, and buttons to share the game and to start another one.
struct HeaderView: View {
  let arrangement: HeaderLayout.Arrangement
  @Environment(CodeBreakerController.self) private var controller

  var body: some View {
    Group {
      switch arrangement {
      case .buttonsBesideBoth:
        HStack(spacing: HeaderLayout.buttonSpacing) {
          VStack(alignment: .leading, spacing: 2) {
            title
            detail
          }
          Spacer(minLength: HeaderLayout.minTextGap - 2 * HeaderLayout.buttonSpacing)
          buttonsInARow
        }
      case .buttonsBesideTitle:
        VStack(alignment: .leading, spacing: 2) {
          HStack(spacing: HeaderLayout.buttonSpacing) {
            title
            Spacer(minLength: HeaderLayout.minTextGap - 2 * HeaderLayout.buttonSpacing)
            buttonsInARow
          }
          detail
        }
      case .buttonsBelow:
        VStack(alignment: .leading, spacing: GameLayout.gap) {
          VStack(alignment: .leading, spacing: 2) {
            title
            detail
          }
          FittingRows(spacing: HeaderLayout.buttonSpacing, lineSpacing: HeaderLayout.buttonSpacing, alignment: .leading)
          {
            buttons
          }
        }
      }
    }
    .buttonStyle(.game)
    .foregroundStyle(.ink)
    .frame(maxWidth: .infinity, alignment: .leading)
    // VoiceOver reads title and figures before the buttons in every arrangement.
    .accessibilityElement(children: .contain)
  }

  private var title: some View {
    Text(verbatim: controller.session.title)
      .font(.title2.bold())
      .lineLimit(arrangement == .buttonsBelow ? 2 : 1)
      .minimumScaleFactor(HeaderLayout.minTitleScale)
      // A larger name of a theme would be broken on the smallest screens.
      .dynamicTypeSize(...DynamicTypeSize.accessibility3)
      .accessibilityAddTraits(.isHeader)
      .accessibilitySortPriority(2)
  }

  @ViewBuilder private var detail: some View {
    ElapsedTime()
      .accessibilitySortPriority(1)
    if !controller.session.game.isOver, let dots = controller.session.attemptDots { AttemptDotsView(dots: dots) }
  }

  /// The buttons at full width. The arrangement leaves enough space for the text.
  private var buttonsInARow: some View {
    HStack(spacing: HeaderLayout.buttonSpacing) { buttons }
      .fixedSize()
  }

  @ViewBuilder private var buttons: some View {
    ShareLink(item: controller.shareText) {
      Label("Share this game", systemImage: "square.and.arrow.up")
        .labelStyle(.iconOnly)
    }
    if controller.session.day == nil {
      Button("New Game") { controller.session.askForNewGame() }
    } else {
      Button("My Game") { controller.returnToOwnSession() }
        .accessibilityHint("Goes back to your own game. This one stays as it is.")
    }
    Menu {
      if controller.session.day == nil {
        Button("Restart Game", systemImage: "dice") { controller.session.restart() }
          .accessibilityHint("Any pegs, any theme.")
      }
      Button("Your own board", systemImage: "square.grid.3x3") { controller.openOwnBoard() }
        .accessibilityHint("The coach, for a game played elsewhere.")
      Button("Set a code", systemImage: "lock") { controller.openCodemaker() }
        .accessibilityHint("For the coach or a friend to break.")
      Button("Practice", systemImage: "book.closed") { controller.openPractice() }
      Button("Give up", systemImage: "flag", role: .destructive) { controller.session.askToGiveUp() }
        .disabled(!controller.session.canGiveUp)
    } label: {
      Label("More", systemImage: "ellipsis")
        .labelStyle(.iconOnly)
    }
    .menuStyle(.button)
  }
}

/// A dot for each attempt, faint if the attempt is used up. The line above has the number in words.
private struct AttemptDotsView: View {
  let dots: CodeBreakerSession.AttemptDots

  var body: some View {
    HStack(spacing: 3) {
      ForEach(0..<dots.count, id: \.self) { index in
        Circle()
          .fill(color)
          .opacity(index < dots.remainingCount ? 1 : 0.2)
          .frame(width: 7, height: 7)
      }
    }
    .accessibilityHidden(true)
  }

  private var color: SchemeColor { dots.hasFewLeft ? .alarm : .accent }
}

/// The line below the title, redrawn every second while the clock runs.
private struct ElapsedTime: View {
  @Environment(CodeBreakerController.self) private var controller

  var body: some View {
    if controller.session.isClockRunning {
      TimelineView(.periodic(from: .now, by: 1)) { _ in line }
    } else {
      line
    }
  }

  private var line: some View {
    Text(verbatim: HeaderDetail.text(controller.session))
      .font(.footnote.monospacedDigit())
      .foregroundStyle(.muted)
      .fixedSize(horizontal: false, vertical: true)
      .accessibilityLabel(HeaderDetail.spokenText(controller.session))
      .accessibilityAddTraits(.updatesFrequently)
  }
}

#Preview("Header") {
  VStack(alignment: .leading, spacing: 16) {
    HeaderView(arrangement: .buttonsBesideBoth)
    HeaderView(arrangement: .buttonsBesideTitle)
    HeaderView(arrangement: .buttonsBelow)
  }
  .environment(CodeBreakerController.preview())
  .inBothSchemes()
}
#endif
