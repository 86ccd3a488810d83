import DailyGames
import DayAPI
import GameCore

/// The player's account at a server: name, streak, circles, and the transfer to other devices.
public final class RankedAccount: ServerClient {
  /// The player, or `nil` if this device has none.
  public internal(set) var player: RankedPlayer?

  /// The server's data about the player, or `nil` before it is known.
  public internal(set) var profile: ProfileResponse?

  /// The open circle with its members, or `nil` if it isn't loaded or none is open.
  public internal(set) var circle: FriendCircle?

  /// The code of the open circle, or `nil` if none is open.
  public internal(set) var openCircleCode: [UInt8]?

  /// The code of the circle that the player has joined on this visit, or `nil`.
  var joinedCircleCode: [UInt8]?

  /// A transfer code for another device and its expiration time in seconds since 1970 UTC, or `nil` if there is none.
  public internal(set) var transferCode: (code: [UInt8], expirationTime: Int64)?

  /// The action that the player has to confirm, or `nil` if there is none.
  public internal(set) var question: Confirmation?

  /// The outcome of the player's last action, or `nil` if there is nothing to say.
  public internal(set) var message: ScreenMessage?

  private var messageCount = 0

  /// Whether the player is choosing a name in the open circle to report.
  var isChoosingName = false

  /// The place to which the focus goes after a report.
  var focus: ScreenFocus?

  /// An action that the player has to confirm.
  public enum Confirmation: Sendable {
    /// Reporting the name of a member, or of the circle if `member` is `nil`.
    case report(member: FriendCircle.Member?, CircleIdentity)
    /// Leaving a circle.
    case leave(CircleIdentity)
    /// Deleting a circle.
    case deleteCircle(CircleIdentity)
    /// Removing a member from a circle.
    case removeMember(FriendCircle.Member, CircleIdentity)
    /// Switching to the player of a transfer code.
    case replace(code: [UInt8])
    /// Replacing all tokens with a new one.
    case renewToken
    /// Deleting the player.
    case delete
  }

  enum RequestKind {
    case load, rename, join([UInt8]), circle([UInt8])
    /// Requests the names in the invitation, or creates the player who joins its circle.
    case invitation, createPlayerToJoin
    /// Creates a circle, or checks whether it exists after a lost answer. `before` has the codes of earlier circles.
    case make(name: [UInt8], before: [[UInt8]]), lookForCircle(name: [UInt8], before: [[UInt8]])
    case leave([UInt8]), deleteCircle([UInt8]), removeMember(circle: [UInt8])
    case makeCode, enter(isRepeated: Bool), delete, report
    /// Replaces the token. The first step creates a transfer code, so that a lost answer doesn't lock the player out.
    case prepareToken, renewToken, enterAgain
  }

  private(set) var task = RequestKind.load
  var requester = RankedRequester()
  private var needsReload = false

  /// A transfer code that restores access if the token was replaced and the new one didn't arrive.
  var recoveryCode: [UInt8]? {
    get { storage.read(Self.recoveryCodeKey) }
    set {
      if let newValue { _ = storage.write(Self.recoveryCodeKey, newValue) } else { remove(Self.recoveryCodeKey) }
    }
  }

  let storage: Storage
  let remove: (String) -> Void
  private let now: () -> Int64
  private var slot: SaveSlot

  /// The invitation in the page's address, or else the stored one, or `nil` if there is none.
  public internal(set) var invitation: RankedInvitation?

  /// Whether the server has sent the names in the invitation on this visit, or can't send them.
  var isInvitationChecked = false

  /// Whether to suggest a second device. It is `true` only once, when the player has results from three days.
  public let offersTransfer: Bool

  /// The storage key of the previous player, whom another one has replaced.
  public static var replacedPlayerKey: String { RankedPlayer.key + ".old" }

  /// The storage key that marks the suggestion of a second device as shown.
  package static var transferOfferKey: String { "parlor.house.moving-offered" }

  private static var recoveryCodeKey: String { RankedPlayer.key + ".way-back" }

  static let transferCodeLifetimeSeconds: Int64 = 600

  /// Creates the account of the stored player, if any. `address` is the page's query string, such as
  /// `join=ACDEFGHJ`. `remove` deletes a stored value, and `now` returns the time in seconds since 1970 UTC.
  public init(
    _ address: [UInt8], storage: Storage, remove: @escaping (String) -> Void, now: @escaping () -> Int64
  ) {
    self.storage = storage
    self.remove = remove
    self.now = now
    slot = SaveSlot(key: RankedPlayer.key, storage: storage)
    let stored = slot.readPlayer()
    player = stored.player
    let days = DayHistory(storedIn: storage, isRanked: true).results.map { $0.day }
    let count = zip(days, days.dropFirst()).count { $0 != $1 } + min(days.count, 1)
    offersTransfer = player != nil && count >= 3 && storage.read(Self.transferOfferKey) == nil
    if offersTransfer { _ = storage.write(Self.transferOfferKey, [UInt8(ascii: "1")]) }
    if stored.isDamaged { showMessage(Notice.playerDamaged.text, isError: true) }
    restoreInvitation(address)
    loadProfile()
  }

