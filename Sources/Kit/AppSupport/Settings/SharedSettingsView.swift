#if canImport(SwiftUI)
import PlaySupport
import SwiftUI

/// The controls of the settings that all games share, the game server, and a link to the player's data.
public struct SharedSettingsView<Session: AppSession>: View {
  private let controller: SessionController<Session>

  /// Creates the controls for a session's settings.
  public init(_ controller: SessionController<Session>) {
    self.controller = controller
  }

  /// The controls. Settings with two choices are switches if one of them is "On".
  public var body: some View {
    ForEach(SharedSettings.Setting.allCases, id: \.self) { setting in
      if setting.choices.count == 2, let on = setting.choices.firstIndex(of: "On") {
        Toggle(isOn: isOn(setting, on)) { Text(verbatim: setting.label) }
      } else {
        Picker("\(setting.label)", selection: choice(for: setting)) {
          ForEach(setting.choices.indices, id: \.self) { Text(verbatim: setting.choices[$0]).tag($0) }
        }
      }
    }
    ServerSettingsView(server: controller.server)
    Button(wide: "Your data") { controller.openData() }
      .buttonStyle(.game)
      .accessibilityHint("Saves what this device stores to a file, or opens such a file.")
  }

  private func choice(for setting: SharedSettings.Setting) -> Binding<Int> {
    controller.binding({ $0.sharedSettings[setting] }, set: { $0.choose($1, for: setting) })
  }

  /// Returns whether a setting with two choices is at the choice `on`, 0 or 1.
  private func isOn(_ setting: SharedSettings.Setting, _ on: Int) -> Binding<Bool> {
    controller.binding({ $0.sharedSettings[setting] == on }, set: { $0.choose($1 ? on : 1 - on, for: setting) })
  }
}
#endif
