import DayAPI
import GameCore
import JSON

extension RankedAccount {
  /// Handles the reply to the call with the given number. `reply` is `nil` if no complete reply arrived.
  public func serverDidReply(_ reply: RankedReply?, to number: Int) {
    switch requester.serverDidReply(reply, to: number) {
    case .answer(let answer):
      if !read(answer) { requester.rejectReply() }
    case .done:
      if !handleEmptySuccess() { requester.rejectReply() }
    case .refused(let problem): handleRefusal(ProblemKind(problem), problem["title"]?.bytes ?? [])
    case .failure(.unknownPlayer): handleUnknownPlayer()
    case .failure, nil: return
    }
  }

  /// Handles an answer, or returns `false` if it can't be an answer to the current request.
  private func read(_ answer: JSONValue) -> Bool {
    switch task {
    case .load:
      guard apply(ProfileResponse(answer)) else { return false }
      requester.finish()
      requestInvitation()
      if !requester.isAsking, let openCircleCode { showCircle(openCircleCode) }
    case .invitation: return readInvitation(answer)
    case .createPlayerToJoin:
      guard let new = RankedPlayer(answer), let invitation else { return false }
      if !store(new) { showMessage(Self.notSavedText, isError: true) }
      ask(.join(invitation.code), .joinCircle, [invitation.code])
    case .rename:
      guard apply(ProfileResponse(answer)) else { return false }
      finishRequest()
      showMessage("Your name is now \(String(decoding: profile?.name ?? [], as: UTF8.self)).")
    case .circle(let code):
      guard let circle = FriendCircle(answer, today: today), circle.identity.code == code else { return false }
      self.circle = circle
      RankedFriends.publish(answer, today, in: storage)
      finishRequest()
    case .make:
      guard let made = CircleIdentity(answer) else { return false }
      openCircle(made.code, "Your circle is ready. Share its link or code with friends.")
    case .lookForCircle(let name, let before):
      guard let profile = ProfileResponse(answer) else { return false }
      guard let made = profile.circles.first(where: { !before.contains($0.code) }) else {
        requestCircle(named: name)
        return true
      }
      openCircle(made.code, "Your circle is ready. Share its link or code with friends.")
    case .makeCode:
      guard let code = TransferCodeResponse(answer)?.code else { return false }
      storeTransferCode(code)
      finishRequest()
    case .enter, .enterAgain:
      guard let new = RankedPlayer(answer) else { return false }
      receiveCredentials(new)
    case .prepareToken:
      guard let code = TransferCodeResponse(answer)?.code else { return false }
      transferCode = nil
      recoveryCode = code
      ask(.renewToken, .replaceTokens)
    case .renewToken:
      guard let player, let token = answer["token"]?.bytes,
        let new = RankedPlayer(id: player.id, token: token, name: player.name)
      else { return false }
      receiveCredentials(new)
    case .removeMember:
      guard let circle = CircleIdentity(answer) else { return false }
      openCircle(circle.code, Self.removedText)
    case .join, .leave, .deleteCircle, .delete, .report: return false
    }
    return true
  }

  private func apply(_ profile: ProfileResponse?) -> Bool {
    guard let profile else { return false }
    self.profile = profile
    if let player, player.name != profile.name,
      let renamed = RankedPlayer(id: player.id, token: player.token, name: profile.name)
    {
      store(renamed)
    }
    return true
  }

  private func openCircle(_ code: [UInt8], _ text: String) {
    showMessage(text)
    openCircleCode = code
    (circle, isChoosingName) = (nil, false)
    loadProfile()
  }

  private func receiveCredentials(_ new: RankedPlayer) {
    switch task {
    case .enter:
      let isKept = replacePlayer(by: new)
      if isKept {
        showMessage("Welcome, \(String(decoding: new.name, as: UTF8.self)). This device now plays as you.")
      } else {
        switchPlayer(to: new)
        showMessage(Self.notSavedText, isError: true)
      }
    default:
      let isKept = store(new)
      if isKept { recoveryCode = nil }
      loadProfile()
      showMessage(
        isKept ? "Token replaced. Your other devices need a new transfer code." : Self.notSavedText,
        isError: !isKept)
    }
  }

  /// Handles a success without content. Returns `false` if the server answers such a request with content.
  private func handleEmptySuccess() -> Bool {
    switch task {
    case .join(let code):
      let circle = invitation.flatMap { $0.code == code ? $0.circleText : nil } ?? "the circle"
      if invitation?.code == code { forgetInvitation() }
      joinedCircleCode = code
      openCircle(code, "You’ve joined \(circle).")
    case .leave: closeCircle("You left the circle.")
    case .deleteCircle: closeCircle("Circle deleted.")
    // A server of an earlier release doesn't change the code.
    case .removeMember(let code): openCircle(code, "Member removed.")
    case .report:
      finishRequest()
      showMessage(NameReport.doneText)
    case .delete:
      forgetPlayer()
      showMessage(Self.deletedText)
    default: return false
    }
    return true
  }

  private func closeCircle(_ text: String) {
    showMessage(text)
    (circle, openCircleCode) = (nil, nil)
    loadProfile()
  }

  private func handleRefusal(_ kind: ProblemKind?, _ sentence: [UInt8]) {
    let isNoCircle = kind == .noSuchCircle
    switch task {
    // An earlier call may have succeeded, and only its answer was lost.
    case .leave where isNoCircle && requester.isRepeated, .deleteCircle where isNoCircle && requester.isRepeated,
      .removeMember where kind == .noSuchMember:
      return _ = handleEmptySuccess()
    case .removeMember where isNoCircle && requester.isRepeated: return closeCircle(Self.removedText)
    case .leave where isNoCircle, .deleteCircle where isNoCircle, .removeMember where isNoCircle,
      .circle where isNoCircle:
      return closeCircle("You’re no longer in this circle, or it has a new code.")
    case .invitation:
      if handleInvitationRefusal(kind, invitation?.code ?? []) { return }
      // A server of an earlier release can't say what an invitation is for.
      isInvitationChecked = true
      return finishRequest()
    case .join(let code):
      if handleInvitationRefusal(kind, code) {
        // The player may have been created only to join.
        if profile == nil { loadProfile() }
        return
      }
    default: break
    }
    guard 1...200 ~= sentence.count else { return requester.rejectReply() }
    var text = String(decoding: sentence, as: UTF8.self)
    if case .join = task, isNoCircle { text = "No circle has this code. Check it, or ask your friend for the link." }
    if case .enter(isRepeated: true) = task {
      text += " If the reply was lost, show a new code on your other device."
    }
    if case .enterAgain = task {
      recoveryCode = nil
      return requester.fail(.unknownPlayer)
    }
    finishRequest()
    showMessage(text, isError: true)
  }

  /// Handles the refusal of the player's token, which the server doesn't know.
  private func handleUnknownPlayer() {
    if case .delete = task { return _ = handleEmptySuccess() }
    guard let code = recoveryCode else { return }
    // The token was replaced, but the new one didn't arrive.
    ask(.enterAgain, .createPlayer, body: Self.body(code: code), needsNoPlayer: true)
  }
}
