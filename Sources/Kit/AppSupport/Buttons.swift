#if canImport(SwiftUI)
import SwiftUI

/// The style of Parlor's buttons: raised, rounded, and large enough for a finger.
public struct GameButtonStyle: ButtonStyle {
  private let isPrimary: Bool
  @Environment(\.isEnabled) private var isEnabled

  /// Creates the style of a button, or of the main button if `isPrimary` is `true`.
  public init(isPrimary: Bool = false) {
    self.isPrimary = isPrimary
  }

  /// Returns the styled button.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .fontWeight(.semibold)
      .foregroundStyle(isPrimary ? .onAccent : .ink)
      .padding(.horizontal, GameButtonMetrics.padding)
      .frame(minWidth: GameButtonMetrics.minSide, minHeight: GameButtonMetrics.minSide)
      .background(isPrimary ? .accent : .raised, in: shape)
      .overlay { shape.strokeBorder(isPrimary ? .accent : .line, lineWidth: 1) }
      .contentShape(shape)
      .pointerHighlight(shape)
      .scaleEffect(configuration.isPressed ? 0.97 : 1)
      .opacity(isEnabled ? 1 : 0.4)
  }

  private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: 12) }
}

/// A button's label that takes the available width.
public struct WideLabel: View {
  private let title: String
  private let alignment: TextAlignment

  /// Creates the label. `alignment` is that of a title with several lines.
  public init(_ title: String, alignment: TextAlignment = .center) {
    self.title = title
    self.alignment = alignment
  }

  /// The text.
  public var body: some View {
    Text(verbatim: title)
      .multilineTextAlignment(alignment)
      .frame(maxWidth: .infinity)
  }
}

extension Button where Label == WideLabel {
  /// Creates a button that takes the available width. `alignment` is that of a title with several lines.
  public init(wide title: String, alignment: TextAlignment = .center, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { WideLabel(title, alignment: alignment) }
  }
}

/// A segmented control for a choice.
public struct ChoicePicker<Choice: CaseIterable & Hashable>: View where Choice.AllCases: RandomAccessCollection {
  private let title: String
  private let selection: Binding<Choice>
  private let label: (Choice) -> String

  /// Creates the picker. `title` is its name for screen readers, and `label` returns the label of a choice.
  public init(_ title: String, selection: Binding<Choice>, label: @escaping (Choice) -> String) {
    self.title = title
    self.selection = selection
    self.label = label
  }

  /// The segmented control.
  public var body: some View {
    Picker("\(title)", selection: selection) {
      ForEach(Choice.allCases, id: \.self) { choice in
        Text(verbatim: label(choice)).tag(choice)
      }
    }
    .pickerStyle(.segmented)
  }
}

extension View {
  /// Highlights a shape of the view under an iPad's pointer. Only the system's own button styles do so by default.
  public func pointerHighlight(_ shape: some Shape) -> some View {
    #if os(iOS) || PARLOR_SWIFTUI
    contentShape(.hoverEffect, shape)
      .hoverEffect(.highlight)
    #else
    self
    #endif
  }
}

extension ButtonStyle where Self == GameButtonStyle {
  /// The style of a button.
  public static var game: GameButtonStyle { GameButtonStyle() }
  /// The style of the main button.
  public static var primaryGame: GameButtonStyle { GameButtonStyle(isPrimary: true) }
}
#endif
