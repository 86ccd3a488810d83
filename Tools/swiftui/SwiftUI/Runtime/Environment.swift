import Foundation

/// The settings of the system that an app can only read, but a test sets.
public struct SystemSettings: Hashable, Sendable {
  /// Whether the player wants little motion.
  public var reducesMotion = false
  /// Whether the player wants shapes besides colors.
  public var differentiatesWithoutColor = false
  /// Whether the player wants strong contrast.
  public var increasesContrast = false
  /// Whether the system shows several windows of an app.
  public var supportsMultipleWindows = true
}

extension EnvironmentValues {
  /// The settings of the system.
  public var systemSettings: SystemSettings {
    get { self["systemSettings", SystemSettings()] }
    set { self["systemSettings", SystemSettings()] = newValue }
  }
}

/// What modifiers tell the views inside, and layout and pictures read.
extension EnvironmentValues {
  var dismissAction: DismissAction {
    get { self["dismiss", DismissAction {}] }
    set { self["dismiss", newValue] = newValue }
  }
  var buttonStyle: ResolvedButtonStyle {
    get { self["buttonStyle", .system("automatic")] }
    set { self["buttonStyle", newValue] = newValue }
  }
  var submitActions: [@MainActor () -> Void] {
    get { self["submitActions", []] }
    set { self["submitActions", []] = newValue }
  }
  /// The style of text and shapes, following `foregroundStyle`.
  var foregroundStyle: (any ShapeStyle)? {
    get { self["foregroundStyle", nil] }
    set { self["foregroundStyle", nil] = newValue }
  }
  /// The style of controls, following `tint`.
  var tint: (any ShapeStyle)? {
    get { self["tint", nil] }
    set { self["tint", nil] = newValue }
  }
  /// The weight of `fontWeight` or `bold`, over that of the font.
  var fontWeight: Font.Weight? {
    get { self["fontWeight", nil] }
    set { self["fontWeight", nil] = newValue }
  }
  /// The design of `fontDesign`.
  var fontDesign: Font.Design? {
    get { self["fontDesign", nil] }
    set { self["fontDesign", nil] = newValue }
  }
  /// Whether all digits have the same width.
  var hasMonospacedDigits: Bool {
    get { self["monospacedDigits", false] }
    set { self["monospacedDigits", false] = newValue }
  }
  /// The largest number of lines of text, or `nil` if there is none.
  var lineLimit: Int? {
    get { self["lineLimit", nil] }
    set { self["lineLimit", nil] = newValue }
  }
  /// The smallest scale of text that doesn't fit.
  var minimumScaleFactor: CGFloat {
    get { self["minimumScaleFactor", 1] }
    set { self["minimumScaleFactor", 1] = newValue }
  }
  /// How the lines of text are aligned.
  var multilineTextAlignment: TextAlignment {
    get { self["textAlignment", .leading] }
    set { self["textAlignment", .leading] = newValue }
  }
  /// Whether the labels of controls are only spoken.
  var hidesLabels: Bool {
    get { self["hidesLabels", false] }
    set { self["hidesLabels", false] = newValue }
  }
  /// The names of the styles of controls: `picker`, `menu`, `label`, `list`, `textField`.
  var controlStyles: [String: String] {
    get { self["controlStyles", [:]] }
    set { self["controlStyles", [:]] = newValue }
  }
}

extension View {
  /// Stores the name of a style of the system for the controls inside.
  nonisolated func _controlStyle<Style>(_ control: String, _ style: Style.Type) -> _Modified<Self> {
    _environment { $0.controlStyles[control] = "\(style)" }
  }
}

/// The style of a button: one of the system's, or one that an app draws.
enum ResolvedButtonStyle {
  /// A style of the system, by name.
  case system(String)
  /// A style of the app.
  case custom(@MainActor (_Context, ButtonStyleConfiguration) -> [Node])
}

/// Reports a problem to the running app.
func reportProblem(_ problem: String) {
  MainActor.assumeIsolated { HeadlessApp.current?.report(problem) }
}

/// The storage of a window for `SceneStorage`.
@MainActor
final class SceneStorageBox {
  private weak var window: HeadlessWindow?

  init(window: HeadlessWindow?) { self.window = window }

  nonisolated func value(_ key: String) -> Any? { MainActor.assumeIsolated { window?.sceneStorage[key] } }

  nonisolated func set(_ value: Any, for key: String) {
    MainActor.assumeIsolated {
      if let old = window?.sceneStorage[key] as? any Equatable, old.isEqual(to: value) { return }
      window?.sceneStorage[key] = value
      window?.app?.invalidate()
    }
  }
}
