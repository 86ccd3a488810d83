/// Remembers what was there last, so that a sheet or a pop-up goes on showing it while it slides or fades away: by then the
/// session has it no more.
///
/// A view keeps one in `@State`, and asks it in its `body`.
@MainActor
public final class LastValue<Value> {
  private var last: Value?

  /// Remembers nothing yet.
  public init() {}

  /// What is there now, or else what was there last.
  ///
  /// - Parameter now: what is there now, or `nil`.
  public func callAsFunction(_ now: Value?) -> Value? {
    if let now { last = now }
    return last
  }
}

/// Works something out once for each thing that it is worked out of, as often as it is asked for.
///
/// A view keeps one in `@State`, and asks it in its `body`: unlike a state that is filled when the view appears, it is there
/// at the first drawing.
@MainActor
public final class Memoized<Source: Equatable, Result> {
  private let work: (Source) -> Result
  private var latest: (source: Source, result: Result)?

  /// Says how it is worked out.
  public init(_ work: @escaping (Source) -> Result) {
    self.work = work
  }

  /// What comes of a source, or `nil` where there is none.
  public func callAsFunction(_ source: Source?) -> Result? {
    guard let source else { return nil }
    if let latest, latest.source == source { return latest.result }
    let result = work(source)
    latest = (source, result)
    return result
  }
}
