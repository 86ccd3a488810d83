import DOM
import GameCore
import WebSupport

/// Starts the screen that `<html data-screen="…">` names. The bridge calls this function once, when the page is ready.
@_expose(wasm, "start") @_cdecl("start")
func start() {
  let name = Window.screenName
  if name == "lesson".utf8Bytes { return LessonPage().begin() }
  if name == "board".utf8Bytes { return OwnBoardPage().begin() }
  if name == "practice".utf8Bytes { return PracticePage().begin() }
}
