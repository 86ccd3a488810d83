#if canImport(SwiftUI)
import SessionSupport
import SwiftUI

/// A block of a screen, as rows of a form.
struct BlockView<Picture: Equatable & Sendable, PictureView: View>: View {
  let content: Block<Picture>.Content
  var isInRow = false
  let actionHandler: ScreenActionHandler
  let picture: (Picture) -> PictureView

  @ViewBuilder var body: some View {
    switch content {
    case .text(let text, let tone, isAnnounced: _): textView(text, tone)
    case .problem(let text, let help): ProblemView(text: text, help: help, actionHandler: actionHandler)
    case .disclosure(let action): DisclosureButton(action: action, actionHandler: actionHandler)
    case .figures(let figures): ForEach(figures, id: \.name) { FigureLine(figure: $0) }
    case .sum(let figures): SumView(figures: figures)
    case .list(let items): ItemsView(items: items, actionHandler: actionHandler)
    case .ranking(let games): RankingView(games: games, actionHandler: actionHandler)
    case .marks(let marks, let spokenText): MarksView(marks: marks, spokenText: spokenText)
    case .month(let month): CalendarMonthView(month: month, actionHandler: actionHandler)
    case .table(let table): TableBlockView(table: table, actionHandler: actionHandler)
    case .bars(let bars): HistogramView(bars: bars)
    case .chart(let chart): BarChartView(chart: chart)
    case .scale(let scale): ScoreScaleView(scale: scale)
    case .trend(let trend, let spokenText): TrendChartView(trend: trend, spokenText: spokenText)
    case .buttons(let actions, _):
      ActionButtons(actions: actions.filter { actionHandler.canPerform($0) }, actionHandler: actionHandler)
    case .field(let field): FieldView(field: field, actionHandler: actionHandler)
    case .choice(let choice, nil) where isInRow:
      // Outside a form, a menu doesn't show its label.
      HStack(spacing: 6) {
        Text(verbatim: choice.label)
          .foregroundStyle(.muted)
          .accessibilityHidden(true)
        ChoiceMenu(choice: choice, actionHandler: actionHandler)
          .labelsHidden()
      }
    case .choice(let choice, nil): ChoiceMenu(choice: choice, actionHandler: actionHandler)
    case .choice(let choice, let sign?):
      VStack(alignment: .leading, spacing: 4) {
        HStack(spacing: 6) {
          picture(sign)
          Text(verbatim: choice.label)
        }
        .font(.footnote)
        .accessibilityHidden(true)
        ChoiceMenu(choice: choice, actionHandler: actionHandler)
          .labelsHidden()
      }
    case .parts(let block): PartsBlockView(block: block, actionHandler: actionHandler, picture: picture)
    case .picture(let value, let caption):
      RowOrColumn(alignment: .firstTextBaseline, spacing: 10) {
        picture(value).accessibilityHidden(true)
        Text(verbatim: caption)
      }
    case .drawing(let value, let spokenText):
      picture(value)
        .spoken(as: spokenText, isImage: true)
    case .progress(let name, let done, let count):
      ProgressView("\(name)", value: Double(done), total: Double(count))
    }
  }

  @ViewBuilder private func textView(_ text: String, _ tone: Block<Picture>.Tone) -> some View {
    let view = Text(verbatim: text)
    switch tone {
    case .plain: view
    case .lead: view.font(.headline)
    case .headline: view.font(.largeTitle.bold()).monospacedDigit()
    case .note: view.font(.footnote).foregroundStyle(.muted)
    case .good: textWithSymbol("checkmark.seal.fill", .accent) { view.bold() }
    case .alarm: textWithSymbol("exclamationmark.triangle.fill", .alarm) { view.bold().foregroundStyle(.alarm) }
    case .code: view.font(.title2.bold().monospaced()).textSelection(.enabled)
    case .data: view.font(.caption.monospaced()).textSelection(.enabled)
    case .legend:
      HStack(spacing: 6) {
        RoundedRectangle(cornerRadius: 3)
          .fill(.hintedBar)
          .frame(width: 14, height: 14)
          .accessibilityHidden(true)
        view.font(.footnote).foregroundStyle(.muted)
      }
    }
  }

  /// Puts a symbol before the text, so that color isn't the only difference between good and bad news.
  private func textWithSymbol(_ symbol: String, _ color: SchemeColor, @ViewBuilder text: () -> some View) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      Image(systemName: symbol)
        .foregroundStyle(color)
        .accessibilityHidden(true)
      text()
    }
  }
}

struct ActionButtons: View {
  let actions: [Action]
  let actionHandler: ScreenActionHandler

  var body: some View {
    FittingRows(breakMode: .everywhere) {
      ForEach(actions.indices, id: \.self) { ActionButton(action: actions[$0], actionHandler: actionHandler) }
    }
  }
}

/// The button or link of an action. It grows to fill its row.
public struct ActionButton: View {
  private let action: Action
  private let actionHandler: ScreenActionHandler

