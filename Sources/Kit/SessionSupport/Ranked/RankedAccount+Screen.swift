import DailyGames
import DayAPI
import GameCore

extension RankedAccount: ScreenSource {
  /// The codes of the screen's actions. An action's index is that of a circle in the profile or a member of the open
  /// one.
  enum ActionCode: UInt8 {
    case acceptInvitation, declineInvitation
    case rename, makeCircle, join
    case toggle, share, leave, deleteCircle, remove
    case makeCode, enterCode
    case renewToken, delete
    case confirm, cancel
    case tryAgain, removeUnknownPlayer
    /// Begins or ends the choice of a name to report, and chooses the circle's name (0) or that of a member (1 and up).
    case chooseName, report
  }

  /// The invitation, the player's name, the circles, other devices, and security.
  public var screen: PlainScreen {
    // A circle that the player has just joined is at the top, so that its games of today are in view.
    let hasJoined = joinedCircleCode != nil && joinedCircleCode == openCircleCode
    var screen = PlainScreen(
      "Account and circles",
      [
        invitationSection,
        .init(
          "news", nil,
          [
            .text("stranger", player == nil ? noPlayerText : nil),
            .text("waiting", isWaiting ? "One moment…" : nil, .note),
          ]),
        hasJoined ? circlesSection : nil, nameSection, hasJoined ? nil : circlesSection, devicesSection, endSection,
        .init("trouble", nil, [.block("problem", failure.map { .problem($0.sentence, helpAction(for: $0)) })]),
      ],
      actions: [Action(to: .home, "All games"), Action(to: .standings(today, .first), "Standings")],
      message: profile != nil && isServerSlow ? ScreenMessage("One moment…", number: -1) : message,
      question: confirmationQuestion)
    screen.focus = focus
    return screen
  }

  /// Performs an action of the screen.
  public func perform(_ id: Action.ID, text: [UInt8]) {
    let circles = profile?.circles ?? []
    let identity = id.index < circles.count ? circles[id.index] : nil
    switch ActionCode(rawValue: id.code) {
    case .acceptInvitation: acceptInvitation()
    case .declineInvitation: declineInvitation()
    case .rename: rename(text)
    case .makeCircle: makeCircle(text)
    case .join: join(text)
    case .toggle: if let identity { toggleCircle(identity.code) }
    case .leave: if let identity { requestConfirmation(.leave(identity)) }
    case .deleteCircle: if let identity { requestConfirmation(.deleteCircle(identity)) }
    case .remove:
      if let circle, id.index < circle.members.count {
        requestConfirmation(.removeMember(circle.members[id.index], circle.identity))
      }
    case .chooseName: if beginAction() { isChoosingName.toggle() }
    case .report: if let circle { requestReport(id.index, in: circle) }
    case .makeCode: makeTransferCode()
    case .enterCode: enterTransferCode(text)
    case .renewToken: requestConfirmation(.renewToken)
    case .delete: requestConfirmation(.delete)
    case .confirm: confirm()
    case .cancel: cancel()
    case .tryAgain: tryAgain()
    case .removeUnknownPlayer: removeUnknownPlayer()
    case .share, nil: break
    }
  }

  // MARK: Sections

  private var isLoadingInvitation: Bool { invitation != nil && invitation?.names == nil && isAsking }

  private var isWaiting: Bool {
    guard isAsking, profile == nil else { return false }
    return player != nil || isLoadingInvitation
  }

  private var invitationSection: PlainScreen.Section? {
    guard let invitation, !isLoadingInvitation else { return nil }
    return .init(
      "invitation", invitation.title,
      [
        .text("invitation-text", invitationText),
        .buttons(
          "invitation-answers",
          [
            Action(.init(ActionCode.acceptInvitation), "Join", .main),
            Action(.init(ActionCode.declineInvitation), "No, thanks"),
          ]),
      ])
  }

  private var nameSection: PlainScreen.Section? {
    guard let player, profile != nil else { return nil }
    let name = String(decoding: player.name, as: UTF8.self)
    return .init(
      "me", "You are \(name)",
      [
        .text("streak", streakText),
        field("rename", "Display name", .name, text: name, ActionCode.rename, "Change name"),
      ])
  }

  private var circlesSection: PlainScreen.Section? {
    guard let circles = profile?.circles else { return nil }
    var blocks: [Block<Never>?] = [
      .text(
        "no-circles",
        circles.isEmpty ? "A circle is a group of friends, or a class, with standings of its own." : nil, .note)
    ]
    for (index, identity) in circles.enumerated() {
      let isOpen = openCircleCode == identity.code
      let name = String(decoding: identity.name, as: UTF8.self)
      blocks.append(
        .block(BlockID("circle", index), .disclosure(Action(.init(ActionCode.toggle, index), name, isExpanded: isOpen)))
      )
      if isOpen { blocks += details(identity, index) }
    }
    // When the player creates or joins a circle, both fields become empty.
    let revision = circles.count
    blocks.append(
      field("make", "New circle’s name", .name, revision: revision, ActionCode.makeCircle, "Create a circle"))
    blocks.append(field("join", "Friend’s circle code", .code, revision: revision, ActionCode.join, "Join"))
    return .init("circles", "Circles", blocks)
  }

