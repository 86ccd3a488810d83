#if canImport(SwiftUI)
import SessionSupport
import SwiftUI

/// The settings of all games and those of this game, the game server, and a link to the player's data.
public struct SharedSettingsView<Session: AppSession>: View {
  private let controller: SessionController<Session>

  /// Creates the controls for a session's settings.
  public init(_ controller: SessionController<Session>) {
    self.controller = controller
  }

  /// The controls.
  public var body: some View {
    let actionHandler = ScreenActionHandler { [controller] id, _ in controller.session.performInSettings(id) }
    ForEach(controller.session.settingChoices, id: \.id.text) {
      SettingView(choice: $0.choice, actionHandler: actionHandler)
    }
    ServerSettingsView(server: controller.server)
    Button(wide: "Your data") { controller.openData() }
      .buttonStyle(.game)
      .accessibilityHint("Saves what this device stores to a file, or opens such a file.")
  }
}

/// A setting: a switch if its options are "On" and "Off", and otherwise a control with a segment for each option.
private struct SettingView: View {
  let choice: Choice
  let actionHandler: ScreenActionHandler
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  var body: some View {
    if choice.options.count == 2, let on = choice.options.firstIndex(of: "On") {
      Toggle(isOn: isOn(on)) { Text(verbatim: choice.label) }
    } else {
      VStack(alignment: .leading, spacing: 4) {
        Text(verbatim: choice.label)
          .accessibilityHidden(true)
        ChoiceMenu(choice: fittingChoice, actionHandler: actionHandler)
          .labelsHidden()
      }
    }
  }

  /// The choice, as a menu if the text is too large for segments.
  private var fittingChoice: Choice {
    var choice = choice
    choice.isSegmented = !dynamicTypeSize.isAccessibilitySize
    return choice
  }

  private func isOn(_ on: Int) -> Binding<Bool> {
    let (choice, actionHandler) = (choice, actionHandler)
    return Binding(
      get: { choice.selectedIndex == on },
      set: { @MainActor in actionHandler.perform(choice.action.withIndex($0 ? on : 1 - on)) })
  }
}
#endif
