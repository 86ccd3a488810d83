import CodeBreakerModel
import CodeBreakerPegs
import CodeBreakerSession
import DOM
import GameCore
import WebSupport

/// Drags of pegs from choices, attempts, and the guess onto a hole. A peg of the guess dropped elsewhere is removed.
final class PegDrag {
  private struct Press {
    let source: CodeBreakerSession.PegSource
    let pointer: Int32
    let x: Double
    let y: Double
    /// Whether the drag may begin: at once or, if a finger could scroll the page instead, after the finger has rested.
    var isArmed: Bool
    var draggedPeg: DraggedPeg?
  }

  /// The peg under the finger, and the bounds of the peg and the holes at the start of the drag. Only the peg moves.
  private struct DraggedPeg {
    let element: Element
    let size: Bounds
    let holes: [Bounds]
  }

  private let session: CodeBreakerSession
  private let holes: () -> [Element]
  private var press: Press?
  private var holdTimer: Subscription?
  private var clickTimer: Subscription?

  /// Whether a drag or a long press has just ended, so that the browser's next click must be ignored.
  private var hasJustEnded = false

  /// The minimum movement of a drag, in points. A shorter movement is a tap.
  private static let minDistance = 8.0

  /// The time to hold still for a long press, in milliseconds.
  private static let holdMilliseconds = 500.0

  /// The time after which a finger that rests on an attempt's peg drags the peg instead of scrolling, in milliseconds.
  private static let armMilliseconds = 180.0

  /// The time limit for the click after a drag or a long press, in milliseconds. Only a busy device takes that long.
  private static let maxClickDelayMilliseconds = 1000.0

  init(_ session: CodeBreakerSession, holes: @escaping () -> [Element]) {
    self.session = session
    self.holes = holes
  }

  /// Makes the pegs of an element draggable. Calls `holdAction` after a long press on the element.
  func begin(from source: CodeBreakerSession.PegSource, at element: Element, hold holdAction: (() -> Void)? = nil) {
    element.listen("pointerdown") { [self] event in
      guard event.isPrimary, event.button == 0, session.acceptsPegs, session.peg(at: source) != nil else { return }
      start(source, event, element, holdAction)
    }
    element.listen("pointermove") { [self] event in move(event) }
    element.listen("pointerup") { [self] event in end(event) }
    element.listen("pointercancel") { [self] _ in
      stop()
      if hasJustEnded { ignoreNextClick() }
    }
    // Scrolling would cancel the drag.
    element.listen("touchmove") { [self] event in
      if press?.isArmed == true, event.isCancelable { event.preventDefault() }
    }
    element.listen("contextmenu") { event in event.preventDefault() }
  }

  /// Returns whether a click is genuine, unlike the click that the browser sends after a drag or a long press. Call
  /// this method only once per click, because it makes the next click genuine.
  func acceptClick() -> Bool {
    defer { hasJustEnded = false }
    return !hasJustEnded
  }

  private func start(
    _ source: CodeBreakerSession.PegSource, _ event: Event, _ element: Element, _ holdAction: (() -> Void)?
  ) {
    stop()
    clickTimer?.cancel()
    hasJustEnded = false
    var canScroll = false
    if case .attempt = source { canScroll = event.pointerType != "mouse".utf8Bytes }
    press = Press(
      source: source, pointer: event.pointerID, x: event.clientX, y: event.clientY, isArmed: !canScroll, draggedPeg: nil
    )
    element.setPointerCapture(event.pointerID)
    if canScroll {
      holdTimer = Window.after(milliseconds: Self.armMilliseconds) { [self] in press?.isArmed = true }
    } else if let holdAction {
      holdTimer = Window.after(milliseconds: Self.holdMilliseconds) { [self] in
        stop()
        // The flag must last until the pointer is lifted.
        hasJustEnded = true
        holdAction()
      }
    }
  }

  private func move(_ event: Event) {
    guard var press, press.pointer == event.pointerID else { return }
    let (x, y) = (event.clientX, event.clientY)
    if press.draggedPeg == nil {
      guard max((x - press.x).magnitude, (y - press.y).magnitude) >= Self.minDistance else { return }
      guard press.isArmed else { return stop() }
      holdTimer?.cancel()
      press.draggedPeg = makeDraggedPeg(from: press.source)
      self.press = press
    }
    guard let carried = press.draggedPeg else { return }
    // Show the peg above the finger, so that it's visible.
    let lift = event.pointerType == "mouse".utf8Bytes ? 0.5 : 0.9
    let (left, top) = (x - carried.size.width / 2, y - carried.size.height * lift)
    carried.element.setStyle("transform", "translate(\(left.text())px, \(top.text())px)")
    let target = Self.hole(x, y, among: carried.holes)
    for (index, hole) in holes().enumerated() { hole.toggleClass("target", index == target) }
  }

  private func end(_ event: Event) {
    if press == nil, hasJustEnded { ignoreNextClick() }
    guard let press, press.pointer == event.pointerID else { return }
    stop()
    guard let carried = press.draggedPeg else { return }
    ignoreNextClick()
    if let target = Self.hole(event.clientX, event.clientY, among: carried.holes) {
      session.drop(press.source, onto: target)
    } else if case .guess(let hole) = press.source {
      session.clear(hole: hole)
    }
  }

  private func stop() {
    holdTimer?.cancel()
    holdTimer = nil
    press?.draggedPeg?.element.remove()
    press = nil
    for hole in holes() { hole.toggleClass("target", false) }
  }

  private func ignoreNextClick() {
    hasJustEnded = true
    clickTimer?.cancel()
    clickTimer = Window.after(milliseconds: Self.maxClickDelayMilliseconds) { [self] in hasJustEnded = false }
  }

  private func makeDraggedPeg(from source: CodeBreakerSession.PegSource) -> DraggedPeg? {
    guard let peg = session.peg(at: source), let content = PegElement.make(peg), let app = Element.find("#app") else {
      return nil
    }
    let carried = Element.make("div", "carried")
    carried.append(content)
    app.append(carried)
    return DraggedPeg(element: carried, size: carried.bounds, holes: holes().map { $0.bounds })
  }

  private static func hole(_ x: Double, _ y: Double, among holes: [Bounds]) -> Int? {
    let reach = 14.0
    return holes.firstIndex { box in
      x >= box.left - reach / 3 && x <= box.left + box.width + reach / 3 && y >= box.top - reach
        && y <= box.top + box.height + reach
    }
  }
}
