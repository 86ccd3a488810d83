/// The requests of one source that a front end has begun, each with what stops it.
public struct RequestList<Question: Equatable, Handle> {
  private var running: [(request: Request<Question>, handle: Handle)] = []

  /// Nothing has begun.
  public init() {}

  /// Stops what is no longer pending, then begins what is pending and has not begun. A reply must not come while this runs.
  ///
  /// - Parameters:
  ///   - pending: what the source needs now.
  ///   - holds: whether a request that has not begun has to wait.
  ///   - stop: stops a request.
  ///   - begin: begins a request.
  @inline(never)
  public mutating func follow(
    _ pending: [Request<Question>], holds: (Request<Question>) -> Bool = { _ in false }, stop: (Handle) -> Void,
    begin: (Request<Question>) -> Handle
  ) {
    for index in running.indices.reversed() where !pending.contains(where: { $0 == running[index].request }) {
      stop(remove(index))
    }
    for request in pending where place(of: request) == nil && !holds(request) {
      running.append((request, begin(request)))
    }
  }

  /// Call this when a reply has come, before it is handed over.
  ///
  /// - Returns: whether the request was still running.
  public mutating func finish(_ request: Request<Question>) -> Bool {
    guard let index = place(of: request) else { return false }
    _ = remove(index)
    return true
  }

  /// What stops each of the requests.
  package var handles: [Handle] { running.map { $0.handle } }

  /// The requests whose handles are such.
  package func requests(where isSuch: (Handle) -> Bool) -> [Request<Question>] {
    running.filter { isSuch($0.handle) }.map { $0.request }
  }

  private mutating func remove(_ index: Int) -> Handle {
    running.swapAt(index, running.count - 1)
    return running.removeLast().handle
  }

  private func place(of request: Request<Question>) -> Int? { running.firstIndex { $0.request == request } }
}