  // MARK: Calls and replies

  /// The call to make now, or `nil` if there is none.
  public var call: RankedCall? { requester.call }

  /// The reason why the latest call failed, or `nil` if it didn't.
  public var failure: ServerFailure? { requester.failure }

  /// Whether a request is pending.
  public var isAsking: Bool { requester.isAsking }

  /// Whether the server is slow to answer, so that the player should see a note.
  public var isServerSlow: Bool { call.map { $0.number == slowCallNumber } ?? false }

  private var slowCallNumber: Int?

  /// The server call, the delay after which it counts as slow, and the next second of a transfer code's countdown.
  public var pendingRequests: [Request<Never>] {
    var requests: [Request<Never>] = []
    if let call {
      requests.append(.server(call))
      if !isServerSlow { requests.append(.wait(call.slowServerWait)) }
    }
    let seconds = Int(transferSecondsLeft)
    if seconds > 0 { requests.append(.wait(Wait(.second, number: seconds, milliseconds: 1_000))) }
    return requests
  }

  /// Handles the reply to a request.
  public func receive(_ reply: Reply, to request: Request<Never>) {
    switch request {
    case .server(let call): serverDidReply(reply.server, to: call.number)
    case .wait(let wait): if wait.purpose == .slowServer { slowCallNumber = wait.number }
    case .cryptoOperation, .file, .navigation: break
    }
  }

  /// Repeats the call that failed.
  public func tryAgain() {
    switch task {
    case .make(let name, let before):
      // The server may have created the circle although its answer was lost.
      ask(.lookForCircle(name: name, before: before), .profile)
    case .enter:
      task = .enter(isRepeated: true)
      requester.tryAgain()
    default: requester.tryAgain()
    }
  }

  /// Whether a change is pending. A new request would make the account ignore the change's answer.
  var isChanging: Bool {
    guard requester.isAsking else { return false }
    switch task {
    case .load, .circle, .invitation: return false
    default: return true
    }
  }

  /// Loads the player again. Call this method when another window may have changed the player.
  public func reloadPlayer() {
    if slot.readPlayer().isDamaged { showMessage(Notice.playerDamaged.text, isError: true) }
    let other = storage.read(RankedPlayer.key).flatMap { RankedPlayer(text: $0) }
    guard other != player else { return }
    // If only the name has changed, don't load the profile again.
    guard other?.id != player?.id || other?.token != player?.token else { return player = other }
    switchPlayer(to: other)
  }

  func loadProfile() {
    needsReload = false
    guard player != nil else {
      requester.finish()
      return requestInvitation()
    }
    ask(.load, .profile)
  }

  /// Ends the current request, and loads the profile if another request interrupted loading it.
  func finishRequest() {
    if needsReload { loadProfile() } else { requester.finish() }
  }

  func ask(
    _ task: RequestKind, _ endpoint: Endpoint, _ values: [[UInt8]] = [], query: String = "", body: [UInt8]? = nil,
    needsNoPlayer: Bool = false
  ) {
    if case .load = self.task, requester.isAsking { needsReload = true }
    self.task = task
    requester.ask(
      ServerRequest(
        endpoint, values.map { String(decoding: $0, as: UTF8.self) }, query: query, body: body,
        token: needsNoPlayer ? nil : player?.token))
  }

  // MARK: Stored state

  /// The number of seconds until the transfer code expires, or 0 if it has expired or there is none.
  public var transferSecondsLeft: Int64 { transferCode.map { max(0, $0.expirationTime - now()) } ?? 0 }

  func storeTransferCode(_ code: [UInt8]) {
    transferCode = (code, now() + Self.transferCodeLifetimeSeconds)
  }

  var today: CalendarDay { CalendarDay(time: now()) }

  func showMessage(_ text: String, isError: Bool = false) {
    messageCount += 1
    message = ScreenMessage(text, isError: isError, number: messageCount)
  }

  /// Stores `player`. If the storage refuses, returns `false`, and the change lasts only until the page closes.
  @discardableResult
  func store(_ player: RankedPlayer) -> Bool {
    self.player = player
    _ = slot.readIfChanged()
    return slot.write(player.text)
  }

  /// Replaces the player, or removes it if `new` is `nil`. The previous one stays in storage under `replacedPlayerKey`.
  /// Returns `false` if the storage refused.
  @discardableResult
  func replacePlayer(by new: RankedPlayer?) -> Bool {
    if let old = storage.read(RankedPlayer.key), !storage.write(Self.replacedPlayerKey, old) { return false }
    guard let new else {
      remove(RankedPlayer.key)
      switchPlayer(to: nil)
      return true
    }
    let isKept = store(new)
    switchPlayer(to: new)
    return isKept
  }

  func forgetPlayer() {
    remove(RankedPlayer.key)
    switchPlayer(to: nil)
  }

  func switchPlayer(to player: RankedPlayer?) {
    _ = slot.readIfChanged()
    self.player = player
    for game in DailyGame.all { remove(RankedFriends.key(game)) }
    (profile, circle, openCircleCode, transferCode, question) = (nil, nil, nil, nil, nil)
    loadProfile()
  }
}
