/// The kind of an animation. It determines whether the animation runs if the player prefers reduced motion.
public enum Motion: CaseIterable, Hashable, Sendable {
  /// Something slides, springs, grows or turns.
  case movement
  /// Something fades, or changes its color.
  case fade

  /// The duration of a pop-up's appearance, in seconds.
  public static let coverSeconds = 0.2

  /// Returns whether the animation runs, given the system's setting for reduced motion. If not, changes are immediate.
  public func runs(isReduced: Bool) -> Bool { self == .fade || !isReduced }
}

#if canImport(SwiftUI)
import SwiftUI

private struct Moving<Value: Equatable>: ViewModifier {
  let motion: Motion
  let animation: Animation
  let value: Value
  @Environment(\.reducesMotion) private var isReduced

  func body(content: Content) -> some View {
    let runs = motion.runs(isReduced: isReduced)
    content
      // Transactions propagate inward, so this innermost modifier comes last and removes the animations of all others.
      .transaction { if !runs { $0.animation = nil } }
      .animation(runs ? animation : nil, value: value)
  }
}

extension View {
  /// Animates changes of a value like `animation(_:value:)`. If the player prefers reduced motion, doesn't animate
  /// movement, and also removes animations that start elsewhere, such as that of a drag that springs back.
  public func animates<Value: Equatable>(_ motion: Motion, _ animation: Animation, value: Value) -> some View {
    modifier(Moving(motion: motion, animation: animation, value: value))
  }
}
#endif
