/// Waits until other tasks make the condition true, or until the test's time limit is over.
@MainActor public func until(_ condition: () -> Bool) async {
  while !condition(), !Task.isCancelled { await Task.yield() }
}
