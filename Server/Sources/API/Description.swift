import HTTP

extension ParlorAPI {
  /// The route of the API's OpenAPI description.
  var descriptionRoutes: [Route] {
    let content = StoredContent(PackageResources.openapi_yaml, type: "application/yaml")
    return [Route("GET", Self.root + "/openapi.yaml") { try content.answer(to: $0) }]
  }
}
