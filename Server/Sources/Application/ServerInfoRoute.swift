import HTTP

/// Returns the route of `/server.json`, from which the site's pages and the apps learn the API's path relative to the
/// site and, if the operator has set them, the addresses for reports and of the privacy policy. The route takes precedence
/// over the site's own file of this name, which says that there is no server.
func serverInfoRoute(_ settings: Settings) -> Route {
  // The settings allow only characters that JSON needn't escape.
  let members =
    [("api", "api/v1")]
    + ["contact", "privacy"].compactMap { name in
      settings.optionalText(name).map { (name, $0) }
    }
  let text = "{" + members.map { "\"\($0)\": \"\($1)\"" }.joined(separator: ", ") + "}\n"
  return Route("GET", "/server.json") { _ in
    Response(
      status: 200, headers: [("Content-Type", "application/json"), ("Cache-Control", "no-cache")],
      body: Array(text.utf8))
  }
}
