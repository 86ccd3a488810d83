/// A view that few visits need, created when first shown. Its code can be in a file that is loaded later (`split` in a
/// game's game.json). The view's `init` and `draw` must be `@inline(never)`, so that no other file inlines them.
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
