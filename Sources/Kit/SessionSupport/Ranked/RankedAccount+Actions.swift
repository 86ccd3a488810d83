import DayAPI
import GameCore
import JSON

extension RankedAccount {
  /// Changes the player's name.
  public func rename(_ typed: [UInt8]) {
    guard beginAction() else { return }
    ask(.rename, .renamePlayer, body: JSONWriter.object { $0.member("name", utf8: typed.trimmed) })
  }

  /// Creates a circle with the typed name.
  public func makeCircle(_ typed: [UInt8]) {
    guard beginAction() else { return }
    // After a failure, the same name means the same circle, which may exist already.
    if case .make(let name, _) = task, failure != nil, name == typed.trimmed { return tryAgain() }
    requestCircle(named: typed.trimmed)
  }

  /// Prepares for an action: removes the message and returns `true`, or returns `false` if a change is pending.
  func beginAction() -> Bool {
    guard !isChanging else { return false }
    message = nil
    return true
  }

  func requestCircle(named name: [UInt8]) {
    let before = profile?.circles.map { $0.code } ?? []
    ask(.make(name: name, before: before), .createCircle, body: JSONWriter.object { $0.member("name", utf8: name) })
  }

  /// Joins the circle with the typed code.
  public func join(_ typed: [UInt8]) {
    guard beginAction() else { return }
    guard let code = CircleIdentity.code(typed: typed) else {
      return showMessage(Self.invalidCodeText, isError: true)
    }
    ask(.join(code), .joinCircle, [code])
  }

  /// Opens or closes one of the player's circles.
  public func toggleCircle(_ code: [UInt8]) {
    guard beginAction() else { return }
    circle = nil
    isChoosingName = false
    if openCircleCode != code { return showCircle(code) }
    openCircleCode = nil
    if case .circle = task { finishRequest() }
  }

  func showCircle(_ code: [UInt8]) {
    openCircleCode = code
    ask(.circle(code), .circle, [code], query: "days=\(FriendCircle.dayCount)")
  }

  /// Requests a transfer code for another device.
  public func makeTransferCode() {
    guard beginAction() else { return }
    ask(.makeCode, .createTransferCode)
  }

  /// Switches to the player of the typed transfer code, after confirmation if this device already has a player.
  public func enterTransferCode(_ typed: [UInt8]) {
    guard beginAction() else { return }
    let code = typed.trimmed
    guard 1...40 ~= code.count else { return showMessage("Type the code that your other device shows.", isError: true) }
    if player != nil { question = .replace(code: code) } else { useTransferCode(code) }
  }

  static func body(code: [UInt8]) -> [UInt8] { JSONWriter.object { $0.member("code", utf8: code) } }

  private func useTransferCode(_ code: [UInt8]) {
    ask(.enter(isRepeated: false), .createPlayer, body: Self.body(code: code), needsNoPlayer: true)
  }

  /// Removes the player, whom the server doesn't know. The player stays in storage under `replacedPlayerKey`.
  public func removeUnknownPlayer() {
    message = nil
    guard replacePlayer(by: nil) else { return showMessage(DataFault.storageRefusedText, isError: true) }
    showMessage("This device has no account now. Your next daily game creates one.")
  }

  /// Asks the player to confirm an action.
  public func requestConfirmation(_ question: Confirmation) {
    guard beginAction() else { return }
    self.question = question
  }

  /// Performs the action that the player has confirmed.
  public func confirm() {
    guard let question else { return }
    self.question = nil
    switch question {
    case .leave(let circle): ask(.leave(circle.code), .leaveCircle, [circle.code])
    case .deleteCircle(let circle): ask(.deleteCircle(circle.code), .deleteCircle, [circle.code])
    case .removeMember(let member, let circle):
      ask(.removeMember(circle: circle.code), .removeMember, [circle.code, member.id])
    case .report(let member, let circle):
      isChoosingName = false
      // The button that chose the name is gone.
      focus = ScreenFocus(.id("circle-actions"), after: focus)
      let body = JSONWriter.object { json in if let member { json.member("player", utf8: member.id) } }
      ask(.report, .reportInCircle, [circle.code], body: body)
    case .replace(let code): useTransferCode(code)
    case .renewToken: ask(.prepareToken, .createTransferCode)
    case .delete: ask(.delete, .deletePlayer)
    }
  }

  /// Closes the question without performing the action.
  public func cancel() {
    question = nil
  }

  /// Handles the outcome of sharing an invitation.
  public func handleShareOutcome(_ outcome: ShareOutcome) {
    switch outcome {
    case .copied: showMessage("Invitation copied. Paste it into a message.")
    case .failed: showMessage("Sharing and copying don’t work here. Tell your friends the code.", isError: true)
    case .shared, .shown, .canceled: message = nil
    }
  }

  /// Returns the link to a circle, for sharing with others.
  public func invitation(to circle: CircleIdentity) -> ShareItem {
    let name = String(decoding: circle.name, as: UTF8.self)
    let host = String(decoding: player?.name ?? [], as: UTF8.self)
    var item = ShareItem(
      text: "\(host) invites you to the circle “\(name)” on Parlor. Play the daily puzzles and compare your results:",
      address: [])
    item.query = "join=".utf8Bytes + circle.code
    return item
  }
}
