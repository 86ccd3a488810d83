import Foundation
import NumberedGame
import Testing
import TriplesModel

@Suite struct TileColorTests {
  private static let values = [1, 2] + (0..<16).map { 3 << $0 }

  /// Numbers are read at a glance: 4.5 to 1 is what WCAG 2.2 asks for.
  @Test(arguments: values)
  func aNumberStandsOutFromItsTile(value: Int) {
    let color = TileColor(value: value)
    let (face, ink) = (luminance(color.face), luminance(color.ink))
    #expect((max(face, ink) + 0.05) / (min(face, ink) + 0.05) >= 4.5)
  }

  @Test func neighboursOfTheScaleDiffer() {
    let faces = Self.values.prefix(15).map { TileColor(value: $0).face }
    #expect(Set(faces).count == faces.count)
  }

  /// The browser has the colors from style sheets: those of the page, and of the picture on the door.
  @Test func theStyleSheetsHaveTheSameColors() throws {
    let rules = try styleSheet("board.css").split(separator: "\n")
    // What has no rule of its own looks like all the others.
    let others = try #require(rules.first { $0.hasPrefix(".face, .chip {") })
    for value in Self.values {
      let (color, own) = (TileColor(value: value), rules.first { $0.hasPrefix("[data-value=\"\(value)\"] > .face") })
      #expect((own ?? others).contains("--tile: \(color.face.hex);"), "\(value)")
      let inked = own.flatMap { $0.contains("--on-tile") ? $0 : nil } ?? others
      #expect(inked.contains("--on-tile: \(color.ink.hex);"), "\(value)")
    }
    let door = try styleSheet("door.css")
    for (name, value) in [("one", 1), ("two", 2), ("three", 3), ("six", 6)] {
      #expect(door.contains(".\(name) rect { fill: \(TileColor(value: value).face.hex); }"))
      let ink = try #require(door.split(separator: "\n").first { $0.contains(".\(name) text") })
      #expect(ink.hasSuffix("{ fill: \(TileColor(value: value).ink.hex); }"))
    }
  }

  private func styleSheet(_ name: String) throws -> String {
    var root = URL(filePath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    return try String(contentsOf: root.appending(path: "Web/Site/triples/\(name)"), encoding: .utf8)
  }

  /// The relative luminance of a colour as WCAG defines it, with an approximation of 2.2 for the curve of sRGB.
  private func luminance(_ color: SRGBColor) -> Double {
    0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  private func linear(_ channel: UInt8) -> Double {
    let part = Double(channel) / 255
    return part * part * (0.8 + 0.2 * part)
  }
}

@Suite struct DirectionStepTests {
  @Test(arguments: Direction.allCases)
  func aTileMovesByOneCell(direction: Direction) {
    #expect(abs(direction.rowStep) + abs(direction.columnStep) == 1)
  }

  @Test func rowsGoDownAndColumnsToTheRight() {
    #expect(Direction.down.rowStep == 1 && Direction.up.rowStep == -1)
    #expect(Direction.right.columnStep == 1 && Direction.left.columnStep == -1)
  }
}
