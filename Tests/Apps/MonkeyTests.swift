import SwiftUI
import Testing

/// Random actions from every previewed screen. A failure names the seed and the last actions.
@MainActor
struct MonkeyTests {
  /// The number of actions from each screen. With more than 66 screens, there are over 10,000.
  private static let stepCount = 155

  @Test(arguments: Array(NamedScreen.all.enumerated()))
  func randomActionsCauseNoProblem(_ numbered: (offset: Int, element: NamedScreen)) async {
    let seed = UInt64(numbered.offset)
    let running = await numbered.element.run(checksStaleViews: numbered.offset.isMultiple(of: 2))
    var monkey = Monkey(running.app, link: numbered.element.link, seed: seed)
    for step in 1...Self.stepCount {
      let problems = await monkey.step()
      #expect(problems == [], "seed \(seed), step \(step), after \(monkey.latest)")
    }
  }
}
