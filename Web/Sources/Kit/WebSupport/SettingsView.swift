import DOM
import NumberedGame
import PlaySupport

/// The dialog of the gear button: the settings of all games, and those of this game. Choices apply at once.
final class SettingsView<Session: GameSession> {
  private let session: Session
  private let dialog: Dialog
  private let groups: [RadioGroup]
  private let page = Element.find("html")
  private var shownSettings: SharedSettings?

  /// Creates the view from the elements `settings`, `settings-close`, and `SETTING-CHOICE` for each setting's choices.
  init(_ session: Session) {
    self.session = session
    dialog = Dialog("settings", cancel: "settings-close") { session.setSettingsOpen(false) }
    groups = SharedSettings.Setting.allCases.map { setting in
      RadioGroup(Self.text(setting.name), setting.choiceNames.map { Self.text($0) }) {
        session.choose($0, for: setting)
      }
    }
    if !Window.canVibrate { Element.named("vibration").setProperty("hidden", true) }
  }

  func draw() {
    dialog.setOpen(session.showsSettings)
    let sharedSettings = session.sharedSettings
    guard sharedSettings != shownSettings else { return }
    shownSettings = sharedSettings
    for setting in SharedSettings.Setting.allCases {
      groups[setting.rawValue].select(sharedSettings[setting])
      // The style sheets read these attributes. `Site/appearance.js` has set their initial values.
      page?.setAttribute(Self.attribute(setting), Self.text(setting.choiceNames[sharedSettings[setting]]))
    }
    // The browser's own bar has a color for each appearance, which applies if the player has chosen the appearance or,
    // without a choice, if it's the system's.
    let chosen = sharedSettings[.appearance]
    for (name, choice) in [("light", 1), ("dark", 2)] as [(String, Int)] {
      let media: String = chosen == choice ? "all" : chosen == 0 ? "(prefers-color-scheme: \(name))" : "not all"
      Element.named("bar-\(name)").setAttribute("media", media)
    }
  }

  private static func attribute(_ setting: SharedSettings.Setting) -> StaticString {
    switch setting {
    case .appearance: "data-appearance"
    case .sound: "data-sound"
    case .vibration: "data-vibration"
    case .motion: "data-motion"
    case .shortcuts: "data-shortcuts"
    case .reviews: "data-reviews"
    }
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
