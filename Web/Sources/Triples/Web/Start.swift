/// Begins the program. The bridge calls it once, when the page is ready.
@_expose(wasm, "start") @_cdecl("start")
func start() {
  TriplesPage.start()
}
