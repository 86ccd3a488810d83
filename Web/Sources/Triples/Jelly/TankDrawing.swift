import DOM
import GameCore
import JellyToy
import WebSupport

/// Draws the jelly tank as SVG. Creates the elements of each creature once, and then only changes their shapes.
final class TankDrawing {
  /// The margin around the tank at the top and the sides, so that no outline is cut off, in points.
  static let margin = 5.0

  /// The margin below the tank, for the glass and the ground in front of the jellies, in points.
  private static let ground = 16.0

  private let picture: Element
  private let shadows: Element
  private let bodies: Element
  private let confetti: Element
  private var creatures: [CreatureDrawing] = []
  private var drops: [Element] = []
  private var size = (width: 0.0, height: 0.0)

  init(_ picture: Element) {
    self.picture = picture
    (shadows, bodies, confetti) = (Element.makeSVG("g"), Element.makeSVG("g"), Element.makeSVG("g"))
    for layer in [shadows, bodies, confetti] { picture.append(layer) }
  }

  static func tankSize(in picture: Bounds) -> (width: Double, height: Double) {
    (picture.width - 2 * margin, picture.height - margin - ground)
  }

  func show(_ tank: JellyTank) {
    if size != (tank.width, tank.height) {
      size = (tank.width, tank.height)
      let corner = (-Self.margin).text(decimals: 1)
      let width = (tank.width + 2 * Self.margin).text(decimals: 1)
      let height = (tank.height + Self.margin + Self.ground).text(decimals: 1)
      picture.setAttribute("viewBox", "\(corner) \(corner) \(width) \(height)")
    }
    let currentCreatures = tank.creatures
    for gone in creatures where !currentCreatures.contains(where: { $0.id == gone.id }) { gone.remove() }
    creatures.removeAll { old in !currentCreatures.contains { $0.id == old.id } }
    for creature in currentCreatures {
      if !creatures.contains(where: { $0.id == creature.id }) {
        creatures.append(CreatureDrawing(creature, bodies: bodies, shadows: shadows))
      }
      creatures.first { $0.id == creature.id }?.show(creature)
    }
    show(tank.drops)
  }

  private func show(_ now: [Drop]) {
    while drops.count > now.count { drops.removeLast().remove() }
    while drops.count < now.count {
      let drop = Element.makeSVG("path")
      confetti.append(drop)
      drops.append(drop)
    }
    for (element, drop) in zip(drops, now) {
      element.setAttribute("class", "jelly drop")
      element.setAttribute("data-value", drop.value.description)
      element.setAttribute("d", SVGPath(outline: drop.outline).text)
      element.setAttribute("opacity", drop.opacity.text())
    }
  }
}
