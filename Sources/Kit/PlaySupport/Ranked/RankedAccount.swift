import DayAPI
import NumberedGame

/// The account of a player at a server of the day, as a page shows it: name, streak, circles, and the way to other devices.
public final class RankedAccount: ServerClient {
  /// Who plays, if this device has a player.
  public internal(set) var player: RankedPlayer?

  /// What the server knows of the player, once it has said it.
  public internal(set) var profile: ProfileAnswer?

  /// The circle that is shown, with its members.
  public internal(set) var circle: FriendCircle?

  /// The code of the circle that is shown, or is to be shown as soon as it has come.
  public internal(set) var openCircleCode: [UInt8]?

  /// A code that takes the player to another device, and when its time is over, in seconds since 1970.
  public internal(set) var movingCode: (code: [UInt8], end: Int64)?

  /// What the player is asked before it is done.
  public internal(set) var question: Question?

  /// The outcome of the player's last action, or `nil` if there is nothing to say.
  public internal(set) var message: ScreenMessage?

  /// What is asked before it is done.
  public enum Question: Sendable {
    /// Leaving a circle.
    case leave(FriendCircleName)
    /// Taking a circle away.
    case deleteCircle(FriendCircleName)
    /// Sending a member away.
    case sendAway(FriendCircle.Member, FriendCircleName)
    /// Becoming the player of a moving code in place of the one that this device has.
    case replace(code: [UInt8])
    /// Having a new token in place of all others.
    case renewToken
    /// Deleting the player.
    case delete
  }

  /// What is being done.
  enum Task {
    case load, rename, join([UInt8]), circle([UInt8])
    /// Asking what the invitation is for, and creating the player who joins by it.
    case invitation, enterToJoin
    /// Making a circle, where the player sits at these; and looking whether one was made whose answer never came.
    case make(name: [UInt8], before: [[UInt8]]), lookForCircle(name: [UInt8], before: [[UInt8]])
    case leave([UInt8]), deleteCircle([UInt8]), sendAway(circle: [UInt8])
    case makeCode, enter(isRepeated: Bool), delete
    /// A token is replaced in two steps, so that an answer that never comes locks nobody out: a moving code first.
    case prepareToken, renewToken, enterAgain
  }

  private(set) var task = Task.load
  var asker = RankedAsker()
  private var owesLoading = false

  /// A moving code that leads back where a token was replaced and the new one has not come.
  var wayBack: [UInt8]? {
    get { storage.read(Self.wayBackKey) }
    set {
      if let newValue { _ = storage.write(Self.wayBackKey, newValue) } else { remove(Self.wayBackKey) }
    }
  }

  let storage: Storage
  let remove: (String) -> Void
  private let now: () -> Int64
  private var slot: SaveSlot

  /// The invitation of the page's address, or the one that this device remembers.
  public internal(set) var invitation: RankedInvitation?

  /// Whether the server has said on this visit what the invitation is for.
  var isInvitationChecked = false

  /// Whether it is worth saying once that this device may forget the player: after the third day.
  public let offersMoving: Bool

  /// The key that the player is kept under whose place another one has taken.
  public static var oldKey: String { RankedPlayer.key + ".old" }

  /// The key under which it is kept that moving was offered.
  package static var offerKey: String { "parlor.house.moving-offered" }

  private static var wayBackKey: String { RankedPlayer.key + ".way-back" }

  /// How long a moving code is good for, in seconds.
  static let movingTime: Int64 = 600

  /// Makes the page's account, and looks for the player.
  ///
  /// - Parameters:
  ///   - address: what stands behind `?` in the page's address, such as `join=ACDEFGHJ`.
  ///   - storage: where the player is kept.
  ///   - remove: forgets what is kept under a key.
  ///   - now: the time, in seconds since the beginning of 1970 UTC.
  public init(
    _ address: [UInt8], storage: Storage, remove: @escaping (String) -> Void, now: @escaping () -> Int64
  ) {
    self.storage = storage
    self.remove = remove
    self.now = now
    slot = SaveSlot(key: RankedPlayer.key, storage: storage)
    player = slot.look().flatMap { RankedPlayer(text: $0) }
    let days = storage.read(DayHistory.rankedKey).flatMap { DayHistory(text: $0) }?.results.map { $0.day } ?? []
    let count = zip(days, days.dropFirst()).count { $0 != $1 } + min(days.count, 1)
    offersMoving = player != nil && count >= 3 && storage.read(Self.offerKey) == nil
    if offersMoving { _ = storage.write(Self.offerKey, [UInt8(ascii: "1")]) }
    findInvitation(address)
    load()
  }

  // MARK: Calls and replies

