/// A piece of text in one style.
package struct Span: Hashable {
  package var text: String
  package var style = Style.plain

  package init(_ text: String, _ style: Style = .plain) {
    self.text = text
    self.style = style
  }
}

extension [Span] {
  /// How many places on the screen the pieces take up together.
  package var columns: Int { reduce(0) { $0 + $1.text.columns } }
}

extension String {
  /// The text in lines of at most `width` columns, in the terminal's own style.
  package func plainLines(_ width: Int) -> [[Span]] {
    wrapped(width).map { [Span($0)] }
  }
}
