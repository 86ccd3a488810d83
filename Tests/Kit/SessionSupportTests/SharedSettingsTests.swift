import TestSupport
import Testing

@testable import SessionSupport

@Suite struct SharedSettingsTests {
  private static let key = "parlor.house.settings"
  private static let defaultText = """
    parlor-settings/1
    appearance automatic
    sound off
    vibration off
    motion automatic
    """
  private let memory = MemoryStorage()

  private func window(sharedSettings: SharedSettings = SharedSettings()) -> Tally {
    Tally(
      environment: PlayEnvironment(storage: memory.storage, now: { 0 }, random: { 0 }, sharedSettings: sharedSettings))
  }

  // MARK: The text

  @Test func textHasALineForEachSetting() {
    #expect(String(decoding: SharedSettings().text, as: UTF8.self) == Self.defaultText)
    var settings = SharedSettings(hasSound: true, hasVibration: true)
    settings[.appearance] = 2
    settings[.motion] = 1
    settings[.shortcuts] = 1
    #expect(
      String(decoding: settings.text, as: UTF8.self)
        == "parlor-settings/1\nappearance dark\nsound on\nvibration on\nmotion less\nshortcuts board")
    #expect(settings.hasSound)
    #expect(settings.hasVibration)
    #expect(settings.shortcutScope == .board)
    settings[.shortcuts] = 0
    #expect(!String(decoding: settings.text, as: UTF8.self).contains("shortcuts"), "release 0.2.0 can read this text")
  }

  @Test func everyChoiceRoundTrips() {
    var texts: Set<[UInt8]> = []
    for setting in SharedSettings.Setting.allCases {
      for choice in setting.choices.indices {
        var settings = SharedSettings()
        settings[setting] = choice
        texts.insert(settings.text)
        #expect(SharedSettings(text: settings.text) == settings)
      }
    }
    #expect(texts.count == 1 + 2 + 1 + 1 + 1 + 2 + 1)
  }

  @Test(arguments: [
    "", "parlor-settings/2\nappearance dark", "parlor-settings", "\n" + defaultText,
    defaultText.replacing("\n", with: "\r\n"),
  ])
  func textInAnotherFormatIsRejected(_ text: String) {
    #expect(SharedSettings(text: Array(text.utf8)) == nil)
  }

  @Test(arguments: [
    "sound on", "sound on\n", "\nsound on", "music on\nsound on", "sound on\nappearance sepia", "sound on\nmotion",
    "sound on\nsound off", "motion  less\nsound on", "sound on\nappearance Dark",
  ])
  func textOfAnotherReleaseKeepsWhatIsKnownAndWhatIsNot(_ lines: String) throws {
    let text = "parlor-settings/1\n" + lines
    var settings = try #require(SharedSettings(text: Array(text.utf8)))
    #expect(settings.hasSound)
    #expect(SharedSettings.Setting.allCases.allSatisfy { $0 == .sound || settings[$0] == 0 })
    #expect(String(decoding: settings.text, as: UTF8.self) == text)
    settings[.vibration] = 1
    #expect(String(decoding: settings.text, as: UTF8.self) == text + "\nvibration on")
    settings[.vibration] = 0
    #expect(String(decoding: settings.text, as: UTF8.self) == text + "\nvibration off")
  }

  /// Text as releases store it: all defaults, a choice for each setting, and one that only a later release knows.
  @Test(arguments: [
    (defaultText, [0, 0, 0, 0, 0, 0]),
    (
      "parlor-settings/1\nappearance dark\nsound on\nvibration on\nmotion less\nshortcuts board\nreviews off",
      [2, 1, 1, 1, 1, 1]
    ),
    (defaultText + "\nreviews off\nmusic loud", [0, 0, 0, 0, 0, 1]),
  ])
  func storedTextIsReadAndStays(_ text: String, _ choices: [Int]) throws {
    var settings = try #require(SharedSettings(text: Array(text.utf8)))
    #expect(SharedSettings.Setting.allCases.map { settings[$0] } == choices)
    #expect(String(decoding: settings.text, as: UTF8.self) == text)
    for setting in SharedSettings.Setting.allCases { settings[setting] = settings[setting] }
    #expect(String(decoding: settings.text, as: UTF8.self) == text)
  }

  @Test func invalidChoiceIsIgnored() {
    var settings = SharedSettings()
    settings[.sound] = 2
    settings[.appearance] = -1
    #expect(settings == SharedSettings())
  }

  // MARK: In a session

  @Test func newChoiceIsAnnouncedAndSavedBeforeItIsDrawnOnce() {
    let tally = window()
    #expect(memory[Self.key] == nil)
    var drawn: [String?] = []
    tally.onChange = { drawn.append(self.memory[Self.key]) }
    tally.choose(2, for: .appearance)
    #expect(tally.status == "Appearance: Dark.")
    #expect(tally.sharedSettings[.appearance] == 2)
    #expect(drawn == [Self.defaultText.replacing("appearance automatic", with: "appearance dark")])
    tally.choose(2, for: .appearance)
    tally.choose(3, for: .appearance)
    #expect(drawn.count == 1, "an unchanged choice isn't drawn")
    #expect(window().sharedSettings == tally.sharedSettings)
    #expect(window().notices.isEmpty)
  }

  @Test func anotherWindowLoadsTheChoices() {
    let first = window()
    let second = window()
    var changes = 0
    second.onChange = { changes += 1 }
    first.choose(1, for: .motion)
    second.loadChangesFromStorage()
    #expect(second.sharedSettings[.motion] == 1)
    #expect(changes == 1)
    #expect(second.notices.isEmpty)
    second.choose(1, for: .appearance)
    first.loadChangesFromStorage()
    #expect(first.sharedSettings == second.sharedSettings)
    #expect(first.sharedSettings[.motion] == 1)
    #expect(first.sharedSettings[.appearance] == 1)
  }

  @Test func unreadableSettingsAreQuarantinedAndReportedOnce() {
    memory[Self.key] = "parlor-settings/9"
    let tally = window()
    #expect(tally.notices == [.settingsDamaged])
    #expect(tally.sharedSettings == SharedSettings())
    #expect(memory[Self.key + ".damaged"] == "parlor-settings/9")
    #expect(memory[Self.key] == Self.defaultText)
    #expect(window().notices.isEmpty)
  }

  @Test func unsavedChoiceAppliesAndIsSavedLater() {
    let tally = window()
    memory.refusesWrites = true
    tally.choose(2, for: .appearance)
    #expect(tally.sharedSettings[.appearance] == 2)
    #expect(tally.notices == [.storageRefused])
    #expect(memory[Self.key] == nil)
    memory.refusesWrites = false
    tally.addStep()
    #expect(memory[Self.key]?.contains("appearance dark") == true)
  }

  @Test func savedChoiceOverridesTheDevicesDefault() {
    let tally = window(sharedSettings: SharedSettings(hasSound: true))
    #expect(tally.sharedSettings.hasSound)
    #expect(!tally.sharedSettings.hasVibration)
    tally.choose(0, for: .sound)
    #expect(!window(sharedSettings: SharedSettings(hasSound: true)).sharedSettings.hasSound)
  }

  @Test func openingAndClosingSettingsRedrawsOnlyOnChange() {
    let tally = window()
    var changes = 0
    tally.onChange = { changes += 1 }
    tally.setSettingsOpen(true)
    tally.setSettingsOpen(true)
    #expect(tally.showsSettings)
    #expect(changes == 1)
    tally.setSettingsOpen(false)
    #expect(!tally.showsSettings)
    #expect(changes == 2)
  }

  // MARK: The screen

  @Test func screenHasAllSettingsAndChoosesAnOption() throws {
    let tally = window()
    tally.setSettingsOpen(true)
    let screen: PlainScreen = tally.settingsScreen(.pointer)
    #expect(screen.choices.map(\.label) == SharedSettings.Setting.allCases.map(\.label))
    for (setting, choice) in zip(SharedSettings.Setting.allCases, screen.choices) {
      #expect(choice.options == setting.choices)
      #expect(choice.selectedIndex == 0)
      tally.performInSettings(choice.action.withIndex(1))
      #expect(tally.sharedSettings[setting] == 1)
    }
    tally.performInSettings(screen.choices[0].action.withIndex(3))
    #expect(tally.sharedSettings[.appearance] == 1, "there is no such option")
    #expect((tally.settingsScreen(.pointer) as PlainScreen).choices.allSatisfy { $0.selectedIndex == 1 })
    tally.performInSettings(try #require(screen.cancel).id)
    #expect(!tally.showsSettings)
  }

  @Test func terminalShowsOnlySettingsThatHaveAnEffectThere() {
    let screen: PlainScreen = window().settingsScreen(.terminal)
    #expect(screen.choices.map(\.label) == ["Motion", "Automatic reviews"])
  }

  // MARK: Cues

  @Test func onlyEnablingSoundOrVibrationPlaysACue() {
    let tally = window()
    #expect(tally.latestCue == nil)
    tally.choose(1, for: .motion)
    tally.choose(0, for: .sound)
    #expect(tally.latestCue == nil)
    tally.choose(1, for: .sound)
    #expect(tally.latestCue == CueEvent(cue: .answer(exactCount: 1), number: 0))
    tally.choose(1, for: .vibration)
    #expect(tally.latestCue == CueEvent(cue: .answer(exactCount: 1), number: 1))
  }
}

