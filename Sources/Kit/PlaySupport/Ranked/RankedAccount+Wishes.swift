import DayAPI
import JSON
import NumberedGame

// What a player can do.
extension RankedAccount {
  /// Has another name.
  public func rename(_ typed: [UInt8]) {
    guard begins() else { return }
    ask(.rename, .rename, body: JSONWriter.object { $0.member("name", utf8: typed.trimmed) })
  }

  /// Makes a circle of that name.
  public func makeCircle(_ typed: [UInt8]) {
    guard begins() else { return }
    // Whoever presses once more wants the same circle, not another one.
    if case .make(let name, _) = task, trouble != nil, name == typed.trimmed { return tryAgain() }
    make(typed.trimmed)
  }

  /// Takes back what was said last, unless something is being done that has to be answered first.
  ///
  /// - Returns: whether something can be done now.
  func begins() -> Bool {
    guard !isChanging else { return false }
    message = nil
    return true
  }

  func make(_ name: [UInt8]) {
    let before = profile?.circles.map { $0.code } ?? []
    ask(.make(name: name, before: before), .circles, body: JSONWriter.object { $0.member("name", utf8: name) })
  }

  /// Wants to sit down at the circle of a code.
  public func join(_ typed: [UInt8]) {
    guard begins() else { return }
    guard let code = FriendCircleName.code(typed: typed) else { return say(Self.noCodeText, isAlarm: true) }
    ask(.join(code), .join, [code])
  }

  /// Shows a circle of the player's, or no longer does.
  public func toggle(_ code: [UInt8]) {
    guard begins() else { return }
    circle = nil
    if openCircleCode != code { return show(code) }
    openCircleCode = nil
    if case .circle = task { rest() }
  }

  func show(_ code: [UInt8]) {
    openCircleCode = code
    ask(.circle(code), .circle, [code], query: "days=\(FriendCircle.days)")
  }

  /// Makes a code that takes the player to another device.
  public func makeMovingCode() {
    guard begins() else { return }
    ask(.makeCode, .transferCode)
  }

  /// Comes from another device by its code. Where this device has a player, that is asked first.
  public func enter(_ typed: [UInt8]) {
    guard begins() else { return }
    let code = typed.trimmed
    guard 1...40 ~= code.count else { return say("Type the code that your other device shows.", isAlarm: true) }
    if player != nil { question = .replace(code: code) } else { enterNow(code) }
  }

  /// The body of the call that makes another device play as the same player.
  static func body(code: [UInt8]) -> [UInt8] { JSONWriter.object { $0.member("code", utf8: code) } }

  private func enterNow(_ code: [UInt8]) {
    ask(.enter(isRepeated: false), .players, body: Self.body(code: code), isNobodys: true)
  }

  /// Begins anew where the server does not know the player any more. The old one is kept aside.
  public func beginAnew() {
    message = nil
    guard replace(by: nil) else { return say(Self.unchangedText, isAlarm: true) }
    say("This device has no player now. Your next daily game creates one.")
  }

  /// Puts a question to the player.
  public func wonder(_ question: Question) {
    guard begins() else { return }
    self.question = question
  }

  /// Does what was asked about.
  public func confirm() {
    guard let question else { return }
    self.question = nil
    switch question {
    case .leave(let circle): ask(.leave(circle.code), .leave, [circle.code])
    case .deleteCircle(let circle): ask(.deleteCircle(circle.code), .deleteCircle, [circle.code])
    case .sendAway(let member, let circle):
      ask(.sendAway(circle: circle.code), .removeMember, [circle.code, member.id])
    case .replace(let code): enterNow(code)
    case .renewToken: ask(.prepareToken, .transferCode)
    case .delete: ask(.delete, .deletePlayer)
    }
  }

  /// Leaves all as it is.
  public func cancel() {
    question = nil
  }

  /// What became of a link that was to be shared.
  public func shared(_ outcome: ShareOutcome) {
    switch outcome {
    case .copied: say("The invitation is copied. Paste it into a message.")
    case .failed: say("Sharing and copying don’t work here. Tell your friends the code.", isAlarm: true)
    case .shared, .canceled: message = nil
    }
  }

  /// The way to a circle, to be sent to others.
  public func invitation(to circle: FriendCircleName) -> ShareItem {
    let name = String(decoding: circle.name, as: UTF8.self)
    let host = String(decoding: player?.name ?? [], as: UTF8.self)
    var item = ShareItem(
      text: "\(host) invites you to the circle “\(name)” on Parlor. Play the daily puzzles and compare your results:",
      address: [])
    item.question = "join=".utf8Bytes + circle.code
    return item
  }
}
