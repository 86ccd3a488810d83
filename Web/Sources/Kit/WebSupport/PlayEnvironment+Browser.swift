import DOM
import GameCore
import SessionSupport

extension PlayEnvironment {
  /// The browser's storage, clock and random numbers. The coach is a worker, loaded when it's first asked.
  public static var browser: PlayEnvironment {
    var environment = PlayEnvironment(
      storage: Storage(
        read: { LocalStorage.read($0) },
        write: { LocalStorage.write($0, $1) }),
      now: { Window.epochSeconds },
      random: { Window.random64() },
      coach: .network)
    environment.utcOffset = { Window.utcOffset($0) }
    environment.pressTime = { Int64(Window.eventMilliseconds) }
    // `Site/picture.js` draws an opening before the program starts.
    environment.shownOpening = { Element.find("html")?.attribute("data-opening").flatMap { DecimalText.read($0) } }
    return environment
  }
}
