import Observation
import Synchronization

/// Returns how often observation reports a change to `read` during `act`, at most once, as SwiftUI observes.
func changes(of read: () -> Void, by act: () -> Void) -> Int {
  let count = Mutex(0)
  withObservationTracking {
    read()
  } onChange: {
    count.withLock { $0 += 1 }
  }
  act()
  return count.withLock { $0 }
}
