import DOM
import GameCore
import SessionSupport

/// Shows notices, one at a time. A notice covers nothing, because it has a place of its own: at the end of the open dialog;
/// otherwise in the visible panel of the class `notice-host`, whose style sheet reserves its height, `--notice`; otherwise
/// above the screen.
public final class NoticeBar {
  private let bar = Element.named("notice")
  private var text = LiveRegion("notice-text")
  private var shownNotice: Notice?
  private var shownCount = 0
  private var shownNumber = 0

  /// Creates the bar from the page's elements `notice`, `notice-text` and `notice-dismiss`.
  public init(dismiss: @escaping () -> Void) {
    let button = Element.named("notice-dismiss")
    button.listen("click") { _ in
      // A hidden button keeps the focus for a moment, and the next key may be Enter, which would press it again.
      button.call("blur")
      dismiss()
    }
    bar.observeSize { [bar] in
      Element.find("main")?.setStyle("--notice", "\(Int(bar.number("offsetHeight")))px")
    }
  }

  /// Shows a notice, or hides the bar if `notice` is `nil`. `number` distinguishes notices with the same text.
  public func show(_ notice: Notice?, number: Int) {
    if notice != nil { move() }
    guard notice != shownNotice || number != shownNumber else { return }
    (shownNotice, shownNumber) = (notice, number)
    bar.setProperty("hidden", notice == nil)
    shownCount += 1
    text.announce(notice?.text ?? "", number: shownCount)
    guard notice != nil else { return }
    bar.call("scrollIntoView")
    // The buttons of a dialog make room for the notice.
    if bar.closest("dialog") != nil { PressGuard.situationDidChange() }
  }

  /// Moves the bar to its place. An open dialog makes the rest of the page inert, so its notice must be inside.
  private func move() {
    guard
      let place = Element.find("dialog[open]") ?? Element.find("main > .notice-host:not([hidden])")
        ?? Element.find(".app"),
      bar.closest(".app, .notice-host, dialog") != place
    else { return }
    place.append(bar)
  }
}
