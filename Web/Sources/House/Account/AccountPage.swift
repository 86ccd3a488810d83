import DOM
import NumberedGame
import PlaySupport
import WebSupport

/// Begins the program. The bridge calls it once, when the page is ready.
@_expose(wasm, "start") @_cdecl("start")
func start() {
  guard Window.hasServer else { return Part.named("no-server").setProperty("hidden", false) }
  AccountPage.shared.begin()
}

/// The page of who one is at a server of the day.
final class AccountPage {
  // The page lasts as long as the program, which has one thread.
  nonisolated(unsafe) static let shared = AccountPage()

  private let account = RankedAccount(
    Array(Window.search.dropFirst()), storage: PlayEnvironment.browser.storage,
    remove: { LocalStorage.remove($0) }, now: { Window.epochSeconds })
  private var runner: RequestRunner<RankedAccount>?
  private var circles: CircleList?
  private var question: QuestionDialog?
  private var nameShown: [UInt8] = []

  func begin() {
    runner = RequestRunner(account, replied: { [self] in draw() })
    circles = CircleList(account) { [self] in update() }
    question = QuestionDialog(
      confirm: { [self] in act { $0.confirm() } }, cancel: { [self] in act { $0.cancel() } })
    form("rename", "name-field") { $0.rename($1) }
    form("make", "table-name") { $0.makeCircle($1) }
    form("join", "table-code") { $0.join($1) }
    form("enter", "enter-code") { $0.enter($1) }
    Part.button("invitation-join") { [self] in act { $0.acceptInvitation() } }
    Part.button("invitation-decline") { [self] in act { $0.declineInvitation() } }
    Part.button("make-code") { [self] in act { $0.makeMovingCode() } }
    Part.button("renew") { [self] in act { $0.wonder(.renewToken) } }
    Part.button("delete") { [self] in act { $0.wonder(.delete) } }
    Part.button("again") { [self] in act { $0.tryAgain() } }
    Part.button("anew") { [self] in act { $0.beginAnew() } }
    Window.listen("online") { [self] _ in
      if account.trouble == .unreachable { act { $0.tryAgain() } }
    }
    LocalStorage.onChange { [self] _ in act { $0.lookForPlayer() } }
    if account.offersMoving { show("offer", account.offerText) }
    update()
  }

  private func act(_ action: (RankedAccount) -> Void) {
    action(account)
    update()
  }

  /// A line to fill in with its button. What was typed stays where it was refused.
  private func form(_ id: String, _ field: String, _ submit: @escaping (RankedAccount, [UInt8]) -> Void) {
    Part.named(id).listen("submit") { [self] event in
      event.preventDefault()
      act { submit($0, Part.named(field).valueBytes) }
    }
  }

  /// Draws the page, and starts what is to be asked now.
  private func update() {
    draw()
    runner?.follow()
  }

  private func draw() {
    let isStranger = account.player == nil
    let isKnown = account.profile != nil
    drawInvitation()
    show("stranger", isStranger ? account.strangerText : nil)
    let isLooking = account.invitation != nil && account.invitation?.names == nil && account.isAsking
    Part.named("waiting").setProperty("hidden", isStranger && !isLooking || isKnown || !account.isAsking)
    for part in ["me", "circles", "moving", "care"] as [String] { Part.named(part).setProperty("hidden", !isKnown) }
    Part.named("devices").setProperty("hidden", !isStranger && !isKnown && account.trouble != .unknownPlayer)
    if let profile = account.profile {
      let name = String(decoding: profile.name, as: UTF8.self)
      Part.named("name").setText(name)
      if nameShown != profile.name { Part.named("name-field").value = name }
      nameShown = profile.name
    }
    show("streak", account.streakText)
    show("message-text", isKnown && account.isServerSlow ? "One moment…" : account.message?.text)
    Part.named("message-text").toggleClass("alarm", account.message?.isAlarm == true)
    Part.named("trouble").setProperty("hidden", account.trouble == nil)
    Part.named("trouble-text").setText(account.trouble?.sentence ?? "")
    Part.named("again").setProperty("hidden", account.trouble == .unknownPlayer)
    Part.named("anew").setProperty("hidden", account.trouble != .unknownPlayer)
    question?.show(account.questionWords.map { ($0.title, $0.text, $0.confirm) })
    drawMovingCode()
    circles?.draw()
  }

  /// The invitation, whose names can be in any writing direction.
  private func drawInvitation() {
    let isLooking = account.invitation?.names == nil && account.isAsking
    let invitation = isLooking ? nil : account.invitation
    Part.named("invitation").setProperty("hidden", invitation == nil)
    guard let invitation else { return }
    if let names = invitation.names {
      Part.named("invitation-title").fill([
        Make.element("bdi", text: String(decoding: names.host, as: UTF8.self)),
        Make.element("span", text: " invites you to "),
        Make.element("bdi", text: String(decoding: names.circle, as: UTF8.self)),
      ])
    } else {
      Part.named("invitation-title").setText(invitation.title)
    }
    Part.named("invitation-text").setText(account.invitationText)
  }

  /// The moving code, and how long it is still good for.
  private func drawMovingCode() {
    let code = account.movingCode?.code
    show("moving-code", code.map { String(decoding: $0, as: UTF8.self) })
    show("moving-text", code == nil ? nil : account.movingText)
    Part.named("moving-code").toggleClass("over", account.movingTimeLeft == 0)
  }

  /// Shows a text, or hides the element where there is none.
  private func show(_ id: String, _ text: String?) {
    let element = Part.named(id)
    element.setProperty("hidden", text == nil)
    if let text { element.setText(text) }
  }
}
