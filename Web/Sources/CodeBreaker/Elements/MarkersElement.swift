import CodeBreakerModel
import DOM

/// Makes the markers of an attempt: filled for exact, outlined for inexact, nothing for none, two to a column.
public enum MarkersElement {
  /// The markers, in the order given. They are drawn only: what they say has to be told in words as well.
  public static func make(_ markers: [Match]) -> Element {
    let element = Element.make("span")
    element.setAttribute("class", "markers")
    element.setAttribute("aria-hidden", "true")
    for (place, marker) in markers.enumerated() {
      let dot = Element.make("span")
      switch marker {
      case .exact: dot.setAttribute("class", "marker exact")
      case .inexact: dot.setAttribute("class", "marker inexact")
      case .nomatch: dot.setAttribute("class", "marker")
      }
      dot.setStyle("--place", place.description)
      element.append(dot)
    }
    return element
  }
}
