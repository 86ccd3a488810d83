#if canImport(SwiftUI)
import SessionSupport
import SwiftUI

/// Parts of a game that the player looks at or presses.
struct PartsBlockView<Picture: Equatable & Sendable, PictureView: View>: View {
  let block: PartsBlock<Picture>
  let actionHandler: ScreenActionHandler
  let picture: (Picture) -> PictureView

  /// The maximum number of parts in a line of a grid, so that each is easy to tap on the smallest phones.
  private static var maxLineLength: Int { 5 }

  /// The minimum width of a part in a palette, in points.
  private static var minPaletteSide: CGFloat { 46 }

  var body: some View {
    arrangedParts
      .spokenGroup(block.label)
      // Keep the colors under Smart Invert, because screen readers speak them.
      .accessibilityIgnoresInvertColors()
  }

  @ViewBuilder private var arrangedParts: some View {
    switch block.arrangement {
    case .row: line(block.parts.indices, spacing: 8)
    case .grid:
      let length = block.lineLength(atMost: Self.maxLineLength)
      VStack(spacing: 4) {
        ForEach(Array(stride(from: 0, to: block.parts.count, by: length)), id: \.self) { start in
          line(start..<min(start + length, block.parts.count), spacing: 4)
        }
      }
    case .flow:
      FittingRows(breakMode: .everywhere, alignment: .leading) {
        ForEach(block.parts.indices, id: \.self) { part(at: $0) }
      }
    case .list, .buttons:
      VStack(spacing: block.arrangement == .list ? 5 : 8) {
        ForEach(block.parts.indices, id: \.self) { part(at: $0) }
      }
    case .palette:
      LazyVGrid(columns: [GridItem(.adaptive(minimum: Self.minPaletteSide), spacing: 6)], spacing: 6) {
        ForEach(block.parts.indices, id: \.self) { part(at: $0) }
      }
    case .board:
      let size = block.boardSize
      VStack(spacing: 0) {
        ForEach(0..<size, id: \.self) { row in
          line(row * size..<(row + 1) * size, spacing: 0)
        }
      }
      .aspectRatio(1, contentMode: .fit)
    }
  }

  private func line(_ indexes: Range<Int>, spacing: CGFloat) -> some View {
    HStack(spacing: spacing) {
      ForEach(indexes, id: \.self) { part(at: $0) }
    }
    .frame(maxWidth: .infinity)
    // A row goes from left to right in every language, like the arrow keys and like spoken text.
    .environment(\.layoutDirection, .leftToRight)
  }

  @ViewBuilder private func part(at index: Int) -> some View {
    if block.parts.indices.contains(index) {
      let part = block.parts[index]
      if let action = block.action(at: index) {
        if part.menu.isEmpty {
          button(part, action)
        } else {
          button(part, action)
            .contextMenu { menu(of: part) }
            .accessibilityActions { menu(of: part) }
        }
      } else {
        picture(part.picture).spoken(as: part.spokenText)
      }
    }
  }

  @ViewBuilder private func button(_ part: PartsBlock<Picture>.Part, _ action: SessionSupport.Action.ID) -> some View {
    let button = Button {
      actionHandler.perform(action)
    } label: {
      picture(part.picture)
        .environment(\.isSelectedPart, part.isSelected)
        .contentShape(Rectangle())
    }
    .accessibilityLabel(part.spokenText)
    .accessibilityHint(block.hint)
    .accessibilityAddTraits(part.isSelected ? .isSelected : [])
    switch block.arrangement {
    case .flow, .buttons: button.buttonStyle(.game)
    case .row, .grid, .list, .palette, .board: button.buttonStyle(.plain)
    }
  }

  private func menu(of part: PartsBlock<Picture>.Part) -> some View {
    ForEach(part.menu.indices, id: \.self) { index in
      Button("\(part.menu[index].label)") { actionHandler.perform(part.menu[index]) }
    }
  }
}

private struct IsSelectedPartKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the picture shows a selected part, such as the hole into which the next peg goes.
  public var isSelectedPart: Bool {
    get { self[IsSelectedPartKey.self] }
    set { self[IsSelectedPartKey.self] = newValue }
  }
}
#endif
