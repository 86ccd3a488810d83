import GameCore

/// Something that a session needs from outside, such as an answer, a file, or a delay.
///
/// A session computes its requests from its state (`RequestSource.pendingRequests`), so none can be forgotten,
/// duplicated, or left running. A front end starts a request when it first appears in that list and cancels it when it
/// disappears. Equal requests are the same request. (Elm's subscriptions work like this.)
public indirect enum Request<Question: Equatable>: Equatable {
  /// The coach's answer to a question. The reply is `bytes` or `failed`.
  case coach(Question)

  /// A server's reply to a call, which is made after the call's `pauseMilliseconds`. The reply is `server` or `failed`.
  case server(RankedCall)

  /// The result of a cryptographic computation. The reply is `bytes` or `failed`.
  case cryptoOperation(CryptoOperation)

  /// The contents of the file with the given name. The reply is `bytes` or `failed`.
  case file(String)

  /// A delay. The reply is `done`.
  case wait(Wait)

  /// Navigation to another place. The reply is `done`, just before the player leaves.
  case navigation(DayNavigation)

  /// Returns whether two requests are the same. Inlining would put several copies in each program for the browser.
  public static func == (left: Request, right: Request) -> Bool {
    switch (left, right) {
    case (.coach(let left), .coach(let right)): left == right
    case (.server(let left), .server(let right)): left == right
    case (.cryptoOperation(let left), .cryptoOperation(let right)): left == right
    case (.file(let left), .file(let right)): left == right
    case (.wait(let left), .wait(let right)): left == right
    case (.navigation(let left), .navigation(let right)): left == right
    default: false
    }
  }
}

/// A delay after which the session wants to be called.
public struct Wait: Equatable, Sendable {
  /// The purpose of a delay.
  public enum Purpose: Equatable, Sendable {
    /// The pause before the next step of automatic play, or before the end of a game is shown.
    case turn
    /// The time until a passing notice disappears.
    case notice
    /// The time until a clock shows the next second.
    case second
    /// The time until a server counts as slow.
    case slowServer
    /// The pause before the next slice of a long computation. Other work comes first.
    case computation
    /// The pause before work that the player hasn't asked for. A front end doesn't start it on a device that saves power
    /// or data.
    case idle
  }

  /// The reason for the delay.
  public let purpose: Purpose

  /// A number that distinguishes the delay from others with the same purpose.
  public let number: Int

  /// The length, in milliseconds.
  public let milliseconds: Int

  package init(_ purpose: Purpose, number: Int, milliseconds: Int) {
    self.purpose = purpose
    self.number = number
    self.milliseconds = milliseconds
  }
}

/// The outcome of a request.
public enum Reply {
  /// The coach's answer, the result of a computation, or the bytes of a file.
  case bytes([UInt8])

  /// A server's reply.
  case server(RankedReply)

  /// The time has passed, or the navigation has started.
  case done

  /// The request failed.
  case failed

  package var server: RankedReply? { if case .server(let reply) = self { reply } else { nil } }

  package var bytes: [UInt8]? { if case .bytes(let bytes) = self { bytes } else { nil } }
}

/// An object with requests, such as the session of a game or a screen with a server's data.
public protocol RequestSource: AnyObject {
  /// The type of the questions to the coach, or `Never` if the object asks no coach.
  associatedtype CoachTask: Equatable, Sendable

  /// The current requests. They can change with every intent and every reply.
  var pendingRequests: [Request<CoachTask>] { get }

  /// Handles the reply to a request. A reply to a request that isn't pending changes nothing.
  func receive(_ reply: Reply, to request: Request<CoachTask>)
}

/// An object that asks a coach.
public protocol CoachClient: RequestSource {
  /// The question to ask the coach now, or `nil` if there is none.
  var coachQuestion: CoachTask? { get }

  /// Handles the coach's answer. An answer to a question that isn't pending changes nothing.
  func coachDidAnswer(_ text: [UInt8], to question: CoachTask)

  /// Handles the coach's failure to answer the pending question.
  func handleCoachFailure()
}

/// A game without a coach asks nothing.
extension CoachClient where CoachTask == Never {
  /// `nil`, because there is no coach.
  public var coachQuestion: Never? { nil }

  /// Does nothing.
  public func coachDidAnswer(_ text: [UInt8], to question: Never) {}

  /// Does nothing.
  public func handleCoachFailure() {}

  /// `false`, because only a coach reviews games.
  public var canReviewRankedGame: Bool { false }

  /// Does nothing.
  public func reviewRankedGame() {}
}

extension CoachClient {
  /// The question to the coach, if there is one.
  public var pendingRequests: [Request<CoachTask>] { coachQuestion.map { [.coach($0)] } ?? [] }

  /// Handles the reply to a request.
  public func receive(_ reply: Reply, to request: Request<CoachTask>) {
    if case .coach(let question) = request { receiveAnswer(reply, to: question) }
  }

  package func receiveAnswer(_ reply: Reply, to question: CoachTask) {
    guard question == coachQuestion else { return }
    if let text = reply.bytes { coachDidAnswer(text, to: question) } else { handleCoachFailure() }
  }
}

/// An object whose only requests are calls to a server.
public protocol ServerClient: RequestSource where CoachTask == Never {
  /// The call to make now, or `nil` if there is none.
  var call: RankedCall? { get }

  /// Handles the reply to the current call, and ignores others. `reply` is `nil` if no complete reply arrived.
  func serverDidReply(_ reply: RankedReply?, to number: Int)
}

extension ServerClient {
  /// The call, if there is one.
  public var pendingRequests: [Request<Never>] { call.map { [.server($0)] } ?? [] }

  /// Handles the reply to a request.
  public func receive(_ reply: Reply, to request: Request<Never>) {
    if case .server(let call) = request { serverDidReply(reply.server, to: call.number) }
  }
}
