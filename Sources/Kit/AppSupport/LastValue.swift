/// A store of the last value that wasn't `nil`. A sheet or pop-up draws this value while it is being dismissed,
/// because the session's value is already `nil`. A view stores an instance in `@State` and calls it in its `body`.
@MainActor
public final class LastValue<Value> {
  private var last: Value?

  /// Creates an empty store.
  public init() {}

  /// Stores `current` and returns it. If `current` is `nil`, returns the last stored value, or `nil` if there was none.
  public func callAsFunction(_ current: Value?) -> Value? {
    if let current { last = current }
    return last
  }
}

/// A function that caches its latest result until its argument changes. A view stores an instance in `@State` and calls
/// it in its `body`. Unlike state that is set in `onAppear`, it has a result when the view is first drawn.
@MainActor
public final class MemoizedFunction<Source: Equatable, Result> {
  private let compute: (Source) -> Result
  private var latest: (source: Source, result: Result)?

  /// Creates a function that remembers the latest result of `compute`.
  public init(_ compute: @escaping (Source) -> Result) {
    self.compute = compute
  }

  /// Returns the result for `source`, or `nil` if `source` is `nil`.
  public func callAsFunction(_ source: Source?) -> Result? {
    guard let source else { return nil }
    if let latest, latest.source == source { return latest.result }
    let result = compute(source)
    latest = (source, result)
    return result
  }
}
