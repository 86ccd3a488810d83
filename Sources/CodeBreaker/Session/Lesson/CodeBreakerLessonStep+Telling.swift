import CodeBreakerModel
import GameCore
import SessionSupport

extension CodeBreakerLessonStep {
  /// The third lesson: why to guess what can't be the code.
  static var telling: LessonPlan<CodeBreakerLessonStep> {
    LessonPlan(
      "telling", "Telling codes apart", summary: "Why guess what can’t be the code.",
      endTitle: "You ask good questions.",
      endText: "If one of the codes left tells as much as any other guess, guess it. If not, ask first.",
      steps: [oneByOne, notThree, ownGuess, twoLeft, canWin, twoQuestions, fourCodes, brokenInTwo])
  }

  private static var askForGuess: String { "Which guess tells all the codes apart?" }
  private static var askForOwnGuess: String { "Make a guess that leaves one code, whatever the answer." }

  /// Three codes that differ in one place.
  private static let oneByOne = CodeBreakerLessonStep(
    "Not one by one", "Three codes are left. Guess one of them, and if it’s wrong, two are still left.",
    task: askForGuess, .bestGuess(["001", "441", "341", "244"]), code: "003", attempts: ["240", "004"],
    success: "With green in the right place, or yellow in the wrong one, or neither: three codes, three answers.",
    failure: "Two of the three colors in one guess, in different places, get different answers.")

  /// A third color makes two codes look the same.
  private static let notThree = CodeBreakerLessonStep(
    "Two colors, not three", "Red, yellow, or white is first. With all three in a guess, two codes look the same.",
    task: askForGuess, .bestGuess(["311", "034", "035", "055"]), code: "411", attempts: ["211", "151"],
    success: "No red and no yellow: it must be the one that you left out.",
    failure: "One color first, another one elsewhere, and the third one left out.")

  /// The same, made by the player.
  private static let ownGuess = CodeBreakerLessonStep(
    "Your turn", "Red, green, or yellow is in the middle. One of them belongs there in your guess, and one beside it.",
    task: askForOwnGuess, .tellingGuess(), code: "414", attempts: ["445", "424"],
    success: "It couldn’t be the code, and the next guess will be.",
    failure: "Use two of red, green, and yellow, one of them in the middle.")

  /// With two codes left, one of them is the best guess.
  private static let twoLeft = CodeBreakerLessonStep(
    "Two left", "With two codes left, guess one of them. It may win, and if not, you know the code.",
    task: "Which guess is best?", .bestGuess(["331", "035", "055", "555"], andMayWin: true), code: "503",
    attempts: ["320", "350"], success: "Half the time you’d have won at once.",
    failure: "Choose one of the two codes.")

  /// A code that tells all codes apart.
  private static let canWin = CodeBreakerLessonStep(
    "One that may win", "Two of these guesses tell the codes apart. One of the two could be the code itself.",
    task: "Which guess is best?", .bestGuess(["153", "155", "254", "244"], andMayWin: true), code: "243",
    attempts: ["144", "253"], success: "It told you as much as any guess, and could have won.",
    failure: "Look first among the codes left.")

  /// Two open questions, answered by one guess.
  private static let twoQuestions = CodeBreakerLessonStep(
    "Two questions", "Is green or blue first? Is yellow or black last? One guess can ask both.", task: askForOwnGuess,
    .tellingGuess(), code: "215", attempts: ["112", "401"], success: "Each question changed the answer in its own way.",
    failure: "Use green or blue for one question, and yellow or black for the other.")

  /// Four codes, and none of them tells the others apart.
  private static let fourCodes = CodeBreakerLessonStep(
    "Four codes", "Only one of these codes has no red. So red in a guess asks something, too.", task: askForOwnGuess,
    .tellingGuess(), code: "430", attempts: ["054", "404"], success: "Four codes, four different answers.",
    failure: "Use red, and two of green, blue, and yellow, one of them in the middle.")

  /// A guess that tells the codes apart, and then the code.
  private static let brokenInTwo = CodeBreakerLessonStep(
    "Break it in two", "First tell the four codes apart, then guess the code.",
    task: "Break the code with your second guess.", .tellingGuess(untilBroken: true), code: "324",
    attempts: ["304", "543"], success: "Without the question, it could have taken four guesses.",
    failure: "Use white, and two of green, blue, and yellow, one in the middle.")
}
