/// The windows of an app, which all show the same session. The front window, which the player uses, is the only one
/// that shows sheets, alerts and pop-ups, plays sounds, and makes announcements.
public struct WindowList: Hashable, Sendable {
  /// The visibility of a window, lowest first, like SwiftUI's `ScenePhase`.
  public enum Phase: Int, Comparable, Hashable, Sendable {
    /// The window isn't visible.
    case background
    /// The window may be visible but takes no input, because a system view covers it.
    case inactive
    /// The window takes input. On an iPad several windows can be active at once.
    case active

    /// Returns whether the left phase is less visible.
    public static func < (left: Phase, right: Phase) -> Bool { left.rawValue < right.rawValue }
  }

  private struct Window: Hashable {
    let id: Int
    var phase: Phase
  }

  /// The windows in the order in which the player last used them, the most recent last.
  private var windows: [Window] = []
  private var count = 0

  /// Creates an empty list.
  public init() {}

  /// The ID of the window that the player uses: the last used of those with the highest phase. `nil` without windows.
  public var frontID: Int? {
    let highestPhase = windows.map { $0.phase }.max()
    return windows.last { $0.phase == highestPhase }?.id
  }

  /// Whether any window is visible. Clocks, replays and the coach's play run only then.
  public var isVisible: Bool { windows.contains { $0.phase > .background } }

  /// Whether any window takes input.
  public var isActive: Bool { windows.contains { $0.phase == .active } }

  /// Adds a window in the background, and returns its unique ID.
  public mutating func open() -> Int {
    count += 1
    windows.append(Window(id: count, phase: .background))
    return count
  }

  /// Removes a window.
  public mutating func close(_ id: Int) {
    windows.removeAll { $0.id == id }
  }

  /// Sets the phase of a window. One that becomes active comes to the front.
  public mutating func set(_ phase: Phase, of id: Int) {
    guard let index = windows.firstIndex(where: { $0.id == id }) else { return }
    let isNew = phase == .active && windows[index].phase != .active
    windows[index].phase = phase
    if isNew { bringToFront(id) }
  }

  /// Moves a window to the front, because the system reports it there or the player pressed something in it.
  public mutating func bringToFront(_ id: Int) {
    guard let index = windows.firstIndex(where: { $0.id == id }) else { return }
    windows.append(windows.remove(at: index))
  }
}
