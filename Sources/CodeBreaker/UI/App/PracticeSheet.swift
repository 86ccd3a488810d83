#if canImport(SwiftUI)
import AppSupport
import CodeBreakerSession
import SessionSupport
import SwiftUI

/// The sheet of practice, whose keys enter the guess.
struct PracticeSheet: View {
  let screen: PracticeScreen<CodeBreakerPractice>
  let controller: CodeBreakerController

  var body: some View {
    let practice = screen.practice
    PracticeView(screen) {
      controller.message($0, onPage: "practice.html")
    } close: {
      controller.closeOpenedScreen()
    } picture: {
      PictureView(picture: $0)
    }
    .environment(\.showsLetters, controller.showsLetters(on: practice.pegTheme))
    .handlesKeys(phases: [.down, .repeat], acceptsInput: practice.phase == .asking) { practice.press($0) }
  }
}

/// The sheet of a lesson, whose keys enter the guess or choose an option.
struct LessonSheet: View {
  let screen: LessonScreen<CodeBreakerLesson>
  let controller: CodeBreakerController

  var body: some View {
    let lesson = screen.lesson
    LessonView(screen) {
      controller.closeOpenedScreen()
    } picture: {
      PictureView(picture: $0)
    }
    .environment(\.showsLetters, controller.showsLetters(on: lesson.pegTheme))
    .handlesKeys(phases: [.down, .repeat], acceptsInput: lesson.core.acceptsActions) { lesson.press($0) }
  }
}
#endif
