#if canImport(SwiftUI)
import SwiftUI

/// Things side by side, or where there is no room for that, each on a line of its own.
public struct AdaptiveStack<Content: View>: View {
  private let alignment: LinePlan.Alignment
  private let spacing: CGFloat
  private let lineSpacing: CGFloat
  private let content: Content

  /// Arranges things.
  ///
  /// - Parameters:
  ///   - alignment: of those that stand below each other.
  ///   - spacing: the gap between two that stand side by side, in points.
  ///   - lineSpacing: the gap between two that stand below each other, in points.
  public init(
    alignment: LinePlan.Alignment = .center, spacing: CGFloat = 8, lineSpacing: CGFloat = 8,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.lineSpacing = lineSpacing
    self.content = content()
  }

  /// The things in the first arrangement that fits.
  public var body: some View {
    FittingRows(spacing: spacing, lineSpacing: lineSpacing, breaking: .everywhere, alignment: alignment) { content }
  }
}

/// A row of things and more at its end, or where there is no room for that, the latter below the former, each in as few rows
/// as hold them.
public struct AdaptiveRow<Start: View, End: View>: View {
  private let start: Start
  private let end: End

  /// Arranges things.
  public init(@ViewBuilder start: () -> Start, @ViewBuilder end: () -> End) {
    self.start = start()
    self.end = end()
  }

  /// The things in the first arrangement that fits.
  public var body: some View {
    FittingRows {
      start
      end.rowPart(1)
    }
  }
}

/// Things side by side, or below each other where the player has chosen one of the accessibility sizes of text: columns of it
/// would each be a word wide.
public struct RowOrColumn<Content: View>: View {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat
  private let content: Content
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  /// Arranges things.
  ///
  /// - Parameters:
  ///   - alignment: of those that stand side by side.
  ///   - spacing: the gap between two, in points.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat = 8, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// The things.
  public var body: some View {
    if TextSize(dynamicTypeSize).isAccessibilitySize {
      VStack(alignment: .leading, spacing: spacing / 2) { content }
        .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      HStack(alignment: alignment, spacing: spacing) { content }
    }
  }
}

/// What is to be read, in a column that scrolls, no wider than lines may be.
public struct ReadingPage<Content: View>: View {
  private let width: CGFloat
  private let spacing: CGFloat
  private let content: Content

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - width: the width beyond which the column does not grow, in points.
  ///   - spacing: the gap between two paragraphs, in points.
  public init(width: CGFloat = 672, spacing: CGFloat, @ViewBuilder content: () -> Content) {
    self.width = width
    self.spacing = spacing
    self.content = content()
  }

  /// The column, on the ground of every screen.
  public var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: spacing) { content }
        .foregroundStyle(.ink)
        .frame(maxWidth: width, alignment: .leading)
        .padding()
        .frame(maxWidth: .infinity)
    }
    .background(.paper)
  }
}

/// A heading within a screen.
public struct Heading: View {
  private let title: LocalizedStringKey
  private let font: Font

  /// Makes a heading.
  public init(_ title: LocalizedStringKey, font: Font = .title2.bold()) {
    self.title = title
    self.font = font
  }

  /// The text, which screen readers can go to.
  public var body: some View {
    Text(title)
      .font(font)
      .accessibilityAddTraits(.isHeader)
  }
}

/// What something is called, and at the other end of the line what it is; with very large text below it.
public struct LabeledLine: View {
  private let label: String
  private let text: String

  /// Makes a line.
  public init(_ label: String, _ text: String) {
    self.label = label
    self.text = text
  }

  /// Both, which screen readers say together.
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
  /// Lays the view on a surface with round corners.
  ///
  /// - Parameters:
  ///   - radius: that of the corners, in points.
  ///   - isBordered: whether there is a line around it.
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
      Button(wide: "Go on") {}
        .buttonStyle(.primaryGame)
    }
    LabeledLine("Luck", "+1.20").padding().card()
  }
  .inBothSchemes()
}
#endif
