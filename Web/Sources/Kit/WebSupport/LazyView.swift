/// A view that few visits need, created when first shown. So its code can be in a program's second file, which is loaded
/// later (`Scripts/programs.py`).
public struct LazyView<View> {
  private var view: View?

  /// Creates an empty lazy view.
  public init() {}

  /// Returns the view, or `nil` if it has never been shown. If `isShown` is `true`, creates a missing view with `make`.
  public mutating func view(isShown: Bool, make: () -> View) -> View? {
    if isShown, view == nil { view = make() }
    return view
  }
}
