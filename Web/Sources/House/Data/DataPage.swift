import DOM
import GameTexts
import NumberedGame
import PlaySupport
import WebSupport

/// Begins the program. The bridge calls it once, when the page is ready.
@_expose(wasm, "start") @_cdecl("start")
func start() {
  DataPage.shared.begin()
}

/// The page with which players take what a device keeps of their games to another one.
final class DataPage {
  // The page lasts as long as the program, which has one thread.
  nonisolated(unsafe) static let shared = DataPage()

  private let data = DeviceData(
    KeptText.ofAllGames, environment: .browser, remove: { LocalStorage.remove($0) })
  private let answer = Part.named("answer")
  private let outbox = Part.named("outbox")
  private let inbox = Part.named("inbox")

  func begin() {
    Part.button("export") { [self] in export() }
    Part.button("import") { Part.named("file").call("click") }
    inbox.listen("change") { [self] _ in take(inbox.text) }
  }

  private func export() {
    do {
      let (file, unreadable) = try data.export()
      outbox.setText(String(decoding: file, as: UTF8.self))
      Part.named("save").call("click")
      say(DeviceData.sentence(ofExportWithout: unreadable))
    } catch {
      say(error.sentence, isAlarm: true)
    }
  }

  private func take(_ file: [UInt8]) {
    do {
      say(try data.take(file).sentence)
    } catch {
      say(error.sentence, isAlarm: true)
    }
  }

  private func say(_ sentence: String, isAlarm: Bool = false) {
    answer.toggleClass("alarm", isAlarm)
    answer.setText(sentence)
  }
}
