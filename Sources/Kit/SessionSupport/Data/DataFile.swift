import DailyGames
import GameCore

/// The reason why a file can't be imported or exported. In each case, nothing has changed.
public enum DataFault: Error, Equatable {
  /// The file isn't a data file.
  case notDataFile
  /// A later version of Parlor wrote the file.
  case laterVersion
  /// The file is damaged. `name` is the name of the damaged text, or a phrase that says where the damage is.
  case damaged(name: [UInt8])
  /// The device's storage is full or forbidden.
  case storageRefused

  static let storageRefusedText: String = "This device’s storage is full or blocked. Nothing was changed."

  /// The reason as text for the player.
  public var sentence: String {
    switch self {
    case .notDataFile: "This isn’t a Parlor data file. Nothing was changed."
    case .laterVersion: "A newer Parlor wrote this file. Update Parlor here first. Nothing was changed."
    case .damaged(let name):
      "This file is damaged: \(String(decoding: name, as: UTF8.self)). Nothing was changed."
    case .storageRefused: Self.storageRefusedText
    }
  }
}

/// The values of several storage keys in one file, for import on another device:
///
///     parlor-data/1
///     text parlor.triples.settings 2 5ac0b4d1f3e29788
///     triples-settings/1
///     mode determ
///     end 1
///
/// The line before each text has the text's key, its number of lines, and a checksum of the key and the text. The line
/// `end` has the number of values. Every line ends with a newline. The values have a fixed order, so that each content
/// has exactly one form.
struct DataFile {
  var texts: [(key: [UInt8], text: [UInt8])] = []

  private static let newline = UInt8(ascii: "\n")
  private static let space = UInt8(ascii: " ")
  private static let headerPrefix = "parlor-data/".utf8Bytes
  private static let header = "parlor-data/1".utf8Bytes
  private static let textWord = "text".utf8Bytes
  private static let endWord = "end".utf8Bytes

  init() {}

  subscript(key: String) -> [UInt8]? {
    let key = key.utf8Bytes
    return texts.first { $0.key == key }?.text
  }

  var text: [UInt8] {
    var lines = [Self.header]
    for (key, text) in texts {
      lines.append(Self.textHeader(key, text))
      lines.append(text)
    }
    lines.append([Self.endWord, texts.count.description.utf8Bytes].joined(by: Self.space))
    return lines.joined(by: Self.newline) + [Self.newline]
  }

  private static func textHeader(_ key: [UInt8], _ text: [UInt8]) -> [UInt8] {
    let lineCount = text.reduce(1) { $1 == newline ? $0 + 1 : $0 }
    return [textWord, key, lineCount.description.utf8Bytes, Hexadecimal.text(FNV1a.hash(key + [newline] + text))]
      .joined(by: space)
  }

  /// Reads a file. `storedTexts` lists what the file can contain, in order. It can also contain the
  /// values of games of which `storedTexts` has none, because the app of one game doesn't know those of others. Throws the
  /// first fault.
  init(_ file: [UInt8], storedTexts: [StoredText]) throws(DataFault) {
    let file = TextFile.normalized(file)
    var lines = file.split(separator: Self.newline, omittingEmptySubsequences: false)[...]
    guard let first = lines.popFirst(), first.starts(with: Self.headerPrefix) else { throw .notDataFile }
    guard Array(first) == Self.header else {
      throw DecimalText.read(first.dropFirst(Self.headerPrefix.count)) == nil ? .notDataFile : .laterVersion
    }
    var rest = storedTexts[...]
    while let words = lines.first.map({ Self.words($0) }), words.count == 4, words[0] == Self.textWord {
      let head = lines.removeFirst()
      let key = words[1]
      let known = storedTexts.first { $0.key.utf8Bytes == key }
      // Another unknown text may be damaged or from a later release. Refuse the file instead of losing the text.
      guard known != nil || Self.isOfOtherGame(key, storedTexts) else {
        throw .damaged(name: key + " is not known here".utf8Bytes)
      }
      let damage = DataFault.damaged(name: Self.name(key, storedTexts))
      if known != nil {
        guard let place = rest.firstIndex(where: { $0.key.utf8Bytes == key }) else { throw damage }
        rest = rest[(place + 1)...]
      }
      guard let count = DecimalText.read(words[2]), count > 0, count <= Int64(lines.count) else { throw damage }
      let text = lines.prefix(Int(count)).map { Array($0) }.joined(by: Self.newline)
      guard Self.textHeader(key, text) == Array(head), known?.isReadable(text) != false else { throw damage }
      lines = lines.dropFirst(Int(count))
      texts.append((key, text))
    }
    guard text == file else {
      throw .damaged(
        name: texts.last.map { "after the ".utf8Bytes + Self.name($0.key, storedTexts) } ?? "its beginning".utf8Bytes)
    }
  }

  /// Returns the games with values in the file of which `storedTexts` lists none.
  func otherGames(_ storedTexts: [StoredText]) -> [DailyGame] {
    DailyGame.all.filter { game in
      texts.contains { Self.isText($0.key, of: game) && Self.isOfOtherGame($0.key, storedTexts) }
    }
  }

  private static func isOfOtherGame(_ key: [UInt8], _ storedTexts: [StoredText]) -> Bool {
    DailyGame.all.contains { game in
      isText(key, of: game) && !storedTexts.contains { isText($0.key.utf8Bytes, of: game) }
    }
  }

  private static func isText(_ key: [UInt8], of game: DailyGame) -> Bool {
    key.starts(with: "parlor.\(game.idText).".utf8Bytes)
  }

  private static func words(_ line: ArraySlice<UInt8>) -> [[UInt8]] {
    line.split(separator: space, omittingEmptySubsequences: false).map { Array($0) }
  }

  private static func name(_ key: [UInt8], _ storedTexts: [StoredText]) -> [UInt8] {
    storedTexts.first { $0.key.utf8Bytes == key }?.name.utf8Bytes ?? key
  }
}
