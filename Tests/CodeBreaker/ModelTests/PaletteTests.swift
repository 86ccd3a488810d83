import CodeBreakerModel
import Foundation
import GameCore
import Testing

/// Measures the distances between the colors of a theme for normal vision and the three dichromacies.
///
/// The simulation uses the matrices of severity 1.0 of G. Machado, M. Oliveira, and L. Fernandes, "A
/// Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE TVCG 15 (2009). Distances are Euclidean
/// in B. Ottosson's OKLab (2020), where about 0.02 is just noticeable.
@Suite struct PaletteTests {
  /// The minimum distance between two pegs without letters: four just noticeable differences.
  private static let minDistance = 0.08

  @Test func colorsDifferForEveryVisionAndSimilarOnesNeedLetters() {
    for theme in Theme.all(of: .color) {
      let (distance, pair) = closestPair(theme)
      let verdict = "\(theme.name): \(pair) are \(distance) apart"
      #expect((distance < Self.minDistance) == theme.needsLetters, "\(verdict)")
      // Even if they have letters, the colors must differ for every kind of vision.
      #expect(distance > 0.04, "\(verdict)")
    }
    for theme in Theme.all(of: .emoji) { #expect(!theme.needsLetters) }
  }

  @Test func mastermindColorsAreDistinctForColorBlindPlayers() {
    #expect(closestPair(.mastermind).distance > 0.11)
  }

  /// Checks the success criterion 1.4.3 of WCAG 2.2.
  @Test func lettersAreLegibleOnEveryColor() {
    for (name, color) in PegColor.namedColors {
      for ground in [color.light, color.dark] {
        let luminance = 0.2126 * linear(ground)[0] + 0.7152 * linear(ground)[1] + 0.0722 * linear(ground)[2]
        let contrast = ground.needsBlackForeground ? (luminance + 0.05) / 0.05 : 1.05 / (luminance + 0.05)
        #expect(contrast >= 4.5, "\(name) \(ground.hex)")
      }
    }
  }

  @Test func simulatedColorBlindnessKeepsGrays() {
    for matrix in Self.visionMatrices {
      for row in matrix { #expect(abs(row.reduce(0, +) - 1) < 1e-5) }
    }
    #expect(abs(oklab([1, 1, 1])[0] - 1) < 1e-3)
  }

  private func closestPair(_ theme: Theme) -> (distance: Double, pair: String) {
    var closest = (distance: Double.infinity, pair: "")
    for (vision, matrix) in zip(["normal", "protan", "deutan", "tritan"], Self.visionMatrices) {
      for scheme in [\PegColor.light, \PegColor.dark] {
        let seen = theme.choices.map { oklab(multiply(matrix, linear(PegColor($0)![keyPath: scheme]))) }
        for one in seen.indices {
          for other in seen[..<one].indices {
            let distance = zip(seen[one], seen[other]).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
            if distance < closest.distance {
              closest = (distance, "\(vision) \(theme.choices[one]) and \(theme.choices[other])")
            }
          }
        }
      }
    }
    return closest
  }

  private func linear(_ color: SRGBColor) -> [Double] {
    [color.red, color.green, color.blue].map { channel in
      let value = Double(channel) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
  }

  private func multiply(_ matrix: [[Double]], _ vector: [Double]) -> [Double] {
    matrix.map { row in min(1, max(0, zip(row, vector).reduce(0) { $0 + $1.0 * $1.1 })) }
  }

  private func oklab(_ rgb: [Double]) -> [Double] {
    let cones: [[Double]] = [
      [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ]
    let lab: [[Double]] = [
      [0.2104542553, 0.7936177850, -0.0040720468], [1.9779984951, -2.4285922050, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.8086757660],
    ]
    let roots = cones.map { row in cbrt(zip(row, rgb).reduce(0) { $0 + $1.0 * $1.1 }) }
    return lab.map { row in zip(row, roots).reduce(0) { $0 + $1.0 * $1.1 } }
  }

  private static let visionMatrices: [[[Double]]] = [
    [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
    [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
    [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]],
    [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]],
  ]
}
