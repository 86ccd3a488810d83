/// The windows of an app, all of which show one table. They decide which of them shows what is there only once: sheets,
/// alerts, pop-ups, what is heard and said. It is the window in which the player is.
public struct WindowList: Hashable, Sendable {
  /// How far a window is there, the least first, as SwiftUI's `ScenePhase` has it.
  public enum Phase: Int, Comparable, Hashable, Sendable {
    /// It cannot be seen.
    case background
    /// It may be seen, but takes no input: something of the system lies over it.
    case inactive
    /// It takes input. On an iPad several windows may at once.
    case active

    /// Whether a window is less there in the left one.
    public static func < (left: Phase, right: Phase) -> Bool { left.rawValue < right.rawValue }
  }

  private struct Window: Hashable {
    let id: Int
    var phase: Phase
  }

  /// The window that the player was in last stands last.
  private var windows: [Window] = []
  private var count = 0

  /// No window yet.
  public init() {}

  /// The window in which the player is: of those that are there the most, the one that came to the front last. `nil` where
  /// there is no window.
  public var front: Int? {
    let most = windows.map { $0.phase }.max()
    return windows.last { $0.phase == most }?.id
  }

  /// Whether the table can be seen in any window. A clock runs for as long, and what goes on by itself goes on.
  public var isSeen: Bool { windows.contains { $0.phase > .background } }

  /// Whether the player can do something in any window.
  public var isActive: Bool { windows.contains { $0.phase == .active } }

  /// Adds a window, which is in the background until its phase is told.
  ///
  /// - Returns: what it is called from now on. No other window is ever called so.
  public mutating func open() -> Int {
    count += 1
    windows.append(Window(id: count, phase: .background))
    return count
  }

  /// Takes a window away.
  public mutating func close(_ id: Int) {
    windows.removeAll { $0.id == id }
  }

  /// Says how far a window is there. One that becomes active comes to the front.
  public mutating func set(_ phase: Phase, of id: Int) {
    guard let index = windows.firstIndex(where: { $0.id == id }) else { return }
    let isNew = phase == .active && windows[index].phase != .active
    windows[index].phase = phase
    if isNew { bringToFront(id) }
  }

  /// Says that the player is in a window: the system shows it as the one in front, or something in it was pressed.
  public mutating func bringToFront(_ id: Int) {
    guard let index = windows.firstIndex(where: { $0.id == id }) else { return }
    windows.append(windows.remove(at: index))
  }
}
