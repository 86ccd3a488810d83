#if canImport(SwiftUI)
import SwiftUI

/// The button Done in the toolbar of a sheet. The Escape key performs it.
public struct DoneButton: ToolbarContent {
  private let placement: ToolbarItemPlacement
  private let action: @MainActor () -> Void

  /// Creates the button.
  public init(placement: ToolbarItemPlacement = .cancellationAction, action: @escaping @MainActor () -> Void) {
    self.placement = placement
    self.action = action
  }

  /// The button.
  public var body: some ToolbarContent {
    ToolbarItem(placement: placement) {
      Button("Done", action: action)
        .keyboardShortcut(.cancelAction)
    }
  }
}

/// The title of a sheet without a toolbar, with a button that closes the sheet. The Escape key performs it.
public struct SheetHeading: View {
  private let title: String
  private let closeLabel: String
  private let close: @MainActor () -> Void

  /// Creates the heading. `closeLabel` is the label of the button for screen readers.
  public init(_ title: String, closeLabel: String, close: @escaping @MainActor () -> Void) {
    self.title = title
    self.closeLabel = closeLabel
    self.close = close
  }

  /// The title and the button.
  public var body: some View {
    HStack(alignment: .top, spacing: 8) {
      Heading(title)
        .frame(maxWidth: .infinity, minHeight: GameButtonMetrics.minSide, alignment: .leading)
      Button(closeLabel, systemImage: "xmark", action: close)
        .labelStyle(.iconOnly)
        .buttonStyle(.game)
        .keyboardShortcut(.cancelAction)
    }
  }
}
#endif
