import NumberedGame

/// Something that a session needs from outside: an answer, a file, or time.
///
/// A session computes its requests from its state (`RequestSource.pendingRequests`), so none can be forgotten, doubled, or left
/// running. A front end begins a request when it first appears there and cancels it when it is no longer there. Equal requests are the
/// same request. (Elm's subscriptions work like this.)
public indirect enum Request<Question: Equatable>: Equatable {
  /// The coach's answer to a question. The reply is `bytes` or `failed`.
  case coach(Question)

  /// A server's reply to a call, once `pause` has passed. The reply is `server` or `failed`.
  case server(RankedCall)

  /// The result of a computation with the key of a day. The reply is `bytes` or `failed`.
  case cipher(DayCipher)

  /// A file of the game, by its name, such as `medals.txt`. The reply is `bytes` or `failed`.
  case file(String)

  /// Some time. The reply is `done`.
  case wait(Wait)

  /// That the player is taken elsewhere. The reply is `done`, before the player is gone.
  case go(Departure)

  /// Whether two requests are the same. (It is never inlined: each program for the browser would have several copies.)
  @inline(never)
  public static func == (left: Request, right: Request) -> Bool {
    switch (left, right) {
    case (.coach(let left), .coach(let right)): left == right
    case (.server(let left), .server(let right)): left == right
    case (.cipher(let left), .cipher(let right)): left == right
    case (.file(let left), .file(let right)): left == right
    case (.wait(let left), .wait(let right)): left == right
    case (.go(let left), .go(let right)): left == right
    default: false
    }
  }
}

/// Time that has to pass.
public struct Wait: Equatable, Sendable {
  /// What is waited for.
  public enum Purpose: Equatable, Sendable {
    /// The next step of what plays by itself, or the end of a game.
    case turn
    /// A passing notice, which then goes away.
    case notice
    /// The next second of a clock.
    case second
    /// A server, before the player is told that it is slow.
    case slowServer
    /// A file, before something is shown without what it says.
    case file
    /// The next part of a long computation. Other work comes first.
    case computation
  }

  /// What is waited for.
  public let purpose: Purpose

  /// Tells it from earlier waits for the same purpose.
  public let number: Int

  /// How long it takes, in milliseconds.
  public let milliseconds: Int

  /// Makes a wait.
  package init(_ purpose: Purpose, number: Int, milliseconds: Int) {
    self.purpose = purpose
    self.number = number
    self.milliseconds = milliseconds
  }
}

/// What comes of a request.
public enum Reply {
  /// The coach's answer, the result of a computation, or the bytes of a file.
  case bytes([UInt8])

  /// A server's reply.
  case server(RankedReply)

  /// The time has passed, or the player is on the way.
  case done

  /// It cannot be had.
  case failed

  /// The server's reply, if it is one.
  package var server: RankedReply? { if case .server(let reply) = self { reply } else { nil } }

  /// The bytes, if it has some.
  package var bytes: [UInt8]? { if case .bytes(let bytes) = self { bytes } else { nil } }
}

/// Whatever has requests: the session of a game, or a page of the server's.
public protocol RequestSource: AnyObject {
  /// What its coach can be asked; `Never` if it has none.
  associatedtype CoachTask: Equatable, Sendable

  /// What it needs now. It can change with every intent and every reply.
  var pendingRequests: [Request<CoachTask>] { get }

  /// Takes what came of a request. A reply to one that is no longer pending changes nothing.
  func receive(_ reply: Reply, to request: Request<CoachTask>)
}

/// Whatever asks a coach.
public protocol CoachClient: RequestSource {
  /// What the coach is to be asked now, or `nil`.
  var coachQuestion: CoachTask? { get }

  /// Takes the coach's answer, as text. One to a question that is no longer asked changes nothing.
  func receive(_ text: [UInt8], to question: CoachTask)

  /// Call this when the coach has no answer to what it is asked now.
  func coachFailed()
}

extension CoachClient {
  /// The question to the coach, if there is one.
  public var pendingRequests: [Request<CoachTask>] { coachQuestion.map { [.coach($0)] } ?? [] }

  /// Takes what came of a request.
  public func receive(_ reply: Reply, to request: Request<CoachTask>) {
    if case .coach(let question) = request { receiveAnswer(reply, to: question) }
  }

  /// Takes the coach's answer, or that there is none.
  package func receiveAnswer(_ reply: Reply, to question: CoachTask) {
    guard question == coachQuestion else { return }
    if let text = reply.bytes { receive(text, to: question) } else { coachFailed() }
  }
}

/// A page that needs nothing but a server.
public protocol ServerClient: RequestSource where CoachTask == Never {
  /// The call to make now, or `nil`.
  var call: RankedCall? { get }

  /// Takes what came of a call.
  ///
  /// - Parameters:
  ///   - reply: the reply, or `nil` if no whole one came.
  ///   - number: the number of the call. A reply to a call that is no longer made changes nothing.
  func receive(_ reply: RankedReply?, to number: Int)
}

extension ServerClient {
  /// The call, if there is one.
  public var pendingRequests: [Request<Never>] { call.map { [.server($0)] } ?? [] }

  /// Takes what came of a request.
  public func receive(_ reply: Reply, to request: Request<Never>) {
    if case .server(let call) = request { receive(reply.server, to: call.number) }
  }
}
