#if canImport(SwiftUI)
import PlaySupport
import SwiftUI

/// The frame of a session's sheet: its title, its tools, its keys, what it asks, and what it says.
public struct SessionSheet<Session: ScreenSession, Content: View, Tools: View>: View {
  private let title: LocalizedStringKey
  private let screen: SessionScreen<Session>
  private let close: @MainActor () -> Void
  private let press: @MainActor (KeyPress) -> Bool
  private let content: Content
  private let tools: Tools
  @Environment(\.scenePhase) private var scenePhase
  @FocusState private var hasKeys: Bool

  /// Makes the frame.
  ///
  /// - Parameters:
  ///   - title: what stands over it.
  ///   - close: puts it away.
  ///   - press: does what a key says, and returns whether it meant something.
  ///   - content: the sheet.
  ///   - tools: what stands in its bar.
  public init(
    _ title: LocalizedStringKey, _ screen: SessionScreen<Session>, close: @escaping @MainActor () -> Void,
    press: @escaping @MainActor (KeyPress) -> Bool, @ViewBuilder content: () -> Content,
    @ViewBuilder tools: () -> Tools
  ) {
    self.title = title
    self.screen = screen
    self.close = close
    self.press = press
    self.content = content()
    self.tools = tools()
  }

  /// The sheet in its frame.
  public var body: some View {
    @Bindable var screen = screen
    let question = screen.session.question
    let asked = screen.asked
    NavigationStack {
      content
        .background(.paper)
        .navigationTitle(title)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button("Done", action: close)
              .keyboardShortcut(.cancelAction)
          }
          ToolbarItem(placement: .primaryAction) {
            HStack(spacing: 4) { tools }
              .labelStyle(.iconOnly)
          }
        }
    }
    .focusable()
    .focusEffectDisabled()
    .focused($hasKeys)
    .onKeyPress(phases: .down) { press($0) ? .handled : .ignored }
    .onAppear { hasKeys = true }
    .onChange(of: scenePhase) { _, phase in
      if phase == .active { screen.session.storageChanged() }
    }
    .announces(screen.session.tidings)
    .alert("\(asked?.title ?? "")", isPresented: $screen.isAsking) {
      Button("Cancel", role: .cancel) {}
      if let question, let asked {
        Button("\(asked.confirmLabel)", role: .destructive) { screen.confirm(question) }
      }
    } message: {
      Text(verbatim: asked?.text ?? "")
    }
  }
}

/// What the player has to be told, as a card among what it is about.
public struct NoticeCard: View {
  private let text: String
  private let dismiss: @MainActor () -> Void

  /// Makes the card.
  ///
  /// - Parameter dismiss: puts it away.
  public init(_ text: String, dismiss: @escaping @MainActor () -> Void) {
    self.text = text
    self.dismiss = dismiss
  }

  /// The text, and the button that puts it away.
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
    .announces(text, isByItself: true)
  }
}

/// The notice that a session has for the player, if it has one.
public struct SessionNotice<Session: ScreenSession>: View {
  private let screen: SessionScreen<Session>

  /// Shows the oldest notice of a session.
  public init(_ screen: SessionScreen<Session>) {
    self.screen = screen
  }

  /// The notice.
  public var body: some View {
    let session = screen.session
    if let notice = session.notices.first { NoticeCard(notice.text) { session.dismissNotice() } }
  }
}

/// What a sheet shows of something that the player puts away: while it slides, there is none any more, and the last is shown.
public struct SlidingSheet<Value, Content: View>: View {
  private let now: Value?
  private let content: (Value) -> Content
  @State private var last = LastValue<Value>()

  /// Shows it.
  ///
  /// - Parameter now: what is there now, or `nil`.
  public init(_ now: Value?, @ViewBuilder content: @escaping (Value) -> Content) {
    self.now = now
    self.content = content
  }

  /// What is there, or else what was there last.
  public var body: some View {
    if let value = last(now) { content(value) }
  }
}

#Preview("A notice as a card") { NoticeCard("It was changed in another window.") {}.inBothSchemes() }
#endif
