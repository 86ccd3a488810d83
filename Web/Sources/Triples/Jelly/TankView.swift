import DOM
import GameCore
import JellyToy
import SessionSupport
import WebSupport

/// The About tab's toy: shows the jelly tank and passes on input. Requests frames only while a visible tank moves.
final class TankView {
  private let stage = Element.named("tank")
  private let picture = Element.named("tank-picture")
  private var status = LiveRegion("tank-status")
  private var tank: JellyTank?
  private var drawing: TankDrawing?
  private var frames: Subscription?
  private var lastFrame = 0.0
  private var eventCount = 0
  private var isPressed = false
  private var isVisible = false

  init() {
    Element.button("tank-restart") { [self] in change { $0.restart() } }
    Element.button("tank-poke") { [self] in change { $0.poke() } }
    stage.listen("keydown") { [self] event in handleKey(event) }
    stage.listen("pointerdown") { [self] event in
      guard event.isPrimary, event.button == 0 else { return }
      isPressed = true
      stage.setPointerCapture(event.pointerID)
      point(event) { $0.press(x: $1, y: $2) }
    }
    stage.listen("pointermove") { [self] event in
      guard event.isPrimary else { return }
      if isPressed { point(event) { $0.drag(x: $1, y: $2) } } else { point(event) { $0.hover(x: $1, y: $2) } }
    }
    for type in ["pointerup", "pointercancel", "pointerleave"] as [StaticString] {
      stage.listen(type) { [self] event in
        guard event.isPrimary else { return }
        isPressed = false
        change { $0.release() }
      }
    }
    // The tank has no size while its tab is hidden.
    stage.observeSize { [self] in
      isVisible = stage.bounds.width > 0
      if isVisible {
        if tank == nil { createTank() } else { resizeTank() }
        animate()
      } else {
        frames?.cancel()
        frames = nil
      }
    }
    Motion.onChange { [self] in
      if let tank, tank.isCalm != Motion.isReduced { change { $0.isCalm.toggle() } }
    }
  }

  /// Creates the tank when it's first shown, in its size at that time.
  private func createTank() {
    let size = TankDrawing.tankSize(in: stage.bounds)
    let tank = JellyTank(width: size.width, height: size.height, seed: Window.random64())
    tank.isCalm = Motion.isReduced
    self.tank = tank
    drawing = TankDrawing(picture)
    show()
  }

  private func resizeTank() {
    let size = TankDrawing.tankSize(in: stage.bounds)
    change { $0.resize(width: size.width, height: size.height) }
  }

  private func point(_ event: Event, _ action: @escaping (JellyTank, Double, Double) -> Void) {
    let bounds = stage.bounds
    let (x, y) = (event.clientX - bounds.left - TankDrawing.margin, event.clientY - bounds.top - TankDrawing.margin)
    change { action($0, x, y) }
  }

  private func handleKey(_ event: Event) {
    guard tank != nil, !event.hasControl, !event.hasMeta, !event.hasAlt else { return }
    let direction: NudgeDirection? =
      switch KeyName(event.key) {
      case .arrowLeft: .left
      case .arrowRight: .right
      case .arrowUp: .up
      case .arrowDown: .down
      default: nil
      }
    guard direction != nil || event.key == [UInt8(ascii: " ")] else { return }
    event.preventDefault()
    change { if let direction { $0.nudge(direction) } else { $0.poke() } }
  }

  private func change(_ action: (JellyTank) -> Void) {
    guard let tank else { return }
    action(tank)
    show()
    animate()
  }

  /// Advances the tank until it's at rest.
  private func animate() {
    guard frames == nil, let tank, !tank.isAtRest, isVisible else { return }
    lastFrame = Window.monotonicMilliseconds
    frames = Window.eachFrame { [self] now in
      tank.step(seconds: max(0, now - lastFrame) / 1000)
      lastFrame = now
      show()
      if tank.isAtRest { frames = nil }
      return !tank.isAtRest
    }
  }

  private func show() {
    guard let tank else { return }
    drawing?.show(tank)
    guard tank.eventCount != eventCount else { return }
    eventCount = tank.eventCount
    status.announce(tank.lastEvent, number: tank.eventCount)
    stage.setAttribute("aria-label", tank.summary)
  }
}

/// Starts the toy of the About screen. `TriplesWeb` loads the program when that screen is first shown.
@_expose(wasm, "start") @_cdecl("start")
func start() {
  _ = TankView()  // Its listeners keep it.
}
