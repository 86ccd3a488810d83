import DOM
import TriplesModel
import TriplesSession

extension TriplesSession.KeyCommand {
  /// Creates the command of a key event, or returns `nil` if the event has none or is part of a composed character.
  public init?(_ event: Event) {
    guard !event.hasAlt, !event.isComposing else { return nil }
    self.init(key: event.key, hasCommand: event.hasControl || event.hasMeta, hasShift: event.hasShift)
  }
}

extension Event {
  /// The direction of the move that a key makes outside inputs and dialogs, or `nil`.
  public var moveDirection: Direction? {
    guard case .move(let direction)? = TriplesSession.KeyCommand(self), closest("input, dialog") == nil else {
      return nil
    }
    return direction
  }
}
