import HTTP

extension ParlorAPI {
  var descriptionRoutes: [Route] {
    let content = StoredContent(PackageResources.openapi_yaml, type: "application/yaml")
    return [route("GET", "/openapi.yaml") { try content.response(to: $0) }]
  }
}
