#if canImport(SwiftUI)
import AppSupport
import SwiftUI
import TriplesSession

/// The game's number, New Game, and the choice of the next game's number.
struct GameControls: View {
  @Environment(TriplesTable.self) private var table

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 8) {
        number
        newGame
        mode.fixedSize()
      }
      VStack(spacing: 8) {
        HStack(spacing: 8) {
          number
          newGame
        }
        mode
      }
      VStack(spacing: 8) {
        number
        newGame
        mode
      }
    }
  }

  private var number: some View {
    Button {
      table.session.askForGame()
    } label: {
      Text(verbatim: table.session.heading)
        .frame(maxWidth: .infinity, minHeight: 28)
    }
    .buttonStyle(.game)
    .accessibilityHint("Opens a game by its number.")
  }

  private var newGame: some View {
    Button {
      table.session.newGame()
    } label: {
      Text("New Game")
        .frame(maxWidth: .infinity, minHeight: 28)
    }
    .buttonStyle(.primaryGame)
  }

  private var mode: some View {
    @Bindable var table = table
    return Picker("Next game", selection: $table.mode) {
      ForEach(TriplesSession.Mode.allCases, id: \.self) { mode in
        Text(verbatim: mode.label).tag(mode)
      }
    }
    .pickerStyle(.segmented)
  }
}

#Preview("Controls") {
  GameControls().environment(TriplesTable.preview())
}

#Preview("Controls, dark") {
  GameControls().environment(TriplesTable.preview()).preferredColorScheme(.dark)
}
#endif
