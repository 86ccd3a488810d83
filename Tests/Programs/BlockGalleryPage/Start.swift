import DOM
import GameCore
import SessionSupport
import WebSupport

/// Shows the gallery of all blocks. The bridge calls this function once, when the page is ready.
@_expose(wasm, "start") @_cdecl("start")
func start() {
  ScreenPage(BlockGallery()) { $1.append(Element.make("span", text: $0)) }.begin()
}
