import DOM
import TriplesSession
import WebSupport

/// The About tab. Its toy is a program of its own, which is loaded when the tab is first seen.
final class AboutView {
  private enum Toy { case none, loading, running }

  private let session: TriplesSession
  private var toy = Toy.none

  init(_ session: TriplesSession) {
    self.session = session
  }

  func draw() {
    guard session.tab == .about, session.viewer == nil, toy == .none else { return }
    toy = .loading
    Window.run(program: "jelly.wasm") { [self] isRunning in
      toy = isRunning ? .running : .none
      // Without a network, and never seen before. The next time the tab is opened, it is asked for again.
      if !isRunning {
        Part.named("tank-status").setText("The jellies could not be loaded. They need the network once.")
      }
    }
  }
}
