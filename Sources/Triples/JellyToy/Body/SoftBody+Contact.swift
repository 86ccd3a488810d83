extension SoftBody {
  /// Moves all points inside a tank of the given size. `friction` slows points that slide along a wall.
  func keepInside(size: Point, friction: Double = 0) {
    for index in points.indices {
      let point = points[index]
      var kept = point.clamped(to: size)
      if kept.x != point.x { kept.y -= (kept.y - previousPoints[index].y) * friction }
      if kept.y != point.y { kept.x -= (kept.x - previousPoints[index].x) * friction }
      points[index] = kept.clamped(to: size)
    }
    updateFrame()
  }

  func contains(_ place: Point) -> Bool { penetration(of: place) != nil }

  static func separate(_ first: SoftBody, _ second: SoftBody) {
    guard first.minCorner.x <= second.maxCorner.x, second.minCorner.x <= first.maxCorner.x,
      first.minCorner.y <= second.maxCorner.y, second.minCorner.y <= first.maxCorner.y
    else { return }
    separateCenters(first, second)
    first.expelPoints(of: second)
    second.expelPoints(of: first)
  }

  /// Pushes two bodies apart without deforming them if they overlap so much that their outlines don't show the way out.
  private static func separateCenters(_ first: SoftBody, _ second: SoftBody) {
    let nearest = 0.55 * (first.radius + second.radius)
    let apart = second.center - first.center
    let distance = apart.length
    guard distance < nearest else { return }
    let step = apart.normalized(orElse: Point(x: 1, y: 0)) * ((nearest - distance) * 0.25)
    for index in first.points.indices { first.points[index] -= step }
    for index in second.points.indices { second.points[index] += step }
  }

  /// Moves another body's points out of this one over the nearest edge, and moves the edge in the opposite direction.
  private func expelPoints(of other: SoftBody) {
    for index in other.points.indices {
      guard let hit = penetration(of: other.points[index]) else { continue }
      let next = (hit.edgeIndex + 1) % points.count
      let share = 1 - hit.edgeFraction
      let weight = share * share + hit.edgeFraction * hit.edgeFraction
      let half = hit.displacement * 0.5
      other.points[index] += half
      points[hit.edgeIndex] -= half * (share / weight)
      points[next] -= half * (hit.edgeFraction / weight)
    }
  }

  /// The shortest way out of the body from a point inside it.
  private struct Penetration {
    /// The index of the point at which the nearest edge starts. The edge runs to the next point.
    var edgeIndex: Int
    /// The position of the nearest point along the edge, from 0 at its start to 1 at its end.
    var edgeFraction: Double
    /// The displacement to the nearest point on the edge.
    var displacement: Point
  }

  private func penetration(of place: Point) -> Penetration? {
    guard place.x >= minCorner.x, place.x <= maxCorner.x, place.y >= minCorner.y, place.y <= maxCorner.y else {
      return nil
    }
    var isInside = false
    var nearest = Double.infinity
    var found = Penetration(edgeIndex: 0, edgeFraction: 0, displacement: .zero)
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
        found = Penetration(edgeIndex: previousIndex, edgeFraction: along, displacement: way)
      }
      previousIndex = index
      start = end
    }
    return isInside ? found : nil
  }
}
