import DOM
import NumberedGame
import PlaySupport

/// The button with the gear, and what it opens: the settings of the house, with those of the game beside them. A choice is
/// there to be seen at once.
final class SettingsView<Session: TableSession> {
  private let session: Session
  private let dialog: Dialog
  private let groups: [RadioGroup]
  private var shown: HouseSettings?

  /// Makes the view of the page's elements `open-settings`, `settings`, `settings-close`, and for each choice of each setting
  /// `SETTING-CHOICE`.
  init(_ session: Session) {
    self.session = session
    dialog = Dialog("settings", cancel: "settings-close") { session.showSettings(false) }
    groups = HouseSettings.Setting.allCases.map { setting in
      let choices = setting.choiceNames.map { Self.text($0) }
      return RadioGroup(Self.text(setting.name), choices) { session.choose($0, for: setting) }
    }
    Part.button("open-settings") { session.showSettings(true) }
    Part.named("vibration").setProperty("hidden", !Window.canVibrate)
  }

  /// Shows what is chosen, in the dialog and in all the page.
  func draw() {
    dialog.show(session.showsSettings)
    let house = session.house
    guard house != shown else { return }
    shown = house
    for (setting, group) in zip(HouseSettings.Setting.allCases, groups) {
      group.show(house[setting])
      // For the style sheets, as `Site/appearance.js` has done it before.
      Element.find("html")?.setAttribute(
        "data-" + Self.text(setting.name), Self.text(setting.choiceNames[house[setting]]))
    }
    let scheme = house[.appearance]
    for (index, color) in Element.findAll("meta[name=theme-color]").enumerated() {
      let name = Self.text(HouseSettings.Setting.appearance.choiceNames[index + 1])
      let media = scheme == 0 ? "(prefers-color-scheme: \(name))" : scheme == index + 1 ? "all" : "not all"
      color.setAttribute("media", media)
    }
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
