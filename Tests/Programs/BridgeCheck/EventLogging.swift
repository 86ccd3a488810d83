import DOM
import GameCore

/// Logs the events that the tests trigger on the page.
func logEvents(press: Element, share: Element) {
  Window.listen("keydown") { event in
    Log.write("key", event.key)
    Log.write("code", event.code)
    if event.key == "F9".utf8Bytes { fatalError("as the tests wish") }
    Log.write("with \(event.hasShift) \(event.hasControl) \(event.hasAlt) \(event.hasMeta) \(event.isRepeat)")
  }
  press.listen("pointerdown") { event in
    press.setPointerCapture(event.pointerID)
    Log.write(
      "down \(String(decoding: event.pointerType, as: UTF8.self)) \(event.clientX.text()) \(event.clientY.text()) \(event.buttons) \(event.isPrimary)"
    )
    Log.write("from \(event.targetMatches("#inner")) \(event.closest("button") == press) \(event.closest("a") == nil)")
  }
  press.listen("pointerup") { event in Log.write("up \(event.clientX.text()) \(event.buttons)") }
  press.listen("click", capture: true) { event in
    // An event that this call causes must not replace the click as the current event.
    share.call("focus")
    event.stopPropagation()
    event.preventDefault()
    Log.write("click \(event.closest("#press") == press)")
  }
  share.listen("click") { _ in
    Window.share(
      title: "Triples", text: "A game", address: "https://example.org/#triples/1/14",
      fallback: "https://example.org/#triples/1/14"
    ) { outcome in
      switch outcome {
      case .shared: Log.write("shared")
      case .copied: Log.write("copied")
      case .shown: Log.write("shown")
      case .canceled: Log.write("canceled")
      case .failed: Log.write("failed")
      }
    }
  }
}
