#if canImport(SwiftUI)
import SwiftUI

struct ServerSettingsView: View {
  let server: DayServer
  @State private var typedAddress = ""
  @Environment(\.openURL) private var openURL

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Game server")
        .accessibilityHidden(true)
      FittingRows {
        TextField("https://parlor.example", text: $typedAddress)
          .textFieldStyle(.roundedBorder)
          .autocorrectionDisabled()
          .submitLabel(.done)
          .onSubmit { server.choose(typedAddress) }
          .frame(minWidth: 140, idealWidth: 200, maxWidth: .infinity)
          .accessibilityLabel("Game server address")
          #if os(iOS) || PARLOR_SWIFTUI
        .textInputAutocapitalization(.never)
        .keyboardType(.URL)
          #endif
        Button("Use") { server.choose(typedAddress) }
          .buttonStyle(.game)
          .disabled(server.outcome == .trying)
          .accessibilityLabel("Use this server")
          .rowGroup(1)
      }
      if let outcome = server.outcome {
        Text(verbatim: outcome.sentence)
          .foregroundStyle(outcome.isFailure ? .alarm : .ink)
      }
      Text(
        "A server deals everyone the same daily games and ranks them. Without one, they stay on this device."
      )
      .font(.footnote)
      .foregroundStyle(.muted)
      if server.choice != nil {
        NoteText("The server stores your display name and your ranked games. You can delete them under Account.")
        if let policy = server.info.privacyPolicy.flatMap({ URL(string: $0) }) {
          Button("Privacy policy") { openURL(policy) }
            .buttonStyle(.game)
        }
        if let imprint = server.info.imprint.flatMap({ URL(string: $0) }) {
          Button("Imprint") { openURL(imprint) }
            .buttonStyle(.game)
        }
      }
    }
    .announces(server.outcome?.sentence ?? "")
    .onAppear {
      typedAddress = server.choice?.address.text ?? ""
      server.loadInfo()
    }
    .onChange(of: server.choice) { _, place in typedAddress = place?.address.text ?? "" }
  }
}
#endif
