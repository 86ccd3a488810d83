#if canImport(SwiftUI)
import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import SessionSupport
import SwiftUI

struct RulesView: View {
  @Environment(CodeBreakerController.self) private var controller
  @State private var showsMore = false

  var body: some View {
    let sections = CodeBreakerSession.rulesScreen(.pointer).sections
    ReadingPage(spacing: 12) {
      let basics = sections.prefix { $0.id != CodeBreakerSession.firstFoldedRule }
      blocks(basics)
      Button(showsMore ? "Less" : "More about the game") { showsMore.toggle() }
        .buttonStyle(.game)
      if showsMore { blocks(sections.dropFirst(basics.count).dropLast()) }
      Heading("Settings")
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
    return ScreenSectionsView(outsideForm: Array(sections), headingFont: .title2.bold(), actionHandler) {
      PictureView(picture: $0)
    }
  }
}
#endif