  private func details(_ identity: CircleIdentity, _ index: Int) -> [Block<Never>?] {
    guard let circle, circle.identity.code == identity.code else {
      return [.text("circle-waiting", isAsking ? "One moment…" : nil, .note)]
    }
    let names = SimilarNames.texts(circle.members.map { ($0.name, $0.isOwn) })
    return [
      .buttons("circle-play", todayActions(circle), name: "Today’s games"),
      .text("circle-code", "Code: \(String(decoding: identity.code, as: UTF8.self))"),
      .buttons(
        "circle-actions",
        [
          Action(
            sharing: invitation(to: identity), .init(ActionCode.share, index), "Share the link",
            circle.members.count == 1 ? .main : .plain),
          Action(.init(ActionCode.leave, index), "Leave"),
          circle.isCreator ? Action(.init(ActionCode.deleteCircle, index), "Delete") : nil,
          NameReport.toggle(.init(ActionCode.chooseName), isChoosing: isChoosingName),
        ]),
    ]
      + (isChoosingName
        ? [
          .text("report-choice", NameReport.choiceText, isAnnounced: true),
          .block("circle-report", .table(reportTable(circle, names))),
        ]
        : [
          .block("circle-today", .table(todayTable(circle, names))),
          .block("circle-month", .table(monthTable(circle, names))),
          .text("circle-note", circleNote, .note),
        ])
  }

  /// Links to today's games that the player hasn't finished, or to the standings if there are none.
  private func todayActions(_ circle: FriendCircle) -> [Action?] {
    let own = circle.members.first { $0.isOwn }
    // A circle's creator first needs friends.
    let role: Action.Role = circle.members.count > 1 ? .main : .plain
    var actions: [Action?] = []
    for (game, text) in zip(DailyGame.all, own?.todayTexts ?? []) where text == FriendCircle.noResultText {
      actions.append(Action(to: .daily(today, game), "Play today’s \(game.name)", actions.isEmpty ? role : .plain))
    }
    if actions.isEmpty { actions.append(Action(to: .standings(today, .first), "Standings", role)) }
    return actions
  }

  private func todayTable(_ circle: FriendCircle, _ names: [String]) -> TableBlock {
    TableBlock(
      "Today", [.init("Name", .name)] + DailyGame.all.map { .init($0.name) },
      circle.members.enumerated().map { index, member in
        let spokenText = zip(DailyGame.all, member.todayTexts).map { game, result in
          "\(game.name) \(result == FriendCircle.noResultText ? "not shown" : result)"
        }
        return row(member, index, names[index], member.todayTexts.map { .init($0) }, spokenText)
      })
  }

  private func monthTable(_ circle: FriendCircle, _ names: [String]) -> TableBlock {
    var columns: [TableBlock.Column] = [.init("Name", .name), .init("Played"), .init("Wins")]
    if circle.isCreator { columns.append(.init("Remove", isTitleHidden: true)) }
    return TableBlock(
      "Last \(FriendCircle.dayCount) days", columns,
      circle.members.enumerated().map { index, member in
        let (played, won) = (DecimalText.grouped(member.playedCount), DecimalText.grouped(member.wonCount))
        var cells: [TableBlock.Cell] = [.init(played), .init(won)]
        if circle.isCreator {
          let spokenText = "Remove \(String(decoding: member.name, as: UTF8.self))"
          cells.append(
            member.isOwn ? .init("") : .init(Action(.init(ActionCode.remove, index), "×", spokenText: spokenText)))
        }
        return row(member, index, names[index], cells, ["\(won) \(member.wonCount == 1 ? "win" : "wins") in \(played)"])
      })
  }

  private func row(
    _ member: FriendCircle.Member, _ index: Int, _ name: String, _ cells: [TableBlock.Cell], _ spokenText: [String]
  ) -> TableBlock.Row {
    TableBlock.Row(
      [.init(name)] + cells, isOwn: member.isOwn, report: reportAction(of: member, at: index),
      spokenText: name + (member.isOwn ? ", that is you. " : ". ") + spokenText.joined(separator: ", "))
  }

  private var devicesSection: PlainScreen.Section? {
    guard player == nil || profile != nil || failure == .unknownPlayer else { return nil }
    var blocks: [Block<Never>?] = []
    if profile != nil {
      let isGood = transferSecondsLeft > 0
      blocks = [
        .text("offer", offersTransfer ? transferOfferText : nil),
        .text(
          "moving",
          "A transfer code opens your account on another device. Anyone who has it can play as you, so keep it to yourself."
        ),
        .buttons("make-code", [Action(.init(ActionCode.makeCode), "Show a transfer code")]),
        .text(
          "moving-code", isGood ? transferCode.map { String(decoding: $0.code, as: UTF8.self) } : nil, .code,
          isAnnounced: true),
        .text("moving-text", transferCode == nil ? nil : transferTimeText, .note),
      ]
    }
    blocks.append(field("enter", "Transfer code from another device", .code, ActionCode.enterCode, "Use this code"))
    return .init("devices", "Other devices", blocks)
  }

  private var endSection: PlainScreen.Section? {
    guard profile != nil else { return nil }
    return .init(
      "end", "Security",
      [
        .text("token", "Each of your devices has a secret token that proves who you are."),
        .buttons(
          "end-actions",
          [
            Action(.init(ActionCode.renewToken), "Replace the token"),
            Action(.init(ActionCode.delete), "Delete the account", .destructive),
          ]),
      ])
  }

  private func field(
    _ id: BlockID, _ label: String, _ kind: Field.Kind, text: String = "", revision: Int = 0, _ code: ActionCode,
    _ button: String
  ) -> Block<Never>? {
    .block(id, .field(Field(label, kind, text: text, revision: revision, submit: Action(.init(code), button))))
  }

  private func helpAction(for failure: ServerFailure) -> Action {
    failure == .unknownPlayer
      ? Action(.init(ActionCode.removeUnknownPlayer), "Start over", .main)
      : Action(.init(ActionCode.tryAgain), "Try again", .main)
  }
}
