extension SoftBody {
  /// Puts every point back between the walls of a tank of `size`; points that touch a wall slide less.
  func keepInside(size: Point, friction: Double) {
    for index in points.indices {
      let point = points[index]
      var kept = point.clamped(to: size)
      if kept.x != point.x { kept.y -= (kept.y - previous[index].y) * friction }
      if kept.y != point.y { kept.x -= (kept.x - previous[index].x) * friction }
      points[index] = kept.clamped(to: size)
    }
  }

  /// Whether `place` lies inside the polygon of the points.
  func contains(_ place: Point) -> Bool { penetration(of: place) != nil }

  /// Pushes two bodies out of each other.
  static func separate(_ first: SoftBody, _ second: SoftBody) {
    guard first.low.x <= second.high.x, second.low.x <= first.high.x,
      first.low.y <= second.high.y, second.low.y <= first.high.y
    else { return }
    separateCentres(first, second)
    first.expelPoints(of: second)
    second.expelPoints(of: first)
  }

  /// Two bodies so deep in each other that their outlines no longer tell where out is are parted as wholes.
  private static func separateCentres(_ first: SoftBody, _ second: SoftBody) {
    let nearest = 0.55 * (first.radius + second.radius)
    let apart = second.centre - first.centre
    let distance = apart.length
    guard distance < nearest else { return }
    let step = apart.normalized(orElse: Point(x: 1, y: 0)) * ((nearest - distance) * 0.25)
    for index in first.points.indices { first.points[index] -= step }
    for index in second.points.indices { second.points[index] += step }
  }

  /// Moves points of `other` that are inside this body out over the nearest edge, and that edge the other way.
  private func expelPoints(of other: SoftBody) {
    for index in other.points.indices {
      guard let hit = penetration(of: other.points[index]) else { continue }
      let next = (hit.edge + 1) % points.count
      let share = 1 - hit.along
      let weight = share * share + hit.along * hit.along
      let half = hit.way * 0.5
      other.points[index] += half
      points[hit.edge] -= half * (share / weight)
      points[next] -= half * (hit.along / weight)
    }
  }

  /// Where a place inside the body would leave it soonest.
  private struct Penetration {
    /// The nearest edge runs from this point to the next.
    var edge: Int
    /// How far along the edge the nearest place is, 0 to 1.
    var along: Double
    /// The way out.
    var way: Point
  }

  private func penetration(of place: Point) -> Penetration? {
    guard place.x >= low.x, place.x <= high.x, place.y >= low.y, place.y <= high.y else { return nil }
    var isInside = false
    var nearest = Double.infinity
    var found = Penetration(edge: 0, along: 0, way: .zero)
    var previousIndex = points.count - 1
    var start = points[previousIndex]
    for index in points.indices {
      let end = points[index]
      // Even–odd rule: count the edges that a ray to the right crosses.
      if (start.y > place.y) != (end.y > place.y),
        place.x < start.x + (end.x - start.x) * (place.y - start.y) / (end.y - start.y)
      {
        isInside.toggle()
      }
      let edge = end - start
      let along = max(0, min(1, (place - start).dot(edge) / max(edge.lengthSquared, 1e-12)))
      let way = start + edge * along - place
      if way.lengthSquared < nearest {
        nearest = way.lengthSquared
        found = Penetration(edge: previousIndex, along: along, way: way)
      }
      previousIndex = index
      start = end
    }
    return isInside ? found : nil
  }
}
