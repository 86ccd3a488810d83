import DOM
import JellyToy

/// One jelly creature as SVG elements.
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
    let make = { (name: String, style: String) in
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
    body.setAttribute("d", SVGPath.text(outline: creature.outline))
    gloss.setAttribute("d", SVGPath.text(curve: creature.gloss))
    gloss.setAttribute("stroke-width", SVGPath.text(creature.glossWidth))
    place(cheeks[0], creature.leftCheek)
    place(cheeks[1], creature.rightCheek)
    for (parts, eye) in zip(eyes, [creature.leftEye, creature.rightEye]) {
      place(parts.white, eye.white)
      place(parts.pupil, eye.pupil)
      let shine = eye.pupil.radius * 0.35
      place(
        parts.glint,
        Disc(centre: Point(x: eye.pupil.centre.x - shine, y: eye.pupil.centre.y - shine), radius: shine))
      parts.lid.setAttribute("d", SVGPath.text(outline: eye.lid))
      parts.lash.setAttribute("d", SVGPath.text(curve: eye.lash))
      parts.lash.setAttribute("opacity", eye.openness < 0.9 ? "1" : "0")
      for part in [parts.pupil, parts.glint] { part.setAttribute("opacity", eye.openness > 0.25 ? "1" : "0") }
    }
    mouth.setAttribute("d", SVGPath.text(curve: creature.mouth))
    mouth.toggleClass("laughing", creature.isLaughing)
    label.setAttribute("transform", SVGPath.text(transformTo: creature.label.centre, tilt: creature.label.tilt))
    label.setAttribute("font-size", SVGPath.text(creature.label.size))
    shadow.setAttribute("cx", SVGPath.text(creature.shadow.centre.x))
    shadow.setAttribute("cy", SVGPath.text(creature.shadow.centre.y))
    shadow.setAttribute("rx", SVGPath.text(creature.shadow.radiusX))
    shadow.setAttribute("ry", SVGPath.text(creature.shadow.radiusY))
    shadow.setAttribute("opacity", SVGPath.text(share: creature.shadow.opacity))
  }

  private func place(_ element: Element, _ disc: Disc) {
    element.setAttribute("cx", SVGPath.text(disc.centre.x))
    element.setAttribute("cy", SVGPath.text(disc.centre.y))
    element.setAttribute("r", SVGPath.text(disc.radius))
  }
}
