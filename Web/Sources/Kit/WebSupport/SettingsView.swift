import DOM
import GameCore
import SessionSupport

/// The dialog of the gear button: the settings of all games, and those of this game. Choices apply at once.
final class SettingsView<Session: SettingsSource> {
  private let session: Session
  private let dialog: Dialog
  private var hidesShortcuts = false
  private let page = Element.find("html")
  private var choices: [ChoiceView] = []
  private var shownSettings: SharedSettings?

  /// Creates the view in the elements `settings` and `settings-choices`. `settings-close` closes it.
  init(_ session: Session) {
    self.session = session
    dialog = Dialog("settings", cancel: "settings-close") { session.setSettingsOpen(false) }
  }

  func draw() {
    if session.showsSettings { drawChoices() }
    dialog.setOpen(session.showsSettings)
    drawShortcuts()
    let sharedSettings = session.sharedSettings
    guard sharedSettings != shownSettings else { return }
    shownSettings = sharedSettings
    // The style sheets and the keys read these attributes. `Site/appearance.js` has set their initial values.
    setAttribute("data-appearance", .appearance)
    setAttribute("data-motion", .motion)
    setAttribute("data-shortcuts", .shortcuts)
    // The browser's own bar has a color for each appearance, which applies if the player has chosen the appearance or,
    // without a choice, if it's the system's.
    let chosen = sharedSettings[.appearance]
    for (name, choice) in [("light", 1), ("dark", 2)] as [(String, Int)] {
      let media: String = chosen == choice ? "all" : chosen == 0 ? "(prefers-color-scheme: \(name))" : "not all"
      Element.named("bar-\(name)").setAttribute("media", media)
    }
  }

  /// Draws the choices, whose elements are created when they first show.
  private func drawChoices() {
    let settings = session.settingChoices
    if choices.isEmpty {
      let session = session
      let actionHandler = ScreenActionHandler(
        rootPath: "", perform: { id, _ in session.performInSettings(id) }, onShare: { _ in })
      Element.named("settings-choices").fill(
        settings.map { setting in
          let container = Element.make("fieldset", "setting")
          container.setAttribute("id", setting.id.text)
          if setting.id == "vibration", !Window.canVibrate { container.setProperty("hidden", true) }
          choices.append(ChoiceView(container, setting.id, setting.choice, nil, actionHandler))
          return container
        })
    }
    for (view, setting) in zip(choices, settings) { view.show(setting.choice) }
  }

  /// Removes the attributes that announce shortcuts while they are off, and restores them. The style sheet hides the rest.
  private func drawShortcuts() {
    let hid = hidesShortcuts
    hidesShortcuts = session.sharedSettings.shortcutScope == .nowhere
    guard hid || hidesShortcuts else { return }
    // Space is no shortcut (see `ShortcutScope`).
    let shown: StaticString = "[aria-keyshortcuts]:not([aria-keyshortcuts=Space])"
    for element in Element.findAll(hidesShortcuts ? shown : "[data-keyshortcuts]") {
      let (now, next): (StaticString, StaticString) =
        hidesShortcuts ? ("aria-keyshortcuts", "data-keyshortcuts") : ("data-keyshortcuts", "aria-keyshortcuts")
      element.setAttribute(next, String(decoding: element.attribute(now) ?? [], as: UTF8.self))
      element.setAttribute(now, nil)
    }
  }

  private func setAttribute(_ name: StaticString, _ setting: SharedSettings.Setting) {
    page?.setAttribute(name, String(decoding: setting.choiceNames[session.sharedSettings[setting]], as: UTF8.self))
  }
}

/// The gear button and what follows from the settings: the dialog, the page's attributes, and the cues.
struct SettingsGear<Session: SettingsSource> {
  private let session: Session
  private let initialSettings: SharedSettings
  private var view = LazyView<SettingsView<Session>>()
  private var cues = CuePlayer()

  /// Creates the gear in the element `open-settings`.
  init(_ session: Session) {
    self.session = session
    // `Site/appearance.js` has already applied these settings.
    initialSettings = session.sharedSettings
    Element.button("open-settings") { session.setSettingsOpen(true) }
  }

  /// Draws what has changed. Call this method after drawing the rest of the page.
  mutating func draw() {
    let settings = session.sharedSettings
    let isNeeded = session.showsSettings || settings != initialSettings || settings.shortcutScope == .nowhere
    view.view(isShown: isNeeded) { [session] in SettingsView(session) }?.draw()
    cues.play(session.latestCue, settings)
  }
}
