/// A view that few visits need, created when it is first shown. Until then, none of its code is called, so that code
/// can be in a program file that is loaded later (`split` in a game's game.json). For that, the code must not be
/// inlined where the view is used: the view's `init` and `draw` must be `@inline(never)`.
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
