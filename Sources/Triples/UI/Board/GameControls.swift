import TriplesSession

/// The appearance of the hint button.
struct HintButton: Hashable {
  let symbol: String

  /// The button's state for screen readers, or an empty string.
  let spoken: String

  /// Whether a hint is shown or pending.
  let isOn: Bool

  init(_ hint: TriplesSession.Hint?) {
    isOn = hint != nil
    symbol = isOn ? "lightbulb.fill" : "lightbulb"
    spoken =
      switch hint {
      case .ready(let advice): TriplesSession.Spoken.hint(advice)
      case .thinking: "The coach is thinking."
      case nil: ""
      }
  }
}

/// The appearance of the button that starts or pauses automatic play, of the coach or of a replay.
struct WatchButton: Hashable {
  let label: String

  let symbol: String

  init(_ watch: TriplesSession.Watch) {
    self.init(watch.pauseLabel, isPlaying: !watch.isPaused)
  }

  init(_ viewer: TriplesSession.ReplayViewer) {
    self.init(viewer.playLabel, isPlaying: viewer.isPlaying)
  }

  private init(_ label: String, isPlaying: Bool) {
    self.label = label
    symbol = isPlaying ? "pause.fill" : "play.fill"
  }
}

#if canImport(SwiftUI)
import AppSupport
import PlaySupport
import SwiftUI

struct BoardTools: View {
  @Environment(TriplesTable.self) private var table

  var body: some View {
    Group {
      // A ranked game has no undo and no hints.
      if !table.isRanked {
        Button("Undo", systemImage: "arrow.uturn.backward") { table.session.undo() }
          .disabled(!table.session.canUndo)
        Button("Redo", systemImage: "arrow.uturn.forward") { table.session.redo() }
          .disabled(!table.session.canRedo)
        hint
      }
      if table.session.day == nil {
        Button("Watch the coach play", systemImage: "eye") { table.session.startWatching() }
          .disabled(!table.session.canWatch)
      }
      ShareLink(item: table.message(table.session.shareItem)) {
        Label("Share this game", systemImage: "square.and.arrow.up")
      }
    }
    .labelStyle(.iconOnly)
    .buttonStyle(.game)
  }

  private var hint: some View {
    let button = HintButton(table.session.hint)
    return Button("Hint", systemImage: button.symbol) { table.session.toggleHint() }
      .disabled(!table.session.canHint)
      .accessibilityValue(button.spoken)
      .accessibilityAddTraits(button.isOn ? .isSelected : [])
  }
}

/// The game's number, New Game, and the choice of the next game's number.
struct GameControls: View {
  @Environment(TriplesTable.self) private var table

  var body: some View {
    ButtonsAndChoice {
      Button {
        table.session.askForGame()
      } label: {
        Text(verbatim: table.session.heading).frame(maxWidth: .infinity)
      }
      .buttonStyle(.game)
      .accessibilityHint("Opens a game by its number.")
      Button(wide: "New Game") { table.session.newGame() }
        .buttonStyle(.primaryGame)
    } choice: {
      VStack(spacing: 2) {
        Text(verbatim: "Next game:" + (table.session.mode.note.map { " " + $0 } ?? ""))
          .font(.caption)
          .foregroundStyle(.muted)
          .accessibilityHidden(true)
        ChoicePicker(
          "Next game",
          selection: table.binding {
            $0.mode
          } set: {
            $0.choose($1)
          }
        ) { $0.label }
      }
    }
  }
}

/// The controls of a daily game: its title, the way back to the player's own game, and Finish.
struct DayControls: View {
  @Environment(TriplesTable.self) private var table

  var body: some View {
    VStack(spacing: 8) {
      Text(verbatim: table.session.title)
        .font(.callout)
        .foregroundStyle(.muted)
        .accessibilityAddTraits(.isHeader)
      AdaptiveStack {
        Button(wide: "My Game") { table.sitAtOwn() }
          .buttonStyle(.game)
          .accessibilityHint("Goes back to your own game. This one stays as it is.")
        Button(wide: "Finish") { table.session.newGame() }
          .buttonStyle(.primaryGame)
          .disabled(!table.session.canFinishDay)
          .accessibilityHint("Asks before it ends the daily game.")
      }
      RankedHelp(table)
    }
  }
}

struct WatchControls: View {
  let watch: TriplesSession.Watch

  @Environment(TriplesTable.self) private var table

  var body: some View {
    let pause = WatchButton(watch)
    VStack(alignment: .leading, spacing: 8) {
      Text(verbatim: table.session.watchNote)
        .font(.footnote)
        .foregroundStyle(.muted)
      ButtonsAndChoice {
        Button {
          table.session.togglePause()
        } label: {
          Label(pause.label, systemImage: pause.symbol).frame(maxWidth: .infinity)
        }
        .buttonStyle(.primaryGame)
        Button {
          table.session.stopWatching()
        } label: {
          Label("Stop", systemImage: "stop.fill").frame(maxWidth: .infinity)
        }
        .buttonStyle(.game)
      } choice: {
        SpeedPicker()
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel("The coach plays")
  }
}

struct SpeedPicker: View {
  @Environment(TriplesTable.self) private var table

  var body: some View {
    ChoicePicker(
      "Speed",
      selection: table.binding {
        $0.watchSpeed
      } set: {
        $0.choose($1)
      }
    ) { $0.label }
  }
}

/// Buttons with a choice beside or below them.
private struct ButtonsAndChoice<Buttons: View, Choice: View>: View {
  @ViewBuilder let buttons: Buttons
  @ViewBuilder let choice: Choice

  var body: some View {
    FittingRows {
      buttons
      choice.rowPart(1)
    }
  }
}

#Preview("Controls") {
  VStack {
    BoardTools()
    GameControls()
  }
  .environment(TriplesTable.preview())
  .inBothSchemes()
}
#endif
