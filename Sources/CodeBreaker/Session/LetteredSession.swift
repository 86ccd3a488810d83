import CodeBreakerModel
import GameCore
import SessionSupport

/// A session that can show letters on pegs.
public protocol LetteredSession: AnyObject {
  /// The player's settings for all games of CodeBreaker.
  var settings: CodeBreakerSession.Settings { get }

  /// Whether color pegs currently show their letters.
  var showsLetters: Bool { get }

  /// Call this method at launch and when the device starts or stops asking for more contrast or forced colors.
  func setPrefersContrast(_ prefersContrast: Bool)

  /// Sets whether color pegs show letters, here and in all other sessions.
  func choose(letters: CodeBreakerSession.LetterSetting)
}

/// A session with letters that the device stores. It provides what `LetteredSession` needs.
package protocol PersistentLetteredSession: SettingsSession, LetteredSession
where Settings == CodeBreakerSession.Settings {
  /// The theme of the pegs.
  var pegTheme: Theme { get }

  /// Whether the device asks for more contrast or forced colors.
  var prefersContrast: Bool { get set }
}

/// The settings that only CodeBreaker has.
enum SettingCode: UInt8 { case letters = 50, holes }

extension PersistentLetteredSession {
  var letterChoice: (id: BlockID, choice: Choice) {
    let options = CodeBreakerSession.LetterSetting.allCases
    return (
      "letters",
      Choice(
        "Letters on colors", options.map { $0.label }, selectedIndex: options.firstIndex(of: settings.letters) ?? 0,
        isSegmented: true, action: .init(SettingCode.letters))
    )
  }

  /// The setting for letters.
  public var gameSettingChoices: [(id: BlockID, choice: Choice)] { [letterChoice] }

  /// Chooses whether color pegs show letters.
  public func chooseInGameSetting(_ id: Action.ID) { chooseLetters(id) }

  func chooseLetters(_ id: Action.ID) {
    let options = CodeBreakerSession.LetterSetting.allCases
    if id.code == SettingCode.letters.rawValue, options.indices.contains(id.index) {
      choose(letters: options[id.index])
    }
  }

  /// The player's settings.
  public var settings: CodeBreakerSession.Settings { store.settings }

  /// Whether color pegs currently show their letters.
  public var showsLetters: Bool { settings.letters.shows(on: pegTheme, prefersContrast: prefersContrast) }

  /// Call this method when the device starts or stops asking for more contrast or forced colors.
  public func setPrefersContrast(_ prefersContrast: Bool) {
    guard self.prefersContrast != prefersContrast else { return }
    self.prefersContrast = prefersContrast
    saveAndRedraw()
  }

  /// Sets whether color pegs show letters.
  public func choose(letters: CodeBreakerSession.LetterSetting) {
    changeSettings(announcing: "Letters on colors: \(letters.label).") { $0.letters = letters }
  }
}
