import GameCore

/// A session with settings that the device stores: a game, or a screen beside it such as practice.
package protocol SettingsSession: SettingsSource {
  associatedtype Settings: SavedValue
  associatedtype Records: SavedValue

  var store: SessionStore<Settings, Records> { get set }

  var status: String { get set }

  /// Saves what has changed, and draws it.
  func saveAndRedraw()
}

extension SettingsSession {
  /// Clears the status after something failed. Screen readers announce the problem block that the screen gets, so a
  /// status with the same words would be announced, too.
  package func clearStatusAfterProblem() { status = "" }

  /// The settings that all games share.
  public var sharedSettings: SharedSettings { store.sharedSettings }

  /// Whether the settings are open.
  public var showsSettings: Bool { store.showsSettings }

  /// Opens or closes the settings.
  public func setSettingsOpen(_ isShown: Bool) {
    guard isShown != showsSettings else { return }
    store.showsSettings = isShown
    saveAndRedraw()
  }

  /// Sets a shared setting to the choice at index `choice` of its `choices`. An invalid index changes nothing.
  public func choose(_ choice: Int, for setting: SharedSettings.Setting) {
    let choices = setting.choices
    guard choices.indices.contains(choice) else { return }
    change(announcing: setting.label + ": " + choices[choice] + ".") {
      let before = sharedSettings[setting]
      store.changeSharedSettings { $0[setting] = choice }
      // Let the player hear or feel a setting that has been switched on.
      if before != sharedSettings[setting], setting == .sound || setting == .vibration { post(.answer(exactCount: 1)) }
    }
  }

  /// Changes the game's settings, and sets `status` if that makes a difference.
  package func changeSettings(announcing status: String, _ change: @escaping (inout Settings) -> Void) {
    self.change(announcing: status) { store.changeSettings(change) }
  }

  private func change(announcing status: String, _ change: () -> Void) {
    let before = (sharedSettings: sharedSettings, settings: store.settings, noticeCount: store.notices.count)
    change()
    let isDifferent = store.sharedSettings != before.sharedSettings || store.settings != before.settings
    if isDifferent { self.status = status }
    if isDifferent || store.notices.count != before.noticeCount { saveAndRedraw() }
  }

  /// The latest cue to hear or feel, or `nil` if there hasn't been one in this session.
  public var latestCue: CueEvent? { store.latestCue }

  /// Posts a cue to hear or feel. Call this method within an intent, which plays only its last cue.
  package func post(_ cue: Cue) {
    store.post(cue)
  }

  // MARK: Sessions without a stored game

  /// Loads the settings that other windows saved, and draws them.
  package func loadSettings() {
    _ = store.refresh()
    saveAndRedraw()
  }

  /// Removes and returns the latest notice about the settings, or returns `nil` if there is none.
  package func takeNotice() -> Notice? {
    let notice = store.notices.last
    while store.dismissNotice() {}
    return notice
  }
}
