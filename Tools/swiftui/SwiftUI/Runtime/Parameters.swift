import Foundation

/// What a view's initializer was given, as far as it decides what is drawn and where.
public enum Parameters {
  case none
  /// The runs of text.
  case text([TextRun])
  /// The title of a navigation stack, a page, a section, an alert, or a menu.
  case title(String)
  /// The name of an image, and whether it is a symbol of the system.
  case image(name: String, isSymbol: Bool)
  case shape(ShapeDrawing)
  case color(Color)
  case canvas(@MainActor (inout GraphicsContext, CGSize) -> Void)
  case spacer(minLength: CGFloat?)
  case vStack(HorizontalAlignment, spacing: CGFloat?)
  case hStack(VerticalAlignment, spacing: CGFloat?)
  case zStack(Alignment)
  case lazyVGrid(columns: [GridItem], HorizontalAlignment, spacing: CGFloat?)
  case grid(Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?)
  case gridRow(VerticalAlignment?)
  case layout(any Layout)
  case viewThatFits(Axis.Set)
  /// The size and place that layout reports to the reader. See `Geometry`.
  case geometry(Geometry)
  case scrollView(Axis.Set, ScrollOffset)
  /// Where the views of a background, an overlay, or a mask are.
  case layer(Alignment)
  /// How many of a section's children are its header's, and how many, at the end, its footer's.
  case section(headers: Int, footers: Int)
  case safeAreaInset(VerticalEdge, HorizontalAlignment, spacing: CGFloat?)
  /// Where an item of a toolbar is.
  case toolbarItem(ToolbarItemPlacement)
  /// The item of a share link.
  case shared(String)
  /// The sizes of a sheet.
  case detents(Set<PresentationDetent>)
}

/// A part of text with one look. A `nil` follows the environment.
public struct TextRun: Hashable, Sendable {
  /// The characters.
  public var string: String
  /// The font of `Text.font`.
  public var font: Font?
  /// The weight of `Text.fontWeight` or `Text.bold`.
  public var weight: Font.Weight?
  /// Whether the letters slant.
  public var isItalic = false
  /// Whether all digits have the same width.
  public var hasMonospacedDigits = false
  /// The color of `Text.foregroundStyle`.
  public var color: AnyShapeStyle?
  /// The symbol that stands here instead of characters.
  public var symbol: String?
}

/// A shape and how it is drawn.
public struct ShapeDrawing {
  /// The shape.
  public let shape: any Shape
  /// The style of the inside, or `nil` if only the outline is drawn.
  public var fill: (any ShapeStyle)?
  /// The outline's style and line, or `nil` if there is none.
  public var stroke: (style: any ShapeStyle, line: StrokeStyle)?
  /// Whether the outline lies inside the shape's frame, as with `strokeBorder`.
  public var isStrokeInside = false
}

/// A modifier that changes a view's size, place, or look.
public enum Modifier {
  case frame(width: CGFloat?, height: CGFloat?, Alignment)
  case flexibleFrame(
    minWidth: CGFloat?, idealWidth: CGFloat?, maxWidth: CGFloat?, minHeight: CGFloat?, idealHeight: CGFloat?,
    maxHeight: CGFloat?, Alignment)
  /// Padding on some edges. A `nil` length is the system's.
  case padding(Edge.Set, CGFloat?)
  case insets(EdgeInsets)
  case offset(CGSize)
  case position(CGPoint)
  case aspectRatio(CGFloat?, ContentMode)
  case fixedSize(horizontal: Bool, vertical: Bool)
  case layoutPriority(Double)
  case layoutValue(ObjectIdentifier, Any)
  case zIndex(Double)
  case ignoresSafeArea(SafeAreaRegions, Edge.Set)
  case coordinateSpace(AnyHashable)
  /// A style behind the view, in the shape or, without one, in the view's frame.
  case backgroundStyle(any ShapeStyle, shape: (any Shape)?)
  case overlayStyle(any ShapeStyle, shape: (any Shape)?)
  case opacity(Double)
  case saturation(Double)
  case scale(CGFloat, anchor: UnitPoint)
  case rotation(Angle, anchor: UnitPoint)
  case rotation3D(Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint)
  case clip(any Shape)
  case contentShape(any Shape)
  case shadow(Color, radius: CGFloat, x: CGFloat, y: CGFloat)
  case hidden
  case rowInsets(EdgeInsets?)
  case scrollDisabled(Bool)
}

/// The size and place of a geometry reader, by which its content is evaluated. Layout reports them, and then the reader's content
/// is evaluated again if they changed.
@MainActor
public final class Geometry {
  /// The size in points. Before the first layout, it is the window's.
  public private(set) var size: CGSize
  /// The reader's frame in the window.
  public private(set) var frame: CGRect
  /// The frames of the reader in the named coordinate spaces that contain it.
  public private(set) var namedFrames: [AnyHashable: CGRect] = [:]
  private weak var app: HeadlessApp?

  init(size: CGSize, app: HeadlessApp) {
    self.size = size
    frame = CGRect(origin: .zero, size: size)
    self.app = app
  }

  /// Stores where layout put the reader. The app must be updated afterward if this changes anything.
  public func update(frame: CGRect, namedFrames: [AnyHashable: CGRect] = [:]) {
    func differ(_ one: CGRect, _ other: CGRect) -> Bool {
      abs(one.minX - other.minX) > 0.01 || abs(one.minY - other.minY) > 0.01
        || abs(one.width - other.width) > 0.01 || abs(one.height - other.height) > 0.01
    }
    let isSame =
      !differ(frame, self.frame)
      && namedFrames.allSatisfy { name, frame in
        self.namedFrames[name].map { !differ($0, frame) } ?? false
      }
    guard !isSame else { return }
    size = frame.size
    self.frame = frame
    self.namedFrames = namedFrames
    app?.invalidate()
  }
}

/// How far the player has scrolled.
@MainActor
public final class ScrollOffset {
  /// The distance in points of the visible part from the content's start.
  public var offset = CGPoint.zero
  /// The view to show, set by `ScrollViewProxy.scrollTo`, until layout has scrolled to it.
  public var target: (id: AnyHashable, anchor: UnitPoint?)?
}
