import DOM
import SessionSupport
import TriplesModel
import TriplesSession
import WebSupport

extension TriplesSession.KeyCommand {
  /// Creates the command of a key that was pressed anywhere on the page. Returns `nil` if there is none, or if the event
  /// repeats a command that doesn't repeat.
  public init?(_ event: Event) {
    self.init(
      key: event.pageKey(.digitsAndWASD), hasCommand: event.hasControl || event.hasMeta, hasShift: event.hasShift)
    if event.isRepeat, !repeats { return nil }
  }
}

extension Event {
  /// The direction of the move that a key makes, or `nil`.
  public var moveDirection: Direction? {
    guard case .move(let direction)? = TriplesSession.KeyCommand(self) else { return nil }
    return direction
  }
}
