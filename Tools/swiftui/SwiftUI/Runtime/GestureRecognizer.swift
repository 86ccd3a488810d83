import Foundation

/// A finger's or a pointer's place at a moment.
public struct Touch: Sendable {
  /// The place in the coordinates of the touched view.
  public let location: CGPoint
  /// The moment.
  public let time: Date
  /// Whether the finger is lifted.
  public let isEnd: Bool
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
