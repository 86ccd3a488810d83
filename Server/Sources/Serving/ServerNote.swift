import HTTP

/// What tells the pages that a server of the game of the day stands behind them, and where its API is, relative to the site's
/// own address. The site's own file says that there is none, which is so wherever files alone are served; this goes before it.
let serverNote = Route("GET", "/server.json") { _ in
  Answer(
    status: 200, headers: [("Content-Type", "application/json"), ("Cache-Control", "no-cache")],
    body: Array("{\"api\": \"api/v1\"}\n".utf8))
}
