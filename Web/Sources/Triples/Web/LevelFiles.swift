import DOM
import NumberedGame
import TriplesSession

/// Fetches the files that the levels need, when the session wants them: at once where the player looks at something else than a board to play on,
/// and on the board some seconds after the start, when the rest of the program is there too that reads them.
final class LevelFiles {
  private let session: TriplesSession
  private var loading: TriplesSession.LevelFile?
  private var isEarly = true

  private static let patience = 6_000.0

  init(_ session: TriplesSession) {
    self.session = session
    Window.after(Self.patience) { [self] in
      isEarly = false
      draw()
    }
  }

  func draw() {
    guard !isEarly || session.levelMap != nil || session.tab == .scores || !session.acceptsMoves,
      let wanted = session.wantedFile, wanted != loading
    else { return }
    loading = wanted
    Window.load(file: wanted == .medals ? "medals.txt" : "best-games.txt") { [self] bytes in
      loading = nil
      session.receive(wanted, bytes)
    }
  }
}
