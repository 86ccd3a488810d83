import JellyToy

extension NudgeDirection {
  var label: String {
    switch self {
    case .left: "Nudge left"
    case .right: "Nudge right"
    case .up: "Nudge up"
    case .down: "Nudge down"
    }
  }
}

enum TankText {
  /// The sentence before the first event.
  static let start = "Throw the jellies around. Push 1 and 2 together!"
}

#if canImport(SwiftUI)
import AppSupport
import SwiftUI

extension NudgeDirection {
  fileprivate init?(_ press: KeyPress) {
    switch press.key {
    case .leftArrow: self = .left
    case .rightArrow: self = .right
    case .upArrow: self = .up
    case .downArrow: self = .down
    default: return nil
    }
  }
}

/// The toy: a tank of jelly creatures to throw around, and buttons for players without a pointer.
struct TankView: View {
  let model: TankModel

  /// Whether the toy stands still, because something covers it.
  var isPaused = false

  @Environment(\.reducesMotion) private var reducesMotion
  @GestureState private var isPressed = false
  @State private var isHolding = false

  var body: some View {
    VStack(spacing: 8) {
      GeometryReader { space in
        picture
          .frame(width: space.size.width, height: space.size.height)
          .onChange(of: space.size, initial: true) { _, size in
            guard size.width > 0, size.height > 0 else { return }
            model.act { $0.resize(width: Double(size.width), height: Double(size.height)) }
          }
      }
      .frame(
        minHeight: CGFloat(AboutLayout.minPictureHeight), idealHeight: CGFloat(AboutLayout.scrollingPictureHeight))
      TankControls(model: model)
    }
    .onChange(of: reducesMotion, initial: true) { _, isCalm in model.act { $0.isCalm = isCalm } }
  }

  private var picture: some View {
    TankFrames(model: model, isPaused: isPaused)
      .clipShape(RoundedRectangle(cornerRadius: 20))
      .contentShape(Rectangle())
      .gesture(drag)
      .onContinuousHover { hover in
        switch hover {
        case .active(let place): model.act { $0.hover(x: Double(place.x), y: Double(place.y)) }
        case .ended: model.act { $0.release() }
        }
      }
      // The system can cancel a gesture without calling `onEnded`.
      .onChange(of: isPressed) { _, isPressed in
        if !isPressed { endPress() }
      }
      .environment(\.layoutDirection, .leftToRight)
      .focusable()
      .onKeyPress { press in
        guard let nudge = NudgeDirection(press) else {
          guard press.key == .space else { return .ignored }
          model.act { $0.poke() }
          return .handled
        }
        model.act { $0.nudge(nudge) }
        return .handled
      }
      .spoken(as: model.summary, isImage: true)
      .accessibilityActions {
        Button("Poke") { model.act { $0.poke() } }
        ForEach(NudgeDirection.allCases, id: \.self) { nudge in
          Button(nudge.label) { model.act { $0.nudge(nudge) } }
        }
      }
  }

  private var drag: some Gesture {
    DragGesture(minimumDistance: 0)
      .updating($isPressed) { _, isPressed, _ in isPressed = true }
      .onChanged { value in
        let (x, y) = (Double(value.location.x), Double(value.location.y))
        model.act { isHolding ? $0.drag(x: x, y: y) : $0.press(x: x, y: y) }
        isHolding = true
      }
      .onEnded { _ in endPress() }
  }

  private func endPress() {
    isHolding = false
    model.act { $0.release() }
  }
}

/// The picture of the tank. Only this view updates with each frame.
private struct TankFrames: View {
  let model: TankModel
  let isPaused: Bool

  @Environment(\.colorScheme) private var colorScheme
  @State private var isVisible = false

  var body: some View {
    // Pause while the tank can't be seen, such as on another tab. A view under a sheet doesn't disappear.
    TimelineView(.animation(paused: isPaused || model.isAtRest || !isVisible)) { frame in
      Canvas { [picture = model.picture, colorScheme] context, size in
        context.drawTank(colorScheme, size: size)
        context.draw(picture)
      }
      .onChange(of: frame.date) { _, now in model.advance(to: now) }
    }
    .onAppear { isVisible = true }
    .onDisappear { isVisible = false }
  }
}

/// The latest event, and buttons for players without a pointer.
private struct TankControls: View {
  let model: TankModel

  var body: some View {
    AdaptiveRow {
      Text(verbatim: model.eventText)
        .font(.subheadline)
        .foregroundStyle(.muted)
        .frame(maxWidth: .infinity, alignment: .leading)
    } end: {
      Button("Poke") { model.act { $0.poke() } }
      Button("Restart") { model.act { $0.restart() } }
    }
    .buttonStyle(.game)
    // After a poke, many events follow without further action by the player, so announce them as automatic.
    .announces(AnnouncementState(status: model.eventText, statusNumber: model.eventCount, isAutomatic: true))
  }
}

#Preview("Tank") {
  TankView(model: TankModel())
}

#Preview("Tank, dark") {
  TankView(model: TankModel()).preferredColorScheme(.dark)
}
#endif
