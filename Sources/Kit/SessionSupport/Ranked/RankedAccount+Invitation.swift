import DayAPI
import GameCore
import JSON

// An invitation to a circle, from the link to joining. It needs no player: joining creates one.
extension RankedAccount {
  /// Restores the stored invitation, and replaces it if `address`, the page's query string, contains
  /// another one. Shows a message if the address has an incomplete invitation.
  func restoreInvitation(_ address: [UInt8]) {
    invitation = RankedInvitation.storedInvitation(in: storage)
    let query = AddressQuery(address)
    guard let typed = query.value(of: "join") ?? (query.contains("join") ? [] : nil) else { return }
    guard let code = CircleIdentity.code(typed: typed) else {
      return showMessage("This invitation link is incomplete. Ask your friend to send it again.", isError: true)
    }
    if invitation?.code != code { remember(RankedInvitation(code: code)) }
  }

  /// Requests the names in the invitation, unless they are checked already or the player is in that circle.
  func requestInvitation() {
    guard let invitation, !isInvitationChecked else { return }
    if profile?.circles.contains(where: { $0.code == invitation.code }) == true {
      openCircleCode = invitation.code
      return forgetInvitation()
    }
    ask(.invitation, .invitation, [invitation.code], needsNoPlayer: true)
  }

  /// Handles an answer about the invitation, or returns `false` if `answer` isn't one.
  func readInvitation(_ answer: JSONValue) -> Bool {
    guard let received = RankedInvitation(answer), received.code == invitation?.code else { return false }
    isInvitationChecked = true
    remember(received)
    finishRequest()
    return true
  }

  /// Joins the circle of the invitation. Creates a player first if this device has none.
  public func acceptInvitation() {
    guard let invitation, beginAction() else { return }
    if player == nil {
      ask(.createPlayerToJoin, .createPlayer, body: "{}".utf8Bytes, needsNoPlayer: true)
    } else {
      join(invitation.code)
    }
  }

  /// Declines the invitation.
  public func declineInvitation() {
    guard invitation != nil, beginAction() else { return }
    forgetInvitation()
    if case .invitation = task { finishRequest() }
  }

  /// Handles the refusal of an invitation: shows the reason, and removes the invitation if the player can't do anything
  /// about it. Returns `false` if the refusal isn't about the invitation.
  func handleInvitationRefusal(_ kind: ProblemKind?, _ code: [UInt8]) -> Bool {
    guard let invitation, invitation.code == code else { return false }
    switch kind {
    case .noSuchCircle:
      showMessage("This invitation doesn’t work anymore. Ask \(invitation.hostText) for a new link.", isError: true)
    case .circleIsFull:
      showMessage(
        "\(invitation.names == nil ? "This circle" : invitation.circleText) is full. Ask \(invitation.hostText) to make room, "
          + "or make a circle of your own.", isError: true)
    case .tooManyCircles:
      showMessage("You’ve joined as many circles as you can. Leave one, then join this one.", isError: true)
      finishRequest()
      return true
    default: return false
    }
    forgetInvitation()
    finishRequest()
    return true
  }

  private func remember(_ invitation: RankedInvitation) {
    self.invitation = invitation
    _ = storage.write(RankedInvitation.key, invitation.text)
  }

  func forgetInvitation() {
    invitation = nil
    remove(RankedInvitation.key)
  }

  // MARK: Text

  /// The consequences of joining, for the player.
  public var invitationText: String {
    let rules: String = "Members see each other’s names and daily results. You can leave at any time."
    guard player == nil else { return rules }
    return "There’s nothing to sign up for: joining gives you an account and a name that you can change. " + rules
  }
}
