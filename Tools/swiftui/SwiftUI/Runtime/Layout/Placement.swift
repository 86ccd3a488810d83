import Foundation

/// Where layout put a node.
@MainActor
final class Placement {
  /// The box of the view without its modifiers.
  let core: Box
  /// The boxes of the modifiers that change the size or the place, from the inside. Other modifiers share the box inside.
  let steps: [(modifier: Modifier, box: Box)]
  /// The drawing of a part of the system that has no node, such as a bar.
  var chrome: [Chrome] = []
  /// For text: what it shows, with its font and limits.
  var text: TextBlock?

  init(core: Box, steps: [(modifier: Modifier, box: Box)]) {
    self.core = core
    self.steps = steps
  }

  /// The box of the view with its modifiers.
  var outer: Box { steps.last?.box ?? core }
}

/// A part of a control or a container that the system draws. The stand-in draws it plainly and marks it as an approximation.
struct Chrome {
  enum Look {
    /// The background of a control, a dialog, or a group of rows.
    case surface(radius: CGFloat)
    /// The background of a bar, which is over the content.
    case bar
    case separator
    case text(TextBlock, isDimmed: Bool)
    case toggle(isOn: Bool)
    /// A track that is filled up to a share, with a knob if the player can move it.
    case track(share: Double, hasKnob: Bool)
    case spinner
    case field
    case segment(isChosen: Bool)
  }

  let look: Look
  let box: Box
}

extension Node {
  /// The frame of the view without its modifiers, or `nil` if it isn't on the screen or wasn't laid out.
  public var frame: CGRect? { placement?.core.frame }

  /// The frame of the view with its padding and other modifiers.
  public var outerFrame: CGRect? { placement?.outer.frame }
}

/// The screen of a device, or the window of an app.
public struct Device: Sendable {
  /// The name, as in reports.
  public let name: String
  /// The size in points.
  public let size: CGSize
  /// The distances of the safe area from the top and the bottom.
  public let top: CGFloat, bottom: CGFloat
  /// Whether width and height are regular, by which many views choose their arrangement.
  public let isWide: Bool, isTall: Bool

  /// Creates a device. `top` and `bottom` are the distances of the safe area.
  public init(
    _ name: String, width: CGFloat, height: CGFloat, top: CGFloat, bottom: CGFloat, isWide: Bool, isTall: Bool
  ) {
    self.name = name
    size = CGSize(width: width, height: height)
    self.top = top
    self.bottom = bottom
    self.isWide = isWide
    self.isTall = isTall
  }

  /// The devices of the checks: the smallest with iOS 17, one of 2021 in both orientations, and a tablet in both. Sizes and
  /// size classes: /design/human-interface-guidelines/layout.
  public static let all = [
    Device("320x568", width: 320, height: 568, top: 20, bottom: 0, isWide: false, isTall: true),
    Device("390x844", width: 390, height: 844, top: 47, bottom: 34, isWide: false, isTall: true),
    Device("844x390", width: 844, height: 390, top: 0, bottom: 21, isWide: false, isTall: false),
    Device("820x1180", width: 820, height: 1180, top: 24, bottom: 20, isWide: true, isTall: true),
    Device("1180x820", width: 1180, height: 820, top: 24, bottom: 20, isWide: true, isTall: true),
  ]

  /// The environment of a new app on the device.
  public var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.horizontalSizeClass = isWide ? .regular : .compact
    environment.verticalSizeClass = isTall ? .regular : .compact
    return environment
  }
}
