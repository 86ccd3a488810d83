import HTTP

extension ParlorAPI {
  /// The description of the API, as the server sends it.
  var descriptionRoutes: [Route] {
    let content = StoredContent(PackageResources.openapi_yaml, type: "application/yaml")
    return [Route("GET", Self.root + "/openapi.yaml") { try content.answer(to: $0) }]
  }
}
