#if canImport(SwiftUI)
import SwiftUI

/// The buttons of Parlor: raised, rounded, and never too small for a finger.
public struct GameButtonStyle: ButtonStyle {
  private let isPrimary: Bool
  @Environment(\.isEnabled) private var isEnabled

  /// Makes the style.
  ///
  /// - Parameter isPrimary: whether this is the button to press first.
  public init(isPrimary: Bool = false) {
    self.isPrimary = isPrimary
  }

  /// Draws a button.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .fontWeight(.semibold)
      .foregroundStyle(isPrimary ? .onAccent : .ink)
      .padding(.horizontal, 12)
      .frame(minWidth: 44, minHeight: 44)
      .background(isPrimary ? .accent : .raised, in: shape)
      .overlay { shape.strokeBorder(isPrimary ? .accent : .line, lineWidth: 1) }
      .contentShape(shape)
      .scaleEffect(configuration.isPressed ? 0.97 : 1)
      .opacity(isEnabled ? 1 : 0.4)
  }

  private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: 12) }
}

extension ButtonStyle where Self == GameButtonStyle {
  /// A button of Parlor.
  public static var game: GameButtonStyle { GameButtonStyle() }
  /// The button to press first.
  public static var primaryGame: GameButtonStyle { GameButtonStyle(isPrimary: true) }
}
#endif
