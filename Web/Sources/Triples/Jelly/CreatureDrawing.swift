import DOM
import GameCore
import JellyToy
import WebSupport

final class CreatureDrawing {
  let id: Int
  private let group = Element.makeSVG("g")
  private let shadow = Element.makeSVG("ellipse")
  private let body: Element
  private let gloss: Element
  private let cheeks: [Element]
  private let eyes: [(white: Element, pupil: Element, glint: Element, lid: Element, lash: Element)]
  private let mouth: Element
  private let label: Element

  init(_ creature: Creature, bodies: Element, shadows: Element) {
    id = creature.id
    let group = group
    let make = { (name: StaticString, style: String) in
      let part = Element.makeSVG(name)
      part.setAttribute("class", style)
      group.append(part)
      return part
    }
    group.setAttribute("class", "jelly")
    group.setAttribute("data-value", creature.value.description)
    shadow.setAttribute("class", "shadow")
    body = make("path", "body")
    gloss = make("path", "gloss")
    cheeks = [make("circle", "cheek"), make("circle", "cheek")]
    label = make("text", "label")
    label.setText(creature.value.description)
    mouth = make("path", "mouth")
    eyes = (0..<2).map { _ in
      (
        make("circle", "white"), make("circle", "pupil"), make("circle", "glint"), make("path", "lid"),
        make("path", "lash")
      )
    }
    shadows.append(shadow)
    bodies.append(group)
  }

  func remove() {
    group.remove()
    shadow.remove()
  }

  func show(_ creature: Creature) {
    body.setAttribute("d", SVGPath(outline: creature.outline).text)
    gloss.setAttribute("d", SVGPath(curve: creature.gloss).text)
    gloss.setAttribute("stroke-width", creature.glossWidth.text(decimals: 1))
    place(cheeks[0], creature.leftCheek)
    place(cheeks[1], creature.rightCheek)
    for (parts, eye) in zip(eyes, [creature.leftEye, creature.rightEye]) {
      place(parts.white, eye.white)
      place(parts.pupil, eye.pupil)
      let shine = eye.pupil.radius * 0.35
      place(
        parts.glint,
        Disc(center: Point(x: eye.pupil.center.x - shine, y: eye.pupil.center.y - shine), radius: shine))
      parts.lid.setAttribute("d", SVGPath(outline: eye.lid).text)
      parts.lash.setAttribute("d", SVGPath(curve: eye.lash).text)
      parts.lash.setAttribute("opacity", eye.openness < 0.9 ? "1" : "0")
      for part in [parts.pupil, parts.glint] { part.setAttribute("opacity", eye.openness > 0.25 ? "1" : "0") }
    }
    mouth.setAttribute("d", SVGPath(curve: creature.mouth).text)
    mouth.toggleClass("laughing", creature.isLaughing)
    label.setAttribute("transform", matrix(creature.label))
    label.setAttribute("font-size", creature.label.size.text(decimals: 1))
    shadow.setAttribute("cx", creature.shadow.center.x.text(decimals: 1))
    shadow.setAttribute("cy", creature.shadow.center.y.text(decimals: 1))
    shadow.setAttribute("rx", creature.shadow.radiusX.text(decimals: 1))
    shadow.setAttribute("ry", creature.shadow.radiusY.text(decimals: 1))
    shadow.setAttribute("opacity", creature.shadow.opacity.text())
  }

  private func place(_ element: Element, _ disc: Disc) {
    element.setAttribute("cx", disc.center.x.text(decimals: 1))
    element.setAttribute("cy", disc.center.y.text(decimals: 1))
    element.setAttribute("r", disc.radius.text(decimals: 1))
  }

  /// Returns the transform that places and tilts the text of a label.
  private func matrix(_ label: Label) -> String {
    let turn = [label.tilt.x, label.tilt.y, -label.tilt.y, label.tilt.x].reduce("") { $0 + $1.text(decimals: 3) + " " }
    return "matrix(\(turn)\(label.center.x.text(decimals: 1)) \(label.center.y.text(decimals: 1)))"
  }
}

extension SVGPath {
  init(curve: CubicCurve) {
    self.init()
    move(curve.start.x, curve.start.y)
    add(curve)
  }

  /// Creates a closed outline, or an empty path if there are no curves.
  init(outline: [CubicCurve]) {
    self.init()
    guard let first = outline.first else { return }
    move(first.start.x, first.start.y)
    for curve in outline { add(curve) }
    close()
  }

  private mutating func add(_ curve: CubicCurve) {
    addCurve(
      curve.control1.x, curve.control1.y, curve.control2.x, curve.control2.y, curve.end.x, curve.end.y)
  }
}
