import DOM
import TriplesModel
import TriplesSession
import WebSupport

/// The keys of the page: arrows and WASD move, Control or Command with Z takes back, with Shift and Z or with Y plays
/// again, H asks for a hint. In a replay the arrows step.
final class Keyboard {
  private let session: TriplesSession

  init(_ session: TriplesSession) {
    self.session = session
  }

  func begin() {
    Window.listen("keydown") { [self] event in
      guard !event.hasAlt, !event.isComposing, session.popUp == nil, event.closest("input, dialog") == nil,
        let key = KeyName(event.key)
      else { return }
      let isCommand = event.hasControl || event.hasMeta
      if isCommand ? command(key, hasShift: event.hasShift) : plain(key) { event.preventDefault() }
    }
  }

  private func command(_ key: KeyName, hasShift: Bool) -> Bool {
    switch key {
    case .character(UInt8(ascii: "z")) where hasShift, .character(UInt8(ascii: "y")): session.redo()
    case .character(UInt8(ascii: "z")): session.undo()
    default: return false
    }
    return true
  }

  private func plain(_ key: KeyName) -> Bool {
    if let viewer = session.viewer {
      switch key {
      case .arrowLeft: session.goToStep(viewer.step - 1)
      case .arrowRight: session.goToStep(viewer.step + 1)
      case .home: session.goToStep(0)
      case .end: session.goToStep(viewer.stepCount)
      default: return false
      }
      return true
    }
    guard session.tab == .board else { return false }
    if key == .character(UInt8(ascii: "h")) {
      session.toggleHint()
      return true
    }
    guard let direction = Self.direction(key) else { return false }
    session.move(direction)
    return true
  }

  private static func direction(_ key: KeyName) -> Direction? {
    switch key {
    case .arrowLeft, .character(UInt8(ascii: "a")): .left
    case .arrowRight, .character(UInt8(ascii: "d")): .right
    case .arrowUp, .character(UInt8(ascii: "w")): .up
    case .arrowDown, .character(UInt8(ascii: "s")): .down
    default: nil
    }
  }
}
