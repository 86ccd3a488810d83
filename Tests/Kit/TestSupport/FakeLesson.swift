import DailyGames
import GameCore
import SessionSupport

/// A step of a fake lesson: the player counts up to `goal`. A wrong positive number is a mistake, 0 is refused, and a
/// negative number only prepares an action.
package struct CountingStep: LessonStep {
  let goal: Int
  package var title: String { "To \(goal)" }
  package var text: String { "Count." }
  package var task: String { "Count to \(goal)." }

  package func initialState() -> Int { 0 }

  package func play(_ action: Int, at count: inout Int) -> LessonVerdict {
    guard action > 0 else { return action < 0 ? .incomplete("Ready.") : .refused("Nothing is no number.") }
    count += 1
    guard action == count else { return .missed("It was \(count).") }
    return count == goal ? .done("Good.") : .partlyDone("And on.")
  }

  package func expectedAction(at count: Int) -> Int? { count < goal ? count + 1 : nil }
}

/// Fake lessons in counting. They are stored like the lessons of a game named "dice".
package final class FakeLesson: StoredLesson {
  package typealias Picture = Never

  package var store: SessionStore<EmptySave, EmptySave>

  package let core: LessonCore<CountingStep>
  package let positionSections: [PlainScreen.Section?] = []
  package func performInPosition(_ id: Action.ID) {}
  package let taughtGame = DailyGame.first

  package static let key = LessonProgress.key("dice")

  /// Creates lessons named "first", "second", and so on, with a step for each goal.
  package init(lessons: [[Int]], environment: PlayEnvironment) {
    store = SessionStore(game: "dice", name: "lesson", environment: environment, settings: EmptySave())
    core = LessonCore(
      "dice",
      lessons: zip(["first", "second", "third"], lessons).map { name, goals in
        LessonPlan(
          name, "The \(name)", summary: "Up to \(goals.max() ?? 0).", endTitle: "You can count.",
          endText: "Go and count.", steps: goals.map { CountingStep(goal: $0) })
      }, environment: environment)
  }

  package convenience init(_ goals: [Int], environment: PlayEnvironment) {
    self.init(lessons: [goals], environment: environment)
  }

  package convenience init(environment: PlayEnvironment) { self.init([1, 2], environment: environment) }
}
