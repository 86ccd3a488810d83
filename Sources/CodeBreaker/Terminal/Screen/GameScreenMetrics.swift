import CodeBreakerModel
import TerminalSupport

/// The sizes and positions of the attempts, and of the input area with the hidden code, the guess, and the choices. All
/// lengths are in characters, which are about twice as high as wide.
struct GameScreenMetrics: Hashable {
  let isSideBySide: Bool

  let inputSize: PegSize

  let attemptSize: PegSize

  let columnPad: Int
  let rowPad: Int

  /// The empty rows between the guess and the choices, and between the input area and attempts below it.
  let rowGap: Int

  /// The distance from one choice to the next.
  let choicePitch: Int

  let inputWidth: Int
  let attemptsWidth: Int

  let numberWidth: Int

  var attemptCount = 0

  /// The space between the input area and attempts beside it.
  static let sideGap = 4

  /// The space between an attempt's pegs and markers.
  static let markerGap = 2

  /// The number of attempts to reserve space for, if possible.
  private static let usualAttemptCount = 10

  var width: Int {
    2 * columnPad + (isSideBySide ? inputWidth + Self.sideGap + attemptsWidth : max(inputWidth, attemptsWidth))
  }

  var height: Int { height(attemptCount: attemptCount) }

  /// The height of the hidden code, the guess, the mark below the selected hole, the choices' keys, and the choices.
  var inputHeight: Int { 2 * inputSize.height + (inputSize == .large ? 1 : 0) + rowGap + 2 }

  private func height(attemptCount: Int) -> Int {
    let attemptsHeight = attemptCount * attemptSize.height
    return 2 * rowPad + (isSideBySide ? max(inputHeight, attemptsHeight) : inputHeight + rowGap + attemptsHeight)
  }

  /// Returns the best arrangement that fits, or the smallest one if none fits.
  static func fitting(width: Int, height: Int, game: CodeBreaker, pegs: PegPainter) -> GameScreenMetrics {
    let candidates: [(side: Bool, inputSize: PegSize, attemptSize: PegSize, least: Int, pads: (Int, Int), gap: Int)] = [
      (true, .large, .large, 10, (2, 1), 1), (true, .large, .small, 8, (2, 1), 1),
      (false, .large, .large, 10, (2, 1), 1), (false, .large, .small, 8, (2, 1), 1),
      (true, .small, .small, 5, (2, 0), 1), (false, .small, .small, 4, (2, 1), 1),
      (false, .small, .small, 1, (1, 0), 0), (false, .tiny, .tiny, 1, (1, 0), 0),
    ]
    var metrics: GameScreenMetrics?
    // Line by line, an arrangement without columns reads best.
    for candidate in pegs.capabilities.isLineByLine ? candidates.suffix(3) : candidates[...] {
      metrics = GameScreenMetrics(
        isSideBySide: candidate.side, inputSize: candidate.inputSize, attemptSize: candidate.attemptSize,
        pads: candidate.pads, gap: candidate.gap, width: width, game: game, pegs: pegs)
      if let metrics, metrics.width <= width, metrics.height(attemptCount: candidate.least) <= height { break }
    }
    var fitting = metrics!
    // Reserve space for all attempts and at least the usual number, or for as many as fit.
    fitting.attemptCount = 1
    let wanted = max(usualAttemptCount, game.attempts.count)
    while fitting.attemptCount < wanted, fitting.height(attemptCount: fitting.attemptCount + 1) <= height {
      fitting.attemptCount += 1
    }
    return fitting
  }

  private init(
    isSideBySide: Bool, inputSize: PegSize, attemptSize: PegSize, pads: (Int, Int), gap: Int, width: Int,
    game: CodeBreaker, pegs: PegPainter
  ) {
    (self.isSideBySide, self.inputSize, self.attemptSize) = (isSideBySide, inputSize, attemptSize)
    (columnPad, rowPad) = pads
    rowGap = gap
    let (count, choices) = (game.setup.pegCount, pegs.choices.count)
    choicePitch = choices * 3 <= width - 2 * columnPad ? 3 : 2
    // Leave room for the brackets around a selected hole that is one row high.
    inputWidth = max(pegs.rowWidth(count, inputSize) + (inputSize == .large ? 0 : 2), choices * choicePitch)
    numberWidth = max(2, "\(game.attempts.count)".count)
    attemptsWidth = numberWidth + 1 + pegs.rowWidth(count, attemptSize) + Self.markerGap + count
  }
}
