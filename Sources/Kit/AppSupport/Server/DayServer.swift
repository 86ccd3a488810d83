import NumberedGame
import Observation
import PlaySupport

/// The server of the game of the day that the player has chosen, if one is: what was typed is checked, tried and kept, and the
/// tables of days ask by it. Without one nobody deals the games of days.
@MainActor
@Observable
public final class DayServer {
  /// Sends a request to the address `base`, and returns the reply, or `nil` if no complete one arrived.
  public typealias Exchange = @Sendable (_ request: ServerRequest, _ base: String) async -> RankedReply?

  /// Sends a request to the chosen server, and returns the reply, or `nil` if no complete one arrived.
  public typealias Ask = @Sendable (ServerRequest) async -> RankedReply?

  /// What came of what the player did in the settings.
  public enum Outcome: Hashable, Sendable {
    /// The site is being asked.
    case trying
    /// There is a server behind it.
    case works
    /// The site did not answer.
    case unreachable
    /// The site has no server.
    case absent
    /// What answers is something else.
    case nonsense
    /// What was typed is no address.
    case fault(ServerAddress.Fault)
    /// There is no server any more.
    case removed
    /// The storage takes nothing.
    case unkept
  }

  /// The server, if one is chosen.
  public private(set) var place: ServerPlace?

  /// What came of what the player did last.
  public private(set) var outcome: Outcome?

  /// What there is to be told of the secrets.
  public private(set) var secretTrouble: ServerStorage.Trouble?

  /// Is told that there is another server, or none.
  @ObservationIgnored var hasChanged: () -> Void = {}

  /// Is told that there is a network again.
  @ObservationIgnored var networkIsBack: () -> Void = {}

  @ObservationIgnored private let base: Storage
  @ObservationIgnored private let secrets: any SecretStore
  @ObservationIgnored private let exchange: Exchange
  @ObservationIgnored private var kept: ServerStorage?
  @ObservationIgnored private var trial: Task<Void, Never>?
  @ObservationIgnored private var hadNetwork = true

  /// Takes up the server that is kept, if one is.
  ///
  /// - Parameters:
  ///   - storage: where everything is kept that is no secret.
  ///   - secrets: where it is kept who plays.
  ///   - exchange: the network.
  public init(
    storage: Storage, secrets: any SecretStore = MemorySecrets(),
    exchange: @escaping Exchange = { _, _ in nil }
  ) {
    base = storage
    self.secrets = secrets
    self.exchange = exchange
    place = storage.read(ServerPlace.key).flatMap { ServerPlace(text: $0) }
    takePlace()
  }

  /// What is kept of the server's games; what nobody deals where there is none.
  public var storage: Storage { kept?.storage ?? base }

  /// The same with all that is to be forgotten in it.
  public var serverStorage: ServerStorage? { kept }

  /// The network, as the server that is chosen now is asked by it.
  public var ask: Ask {
    let (place, exchange) = (place, exchange)
    return { request in
      guard let place else { return nil }
      return await exchange(request, place.base)
    }
  }

  /// Whether a call can be made: not one that would make a player where there may be one that cannot be read now.
  public func mayAsk(_ call: RankedCall) -> Bool { call.request.token != nil || kept?.isPlayerHidden != true }

  /// To be called when the player comes back: what could not be kept may be now.
  func tryAgain() {
    kept?.saveAgain()
    if secretTrouble == .unreadable { _ = kept?.isPlayerHidden }
  }

  /// To be called when the device says whether there is a network. One that comes back is a reason to ask again at once.
  public func note(networkIsThere: Bool) {
    defer { hadNetwork = networkIsThere }
    if networkIsThere, !hadNetwork { networkIsBack() }
  }

  // MARK: Settings

  /// Takes what was typed for the address of a server, and asks whether there is one. Nothing means that there is to be none.
  public func choose(_ typed: String) {
    trial?.cancel()
    if typed.allSatisfy(\.isWhitespace) { return remove() }
    let address: ServerAddress
    do {
      address = try ServerAddress(typed: typed)
    } catch {
      outcome = .fault(error)
      return
    }
    outcome = .trying
    trial = Task { [weak self, exchange] in
      let reply = await exchange(ServerPlace.request, address.text)
      guard !Task.isCancelled, let self else { return }
      take(reply, of: address)
    }
  }

  private func take(_ reply: RankedReply?, of address: ServerAddress) {
    guard let reply else {
      // It may be the network. What is asked there later has sentences of its own.
      if let place = address == place?.address ? place : ServerPlace(address) { keep(place, .unreachable) }
      return
    }
    do {
      keep(try ServerPlace(address, answer: reply), .works)
    } catch {
      outcome = error == .none ? .absent : .nonsense
    }
  }

  private func keep(_ place: ServerPlace, _ outcome: Outcome) {
    guard base.write(ServerPlace.key, place.text) else {
      self.outcome = .unkept
      return
    }
    self.outcome = outcome
    go(to: place)
  }

  private func remove() {
    guard place != nil else {
      outcome = nil
      return
    }
    // An empty text is none.
    guard base.write(ServerPlace.key, []) else {
      outcome = .unkept
      return
    }
    outcome = .removed
    go(to: nil)
  }

  private func go(to place: ServerPlace?) {
    guard place != self.place else { return }
    self.place = place
    takePlace()
    hasChanged()
  }

  private func takePlace() {
    kept?.troubleChanged = nil
    kept = place.map { ServerStorage($0.address, base: base, secrets: secrets) }
    secretTrouble = nil
    kept?.troubleChanged = { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.secretTrouble = self.kept?.trouble
      }
    }
  }
}

extension DayServer.Outcome {
  /// It as a sentence.
  public var sentence: String {
    switch self {
    case .trying: "One moment…"
    case .works: "This server deals the daily games. They are ranked from now on."
    case .unreachable:
      "The server cannot be reached now. Its address is kept, and it is asked when you play."
    case .absent: "This site has no server of daily games. Nothing was changed."
    case .nonsense: "The site at this address isn’t a server of daily games. Nothing was changed."
    case .fault(let fault): fault.sentence
    case .removed: "Daily games are no longer ranked. This device keeps your player at the server."
    case .unkept: "This device’s storage is full, or may not be used. Nothing was changed."
    }
  }

  /// Whether something could not be done.
  public var isAlarm: Bool {
    switch self {
    case .trying, .works, .removed: false
    case .unreachable, .absent, .nonsense, .fault, .unkept: true
    }
  }
}
