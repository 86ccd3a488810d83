import Observation
import Synchronization

/// How often something that was read is said to have changed while something is done: once at most, as SwiftUI asks.
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
