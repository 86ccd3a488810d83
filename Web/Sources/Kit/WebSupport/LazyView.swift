/// A view of something that is seldom seen. It is made when it is first seen, and nothing of its code is called until then: so
/// that code can be in the file of a program that is loaded later (`split` in a game's game.json). For that, none of it may be
/// inlined where the view is used: its `init` and `draw` are `@inline(never)`.
public struct LazyView<View> {
  private var view: View?

  /// Begins without a view.
  public init() {}

  /// The view, once it has been seen.
  ///
  /// - Parameters:
  ///   - isSeen: whether it is to be seen now.
  ///   - make: makes it.
  public mutating func view(isSeen: Bool, make: () -> View) -> View? {
    if isSeen, view == nil { view = make() }
    return view
  }
}
