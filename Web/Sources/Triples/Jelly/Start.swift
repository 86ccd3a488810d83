/// Begins the program: the toy of the About screen, which `TriplesWeb` asks for when that screen is first seen.
@_expose(wasm, "start") @_cdecl("start")
func start() {
  TankView.start()
}
