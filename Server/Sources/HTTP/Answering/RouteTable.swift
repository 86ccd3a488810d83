/// Finds who answers at an address.
struct RouteTable: Sendable {
  /// What there is at an address.
  struct Place: Sendable {
    /// The address with its open parts in braces.
    var path = ""
    /// Who answers which method.
    var routes: [String: Entry] = [:]

    /// The methods that are known here, as `Allow` tells them.
    var allowed: String {
      Set(routes.keys).union(routes["GET"] == nil ? [] : ["HEAD"]).sorted().joined(separator: ", ")
    }
  }

  /// A route, and what is counted of it.
  struct Entry: Sendable {
    let route: Route
    /// The names of the open parts, in their order.
    let names: [String]
  }

  private struct Node: Sendable {
    var literals: [String: Int] = [:]
    var open: Int?
    var place = Place()
  }

  private var nodes = [Node()]

  /// A table of those routes.
  ///
  /// - Precondition: there are no two for the same method and address.
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
    precondition(nodes[current].place.routes[route.method] == nil, "two routes for \(route.method) \(route.path)")
    if nodes[current].place.path.isEmpty { nodes[current].place.path = route.path }
    nodes[current].place.routes[route.method] = Entry(route: route, names: names)
  }

  /// What there is at an address, with the values of its open parts in their order. Words go before open parts.
  func find(_ parts: [String]) -> (place: Place, values: [String])? {
    var values: [String] = []
    guard let node = find(parts[...], from: 0, &values) else { return nil }
    return (nodes[node].place, values)
  }

  private func find(_ parts: ArraySlice<String>, from node: Int, _ values: inout [String]) -> Int? {
    guard let part = parts.first else { return nodes[node].place.routes.isEmpty ? nil : node }
    if let next = nodes[node].literals[part], let found = find(parts.dropFirst(), from: next, &values) { return found }
    // An open part has something in it.
    guard let next = nodes[node].open, !part.isEmpty else { return nil }
    values.append(part)
    if let found = find(parts.dropFirst(), from: next, &values) { return found }
    values.removeLast()
    return nil
  }
}
