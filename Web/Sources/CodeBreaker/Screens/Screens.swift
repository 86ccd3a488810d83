import CodeBreakerModel
import CodeBreakerPegs
import CodeBreakerSession
import DOM
import GameCore
import SessionSupport
import WebSupport

/// Starts the screen that `<html data-screen="…">` names. The bridge calls this function once, when the page is ready.
@_expose(wasm, "start") @_cdecl("start")
func start() {
  let name = Window.screenName
  if name == "lesson".utf8Bytes { return beginLesson() }
  if name == "board".utf8Bytes {
    let session = OwnBoardSession(environment: .browser)
    return BoardPage(session, heading: "h2", sharedPage: Window.pageAddress).begin()
  }
  if name == "practice".utf8Bytes { return beginPractice() }
  if name == "set".utf8Bytes {
    // Links open in the game, whose page is in the same folder.
    let page = Window.pageAddress
    let folder = page.prefix((page.lastIndex(of: UInt8(ascii: "/")) ?? page.count - 1) + 1)
    return BoardPage(CodemakerSession(environment: .browser), heading: "h3", sharedPage: Array(folder)).begin()
  }
}

private func beginLesson() {
  let view = LessonView<CodeBreakerLesson>(draw: { $0.draw(in: $1) })
  view.lesson.listenToKeys(focus: { view.focus($0) })
  let letters = LettersView(view.lesson)
  view.begin { letters.draw() }
  letters.begin()
}

private func beginPractice() {
  let coach = CoachConnection<CoachQuestion>(files: "codebreaker/coach.wasm", encode: { $0.text })
  let view = PracticeView<CodeBreakerPractice>(coach: coach, draw: { $0.draw(in: $1) })
  view.practice.listenToKeys(focus: { view.focus($0) })
  let letters = LettersView(view.practice)
  view.begin { letters.draw() }
  letters.begin()
}
