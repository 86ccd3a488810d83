import Foundation
import GameCore
import Testing
import TriplesModel

@Suite struct TileColorTests {
  private static let values = [1, 2] + (0..<16).map { 3 << $0 }

  /// WCAG 2.2 requires a contrast of 4.5 to 1 for text.
  @Test(arguments: values)
  func numberHasEnoughContrast(value: Int) {
    let color = TileColor(value: value)
    let (face, ink) = (luminance(color.face), luminance(color.ink))
    #expect((max(face, ink) + 0.05) / (min(face, ink) + 0.05) >= 4.5)
  }

  @Test func facesOfTheFirstFifteenTilesDiffer() {
    let faces = Self.values.prefix(15).map { TileColor(value: $0).face }
    #expect(Set(faces).count == faces.count)
  }

  /// A player must tell each value from the next one at a glance, especially 3 from 6, which beginners merge most
  /// often. Distances are Euclidean in B. Ottosson's OKLab (2020), where about 0.02 is just noticeable. They are
  /// measured for normal vision, and for the dichromacies as simulated by G. Machado, M. Oliveira, and L. Fernandes
  /// (IEEE TVCG 15, 2009, severity 1.0).
  @Test func neighboringColorsAreDistinctForNormalAndColorBlindVision() {
    for (value, next) in zip(Self.values.dropFirst(2), Self.values.dropFirst(3).prefix(7)) {
      for matrix in Self.visionMatrices {
        let (one, other) = (oklab(value, matrix), oklab(next, matrix))
        let distance = zip(one, other).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
        #expect(distance > (value == 3 ? 0.08 : 0.045), "\(value) and \(next) are \(distance) apart")
      }
    }
  }

  private func oklab(_ value: Int, _ matrix: [[Double]]) -> [Double] {
    let face = TileColor(value: value).face
    let rgb = multiply(matrix, [face.red, face.green, face.blue].map { exactLinear($0) })
    let cones: [[Double]] = [
      [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ]
    return multiply(
      [
        [0.2104542553, 0.7936177850, -0.0040720468], [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
      ], multiply(cones, rgb.map { min(1, max(0, $0)) }).map { cbrt($0) })
  }

  private func multiply(_ matrix: [[Double]], _ vector: [Double]) -> [Double] {
    matrix.map { row in zip(row, vector).reduce(0) { $0 + $1.0 * $1.1 } }
  }

  private func exactLinear(_ channel: UInt8) -> Double {
    let value = Double(channel) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// The color matrices of normal vision, and of vision that lacks the red, the green, or the blue cones.
  private static let visionMatrices: [[[Double]]] = [
    [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
    [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
    [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]],
    [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]],
  ]

  /// Two style sheets repeat the colors: board.css for the game, and door.css for the game's picture on the home page.
  @Test func styleSheetsUseTheColorsOfTheModel() throws {
    let rules = try styleSheet("board.css").split(separator: "\n")
    // A value without a rule of its own has the colors of this default rule.
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

  /// The relative luminance of a color as WCAG defines it, with an exponent of 2.2 for the sRGB curve.
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
  func eachDirectionStepsByOneCell(direction: Direction) {
    #expect(abs(direction.rowStep) + abs(direction.columnStep) == 1)
  }

  @Test func rowsIncreaseDownwardAndColumnsRightward() {
    #expect(Direction.down.rowStep == 1)
    #expect(Direction.up.rowStep == -1)
    #expect(Direction.right.columnStep == 1)
    #expect(Direction.left.columnStep == -1)
  }
}
