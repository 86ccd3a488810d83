import HTTP

extension ParlorAPI {
  var descriptionRoutes: [Route] {
    let content = StoredContent(PackageResources.openapi_yaml, type: "application/yaml")
    return [Route("GET", Self.root + "/openapi.yaml") { try content.response(to: $0) }]
  }
}
