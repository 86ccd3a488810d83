import NumberedGame

/// The action that closes the settings. The codes of the settings are smaller.
private enum SettingsCode: UInt8 { case close = 99 }

extension GameSession {
  /// Each setting with the ID of its block: those that all games share, and then those of this game.
  public var settingChoices: [(id: BlockID, choice: Choice)] {
    SharedSettings.Setting.allCases.map { setting in
      (
        BlockID(String(decoding: setting.name, as: UTF8.self)),
        Choice(
          setting.label, setting.choices, selectedIndex: sharedSettings[setting], isSegmented: true,
          action: .init(setting))
      )
    } + gameSettingChoices
  }

  /// Returns the settings as a screen. The one for a terminal leaves out what has no effect there.
  public func settingsScreen<Picture>(_ input: InputMethod) -> Screen<Picture> {
    let close = Action(.init(SettingsCode.close), "Done", .main)
    let choices = settingChoices.filter { setting in
      input == .pointer || SharedSettings.Setting(rawValue: setting.choice.action.code)?.appliesInTerminals ?? true
    }
    return Screen(
      "Settings", [.init("settings-choices", nil, choices.map { .block($0.id, .choice($0.choice)) })],
      actions: [close], cancel: close)
  }

  /// Chooses an option of a setting, or closes the settings.
  public func performInSettings(_ id: Action.ID) {
    if id.code == SettingsCode.close.rawValue {
      setSettingsOpen(false)
    } else if let setting = SharedSettings.Setting(rawValue: id.code) {
      choose(id.index, for: setting)
    } else {
      chooseInGameSetting(id)
    }
  }

  /// No settings, for games that have none of their own.
  public var gameSettingChoices: [(id: BlockID, choice: Choice)] { [] }

  /// Does nothing, for games that have no settings of their own.
  public func chooseInGameSetting(_ id: Action.ID) {}
}
