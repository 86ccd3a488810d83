import DOM
import NumberedGame
import PlaySupport

/// Shows notices, one at a time.
public final class NoticeBar {
  private let bar = Element.named("notice")
  private let text = Element.named("notice-text")
  private var shownNotice: Notice?

  /// Creates the bar from the page's elements `notice`, `notice-text` and `notice-dismiss`.
  public init(dismiss: @escaping () -> Void) {
    let button = Element.named("notice-dismiss")
    button.listen("click") { _ in
      // A hidden button keeps the focus for a moment, and the next key may be Enter, which would press it again.
      button.call("blur")
      dismiss()
    }
  }

  /// Shows a notice, or hides the bar if `notice` is `nil`.
  public func show(_ notice: Notice?) {
    if notice != nil { moveToFront() }
    guard notice != shownNotice else { return }
    shownNotice = notice
    bar.setProperty("hidden", notice == nil)
    guard let notice else { return }
    text.setText(notice.text)
  }

  /// Moves the bar into the open dialog, if there is one, because the dialog makes the rest of the page inert.
  private func moveToFront() {
    guard let front = Element.find("dialog[open]") ?? Element.find("body"), bar.closest("dialog, body") != front else {
      return
    }
    front.append(bar)
  }
}
