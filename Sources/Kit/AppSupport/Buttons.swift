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
      .padding(.horizontal, GameButton.padding)
      .frame(minWidth: GameButton.least, minHeight: GameButton.least)
      .background(isPrimary ? .accent : .raised, in: shape)
      .overlay { shape.strokeBorder(isPrimary ? .accent : .line, lineWidth: 1) }
      .contentShape(shape)
      .pointerHighlight(shape)
      .scaleEffect(configuration.isPressed ? 0.97 : 1)
      .opacity(isEnabled ? 1 : 0.4)
  }

  private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: 12) }
}

/// The label of a button: its text, across all the width that there is.
public struct WideLabel: View {
  private let title: LocalizedStringKey

  /// Makes the label.
  public init(_ title: LocalizedStringKey) {
    self.title = title
  }

  /// The text.
  public var body: some View {
    Text(title)
      .multilineTextAlignment(.center)
      .frame(maxWidth: .infinity)
  }
}

extension Button where Label == WideLabel {
  /// A button across all the width that there is.
  public init(wide title: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { WideLabel(title) }
  }
}

/// One of several things to choose, side by side.
public struct ChoicePicker<Choice: CaseIterable & Hashable>: View where Choice.AllCases: RandomAccessCollection {
  private let title: LocalizedStringKey
  private let selection: Binding<Choice>
  private let label: (Choice) -> String

  /// Makes the picker.
  ///
  /// - Parameters:
  ///   - title: what screen readers call it.
  ///   - selection: what is chosen.
  ///   - label: what a choice is called.
  public init(_ title: LocalizedStringKey, selection: Binding<Choice>, label: @escaping (Choice) -> String) {
    self.title = title
    self.selection = selection
    self.label = label
  }

  /// The choices.
  public var body: some View {
    Picker(title, selection: selection) {
      ForEach(Choice.allCases, id: \.self) { choice in
        Text(verbatim: label(choice)).tag(choice)
      }
    }
    .pickerStyle(.segmented)
  }
}

extension View {
  /// Lets the pointer of an iPad show that the view can be pressed, in the view's own shape. Only the system's own buttons
  /// do that by themselves.
  public func pointerHighlight(_ shape: some Shape) -> some View {
    #if os(iOS)
    contentShape(.hoverEffect, shape)
      .hoverEffect(.highlight)
    #else
    self
    #endif
  }
}

extension ButtonStyle where Self == GameButtonStyle {
  /// A button of Parlor.
  public static var game: GameButtonStyle { GameButtonStyle() }
  /// The button to press first.
  public static var primaryGame: GameButtonStyle { GameButtonStyle(isPrimary: true) }
}
#endif
