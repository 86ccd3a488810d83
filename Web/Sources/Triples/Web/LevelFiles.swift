import DOM
import NumberedGame
import TriplesSession

/// Fetches the files that the levels need, when the session wants them.
final class LevelFiles {
  private let session: TriplesSession
  private var loading: TriplesSession.LevelFile?

  init(_ session: TriplesSession) {
    self.session = session
  }

  func draw() {
    guard let wanted = session.wantedFile, wanted != loading else { return }
    loading = wanted
    Window.load(file: wanted == .medals ? "medals.txt" : "best-games.txt") { [self] bytes in
      loading = nil
      session.receive(wanted, bytes)
    }
  }
}
