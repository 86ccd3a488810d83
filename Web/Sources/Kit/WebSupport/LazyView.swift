/// A view that few visits need, created when it is first shown. Until then, nothing calls its code. So that code can be
/// in a program file that is loaded later (`split` in a game's game.json), if none of it is inlined where the view is
/// used: its `init` and `draw` must be `@inline(never)`.
public struct LazyView<View> {
  private var view: View?

  /// Creates an empty lazy view.
  public init() {}

  /// Returns the view, or `nil` if it has never been shown. Creates it with `make` if `isSeen`.
  public mutating func view(isSeen: Bool, make: () -> View) -> View? {
    if isSeen, view == nil { view = make() }
    return view
  }
}
