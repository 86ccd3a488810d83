#if canImport(SwiftUI)
import CodeBreakerModel
import SwiftUI

/// A whole table with so many pegs, in one of the two looks.
struct PreviewTable: View {
  @State private var table: CodeBreakerTable
  private let scheme: ColorScheme

  init(_ pegCount: Int, _ theme: Theme, _ scheme: ColorScheme) {
    _table = State(initialValue: .preview(pegCount: pegCount, theme: theme))
    self.scheme = scheme
  }

  var body: some View {
    CodeBreakerView()
      .environment(table)
      .environment(\.showsLetters, table.session.showsLetters)
      .preferredColorScheme(scheme)
  }
}

extension Theme {
  /// A theme of emoji.
  fileprivate static var emojiSample: Theme { all(of: .emoji)[0] }
  /// A theme of as many colours as there can be.
  fileprivate static var colorSample: Theme { all.max { $0.choices.count < $1.choices.count } ?? .mastermind }
}

#Preview("3 colors, light") { PreviewTable(3, .mastermind, .light) }
#Preview("3 colors, dark") { PreviewTable(3, .mastermind, .dark) }
#Preview("4 colors, light") { PreviewTable(4, .mastermind, .light) }
#Preview("4 colors, dark") { PreviewTable(4, .mastermind, .dark) }
#Preview("5 colors, light") { PreviewTable(5, .colorSample, .light) }
#Preview("5 colors, dark") { PreviewTable(5, .colorSample, .dark) }
#Preview("6 colors, light") { PreviewTable(6, .colorSample, .light) }
#Preview("6 colors, dark") { PreviewTable(6, .colorSample, .dark) }
#Preview("3 emoji, light") { PreviewTable(3, .emojiSample, .light) }
#Preview("3 emoji, dark") { PreviewTable(3, .emojiSample, .dark) }
#Preview("4 emoji, light") { PreviewTable(4, .emojiSample, .light) }
#Preview("4 emoji, dark") { PreviewTable(4, .emojiSample, .dark) }
#Preview("5 emoji, light") { PreviewTable(5, .emojiSample, .light) }
#Preview("5 emoji, dark") { PreviewTable(5, .emojiSample, .dark) }
#Preview("6 emoji, light") { PreviewTable(6, .emojiSample, .light) }
#Preview("6 emoji, dark") { PreviewTable(6, .emojiSample, .dark) }
#endif
