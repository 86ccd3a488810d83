import CodeBreakerModel
import CodeBreakerPegs
import CodeBreakerSession
import DOM
import NumberedGame
import WebSupport

/// Dragging pegs: from the choices, from earlier attempts, and within the guess, onto a hole of the guess. A peg of the
/// guess that is let go elsewhere is taken out.
final class PegDrag {
  private struct Press {
    let source: CodeBreakerSession.PegSource
    let pointer: Int32
    let x: Double
    let y: Double
    /// Whether the drag may begin: at once, or where the page can be scrolled after a moment of holding still.
    var isArmed: Bool
    var carried: Carried?
  }

  /// The peg under the finger, and all that was measured when it was taken up: nothing moves but the peg.
  private struct Carried {
    let element: Element
    let size: Bounds
    let holes: [Bounds]
  }

  private let session: CodeBreakerSession
  private let holes: () -> [Element]
  private var press: Press?
  private var hold: Subscription?
  private var ending: Subscription?

  /// Whether a drag or a hold has just ended, so that the click that browsers send after it is none.
  private var hasJustEnded = false

  /// A press that moves less than this many points is a tap.
  private static let slop = 8.0

  /// How long a press has to hold still to count as holding, in milliseconds.
  private static let holdTime = 500.0

  /// How long a finger has to rest on a peg of an attempt before it can be dragged instead of scrolling, in milliseconds.
  private static let armTime = 180.0

  /// How long after a drag or a hold the click may come, in milliseconds: soon, but not on a busy device.
  private static let clickTime = 1000.0

  /// - Parameter holes: the holes of the guess, as they are now.
  init(_ session: CodeBreakerSession, holes: @escaping () -> [Element]) {
    self.session = session
    self.holes = holes
  }

  /// Lets pegs be dragged from an element.
  ///
  /// - Parameter hold: is called when the element is held without moving.
  func begin(from source: CodeBreakerSession.PegSource, at element: Element, hold holdAction: (() -> Void)? = nil) {
    element.listen("pointerdown") { [self] event in
      guard event.isPrimary, event.button == 0, session.acceptsPegs, session.peg(at: source) != nil else { return }
      start(source, event, element, holdAction)
    }
    element.listen("pointermove") { [self] event in move(event) }
    element.listen("pointerup") { [self] event in end(event) }
    element.listen("pointercancel") { [self] _ in
      stop()
      if hasJustEnded { endNow() }
    }
    // A page that scrolls under a drag would take it away.
    element.listen("touchmove") { [self] event in
      if press?.isArmed == true, event.isCancelable { event.preventDefault() }
    }
    element.listen("contextmenu") { event in event.preventDefault() }
  }

  /// Whether a click is one of its own. The one that browsers send after a drag or a hold is none, and there is one of it.
  func isClick() -> Bool {
    defer { hasJustEnded = false }
    return !hasJustEnded
  }

  private func start(
    _ source: CodeBreakerSession.PegSource, _ event: Event, _ element: Element, _ holdAction: (() -> Void)?
  ) {
    stop()
    ending?.cancel()
    hasJustEnded = false
    var canScroll = false
    if case .attempt = source { canScroll = event.pointerType != .mouse }
    press = Press(
      source: source, pointer: event.pointerID, x: event.clientX, y: event.clientY, isArmed: !canScroll, carried: nil)
    element.setPointerCapture(event.pointerID)
    if canScroll {
      hold = Window.after(Self.armTime) { [self] in press?.isArmed = true }
    } else if let holdAction {
      hold = Window.after(Self.holdTime) { [self] in
        stop()
        // Until the pointer is lifted, whenever that may be.
        hasJustEnded = true
        holdAction()
      }
    }
  }

  private func move(_ event: Event) {
    guard var press, press.pointer == event.pointerID else { return }
    let (x, y) = (event.clientX, event.clientY)
    if press.carried == nil {
      guard max((x - press.x).magnitude, (y - press.y).magnitude) >= Self.slop else { return }
      guard press.isArmed else { return stop() }
      hold?.cancel()
      press.carried = carry(press.source)
      self.press = press
    }
    guard let carried = press.carried else { return }
    // Above the finger, where it can be seen.
    let lift = event.pointerType == .mouse ? 0.5 : 0.9
    let (left, top) = (x - carried.size.width / 2, y - carried.size.height * lift)
    carried.element.setStyle("transform", "translate(\(left.text())px, \(top.text())px)")
    let target = Self.hole(x, y, among: carried.holes)
    for (index, hole) in holes().enumerated() { hole.toggleClass("target", index == target) }
  }

  private func end(_ event: Event) {
    if press == nil, hasJustEnded { endNow() }
    guard let press, press.pointer == event.pointerID else { return }
    stop()
    guard let carried = press.carried else { return }
    endNow()
    if let target = Self.hole(event.clientX, event.clientY, among: carried.holes) {
      session.drop(press.source, onto: target)
    } else if case .guess(let hole) = press.source {
      session.clear(hole: hole)
    }
  }

  private func stop() {
    hold?.cancel()
    hold = nil
    press?.carried?.element.remove()
    press = nil
    for hole in holes() { hole.toggleClass("target", false) }
  }

  private func endNow() {
    hasJustEnded = true
    ending?.cancel()
    ending = Window.after(Self.clickTime) { [self] in hasJustEnded = false }
  }

  private func carry(_ source: CodeBreakerSession.PegSource) -> Carried? {
    guard let peg = session.peg(at: source), let content = PegElement.make(peg), let app = Element.find("#app") else {
      return nil
    }
    let carried = Make.element("div", "carried")
    carried.append(content)
    app.append(carried)
    return Carried(element: carried, size: carried.bounds, holes: holes().map { $0.bounds })
  }

  /// The hole of the guess at a place of the window, or near it.
  private static func hole(_ x: Double, _ y: Double, among holes: [Bounds]) -> Int? {
    let reach = 14.0
    return holes.firstIndex { box in
      x >= box.left - reach / 3 && x <= box.left + box.width + reach / 3 && y >= box.top - reach
        && y <= box.top + box.height + reach
    }
  }
}
