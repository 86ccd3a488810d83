#if canImport(SwiftUI)
import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import PlaySupport
import SwiftUI

struct RulesView: View {
  @Environment(CodeBreakerController.self) private var controller

  var body: some View {
    let sections = CodeBreakerSession.rulesScreen(.pointer).sections
    ReadingPage(spacing: 12) {
      blocks(sections.dropLast())
      Heading("Settings")
      letters
      holes
      SharedSettingsView(controller)
      blocks(sections.suffix(1))
    }
  }

  private func blocks(_ sections: some Collection<CodeBreakerSession.Screen.Section>) -> some View {
    let actionHandler = ScreenActionHandler { _, _ in
    } opener: { [controller] in
      switch $0 {
      case .lesson: { controller.openLesson() }
      case .board: { controller.openOwnBoard() }
      case .codemaker: { controller.openCodemaker() }
      default: nil
      }
    }
    return ScreenSectionsView(ofPage: Array(sections), actionHandler) { PictureView(picture: $0) }
  }

  private var letters: some View {
    @Bindable var controller = controller
    return VStack(alignment: .leading) {
      Text("Letters on colors")
        .accessibilityHidden(true)
      ChoicePicker("Letters on colors", selection: $controller.letters) { $0.label }
        .labelsHidden()
    }
  }

  private var holes: some View {
    @Bindable var controller = controller
    return VStack(alignment: .leading) {
      Text("Holes in a guess")
        .accessibilityHidden(true)
      ChoicePicker("Holes in a guess", selection: $controller.holes) { $0.label }
        .labelsHidden()
    }
  }
}
#endif
