#if canImport(SwiftUI)
import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import SwiftUI

/// The instructions, the settings, and the credits.
struct RulesView: View {
  @Environment(CodeBreakerController.self) private var controller

  var body: some View {
    ReadingPage(spacing: 12) {
      Heading("How to play")
      Button(wide: "Learn by playing") { controller.openLesson() }
        .buttonStyle(.game)
        .accessibilityHint("A two-minute lesson with positions to play.")
      Text(
        """
        A code is hidden: three to six pegs in a row. The same peg may be in it more than once. Guess it, and each \
        attempt is answered by markers:
        """)
      rule(.exact, "a filled marker for each peg that is right and in its place,")
      rule(.inexact, "an outlined one for each peg that is right but out of place,")
      rule(.nomatch, "and a faint dot for a peg that is not in the code.")
      Text(
        """
        The order of the markers means nothing. Tap a hole to select it, then choose a peg. Tap the hole again to \
        change its peg. You can drag pegs from the choices, and, when you have held them for a moment, from earlier \
        attempts. Hold a choice to fill the row with it. Tap an attempt's number to copy it. A hole can stay empty: \
        it matches nothing. CodeBreaker asks first, unless you allow holes below.
        """)
      Text(
        """
        With a keyboard: 1 to 9, 0, − and = choose, the arrows move and change, Backspace takes a peg \
        out, Return guesses.
        """)
      Text(
        """
        New games have a limit of attempts: 10 for four pegs and six choices, fewer for three pegs, more for more pegs \
        or choices. A new game lets you choose another limit, or none.
        """)
      Heading("Without luck")
      Text(
        """
        A new game can be without luck. Then there is no fixed code. The opponent always gives the answer that \
        leaves the most codes; of several such answers, the one with fewer filled markers, then with fewer outlined \
        ones. So your guess is the code only when no other code is left, and reasoning alone decides. The same \
        guesses get the same answers in every game. Par is the fewest guesses known to win. These games have \
        statistics of their own.
        """)
      Heading("The coach")
      Text(
        """
        The coach does not know the code. Hint tells as much as you ask for: how many codes are still possible, \
        whether your guess fits all answers, or the best guess. After a game, the review tells skill from luck in \
        each guess. For a game played elsewhere, enter its guesses and answers on your own board.
        """)
      Button(wide: "Your own board") { controller.openBoard() }
        .buttonStyle(.game)
      Heading("Codes of your own")
      Text(
        """
        Set a code and watch the coach break it, or answer it by hand: it says how many codes are left and why it \
        makes each guess. Hand this device to a friend with your code covered, or send a link to a regular game with \
        your code. None of this counts.
        """)
      Button(wide: "Set a code") { controller.openSetter() }
        .buttonStyle(.game)
      Heading("Duels")
      Text(
        """
        Share a finished game, and its link is a challenge: a friend breaks the same code, and sees your markers \
        beside each attempt, but never your pegs. At the end, you see both games side by side. Breaking the code \
        wins, then fewer guesses, then less lost by skill. A game with hints can’t win against one without.
        """)
      Heading("Settings")
      letters
      holes
      SharedSettingsView(controller)
      Heading("What is proven")
      Text(
        """
        For many games, it is proven which strategy needs the fewest guesses. Four pegs of six colors take 4.34 \
        guesses on average, and no strategy does better: Kenji Koyama and Tony Lai found that in 1993. Parlor proved \
        it again and went further, to five pegs of six colors (4.72) and four of ten (5.56), for which we know no \
        earlier proof. Every strategy is stored with the source, and small independent programs check them, so you \
        don’t have to take our word for it.
        """)
      Heading("Credits")
      Text(
        """
        CodeBreaker is part of Parlor, free software under the MIT license. The game is Mordecai Meirowitz's \
        Mastermind. This edition began in Stanford's course on SwiftUI. It is written in Swift, from the rules to the \
        pixels.
        """)
    }
  }

  private var letters: some View {
    @Bindable var controller = controller
    return VStack(alignment: .leading) {
      Text("Letters on colors")
        .accessibilityHidden(true)
      ChoicePicker("Letters on colors", selection: $controller.letters) { $0.label }
        .labelsHidden()
    }
  }

  private var holes: some View {
    @Bindable var controller = controller
    return VStack(alignment: .leading) {
      Text("Holes in a guess")
        .accessibilityHidden(true)
      ChoicePicker("Holes in a guess", selection: $controller.holes) { $0.label }
        .labelsHidden()
    }
  }

  private func rule(_ match: Match, _ text: LocalizedStringKey) -> some View {
    HStack(alignment: .top, spacing: 10) {
      MatchMarker(match: match)
        .accessibilityHidden(true)
      Text(text)
    }
  }
}
#endif
