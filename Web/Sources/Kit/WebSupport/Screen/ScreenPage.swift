import DOM
import GameCore
import SessionSupport

/// A page that shows a screen and performs the requests of its source. It lasts as long as the program. The title,
/// blocks, actions, and message of the screen go into the elements `title`, `screen`, `actions`, and `message`. The message is
/// below the section in which the player last pressed something, so that the player sees it and it covers nothing.
public final class ScreenPage<Source: ScreenSource & RequestSource> {
  private let source: Source
  private let draw: (Source.Picture, Element) -> Void
  private var runner: RequestRunner<Source>?
  private var sections: ScreenSectionsView<Source.Picture>?
  private var actions: ActionList?
  private var dialog: QuestionDialog?
  private var question: Question?
  private var shownMessage: ScreenMessage?
  private var shownFocus: ScreenFocus?
  /// Whether the player has pressed something and hasn't seen the outcome yet.
  private var awaitsOutcome = false
  private var message = LiveRegion("message")

  /// Creates a page. `draw` draws a picture of the game into an element. Nothing is drawn before `begin()`.
  public init(_ source: Source, draw: @escaping (Source.Picture, Element) -> Void = { _, _ in }) {
    self.source = source
    self.draw = draw
  }

  /// Draws the screen and starts the requests of its source.
  public func begin() {
    PressGuard.begin()
    let actionHandler = ScreenActionHandler(
      rootPath: "", perform: { [self] id, text in perform { $0.perform(id, text: text) } },
      onShare: { [self] outcome in perform { $0.handleShareOutcome(outcome) } })
    runner = RequestRunner(source, onReply: { [self] in show() })
    sections = ScreenSectionsView(Element.named("screen"), heading: "h2", actionHandler, draw: draw)
    actions = ActionList(Element.named("actions"), actionHandler)
    if Element.find(id: "question") != nil {
      dialog = QuestionDialog(confirm: { [self] in answer { $0.confirm } }, cancel: { [self] in answer { $0.cancel } })
    }
    Element.named("screen").listen("click", capture: true) { [self] event in
      guard event.closest("button") != nil else { return }
      Element.find("#screen > .pressed")?.toggleClass("pressed", false)
      event.closest("#screen > *")?.toggleClass("pressed", true)
      awaitsOutcome = true
    }
    update()
  }

  /// Changes the source and draws the result.
  public func perform(_ change: (Source) -> Void) {
    change(source)
    update()
  }

  /// Draws the screen again and starts the requests that are then pending.
  public func update() {
    show()
    runner?.updateRequests()
  }

  private func answer(_ action: (Question) -> Action) {
    guard let question else { return }
    let id = action(question).id
    perform { $0.perform(id, text: []) }
  }

  /// Shows a message. The element is always on the page, so that screen readers notice when its text changes.
  private func show(_ message: ScreenMessage?) {
    let element = Element.named("message")
    element.setProperty("hidden", message == nil)
    element.toggleClass("alarm", message?.isError == true)
    if message != nil, message != shownMessage { placeMessage() }
    shownMessage = message
    self.message.announce(message?.text ?? "", number: message?.number ?? 0)
  }

  /// Moves the message below the section of the last pressed button, or above all sections if that one is gone.
  private func placeMessage() {
    guard let place = Element.find(".said") else { return }
    let isAtTop = Element.find("#screen > .pressed") == nil
    let next = isAtTop ? Element.find("#screen > :first-child") : Element.find("#screen > .pressed + *")
    if next != place { Element.named("screen").insert(place, before: next) }
  }

  /// Scrolls to the outcome of the player's last action, if it is out of view.
  private func showOutcome() {
    guard awaitsOutcome, let outcome = Element.find(".said:has(> :not([hidden]))") ?? Element.find(".trouble") else {
      return
    }
    awaitsOutcome = false
    let bounds = outcome.bounds
    let isVisible = bounds.top >= 0 && bounds.top + bounds.height <= Element.find("html")?.number("clientHeight") ?? 0
    if !isVisible { outcome.call("scrollIntoView") }
  }

  private func show() {
    let screen = source.screen
    Element.named("title").setText(screen.title)
    Window.setTitle("\(screen.title) · Parlor")
    sections?.show(screen.sections)
    actions?.show(screen.actions)
    show(screen.message)
    showOutcome()
    question = screen.question
    dialog?.show(screen.question.map { ($0.title, $0.text, $0.confirm.label) })
    // A dialog that closes moves the focus first.
    if screen.focus != shownFocus {
      screen.focus?.apply(title: Element.named("title"), actions: Element.named("actions"))
      shownFocus = screen.focus
    }
  }
}
