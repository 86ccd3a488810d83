/// What an animation does, by which it is decided whether it runs where the player has asked for less motion.
public enum Motion: CaseIterable, Hashable, Sendable {
  /// Something slides, springs, grows or turns.
  case movement
  /// Something fades, or goes from one color to another.
  case fade

  /// How long a pop-up takes to come up, in seconds.
  public static let coverSeconds = 0.2

  /// Whether the animation runs. What would have moved is then at its place at once.
  ///
  /// - Parameter isReduced: whether the player has asked for less motion, in the system's settings.
  public func runs(isReduced: Bool) -> Bool { self == .fade || !isReduced }
}

#if canImport(SwiftUI)
import SwiftUI

/// Animates changes of a value, as far as the player wants motion.
private struct Moving<Value: Equatable>: ViewModifier {
  let motion: Motion
  let animation: Animation
  let value: Value
  @Environment(\.accessibilityReduceMotion) private var isReduced

  func body(content: Content) -> some View {
    let runs = motion.runs(isReduced: isReduced)
    content
      // A transaction goes inwards. What stands first here is what it meets last: had the animation the last word, it would
      // run whatever was taken away before.
      .transaction { if !runs { $0.animation = nil } }
      .animation(runs ? animation : nil, value: value)
  }
}

extension View {
  /// Animates what changes with a value, as `animation(_:value:)` does, but not where the player has asked for less motion
  /// and it moves. What comes with an animation of another origin, such as a drag that springs back, is stilled then too.
  public func animates<Value: Equatable>(_ motion: Motion, _ animation: Animation, value: Value) -> some View {
    modifier(Moving(motion: motion, animation: animation, value: value))
  }
}
#endif
