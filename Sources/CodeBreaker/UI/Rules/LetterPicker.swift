#if canImport(SwiftUI)
import CodeBreakerSession
import SwiftUI

/// Whether colour pegs carry letters.
struct LetterPicker: View {
  @Environment(CodeBreakerTable.self) private var table

  var body: some View {
    @Bindable var table = table
    VStack(alignment: .leading) {
      Text("Letters on colors")
        .accessibilityHidden(true)
      Picker("Letters on colors", selection: $table.letters) {
        ForEach(CodeBreakerSession.LetterSetting.allCases, id: \.self) { setting in
          Text(verbatim: setting.label).tag(setting)
        }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
    }
  }
}
#endif
