import GameCore
import SessionSupport
import TriplesModel

extension TriplesLessonStep {
  /// All lessons.
  public static var lessons: [LessonPlan<TriplesLessonStep>] { [basics, cornerLesson, onesLesson] }

  /// The third lesson: how a board doesn't fill up with 1s or 2s.
  ///
  /// The coach prefers the moves of all solutions, as in the lesson about the corner.
  static var onesLesson: LessonPlan<TriplesLessonStep> {
    LessonPlan(
      "ones", "1s and 2s", summary: "Don’t let them pile up.", endTitle: "No more heaps of 1s and 2s.",
      endText: "Count both now and then. Use the rarer one when you can, and let large pairs wait.",
      steps: [onlyOne, twoAtOnce, meeting, largePair, besideThree, cornerOne, preparation, chain])
  }

  /// The rarer of 1s and 2s should be used.
  private static let onlyOne = TriplesLessonStep(
    "The only 1", "2s merge only with 1s. Five 2s are waiting here, and there’s one 1.", task: "Use the 1.",
    [[0, 0, 0, 2], [2, 2, 2, 0], [1, 24, 2, 6], [48, 6, 6, 0]], .makes([3]),
    success: "Four 2s still wait. So every 1 counts, and the 6s don’t mind."
  ) { "\(count($0)) Down brings a 2 onto the old one." }

  /// One move can use two pairs.
  private static let twoAtOnce = TriplesLessonStep(
    "Two at once", "A move shifts the whole board, so it can use two pairs.", task: "Make two 3s with one move.",
    [[6, 2, 0, 0], [12, 1, 2, 0], [2, 1, 0, 0], [24, 3, 2, 0]], .makes([3, 3]),
    success: "Two moves’ work in one."
  ) { "\($0.effect.merges.isEmpty ? "No 3." : "Only one 3.") Two rows have a 1 beside a 2: push left." }

  /// A 1 and a 2 must be brought together.
  private static let meeting = TriplesLessonStep(
    "Bring them together", "The only 1 is at the bottom, and no 2 touches it.", task: "Make a 3, in two moves.",
    [[2, 0, 0, 0], [3, 2, 0, 0], [6, 6, 2, 0], [12, 1, 6, 3]], .makes([3]), moves: 2, spawnCells: [1, 8, 3, 6],
    success: "The 6s made room, and a 2 came to the 1."
  ) { "\(count($0)) If the 6s merge to the left, a 2 moves in above the 1." }

  /// Large pairs can wait.
  private static let largePair = TriplesLessonStep(
    "Large pairs can wait", "Two 12s are ready, and so are a 1 and a 2. Which pair would be parted?",
    task: "Make a 3.", [[0, 0, 0, 0], [1, 1, 6, 0], [0, 1, 3, 2], [12, 2, 12, 12]], .makes([3]),
    success: "The 12s are still side by side."
  ) {
    $0.effect.merges.isEmpty
      ? "The 1 and the 2 in the second column haven’t met. Push down."
      : "That made a 24, but the 1 has lost its 2. Down first: the 12s can wait."
  }

  /// A 3 is best made beside another 3.
  private static let besideThree = TriplesLessonStep(
    "Beside another 3", "This 1 can take the 2 above it or the one below. Make the 3 where another 3 is.",
    task: "Make a 3, and then a 6 with it, in two moves.",
    [[0, 2, 0, 0], [0, 1, 0, 0], [3, 2, 2, 2], [24, 6, 2, 2]], .makes([3, 6]), moves: 2,
    success: "A 1 and a 2 are gone, and so are the 3s."
  ) {
    let threes = $0.game.board.joined().filter { $0 == 3 }.count
    return (threes < 2 ? "There’s no new 3." : $0.game.touch(3, 3) ? "The 3s still wait." : "The two 3s don’t touch.")
      + " Down makes the 3 beside the other one."
  }

  /// A 1 in a corner needs help.
  private static let cornerOne = TriplesLessonStep(
    "A 1 in the corner", "The only 1 is stuck in a corner. But there’s room above it.", task: "Make a 3, in two moves.",
    [[2, 0, 0, 0], [2, 0, 0, 0], [6, 2, 2, 0], [12, 2, 3, 1]], .makes([3]), moves: 2,
    success: "It’s out of the way, before anything large could block it."
  ) { "\(count($0)) Right brings a 2 above the 1, and down joins them." }

  /// On a full board, a move without a merge can prepare two.
  private static let preparation = TriplesLessonStep(
    "Prepare two", "The board is nearly full. A move that merges nothing can prepare two merges.",
    task: "Make two 3s, in two moves.", [[3, 2, 2, 0], [2, 6, 3, 1], [2, 12, 6, 0], [24, 1, 1, 1]],
    .makes([3, 3]), moves: 2, success: "Room again. Look for such moves when it gets tight."
  ) { "\(count($0)) After right, 2s stand beside 1s in more than one column." }

  /// One merge leads to the next.
  private static let chain = TriplesLessonStep(
    "One leads to the next", "Each 3 is ready for the next 3. So 1s and 2s that you use become something larger.",
    task: "Make two 3s and a 6, in three moves.", [[2, 0, 0, 0], [6, 2, 2, 0], [2, 12, 3, 1], [48, 2, 6, 1]],
    .makes([3, 3, 6]), moves: 3, spawnCells: [6, 14, 1, 13, 0], success: "Two 1s and two 2s are gone."
  ) { "\(count($0)) First right, then down, then left." }

  /// Returns how many 1s and 2s the board has after a failure.
  private static func count(_ failure: Failure) -> String {
    let tiles = failure.game.board.joined()
    let text = [1, 2].map { value -> String in
      let count = tiles.filter { $0 == value }.count
      let words = ["no", "one", "two", "three", "four", "five", "six", "seven"]
      return "\(count < words.count ? words[count] : "many") \(value)\(count == 1 ? "" : "s")"
    }
    return "The board has \(text[0]) and \(text[1])."
  }
}
