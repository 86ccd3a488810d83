#if canImport(SwiftUI)
import SwiftUI

/// Two groups of views in a row, or else one below the other, each in as few lines as possible.
public struct AdaptiveRow<Start: View, End: View>: View {
  private let start: Start
  private let end: End

  /// Creates a row.
  public init(@ViewBuilder start: () -> Start, @ViewBuilder end: () -> End) {
    self.start = start()
    self.end = end()
  }

  /// The views in the first arrangement that fits.
  public var body: some View {
    FittingRows {
      start
      end.rowGroup(1)
    }
  }
}

/// Views side by side, or below each other at the accessibility text sizes, where columns would be one word wide.
public struct RowOrColumn<Content: View>: View {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat
  private let content: Content
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  /// Creates a row or column. `spacing` is in points, and half as large in a column. `alignment` is that of the row.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat = 8, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// The row or the column.
  public var body: some View {
    if TextSize(dynamicTypeSize).isAccessibilitySize {
      VStack(alignment: .leading, spacing: spacing / 2) { content }
        .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      HStack(alignment: alignment, spacing: spacing) { content }
    }
  }
}

/// A scrolling column with a maximum line width, for text.
public struct ReadingPage<Content: View>: View {
  private let maxWidth: CGFloat
  private let spacing: CGFloat
  private let content: Content

  /// Creates a page with the maximum width of the column and the gap between paragraphs, in points.
  public init(maxWidth: CGFloat = 672, spacing: CGFloat, @ViewBuilder content: () -> Content) {
    self.maxWidth = maxWidth
    self.spacing = spacing
    self.content = content()
  }

  /// The column on the background of every screen.
  public var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: spacing) { content }
        .foregroundStyle(.ink)
        .frame(maxWidth: maxWidth, alignment: .leading)
        .padding()
        .frame(maxWidth: .infinity)
    }
    .background(.paper)
  }
}

/// A heading within a screen.
public struct Heading: View {
  private let title: String
  private let font: Font

  /// Creates a heading.
  public init(_ title: String, font: Font = .title2.bold()) {
    self.title = title
    self.font = font
  }

  /// The text, marked as a heading for screen readers.
  public var body: some View {
    Text(verbatim: title)
      .font(font)
      .accessibilityAddTraits(.isHeader)
  }
}

/// A small, muted text, such as an explanation.
public struct NoteText: View {
  private let text: String

  /// Creates a note.
  public init(_ text: String) {
    self.text = text
  }

  /// The text.
  public var body: some View {
    Text(verbatim: text)
      .font(.footnote)
      .foregroundStyle(.muted)
  }
}

/// A label, and its value at the other end of the line. With very large text the value is below the label.
public struct LabeledLine: View {
  private let label: String
  private let text: String

  /// Creates a line.
  public init(_ label: String, _ text: String) {
    self.label = label
    self.text = text
  }

  /// The label and the value, which screen readers read together.
  public var body: some View {
    RowOrColumn(alignment: .firstTextBaseline) {
      Text(verbatim: label)
        .frame(maxWidth: .infinity, alignment: .leading)
      Text(verbatim: text)
        .bold()
        .monospacedDigit()
    }
    .accessibilityElement(children: .combine)
  }
}

extension View {
  /// Puts the view on a surface with rounded corners. `radius` is in points.
  public func card(radius: CGFloat = 12, isBordered: Bool = true) -> some View {
    let shape = RoundedRectangle(cornerRadius: radius)
    return background(.surface, in: shape)
      .overlay { if isBordered { shape.strokeBorder(.line, lineWidth: 1) } }
  }
}

#Preview("Arrangement") {
  VStack {
    AdaptiveRow {
      Text(verbatim: "Tools")
    } end: {
      Button(wide: "Continue") {}
        .buttonStyle(.primaryGame)
    }
    LabeledLine("Luck", "+1.20").padding().card()
  }
  .inBothSchemes()
}
#endif
