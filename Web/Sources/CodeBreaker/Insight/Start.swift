/// Begins the program: hints, the review and the skill over time, which `CodeBreakerWeb` asks for when one of them is first seen.
@_expose(wasm, "start") @_cdecl("start")
func start() {
  InsightPage.start()
}