@Suite struct CueTests {
  private static let cues: [Cue] = [
    .slide, .merge(3), .merge(6, .first), .merge(3, .danger), .merge(12_288), .merge(12_288, .first), .blocked, .peg,
    .answer(exactCount: 2), .win, .end,
  ]

  @Test func cuesAreSoftShortAndDistinct() {
    for cue in Self.cues {
      #expect(!cue.notes.isEmpty)
      for note in cue.notes {
        #expect(note.startMilliseconds >= 0)
        #expect(note.durationMilliseconds >= 50)
        #expect(note.startMilliseconds + note.durationMilliseconds <= 1100)
        #expect(80...2000 ~= note.startPitch)
        #expect(80...2000 ~= note.endPitch)
        #expect(1...16 ~= note.loudness)
      }
      #expect(0...60 ~= cue.vibrationMilliseconds)
    }
    #expect(Set(Self.cues.map { $0.notes }).count == Self.cues.count)
  }

  /// Each row has a cue, the starts of its vibrations, and their duration, in milliseconds.
  @Test(
    arguments: [
      (.slide, [], 0), (.merge(3), [0], 8), (.merge(6), [0], 12), (.merge(24), [0], 12), (.merge(48), [0], 20),
      (.merge(12_288), [0], 20), (.merge(48, .record), [0, 60], 20),
      (.merge(6, .first), [0], 12), (.merge(48, .first), [0, 60], 20), (.merge(6, .danger), [0], 12),
      (.blocked, [0], 25), (.peg, [0], 8),
      (.answer(exactCount: 0), [], 15), (.answer(exactCount: 3), [240, 330, 420], 15), (.win, [0], 60),
      (.end, [0], 60),
    ] as [(Cue, [Int], Int)])
  func vibrationTellsWhatHappened(cue: Cue, starts: [Int], milliseconds: Int) {
    #expect(cue.vibrationStarts == starts)
    #expect(cue.vibrationMilliseconds == milliseconds)
  }

  @Test func mergePitchRisesWithTheValueWithinItsLimits() {
    let pitches = (0...12).map { Cue.merge(3 << $0).notes[0].startPitch }
    #expect(pitches == pitches.sorted())
    #expect(Set(pitches).count == 13)
    #expect(pitches[0] == 262)
    #expect(Cue.merge(24_576).notes[0].startPitch == pitches[12])
    #expect(Cue.merge(0).notes == Cue.merge(3).notes)
    #expect(Cue.merge(.max).notes == Cue.merge(12_288).notes)
  }
}
