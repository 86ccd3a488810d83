import CodeBreakerModel
import GameCore
import SessionSupport

extension CodeBreakerLessonStep {
  /// All lessons.
  public static var lessons: [LessonPlan<CodeBreakerLessonStep>] { [basics, answers, telling] }

  /// The first lesson: what the markers mean, and what makes a good guess.
  static var basics: LessonPlan<CodeBreakerLessonStep> {
    LessonPlan(
      "basics", "The basics", summary: "What the markers say.", endTitle: "That’s all you need to play.",
      endText:
        "The coach’s hints tell as much as you ask for, and after a game its review says which guesses were good.",
      steps: [markers, once, fitting, distinguishing, last])
  }

  /// Returns the answers to choose from: `right` and three wrong ones. `last` is the most tempting wrong one.
  private static func options(right: MatchCounts, last: MatchCounts) -> [MatchCounts] {
    [MatchCounts(exact: 2, inexact: 0), right, MatchCounts(exact: 0, inexact: 2), last]
  }

  /// The meaning of the markers.
  static let markers = CodeBreakerLessonStep(
    "What the markers say",
    "A filled marker is a peg in the right place, an outlined one a peg in the wrong place. Their order means nothing.",
    task: "What’s the answer to this guess?",
    .answer(to: "013", options(right: MatchCounts(exact: 1, inexact: 1), last: MatchCounts(exact: 1, inexact: 0))),
    code: "021", success: "Red is in the right place, green in the wrong place, and yellow is not in the code.",
    failure: "Go peg by peg: is it in the code? Is it in the right place?")

  /// Each peg of the code matches only one peg of the guess.
  static let once = CodeBreakerLessonStep(
    "Each peg counts once", "Each peg of the code matches only one peg of the guess. Blue is guessed twice here.",
    task: "What’s the answer to this guess?",
    .answer(to: "223", options(right: MatchCounts(exact: 1, inexact: 0), last: MatchCounts(exact: 1, inexact: 1))),
    code: "240", success: "The first blue is in the right place, and none is left for the second.",
    failure: "One blue is in the right place. Does the code have another blue for the second one?")

  /// A guess can be the code only if it fits all answers so far.
  public static let fitting = CodeBreakerLessonStep(
    "A guess that fits", "A guess fits if it could be the code: it would have gotten the same answers.",
    task: "Make a guess that could be the code.", .fittingGuess, code: "302", attempts: ["012"],
    success: "Most good guesses fit.")

  /// A guess that can't be the code may tell more than one that can.
  static let distinguishing = CodeBreakerLessonStep(
    "A guess that tells more",
    "Three codes are left. Guessing them in turn may take three guesses. One guess tells them apart.",
    task: "Make a guess that leaves one code, whatever the answer.", .tellingGuess(), code: "043",
    attempts: ["001", "030"], success: "Your guess couldn’t be the code, but told you more than one that could.",
    failure: "Use two of the three colors, one in the middle and one beside it.")

  /// At the end, one code is left.
  static let last = CodeBreakerLessonStep(
    "The only one left", "The second attempt has no match: none of its pegs are in the code. Start there.",
    task: "Break the code.", .code, code: "420", attempts: ["012", "135", "204"],
    success: "Blue was tried first and last, so it’s in the middle. Then red is last, and white is first.")
}
