import HTTP

/// The route of `/server.json`, from which the site's pages learn the API's path relative to the site. The route takes
/// precedence over the site's own file of this name, which says that there is no server.
let serverInfoRoute = Route("GET", "/server.json") { _ in
  Response(
    status: 200, headers: [("Content-Type", "application/json"), ("Cache-Control", "no-cache")],
    body: Array("{\"api\": \"api/v1\"}\n".utf8))
}
