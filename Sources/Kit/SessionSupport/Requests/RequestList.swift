/// The requests of one source that a front end has started, each with a handle that stops it.
public struct RequestList<Question: Equatable, Handle> {
  private var running: [(request: Request<Question>, handle: Handle)] = []

  /// Creates an empty list.
  public init() {}

  /// Stops requests that are no longer pending, then starts the pending ones that aren't running. `mustWait` returns
  /// whether a request can't start yet, and `begin` the handle of the started request. No reply may arrive before this method returns.
  public mutating func update(
    to pending: [Request<Question>], mustWait: (Request<Question>) -> Bool = { _ in false }, stop: (Handle) -> Void,
    begin: (Request<Question>) -> Handle
  ) {
    for index in running.indices.reversed() where !pending.contains(where: { $0 == running[index].request }) {
      stop(remove(index))
    }
    for request in pending where index(of: request) == nil && !mustWait(request) {
      running.append((request, begin(request)))
    }
  }

  /// Removes a request. Call this method before the source handles the reply. Returns whether the request was running.
  public mutating func finish(_ request: Request<Question>) -> Bool {
    guard let index = index(of: request) else { return false }
    _ = remove(index)
    return true
  }

  package var handles: [Handle] { running.map { $0.handle } }

  package func requests(where matches: (Handle) -> Bool) -> [Request<Question>] {
    running.filter { matches($0.handle) }.map { $0.request }
  }

  private mutating func remove(_ index: Int) -> Handle {
    running.swapAt(index, running.count - 1)
    return running.removeLast().handle
  }

  private func index(of request: Request<Question>) -> Int? { running.firstIndex { $0.request == request } }
}
