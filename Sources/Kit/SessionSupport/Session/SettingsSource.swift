import GameCore

/// The action that closes the settings. The codes of the settings are smaller.
private enum SettingsCode: UInt8 { case close = 99 }

/// An object with settings that the player can open and change: those that all games share, and those of its game.
public protocol SettingsSource: AnyObject {
  /// The settings that all games share.
  var sharedSettings: SharedSettings { get }

  /// Whether the settings are open.
  var showsSettings: Bool { get }

  /// The latest cue, or `nil` if there was none in this session. A front end plays it if it has changed since the last
  /// call of `onChange`, and only as `sharedSettings` allows.
  var latestCue: CueEvent? { get }

  /// Opens or closes the settings.
  func setSettingsOpen(_ isShown: Bool)

  /// Sets a shared setting to the choice at index `choice` of its `choices`. An invalid index changes nothing.
  func choose(_ choice: Int, for setting: SharedSettings.Setting)

  /// Each setting that only this game has, with the ID of its block. The codes of their actions are 50 to 98.
  var gameSettingChoices: [(id: BlockID, choice: Choice)] { get }

  /// Chooses an option of a setting that only this game has. An invalid ID changes nothing.
  func chooseInGameSetting(_ id: Action.ID)

  /// Loads other windows' changes. Call this method when storage may have changed or the window comes to the front.
  func loadChangesFromStorage()
}

extension SettingsSource {
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
