#if canImport(SwiftUI)
import SessionSupport
import SwiftUI

struct SumView: View {
  let figures: [Figure]

  var body: some View {
    VStack(spacing: 4) {
      ForEach(figures, id: \.name) { LabeledLine($0.name, $0.value) }
    }
    .padding(12)
    .card(isBordered: false)
  }
}

struct ItemsView: View {
  let items: [ListItem]
  let actionHandler: ScreenActionHandler

  var body: some View {
    ForEach(items.indices, id: \.self) { index in
      Button {
        actionHandler.perform(items[index].action)
      } label: {
        label(of: items[index])
      }
      .buttonStyle(.game)
      .accessibilityHint(items[index].hint)
      .disabled(!items[index].isEnabled)
    }
  }

  private func label(of item: ListItem) -> some View {
    RowOrColumn {
      if let symbol = item.symbol {
        Image(systemName: symbol.systemName)
          .frame(minWidth: 28)
          .accessibilityHidden(true)
      }
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: item.title)
        Text(verbatim: item.detail)
          .font(.footnote)
          .fontWeight(item.value.isEmpty ? .regular : nil)
          .foregroundStyle(item.value.isEmpty ? .muted : .ink)
      }
      .multilineTextAlignment(.leading)
      .frame(maxWidth: .infinity, alignment: .leading)
      Text(verbatim: item.value)
        .bold()
        .monospacedDigit()
    }
    .padding(.vertical, 4)
  }
}
#endif
