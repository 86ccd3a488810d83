/// The last value that wasn't `nil`. A sheet or a pop-up shows it while it slides or fades out, when the session no
/// longer has the value. A view stores one in `@State` and calls it in its `body`.
@MainActor
public final class LastValue<Value> {
  private var last: Value?

  /// Creates an empty memory.
  public init() {}

  /// Stores a value, and returns it. For `nil` returns the last value, or `nil` if there was none.
  public func callAsFunction(_ now: Value?) -> Value? {
    if let now { last = now }
    return last
  }
}

/// A function that remembers its latest result, and computes a new one only for another argument. A view stores one in
/// `@State` and calls it in its `body`. Unlike a state that is filled on appearance, it has the result at once.
@MainActor
public final class Memoized<Source: Equatable, Result> {
  private let work: (Source) -> Result
  private var latest: (source: Source, result: Result)?

  /// Creates a function that remembers the latest result of `work`.
  public init(_ work: @escaping (Source) -> Result) {
    self.work = work
  }

  /// Returns the result for a source, or `nil` if the source is `nil`.
  public func callAsFunction(_ source: Source?) -> Result? {
    guard let source else { return nil }
    if let latest, latest.source == source { return latest.result }
    let result = work(source)
    latest = (source, result)
    return result
  }
}