  /// Creates the button.
  public init(action: Action, actionHandler: ScreenActionHandler) {
    self.action = action
    self.actionHandler = actionHandler
  }

  /// The button.
  public var body: some View {
    if let item = action.shareItem {
      ShareLink(item: actionHandler.shareText(item)) { label }
        .buttonStyle(GameButtonStyle(isPrimary: action.role == .main))
    } else if actionHandler.returnPerformsMain, action.role == .main {
      button.keyboardShortcut(.defaultAction)
    } else {
      button
    }
  }

  private var button: some View {
    Button {
      if !HeldKey.isRepeating { actionHandler.perform(action) }
    } label: {
      label
    }
    .buttonStyle(GameButtonStyle(isPrimary: action.role == .main))
    .disabled(!action.isEnabled)
    .accessibilityLabel(action.spokenText ?? action.label)
    .accessibilityHint(action.destination?.hint ?? action.hint)
  }

  @ViewBuilder private var label: some View {
    if let symbol = action.symbol {
      Image(systemName: symbol.systemName)
    } else {
      Text(verbatim: action.label)
        .multilineTextAlignment(.center)
        // Larger letters would break the name of a game on a phone.
        .dynamicTypeSize(...DynamicTypeSize.accessibility2)
        .frame(maxWidth: .infinity)
    }
  }
}

private struct ProblemView: View {
  let text: String
  let help: Action?
  let actionHandler: ScreenActionHandler

  var body: some View {
    AdaptiveRow {
      Text(verbatim: text)
        .foregroundStyle(.alarm)
        .frame(maxWidth: .infinity, alignment: .leading)
    } end: {
      if let help, actionHandler.canPerform(help) { ActionButton(action: help, actionHandler: actionHandler) }
    }
  }
}

/// A button over the width of a screen that shows or hides what is below it.
private struct DisclosureButton: View {
  let action: Action
  let actionHandler: ScreenActionHandler

  var body: some View {
    Button {
      actionHandler.perform(action)
    } label: {
      HStack {
        Text(verbatim: action.label)
          .frame(maxWidth: .infinity, alignment: .leading)
        Image(systemName: action.isExpanded == true ? "chevron.up" : "chevron.down")
          .foregroundStyle(.muted)
      }
      .frame(minHeight: GameButtonMetrics.minSide)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel(action.spokenText ?? action.label)
    .accessibilityValue(action.isExpanded == true ? "Open" : "Closed")
  }
}

struct ChoiceMenu: View {
  let choice: Choice
  let actionHandler: ScreenActionHandler

  var body: some View {
    let picker = Picker("\(choice.label)", selection: selection) {
      // A segmented control can't disable a single option.
      ForEach(choice.options.indices.filter { !choice.disabledIndexes.contains($0) }, id: \.self) { index in
        Text(verbatim: choice.options[index])
          .accessibilityLabel(index == 0 ? choice.firstSpokenText ?? choice.options[0] : choice.options[index])
          .tag(index)
      }
    }
    if choice.isSegmented { picker.pickerStyle(.segmented) } else { picker }
  }

  private var selection: Binding<Int> {
    let (choice, actionHandler) = (choice, actionHandler)
    return Binding(
      get: { choice.selectedIndex }, set: { @MainActor in actionHandler.perform(choice.action.withIndex($0)) })
  }
}

/// A text field with a submit button or, if the field reports each edit, with a line for its problem, which its source
/// announces. Keeps what the player typed until the screen provides another text.
private struct FieldView: View {
  let field: SessionSupport.Field
  let actionHandler: ScreenActionHandler
  @State private var text = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    Group {
      if let edit = field.edit {
        Text(verbatim: field.label)
          .accessibilityHidden(true)
        input
          .focused($isFocused)
          .onChange(of: text) { _, new in if new != field.text { actionHandler.perform(edit, text: new) } }
          .onChange(of: field.problem) { _, new in if new != nil { isFocused = true } }
        if let problem = field.problem {
          Text(verbatim: problem)
            .foregroundStyle(.alarm)
        }
      } else {
        AdaptiveRow {
          input
        } end: {
          Button("\(field.submit.label)", action: submit)
            .buttonStyle(.game)
            .disabled(!field.submit.isEnabled)
        }
      }
    }
    .onAppear { text = field.text }
    .onChange(of: field.text) { _, new in text = new }
    .onChange(of: field.revision) { _, _ in text = field.text }
  }

  private var input: some View {
    TextField("\(field.label)", text: $text)
      .autocorrectionDisabled()
      .submitLabel(field.edit == nil ? .done : .go)
      .onSubmit(submit)
      #if os(iOS) || PARLOR_SWIFTUI
    // A number pad has no return key.
    .keyboardType(field.kind == .number ? .numbersAndPunctuation : .default)
      #endif
      // Use a width that doesn't depend on the text, so that nothing moves while the player types.
      .frame(minWidth: 140, idealWidth: 180, maxWidth: .infinity)
  }

  private func submit() { actionHandler.perform(field.submit.id, text: text) }
}
#endif
