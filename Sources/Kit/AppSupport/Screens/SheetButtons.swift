#if canImport(SwiftUI)
import SwiftUI

/// The button Done in the toolbar of a sheet. The Escape key performs it.
public struct DoneButton: ToolbarContent {
  private let confirms: Bool
  private let action: @MainActor () -> Void

  /// Creates the button in the place of actions that cancel or, if `confirms` is `true`, of actions that confirm.
  public init(confirms: Bool = false, action: @escaping @MainActor () -> Void) {
    self.confirms = confirms
    self.action = action
  }

  /// The button.
  public var body: some ToolbarContent {
    ToolbarItem(placement: confirms ? .confirmationAction : .cancellationAction) {
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
