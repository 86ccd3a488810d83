#if canImport(SwiftUI)
import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import SwiftUI

/// How to play, the settings, the credits.
struct RulesView: View {
  @Environment(CodeBreakerTable.self) private var table

  var body: some View {
    ReadingPage(spacing: 12) {
      Heading("How to play")
      Text(
        """
        A code is hidden: three to six pegs in a row. The same peg may be in it more than once. Guess it, and each \
        attempt is answered by markers:
        """)
      rule(.exact, "a filled marker for each peg that is right and in its place,")
      rule(.inexact, "an outlined one for each peg that is right but out of place,")
      rule(.nomatch, "and nothing for a peg that is not in the code.")
      Text(
        """
        The markers come in no particular order. Tap a hole to select it and choose a peg; tap it again to go \
        through the pegs. Drag pegs from the choices, or after resting on them from earlier attempts. Hold a choice \
        to fill the row. Tap an attempt's number to copy it. A hole may stay empty: it matches nothing.
        """)
      Text(
        """
        With a keyboard: 1 to 9, 0, − and = choose, the arrows move and change, Backspace clears, Return guesses.
        """)
      Heading("The coach")
      Text(
        """
        Hint tells as much as you like: how many codes are still possible, whether your guess fits all answers, or \
        the best guess. When the game is over, its review says what each guess was worth, and what was luck.
        """)
      Heading("Settings")
      letters
      Heading("Credits")
      Text(
        """
        CodeBreaker is part of Parlor, free software under the MIT licence. The game is Mordecai Meirowitz's \
        Mastermind; this edition grew out of Stanford's course on SwiftUI. It is written in Swift, from the rules \
        to the pixels.
        """)
    }
  }

  /// Whether colour pegs carry letters.
  private var letters: some View {
    @Bindable var table = table
    return VStack(alignment: .leading) {
      Text("Letters on colors")
        .accessibilityHidden(true)
      ChoicePicker("Letters on colors", selection: $table.letters) { $0.label }
        .labelsHidden()
    }
  }

  private func rule(_ match: Match, _ text: LocalizedStringKey) -> some View {
    HStack(alignment: .top, spacing: 10) {
      MatchMarker(match: match, place: 0)
        .accessibilityHidden(true)
      Text(text)
    }
  }
}

#Preview("Rules") {
  RulesView().environment(CodeBreakerTable.preview())
}
#endif
