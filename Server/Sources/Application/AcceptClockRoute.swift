import GameService
import HTTP

/// Returns the admin route with which the operator accepts a clock that was set. Its body is an empty JSON object, so that
/// no page in a browser can call it.
func acceptClockRoute(_ readiness: ReadinessMonitor) -> Route {
  Route("POST", "/clock/accept", requiresBody: true) { call in
    _ = try call.object(allowing: [])
    readiness.acceptClock()
    return Response(status: 204)
  }
}
