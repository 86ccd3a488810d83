import DOM
import NumberedGame
import PlaySupport

/// Shows what the player is to be told, one thing at a time.
public final class NoticeBar {
  private let bar = Part.named("notice")
  private let text = Part.named("notice-text")
  private var shown: Notice?

  /// Makes the bar of the page's elements `notice`, `notice-text` and `notice-dismiss`.
  ///
  /// - Parameter dismiss: called when the player puts the notice away.
  public init(dismiss: @escaping () -> Void) {
    let button = Part.named("notice-dismiss")
    button.listen("click") { _ in
      // A button that goes away keeps the keys for a moment, and the next one may be Enter.
      button.call("blur")
      dismiss()
    }
  }

  /// Shows a notice, or nothing.
  public func show(_ notice: Notice?) {
    if notice != nil { comeToTheFront() }
    guard notice != shown else { return }
    shown = notice
    bar.setProperty("hidden", notice == nil)
    guard let notice else { return }
    text.setText(notice.text)
  }

  /// Goes into the dialog that is open, if one is: it makes all else of the page inert.
  private func comeToTheFront() {
    guard let front = Element.find("dialog[open]") ?? Element.find("body"), bar.closest("dialog, body") != front else {
      return
    }
    front.append(bar)
  }
}
