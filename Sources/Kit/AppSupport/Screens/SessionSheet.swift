#if canImport(SwiftUI)
import SessionSupport
import SwiftUI

/// The frame of a session's sheet: its title, toolbar, keys, confirmation alert, and announcements.
public struct SessionSheet<Session: SheetSession, Content: View, Tools: ToolbarContent>: View {
  private let title: String
  private let screen: SessionScreen<Session>
  private let close: @MainActor () -> Void
  private let onKeyPress: @MainActor (KeyPress) -> Bool
  private let content: Content
  private let tools: Tools
  @Environment(\.scenePhase) private var scenePhase

  /// Creates a sheet's frame. `onKeyPress` returns whether it handled a key. `tools` are items of the toolbar.
  public init(
    _ title: String, _ screen: SessionScreen<Session>, close: @escaping @MainActor () -> Void,
    onKeyPress: @escaping @MainActor (KeyPress) -> Bool, @ViewBuilder content: () -> Content,
    @ToolbarContentBuilder tools: () -> Tools
  ) {
    self.title = title
    self.screen = screen
    self.close = close
    self.onKeyPress = onKeyPress
    self.content = content()
    self.tools = tools()
  }

  /// The framed content.
  public var body: some View {
    @Bindable var screen = screen
    let question = screen.session.question
    let questionText = screen.questionText
    NavigationStack {
      content
        .background(.paper)
        .screenTitle(title)
        .toolbar {
          DoneButton(action: close)
          tools
        }
    }
    .handlesKeys(phases: [.down, .repeat], press: onKeyPress)
    .onChange(of: scenePhase) { _, phase in
      if phase == .active { screen.session.loadChangesFromStorage() }
    }
    .announces(screen.session.announcementState)
    .alert("\(questionText?.title ?? "")", isPresented: $screen.isAsking) {
      Button("Cancel", role: .cancel) {}
      if let question, let questionText {
        Button("\(questionText.confirmLabel)", role: .destructive) { screen.confirm(question) }
      }
    } message: {
      Text(verbatim: questionText?.text ?? "")
    }
  }
}

/// A notice, as a card within a screen.
public struct NoticeCard: View {
  private let text: String
  private let number: Int
  private let dismiss: @MainActor () -> Void

  /// Creates the card of a notice, whose `number` tells it apart from others with the same text. `dismiss` removes it.
  public init(_ text: String, number: Int = 0, dismiss: @escaping @MainActor () -> Void) {
    self.text = text
    self.number = number
    self.dismiss = dismiss
  }

  /// The text and the button OK.
  public var body: some View {
    AdaptiveRow {
      Text(verbatim: text)
        .frame(maxWidth: .infinity, alignment: .leading)
    } end: {
      Button("OK", action: dismiss)
        .buttonStyle(.game)
    }
    .padding(12)
    .card()
    // A card appears with its notice, often together with its sheet.
    .announces(AnnouncementState(status: text, statusNumber: number), onAppear: true)
  }
}

/// The oldest notice of a session, if there is one.
public struct SessionNotice<Session: SheetSession>: View {
  private let screen: SessionScreen<Session>

  /// Creates a view of a session's oldest notice.
  public init(_ screen: SessionScreen<Session>) {
    self.screen = screen
  }

  /// The notice.
  public var body: some View {
    let session = screen.session
    if let notice = session.notices.first {
      NoticeCard(notice.text, number: session.noticeNumber) { session.dismissNotice() }
    }
  }
}

/// The content of a sheet. While the sheet is being dismissed and the value is `nil`, the last value stays visible.
public struct SheetContent<Value, Content: View>: View {
  private let currentValue: Value?
  private let content: (Value) -> Content
  @State private var last = LastValue<Value>()

  /// Creates the content. `currentValue` is the current value, or `nil`, and `content` returns the view of a value.
  public init(_ currentValue: Value?, @ViewBuilder content: @escaping (Value) -> Content) {
    self.currentValue = currentValue
    self.content = content
  }

  /// The view of the current value, or else of the last one.
  public var body: some View {
    if let value = last(currentValue) { content(value) }
  }
}

#Preview("A notice as a card") { NoticeCard("It was changed in another window.") {}.inBothSchemes() }
#endif
