#if canImport(SwiftUI)
import SessionSupport
import SwiftUI

/// An action of a screen in a toolbar, which styles its buttons itself.
public struct ToolbarButton: View {
  private let action: SessionSupport.Action
  private let isCancel: Bool
  private let actionHandler: ScreenActionHandler

  /// Creates the button. `isCancel` means that the button leads back, so ⌘[ presses it.
  public init(action: SessionSupport.Action, isCancel: Bool, actionHandler: ScreenActionHandler) {
    self.action = action
    self.isCancel = isCancel
    self.actionHandler = actionHandler
  }

  /// The button, with its symbol or its label.
  public var body: some View {
    if let item = action.shareItem {
      ShareLink(item: actionHandler.shareText(item)) { label }
    } else if isCancel {
      button.keyboardShortcut("[")
    } else if action.symbol == .undo {
      button.keyboardShortcut("z")
    } else {
      button
    }
  }

  private var button: some View {
    Button {
      actionHandler.perform(action)
    } label: {
      label
    }
    .disabled(!action.isEnabled)
    .accessibilityHint(action.hint)
    .accessibilityAddTraits(action.isExpanded == true ? .isSelected : [])
  }

  @ViewBuilder private var label: some View {
    if let symbol = action.symbol {
      Label(action.label, systemImage: symbol.systemName + (action.isExpanded == true ? ".fill" : ""))
    } else {
      Text(verbatim: action.label)
    }
  }
}
#endif
