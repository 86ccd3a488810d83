import Observation
import Synchronization

/// Returns 1 if `act` changes anything that `read` reads, or 0 otherwise. Like SwiftUI, observes only the first change.
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
