import DOM

/// Begins the program. The bridge calls it once, when the page is ready.
@_expose(wasm, "start") @_cdecl("start")
func start() {
  guard let button = Element.find("#hello"), let output = Element.find("#output") else { return }
  var count = Int(LocalStorage.read("hello.count")?.count ?? 0)
  output.setText("Clicked \(count) times")
  button.listen("click") { event in
    count += 1
    let isKept = LocalStorage.write("hello.count", Array(repeating: UInt8(ascii: "x"), count: count))
    output.setText("Clicked \(count) times\(isKept ? "" : " (not kept)")")
    button.setStyle("--x", "\((Double(count) * 1.25).text())px")
    Window.after(50) { output.setAttribute("data-late", "\(count)") }
    Window.onNextFrame { _ in output.setAttribute("data-frame", "\(count)") }
  }
}
