import HTTP

/// The route that tells the site's pages that they have a server of daily games, and where its API is relative to the site's
/// address. It replaces the site's own file of this name, which says that there is no server.
let serverInfoRoute = Route("GET", "/server.json") { _ in
  Answer(
    status: 200, headers: [("Content-Type", "application/json"), ("Cache-Control", "no-cache")],
    body: Array("{\"api\": \"api/v1\"}\n".utf8))
}
