import TriplesModel
import TriplesSession

/// The label and the symbol of the button that starts or pauses the coach's play, or a replay.
struct PlayPauseButtonState: Hashable {
  let label: String

  let symbol: String

  init(_ automaticPlay: TriplesSession.AutomaticPlay) {
    self.init(automaticPlay.pauseLabel, isPlaying: !automaticPlay.isPaused)
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
import SessionSupport
import SwiftUI

struct BoardTools: View {
  @Environment(TriplesController.self) private var controller

  var body: some View {
    Group {
      // A ranked game has neither undo nor hints.
      if !controller.isRanked {
        Button("Undo", systemImage: "arrow.uturn.backward") { controller.session.undo() }
          .disabled(!controller.session.canUndo)
        Button("Redo", systemImage: "arrow.uturn.forward") { controller.session.redo() }
          .disabled(!controller.session.canRedo)
        hint
      }
      if controller.session.day == nil {
        Button("Watch the coach play", systemImage: "eye") { controller.session.startWatching() }
          .disabled(!controller.session.canWatch)
      }
      ShareLink(item: controller.message(controller.session.shareItem)) {
        Label("Share this game", systemImage: "square.and.arrow.up")
      }
    }
    .labelStyle(.iconOnly)
    .buttonStyle(.game)
  }

  private var hint: some View {
    let session = controller.session
    let isOn = session.hint != nil
    return Button("Hint", systemImage: isOn ? "lightbulb.fill" : "lightbulb") { session.toggleHint() }
      .disabled(!session.canHint)
      .accessibilityValue(session.hintText)
      .accessibilityAddTraits(isOn ? .isSelected : [])
  }
}

/// The number of the game, New Game, and the picker for how the next game's number is chosen.
struct GameControls: View {
  @Environment(TriplesController.self) private var controller

  var body: some View {
    AdaptiveRow {
      Button(wide: controller.session.heading, alignment: .leading) { controller.session.askForGame() }
        .buttonStyle(.game)
        .accessibilityHint("Opens a game by its number.")
      Button(wide: "New Game") { controller.session.newGame() }
        .buttonStyle(.primaryGame)
    } end: {
      VStack(spacing: 2) {
        Text(verbatim: "Next game:" + (controller.session.mode.note.map { " " + $0 } ?? ""))
          .font(.caption)
          .foregroundStyle(.muted)
          .accessibilityHidden(true)
        ChoicePicker("Next game", selection: controller.binding(\.mode) { $0.choose($1) }) { $0.label }
      }
    }
  }
}

/// The controls of a daily game: its title, a button to return to the player's own game, and Finish.
struct DayControls: View {
  @Environment(TriplesController.self) private var controller

  var body: some View {
    VStack(spacing: 8) {
      Text(verbatim: controller.session.title)
        .font(.callout)
        .foregroundStyle(.muted)
        .accessibilityAddTraits(.isHeader)
      FittingRows(breakMode: .everywhere) {
        Button(wide: "My Game") { controller.returnToOwnSession() }
          .buttonStyle(.game)
          .accessibilityHint("Goes back to your own game. This one stays as it is.")
        Button(wide: "Finish") { controller.session.newGame() }
          .buttonStyle(.primaryGame)
          .disabled(!controller.session.canFinishDay)
          .accessibilityHint("Asks before it ends the daily game.")
      }
      RankedAccountPrompt(controller)
    }
  }
}

struct AutomaticPlayControls: View {
  let automaticPlay: TriplesSession.AutomaticPlay

  @Environment(TriplesController.self) private var controller

  var body: some View {
    let pause = PlayPauseButtonState(automaticPlay)
    VStack(alignment: .leading, spacing: 8) {
      NoteText(controller.session.watchNote)
      AdaptiveRow {
        Button {
          controller.session.togglePause()
        } label: {
          Label(pause.label, systemImage: pause.symbol).frame(maxWidth: .infinity)
        }
        .buttonStyle(.primaryGame)
        Button {
          controller.session.stopWatching()
        } label: {
          Label("Stop", systemImage: "stop.fill").frame(maxWidth: .infinity)
        }
        .buttonStyle(.game)
      } end: {
        SpeedPicker()
      }
    }
    .spokenGroup("The coach plays")
  }
}

struct SpeedPicker: View {
  @Environment(TriplesController.self) private var controller

  var body: some View {
    ChoicePicker("Speed", selection: controller.binding(\.playbackSpeed) { $0.choose($1) }) { $0.label }
  }
}

#Preview("Controls") {
  VStack {
    BoardTools()
    GameControls()
  }
  .environment(TriplesController.preview())
  .inBothSchemes()
}
#endif
