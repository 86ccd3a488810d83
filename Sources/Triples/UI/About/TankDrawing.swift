#if canImport(SwiftUI)
import AppSupport
import JellyToy
import GameCore
import SwiftUI

// The colors at the ends of the tank's gradients, which are the same as in `Web/Site/triples/triples.css`.
extension SchemeColor {
  fileprivate static var wallTop: SchemeColor { SchemeColor(light: 0xCFE8F2, dark: 0x1F3444) }
  fileprivate static var wallBottom: SchemeColor { SchemeColor(light: 0xE9F4EE, dark: 0x27434A) }
  fileprivate static var floorTop: SchemeColor { SchemeColor(light: 0xD9CBA8, dark: 0x4A4232) }
  fileprivate static var floorBottom: SchemeColor { SchemeColor(light: 0xCBB98F, dark: 0x3C3527) }
}

extension GraphicsContext {
  func drawTank(_ scheme: ColorScheme, size: CGSize) {
    let horizon = size.height * 0.78
    let wall = CGRect(x: 0, y: 0, width: size.width, height: horizon)
    let floor = CGRect(x: 0, y: horizon, width: size.width, height: size.height - horizon)
    fill(Path(wall), with: gradient(.wallTop, .wallBottom, scheme, from: 0, to: horizon))
    fill(Path(floor), with: gradient(.floorTop, .floorBottom, scheme, from: horizon, to: size.height))
  }

  func draw(_ picture: TankPicture) {
    for creature in picture.creatures {
      fill(Path(creature.shadow), with: .color(.black.opacity(0.35 * creature.shadow.opacity)))
    }
    for creature in picture.creatures { draw(creature) }
    for drop in picture.drops {
      let skin = Color(JellyColor(value: drop.value).skin)
      fill(Path(outline: drop.outline), with: .color(skin.opacity(drop.opacity)))
    }
  }

  private func draw(_ creature: Creature) {
    let colors = JellyColor(value: creature.value)
    let body = Path(outline: creature.outline)
    fill(body, with: .color(Color(colors.skin)))
    stroke(body, with: .color(Color(colors.edge)), lineWidth: 2.5)
    stroke(
      Path(creature.gloss), with: .color(.white.opacity(0.7)),
      style: StrokeStyle(lineWidth: creature.glossWidth, lineCap: .round))
    for cheek in [creature.leftCheek, creature.rightCheek] {
      fill(Path(cheek), with: .color(Color(SRGBColor(0xE23C5A)).opacity(0.28)))
    }
    drawNumber(of: creature, color: Color(colors.number))
    let mouth = Path(creature.mouth)
    if creature.isLaughing { fill(mouth, with: .color(Color(SRGBColor(0x8C2038)))) }
    stroke(mouth, with: .color(outlineColor), style: outlineStyle)
    for eye in [creature.leftEye, creature.rightEye] { draw(eye, colors) }
  }

  private func drawNumber(of creature: Creature, color: Color) {
    let label = creature.label
    var turned = self
    turned.translateBy(x: label.center.x, y: label.center.y)
    turned.rotate(by: .radians(atan2(label.tilt.y, label.tilt.x)))
    let text = Text(verbatim: "\(creature.value)")
      .font(.system(size: label.size, weight: .heavy, design: .rounded))
      .foregroundStyle(color)
    turned.draw(text, at: .zero)
  }

  private func draw(_ eye: Eye, _ colors: JellyColor) {
    let white = Path(eye.white)
    fill(white, with: .color(.white))
    stroke(white, with: .color(Color(colors.edge)), lineWidth: 1.5)
    if eye.openness > 0.25 {
      fill(Path(eye.pupil), with: .color(Color(SRGBColor(0x22202B))))
      let shine = eye.pupil.radius * 0.35
      let glint = JellyToy.Point(x: eye.pupil.center.x - shine, y: eye.pupil.center.y - shine)
      fill(Path(Disc(center: glint, radius: shine)), with: .color(.white))
    }
    fill(Path(outline: eye.lid), with: .color(Color(colors.skin)))
    if eye.openness < 0.9 { stroke(Path(eye.lash), with: .color(outlineColor), style: outlineStyle) }
  }

  private var outlineColor: Color { Color(SRGBColor(0x3A2530)) }

  private var outlineStyle: StrokeStyle { StrokeStyle(lineWidth: 2.5, lineCap: .round) }

  private func gradient(
    _ first: SchemeColor, _ second: SchemeColor, _ scheme: ColorScheme, from top: CGFloat, to bottom: CGFloat
  ) -> Shading {
    .linearGradient(
      Gradient(colors: [first.color(in: scheme), second.color(in: scheme)]), startPoint: CGPoint(x: 0, y: top),
      endPoint: CGPoint(x: 0, y: bottom))
  }
}

extension CGPoint {
  /// Converts a point in the tank to a point on the screen. (SwiftUI imports another type named `Point`.)
  init(_ point: JellyToy.Point) {
    self.init(x: point.x, y: point.y)
  }
}

extension Path {
  init(_ curve: CubicCurve) {
    self.init()
    move(to: CGPoint(curve.start))
    add(curve)
  }

  /// Creates a closed outline from curves. Each curve starts where the previous one ends.
  init(outline curves: [CubicCurve]) {
    self.init()
    guard let first = curves.first else { return }
    move(to: CGPoint(first.start))
    for curve in curves { add(curve) }
    closeSubpath()
  }

  init(_ disc: Disc) {
    self.init(
      ellipseIn: CGRect(
        x: disc.center.x - disc.radius, y: disc.center.y - disc.radius, width: 2 * disc.radius,
        height: 2 * disc.radius))
  }

  init(_ shadow: Shadow) {
    self.init(
      ellipseIn: CGRect(
        x: shadow.center.x - shadow.radiusX, y: shadow.center.y - shadow.radiusY, width: 2 * shadow.radiusX,
        height: 2 * shadow.radiusY))
  }

  private mutating func add(_ curve: CubicCurve) {
    addCurve(to: CGPoint(curve.end), control1: CGPoint(curve.control1), control2: CGPoint(curve.control2))
  }
}
#endif
