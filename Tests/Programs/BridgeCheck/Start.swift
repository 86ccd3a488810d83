import DOM
import GameCore

/// Runs the checks that need no input, and adds the listeners that the tests then trigger.
@_expose(wasm, "start") @_cdecl("start")
func start() {
  guard let stage = Element.find("#stage"), let field = Element.find("#field"), let press = Element.find("#press"),
    let share = Element.find("#share")
  else { return }
  checkElements(stage: stage, field: field)
  checkListeners(stage: stage)
  checkWindow()
  checkNumberTexts()
  checkSVGPaths()
  logEvents(press: press, share: share)
  Log.write("ready")
}
