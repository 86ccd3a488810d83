struct RouteTable: Sendable {
  struct Resource: Sendable {
    var path = ""
    var routes: [String: Entry] = [:]

    /// The permitted methods, as the header field `Allow` lists them.
    var allowed: String {
      Set(routes.keys).union(routes["GET"] == nil ? [] : ["HEAD"]).sorted().joined(separator: ", ")
    }
  }

  struct Entry: Sendable {
    let route: Route
    let names: [String]
  }

  private struct Node: Sendable {
    var literals: [String: Int] = [:]
    var open: Int?
    var resource = Resource()
  }

  private var nodes = [Node()]

  /// Creates a table of routes, of which no two have the same method and address.
  init(_ routes: [Route]) {
    for route in routes { add(route) }
  }

  private mutating func add(_ route: Route) {
    var current = 0
    var names: [String] = []
    for part in route.path.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
      if part.first == "{" {
        names.append(String(part.dropFirst().dropLast()))
        if nodes[current].open == nil {
          nodes.append(Node())
          nodes[current].open = nodes.count - 1
        }
        current = nodes[current].open ?? 0
      } else {
        if nodes[current].literals[String(part)] == nil {
          nodes.append(Node())
          nodes[current].literals[String(part)] = nodes.count - 1
        }
        current = nodes[current].literals[String(part)] ?? 0
      }
    }
    precondition(nodes[current].resource.routes[route.method] == nil, "two routes for \(route.method) \(route.path)")
    if nodes[current].resource.path.isEmpty { nodes[current].resource.path = route.path }
    nodes[current].resource.routes[route.method] = Entry(route: route, names: names)
  }

  /// Returns the resource at an address with the values of its parameters in order, or `nil` if there is none. A
  /// literal part has priority over a parameter.
  func find(_ parts: [String]) -> (resource: Resource, values: [String])? {
    var values: [String] = []
    guard let node = find(parts[...], from: 0, &values) else { return nil }
    return (nodes[node].resource, values)
  }

  private func find(_ parts: ArraySlice<String>, from node: Int, _ values: inout [String]) -> Int? {
    guard let part = parts.first else { return nodes[node].resource.routes.isEmpty ? nil : node }
    if let next = nodes[node].literals[part], let found = find(parts.dropFirst(), from: next, &values) { return found }
    // A parameter can't be empty.
    guard let next = nodes[node].open, !part.isEmpty else { return nil }
    values.append(part)
    if let found = find(parts.dropFirst(), from: next, &values) { return found }
    values.removeLast()
    return nil
  }
}
