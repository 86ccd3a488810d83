import DOM
import JellyToy
import NumberedGame
import PlaySupport
import WebSupport

/// The About tab's toy: shows the jelly tank and passes on input. Requests frames only while a visible tank moves.
final class TankView {
  // The tank lasts as long as the page.
  nonisolated(unsafe) private static var view: TankView?

  private let stage = Element.named("tank")
  private let picture = Element.named("tank-picture")
  private let status = Element.named("tank-status")
  private var tank: JellyTank?
  private var drawing: TankDrawing?
  private var frames: Subscription?
  private var lastFrame = 0.0
  private var eventCount = 0
  private var isPressed = false
  private var isVisible = false

  static func start() {
    view = TankView()
  }

  private init() {
    Element.button("tank-restart") { [self] in if let tank { change(tank) { $0.restart() } } }
    Element.button("tank-poke") { [self] in if let tank { change(tank) { $0.poke() } } }
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
    let letGo = { [self] (event: Event) in
      guard event.isPrimary else { return }
      isPressed = false
      if let tank { change(tank) { $0.release() } }
    }
    stage.listen("pointerup") { letGo($0) }
    stage.listen("pointercancel") { letGo($0) }
    stage.listen("pointerleave") { letGo($0) }
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
      if let tank, tank.isCalm != Motion.isReduced { change(tank) { $0.isCalm.toggle() } }
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
    guard let tank else { return }
    let size = TankDrawing.tankSize(in: stage.bounds)
    change(tank) { $0.resize(width: size.width, height: size.height) }
  }

  private func point(_ event: Event, _ action: @escaping (JellyTank, Double, Double) -> Void) {
    guard let tank else { return }
    let bounds = stage.bounds
    let (x, y) = (event.clientX - bounds.left - TankDrawing.margin, event.clientY - bounds.top - TankDrawing.margin)
    change(tank) { action($0, x, y) }
  }

  private func handleKey(_ event: Event) {
    guard let tank, !event.hasControl, !event.hasMeta, !event.hasAlt else { return }
    let direction: NudgeDirection
    switch KeyName(event.key) {
    case .arrowLeft: direction = .left
    case .arrowRight: direction = .right
    case .arrowUp: direction = .up
    case .arrowDown: direction = .down
    default:
      guard event.key == [UInt8(ascii: " ")] else { return }
      event.preventDefault()
      return change(tank) { $0.poke() }
    }
    event.preventDefault()
    change(tank) { $0.nudge(direction) }
  }

  private func change(_ tank: JellyTank, _ action: (JellyTank) -> Void) {
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
    status.setText(tank.lastEvent)
    stage.setAttribute("aria-label", tank.summary)
  }
}

/// Starts the toy of the About screen. `TriplesWeb` loads the program when that screen is first shown.
@_expose(wasm, "start") @_cdecl("start")
func start() {
  TankView.start()
}
