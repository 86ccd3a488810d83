import GameCore
import SessionSupport

/// The names of other players that the player has hidden on this device. The stored format has a line for each:
///
///     hidden-names/1
///     name Ada
public struct HiddenNames: Hashable, Sendable {
  static let key = "parlor.house.hidden-names"

  /// The text that replaces a hidden name.
  public static let replacement = "Hidden name"

  private static let header = "hidden-names/1"
  private static let prefix = "name "

  /// The names, in the order in which they were hidden.
  public private(set) var names: [String] = []

  /// Creates an empty list.
  public init() {}

  /// Reads a stored list. Text in another format counts as an empty list.
  init(text: [UInt8]) {
    let lines = String(decoding: text, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.first.map(String.init) == Self.header else { return }
    names = lines.dropFirst().compactMap { $0.hasPrefix(Self.prefix) ? String($0.dropFirst(Self.prefix.count)) : nil }
  }

  var text: [UInt8] { Array(([Self.header] + names.map { Self.prefix + $0 }).joined(separator: "\n").utf8) }

  mutating func hide(_ name: String) {
    if !names.contains(name), !name.contains("\n") { names.append(name) }
  }

  /// Returns a screen in whose tables the hidden names of other players are replaced.
  public func applied<Picture>(to screen: Screen<Picture>) -> Screen<Picture> {
    guard !names.isEmpty else { return screen }
    var screen = screen
    for section in screen.sections.indices {
      for block in screen.sections[section].blocks.indices {
        guard case .table(var table) = screen.sections[section].blocks[block].content else { continue }
        for row in table.rows.indices { hideName(in: &table.rows[row], table.columns) }
        screen.sections[section].blocks[block].content = .table(table)
      }
    }
    return screen
  }

  private func hideName(in row: inout TableBlock.Row, _ columns: [TableBlock.Column]) {
    guard let name = row.otherPlayersName(columns), names.contains(name),
      let column = columns.firstIndex(where: { $0.kind == .name })
    else { return }
    row.cells[column].text = Self.replacement
    row.spokenText = row.spokenText.replacing(name, with: Self.replacement)
    for index in row.cells.indices {
      guard let spokenText = row.cells[index].action?.spokenText else { continue }
      row.cells[index].action?.spokenText = spokenText.replacing(name, with: Self.replacement)
    }
  }
}

extension TableBlock.Row {
  /// The name of another player in the row, or `nil` if the row is the player's own.
  func otherPlayersName(_ columns: [TableBlock.Column]) -> String? {
    guard !isOwn, let column = columns.firstIndex(where: { $0.kind == .name }) else { return nil }
    return cells[column].text
  }
}

extension SessionController {
  /// Hides a player's name on this device.
  public final func hideName(_ name: String) { changeHiddenNames { $0.hide(name) } }

  /// Shows all hidden names again.
  public final func showHiddenNames() { changeHiddenNames { $0 = HiddenNames() } }

  private func changeHiddenNames(_ change: (inout HiddenNames) -> Void) {
    change(&hiddenNames)
    _ = ownSession.environment.storage.write(HiddenNames.key, hiddenNames.text)
  }
}
