import Foundation

/// A finger's or a pointer's place at a moment.
public struct Touch {
  /// The place in the coordinates of the touched view.
  public let location: CGPoint
  /// The moment.
  public let time: Date
  /// Whether the finger is lifted.
  public let isEnd: Bool
  /// The origins of the touched view in the named coordinate spaces around it. Empty if it wasn't laid out.
  var origins: [AnyHashable: CGPoint] = [:]

  /// Returns the touch in the coordinates of a named space, or unchanged if there is no such space.
  func inside(_ space: AnyHashable?) -> Touch {
    guard let origin = space.flatMap({ origins[$0] }) else { return self }
    return Touch(location: CGPoint(x: location.x + origin.x, y: location.y + origin.y), time: time, isEnd: isEnd)
  }
}

extension Node {
  /// The origins of the view in the named coordinate spaces around it that have a place.
  var origins: [AnyHashable: CGPoint] {
    guard let origin = outerFrame?.origin else { return [:] }
    var origins: [AnyHashable: CGPoint] = [:]
    for step in ancestors.flatMap({ $0.placement?.steps ?? [] }) {
      guard case .coordinateSpace(let name) = step.modifier, let space = step.box.frame else { continue }
      origins[name] = CGPoint(x: origin.x - space.minX, y: origin.y - space.minY)
    }
    return origins
  }
}

/// How far a gesture is.
public enum GestureStage: Sendable {
  case changed, ended
}

/// A gesture that is attached to a view.
@MainActor
public struct GestureRecognizer {
  /// Which gestures the attachment enables.
  public let mask: GestureMask
  private let handle: ([Touch]) -> Void

  init(_ gesture: some Gesture, mask: GestureMask) {
    self.mask = mask
    handle = { gesture._recognize($0) { _, _ in } }
  }

  /// Handles the latest of the touches so far.
  public func handle(_ touches: [Touch]) {
    if mask.contains(.gesture) { handle(touches) }
  }
}
