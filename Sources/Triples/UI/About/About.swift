#if canImport(SwiftUI)
import AppSupport
import SwiftUI

/// The third tab: the rules, the settings, the credits, and a toy.
struct About: View {
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  /// The toy's model. Created when the tab first appears, and retained when the device rotates.
  @State private var tank: TankModel?

  var body: some View {
    Group {
      // The toy is outside the scroll view, because throwing a jelly upward would scroll it away.
      if verticalSizeClass == .compact {
        HStack(spacing: GameLayout.gap) {
          reading
          toy
        }
      } else {
        VStack(spacing: GameLayout.gap) {
          reading
          toy
        }
      }
    }
    .padding(GameLayout.gap)
    .background(.paper)
    .onAppear { if tank == nil { tank = TankModel() } }
  }

  @ViewBuilder private var toy: some View {
    if let tank { TankView(model: tank) }
  }

  private var reading: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        RulesView()
        SettingsView()
        CreditsView()
      }
      .frame(maxWidth: 640, alignment: .leading)
      .frame(maxWidth: .infinity)
    }
  }
}

private struct RulesView: View {
  @Environment(TriplesController.self) private var controller

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Heading("How to play")
      Text(
        """
        Swipe, drag, press the arrow keys or use the buttons. Every row or column moves one step that way, if it can.
        """)
      Button(wide: "Learn by playing") { controller.openLesson() }
        .buttonStyle(.game)
        .accessibilityHint("A two-minute lesson with boards to play.")
      rule("1 and 2 make 3.", chips: [1, 2, 3])
      rule("Two equal numbers from 3 up make their sum: 3 and 3 make 6.", chips: [3, 3, 6])
      rule("After each move a new 1 or 2 appears. Every new number scores its value.", chips: [1, 2])
      rule("When nothing can move, the game is over.", chips: [])
      Text(
        """
        Every game has a number. The same number deals the same game, so you can play it again or give it to a friend.
        """)
      Text(
        """
        The coach has learned the game. It sees what you see, and no more. Hint (H) shows its best move and what the \
        others cost. Watch lets it play. Review goes through a game move by move and tells play from luck. Set up \
        any board tile by tile: the coach rates its moves, and you can play from it.
        """)
      Button(wide: "Any board") { controller.openBoard() }
        .buttonStyle(.game)
        .accessibilityHint("Sets up a board for the coach, or to play from.")
    }
  }

  private func rule(_ text: String, chips: [Int]) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(verbatim: text)
      HStack(spacing: 4) {
        ForEach(Array(chips.enumerated()), id: \.offset) { _, value in
          ChipView(value: value)
        }
      }
      .accessibilityHidden(true)
    }
    .padding(.leading, 12)
  }
}

private struct SettingsView: View {
  @Environment(TriplesController.self) private var controller

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Heading("Settings")
      SharedSettingsView(controller)
    }
  }
}

private struct CreditsView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Heading("Credits")
      Text(
        """
        Triples is part of Parlor, free software under the MIT license. Its rules come from a programming course at \
        the University of Maryland. It belongs to the family of Threes! and 2048. It is written in Swift, from the \
        rules to the pixels.
        """)
    }
  }
}
#endif
