import CodeBreakerModel
import GameCore
import SessionSupport

extension CodeBreakerLessonStep {
  /// The second lesson: what an answer rules out.
  static var answers: LessonPlan<CodeBreakerLessonStep> {
    LessonPlan(
      "answers", "Ruling out", summary: "What an answer tells you.", endTitle: "Every answer rules something out.",
      endText: "Compare your guess with each row before you make it: would that row have gotten its answer?",
      steps: [noMatch, allMisplaced, onlyPlaced, onePegChanged, swap, colorTwice, bothAnswers, allClues])
  }

  private static var askForPossible: String { "Which of these can still be the code?" }

  /// An answer without markers.
  private static let noMatch = CodeBreakerLessonStep(
    "No match", "No markers at all are good news: none of these pegs are in the code.", task: askForPossible,
    .possibleCode(["305", "345", "241", "513"]), code: "345", attempts: ["012"],
    success: "Those without red, green, and blue.", failure: "Leave out red, green, and blue.")

  /// An answer with all pegs in the wrong place.
  private static let allMisplaced = CodeBreakerLessonStep(
    "All in the wrong place", "Three in the wrong place: you have all the colors, and each has to move.",
    task: askForPossible, .possibleCode(["210", "102", "120", "123"]), code: "120", attempts: ["012"],
    success: "Each color moved to another place.", failure: "Keep the colors, and move every one of them.")

  /// An answer with pegs in the right place only.
  private static let onlyPlaced = CodeBreakerLessonStep(
    "One stays", "One in the right place, none in the wrong place: one peg stays where it is, and the others are out.",
    task: askForPossible, .possibleCode(["304", "013", "345", "033"]), code: "033", attempts: ["012"],
    success: "Red stays first here. In other codes it would be green or blue.",
    failure: "Exactly one peg of the attempt stays where it is.")

  /// Two attempts that differ in one peg.
  private static let onePegChanged = CodeBreakerLessonStep(
    "One peg changed", "Between these attempts, blue became yellow. That brought one marker more.",
    task: "Which color is surely out?", .excludedColor(["0", "1", "2", "3"]), code: "035", attempts: ["012", "013"],
    success: "Yellow is in, and blue is out. Change one peg, and the difference is its own answer.",
    failure: "The new marker is yellow’s. So what did blue have?")

  /// Two attempts with the same colors in other places.
  private static let swap = CodeBreakerLessonStep(
    "Two pegs swapped",
    "Red and green changed places. First both were in the right place, then both in the wrong place.",
    task: askForPossible, .possibleCode(["104", "041", "014", "214"]), code: "014", attempts: ["012", "102"],
    success: "Red is first, green is second, and only the last peg is open.",
    failure: "The first attempt has red and green in the right place.")

  /// An attempt with a color twice.
  private static let colorTwice = CodeBreakerLessonStep(
    "A color twice", "Two reds and a green got one marker, in the right place. So the code has just one of the three.",
    task: "Which of these can’t be the code?", .impossibleCode(["033", "304", "300", "451"]), code: "304",
    attempts: ["001"], success: "Two reds would have gotten two markers.",
    failure: "Compare it with the attempt peg by peg. Which code would get two markers?")

  /// A guess must fit every answer.
  private static let bothAnswers = CodeBreakerLessonStep(
    "Both answers at once", "Every answer rules out codes. What could be the code has to fit each of them.",
    task: "Make a guess that could be the code.", .fittingGuess, code: "314", attempts: ["012", "345"],
    success: "One from the first row and two from the second: three colors found.")

  /// Several answers together leave one code.
  private static let allClues = CodeBreakerLessonStep(
    "All the clues", "Start with the answer that rules out the most: the first one.", task: "Break the code.", .code,
    code: "430", attempts: ["152", "421", "350"],
    success: "White had to be first. Yellow and red came from the last attempt, one of them in the right place.")
}
