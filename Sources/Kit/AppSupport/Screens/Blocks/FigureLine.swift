import GameCore
import SessionSupport

extension Figure {
  /// Returns the value at a time after it has begun to count up, in seconds. It counts more slowly toward the end.
  func value(after seconds: Double) -> String {
    let remaining = 1 - seconds * 1000 / Double(Self.countMilliseconds)
    guard let count, remaining > 0 else { return value }
    return DecimalText.grouped(Int(Double(count) * (1 - remaining * remaining)))
  }
}

#if canImport(SwiftUI)
import SwiftUI

/// A figure with its name. A figure that counts up is large.
struct FigureLine: View {
  let figure: Figure

  @Environment(\.reducesMotion) private var reducesMotion
  /// The date when counting began, or `nil` before it.
  @State private var start: Date?
  @State private var isOver = false

  var body: some View {
    if figure.count == nil {
      LabeledLine(figure.name, figure.value)
    } else {
      TimelineView(.animation(paused: isOver || reducesMotion)) { frame in
        let seconds = frame.date.timeIntervalSince(start ?? frame.date)
        VStack(alignment: .leading, spacing: 0) {
          Text(verbatim: figure.name)
          Text(verbatim: isOver || reducesMotion ? figure.value : figure.value(after: seconds))
            .font(.largeTitle.bold())
            .monospacedDigit()
            .lineLimit(1)
            .minimumScaleFactor(0.5)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .onChange(of: frame.date, initial: true) { _, now in
          if start == nil { start = now }
          isOver = seconds * 1000 >= Double(Figure.countMilliseconds)
        }
      }
      .spoken(as: "\(figure.name), \(figure.value)")
    }
  }
}
#endif
