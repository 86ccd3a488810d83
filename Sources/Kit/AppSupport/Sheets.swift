#if canImport(SwiftUI)
import SwiftUI

private struct Cover<Item: Equatable, Card: View>: ViewModifier {
  let item: Item?
  let onEscape: () -> Void
  @ViewBuilder let card: (Item) -> Card

  @Environment(\.reducesMotion) private var reducesMotion
  @Environment(\.windowRole) private var windowRole

  func body(content: Content) -> some View {
    let item = windowRole.isFront ? item : nil
    ZStack {
      content
        .accessibilityHidden(item != nil)
      if let item {
        cover(item)
          .transition(
            Motion.movement.runs(isReduced: reducesMotion) ? .opacity.combined(with: .scale(scale: 0.9)) : .opacity
          )
          .zIndex(1)
      }
    }
    .animates(.fade, .easeOut(duration: Motion.coverSeconds), value: item)
  }

  private func cover(_ item: Item) -> some View {
    ZStack {
      Color.black.opacity(0.45)
        .ignoresSafeArea()
        .accessibilityHidden(true)
      GeometryReader { space in
        // The card scrolls only if it is taller than the screen. `ViewThatFits` would need two copies of it.
        ScrollView {
          card(item)
            .padding()
            // A stack that is stretched to the screen's height can offer text less than its height, and cut it.
            .fixedSize(horizontal: false, vertical: true)
            .frame(maxWidth: .infinity, minHeight: space.size.height)
        }
        .scrollBounceBehavior(.basedOnSize)
      }
      EscapeButton(action: onEscape)
    }
    .accessibilityElement(children: .contain)
    .accessibilityAddTraits(.isModal)
    .accessibilityAction(.escape, onEscape)
  }
}

/// A button that only the Escape key can press. A card's own button can't take that key too if it has Return.
struct EscapeButton: View {
  let action: () -> Void

  var body: some View {
    Button("Cancel", action: action)
      .keyboardShortcut(.cancelAction)
      .opacity(0)
      .accessibilityHidden(true)
  }
}

extension View {
  /// Covers the view with a card while `item` isn't `nil`, in the window that the player uses. The card must draw only
  /// what the item contains, because the session has already changed when the card fades out. The card scrolls if it is
  /// taller than the screen. The Escape key and screen readers' escape gesture call `onEscape`.
  public func cover<Item: Equatable>(
    _ item: Item?, onEscape: @escaping () -> Void, @ViewBuilder card: @escaping (Item) -> some View
  ) -> some View {
    modifier(Cover(item: item, onEscape: onEscape, card: card))
  }
}
#endif