  /// What is to be asked now, if anything is.
  public var call: RankedCall? { asker.call }

  /// What stands in the way.
  public var trouble: ServerTrouble? { asker.trouble }

  /// Whether something was asked and is not answered yet.
  public var isAsking: Bool { asker.isAsking }

  /// Whether the server takes so long to answer that the player is told.
  public var isServerSlow: Bool { call.map { $0.number == slowNumber } ?? false }

  /// The number of the latest call that took long.
  private var slowNumber: Int?

  /// The call to the server, when to say that it is slow, and the next second of the time for which a moving code is good.
  public var pendingRequests: [Request<Never>] {
    var requests: [Request<Never>] = []
    if let call {
      requests.append(.server(call))
      if !isServerSlow { requests.append(.wait(call.slowness)) }
    }
    let seconds = Int(movingTimeLeft)
    if seconds > 0 { requests.append(.wait(Wait(.second, number: seconds, milliseconds: 1_000))) }
    return requests
  }

  /// Takes what came of a request.
  public func receive(_ reply: Reply, to request: Request<Never>) {
    switch request {
    case .server(let call): receive(reply.server, to: call.number)
    case .wait(let wait): if wait.purpose == .slowServer { slowNumber = wait.number }
    case .cipher, .file, .go: break
    }
  }

  /// Tries again what there was trouble with.
  public func tryAgain() {
    switch task {
    case .make(let name, let before):
      // The circle may have been made, and only its answer not have come.
      ask(.lookForCircle(name: name, before: before), .profile)
    case .enter:
      task = .enter(isRepeated: true)
      asker.tryAgain()
    default: asker.tryAgain()
    }
  }

  /// Whether something is being changed, so that nothing else may be begun: its answer would go unheard.
  var isChanging: Bool {
    guard asker.isAsking else { return false }
    switch task {
    case .load, .circle, .invitation: return false
    default: return true
    }
  }

  /// To be called where another window may have changed the player.
  public func lookForPlayer() {
    _ = slot.look()
    let other = storage.read(RankedPlayer.key).flatMap { RankedPlayer(text: $0) }
    guard other != player else { return }
    // A name alone is no other player.
    guard other?.id != player?.id || other?.token != player?.token else { return player = other }
    become(other)
  }

  /// Asks how the player stands.
  func load() {
    owesLoading = false
    guard player != nil else {
      asker.rest()
      return lookAtInvitation()
    }
    ask(.load, .profile)
  }

  /// Asks for nothing any more, but for how the player stands where something else came between.
  func rest() {
    if owesLoading { load() } else { asker.rest() }
  }

  func ask(
    _ task: Task, _ endpoint: Endpoint, _ values: [[UInt8]] = [], query: String = "", body: [UInt8]? = nil,
    isNobodys: Bool = false
  ) {
    if case .load = self.task, asker.isAsking { owesLoading = true }
    self.task = task
    asker.ask(
      ServerRequest(
        endpoint, values.map { String(decoding: $0, as: UTF8.self) }, query: query, body: body,
        token: isNobodys ? nil : player?.token))
  }

  // MARK: What is kept

  /// Whether the time of the moving code is over, and how many seconds are left of it.
  public var movingTimeLeft: Int64 { movingCode.map { max(0, $0.end - now()) } ?? 0 }

  func noteMovingCode(_ code: [UInt8]) {
    movingCode = (code, now() + Self.movingTime)
  }

  var today: CalendarDay { CalendarDay(time: now()) }

  func say(_ text: String, isAlarm: Bool = false) {
    message = ScreenMessage(text, isAlarm: isAlarm)
  }

  /// Takes up the same player with another name or token.
  ///
  /// - Returns: whether it is kept.
  @discardableResult
  func keep(_ player: RankedPlayer) -> Bool {
    self.player = player
    _ = slot.look()
    return slot.keep(player.text)
  }

  /// From now on this device has another player, or none. The one before is kept aside.
  ///
  /// - Returns: whether it is kept.
  @discardableResult
  func replace(by new: RankedPlayer?) -> Bool {
    if let old = storage.read(RankedPlayer.key), !storage.write(Self.oldKey, old) { return false }
    guard let new else {
      remove(RankedPlayer.key)
      become(nil)
      return true
    }
    let isKept = keep(new)
    become(new)
    return isKept
  }

  /// Forgets the player for good.
  func forget() {
    remove(RankedPlayer.key)
    become(nil)
  }

  func become(_ player: RankedPlayer?) {
    _ = slot.look()
    self.player = player
    (profile, circle, openCircleCode, movingCode, question) = (nil, nil, nil, nil, nil)
    load()
  }
}
