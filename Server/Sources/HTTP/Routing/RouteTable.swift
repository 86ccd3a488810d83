struct RouteTable: Sendable {
  struct Resource: Sendable {
    var path = ""
    var routes: [String: Entry] = [:]

    /// The permitted methods, in the format of the header field `Allow`.
    var allowedMethods: String {
      Set(routes.keys).union(routes["GET"] == nil ? [] : ["HEAD"]).sorted().joined(separator: ", ")
    }
  }

  struct Entry: Sendable {
    let route: Route
    let parameterNames: [String]
  }

  private struct Node: Sendable {
    var literals: [String: Int] = [:]
    var parameter: Int?
    var resource = Resource()
  }

  private var nodes = [Node()]

  /// Creates a table of routes. No two routes may have the same method and address.
  init(_ routes: [Route]) {
    for route in routes { add(route) }
  }

  private mutating func add(_ route: Route) {
    var current = 0
    var parameterNames: [String] = []
    for segment in route.path.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
      if segment.first == "{" {
        parameterNames.append(String(segment.dropFirst().dropLast()))
        if nodes[current].parameter == nil {
          nodes.append(Node())
          nodes[current].parameter = nodes.count - 1
        }
        current = nodes[current].parameter ?? 0
      } else {
        if nodes[current].literals[String(segment)] == nil {
          nodes.append(Node())
          nodes[current].literals[String(segment)] = nodes.count - 1
        }
        current = nodes[current].literals[String(segment)] ?? 0
      }
    }
    precondition(nodes[current].resource.routes[route.method] == nil, "two routes for \(route.method) \(route.path)")
    if nodes[current].resource.path.isEmpty { nodes[current].resource.path = route.path }
    nodes[current].resource.routes[route.method] = Entry(route: route, parameterNames: parameterNames)
  }

  /// Returns the resource at an address and the values of the address's parameters in order, or `nil` if there is none.
  /// A literal segment has priority over a parameter.
  func find(_ segments: [String]) -> (resource: Resource, values: [String])? {
    var values: [String] = []
    guard let node = find(segments[...], from: 0, &values) else { return nil }
    return (nodes[node].resource, values)
  }

  private func find(_ segments: ArraySlice<String>, from node: Int, _ values: inout [String]) -> Int? {
    guard let segment = segments.first else { return nodes[node].resource.routes.isEmpty ? nil : node }
    if let next = nodes[node].literals[segment], let found = find(segments.dropFirst(), from: next, &values) {
      return found
    }
    // A parameter can't be empty.
    guard let next = nodes[node].parameter, !segment.isEmpty else { return nil }
    values.append(segment)
    if let found = find(segments.dropFirst(), from: next, &values) { return found }
    values.removeLast()
    return nil
  }
}
