import NumberedGame

/// What is wrong with a file that was to be taken up, or why that could not be done. Nothing was changed then.
public enum DataFault: Error, Equatable {
  /// It is no file of this kind at all.
  case otherFile
  /// A later version of Parlor wrote it.
  case laterVersion
  /// It is not as it was written. Says where.
  case damaged(name: [UInt8])
  /// The device's storage is full or forbidden.
  case refused

  /// The fault as a sentence, or two.
  public var sentence: String {
    switch self {
    case .otherFile: "This isn’t a Parlor data file. Nothing was changed."
    case .laterVersion: "A newer Parlor wrote this file. Update Parlor here first. Nothing was changed."
    case .damaged(let name):
      "This file is damaged: \(String(decoding: name, as: UTF8.self)). Nothing was changed."
    case .refused: "This device's storage is full, or may not be used. Nothing was changed."
    }
  }
}

/// What several keys of a storage hold, as one text to be carried to another device.
///
///     parlor-data/1
///     text parlor.triples.settings 2 5ac0b4d1f3e29788
///     triples-settings/1
///     mode determ
///     end 1
///
/// A line before each text has its key, how many lines it has, and a sum over both by which damage is found. `end` counts
/// the texts. Every line ends with a line end. Texts stand in the order in which they are declared, so that each content has
/// one form.
struct DataFile {
  /// The texts in their order.
  var texts: [(key: [UInt8], text: [UInt8])] = []

  private static let newline = UInt8(ascii: "\n")
  private static let space = UInt8(ascii: " ")
  private static let family = "parlor-data/".utf8Bytes
  private static let header = "parlor-data/1".utf8Bytes
  private static let textWord = "text".utf8Bytes
  private static let endWord = "end".utf8Bytes

  init() {}

  /// The text under a key.
  subscript(key: String) -> [UInt8]? {
    let key = key.utf8Bytes
    return texts.first { $0.key == key }?.text
  }

  /// The whole file.
  var text: [UInt8] {
    var lines = [Self.header]
    for (key, text) in texts {
      lines.append(Self.head(key, text))
      lines.append(text)
    }
    lines.append([Self.endWord, texts.count.description.utf8Bytes].joined(by: Self.space))
    return lines.joined(by: Self.newline) + [Self.newline]
  }

  private static func head(_ key: [UInt8], _ text: [UInt8]) -> [UInt8] {
    let lineCount = text.reduce(1) { $1 == newline ? $0 + 1 : $0 }
    return [textWord, key, lineCount.description.utf8Bytes, Hexadecimal.text(sum(key + [newline] + text))]
      .joined(by: space)
  }

  /// The sum FNV-1a over 64 bits: any single byte that has changed changes it.
  private static func sum(_ text: [UInt8]) -> UInt64 {
    text.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
  }

  /// Reads a file.
  ///
  /// - Parameter kept: what may be in it, in its order.
  /// - Throws: the first fault, from the beginning.
  init(_ file: [UInt8], kept: [KeptText]) throws(DataFault) {
    var lines = file.split(separator: Self.newline, omittingEmptySubsequences: false)[...]
    guard let first = lines.popFirst(), first.starts(with: Self.family) else { throw .otherFile }
    guard Array(first) == Self.header else {
      throw DecimalText.read(first.dropFirst(Self.family.count)) == nil ? .otherFile : .laterVersion
    }
    var rest = kept[...]
    while let words = lines.first.map({ Self.words($0) }), words.count == 4, words[0] == Self.textWord {
      let head = lines.removeFirst()
      let key = words[1]
      // What is not known here may be damaged, or of a later release; both would be lost.
      guard let known = kept.first(where: { $0.key.utf8Bytes == key }) else {
        throw .damaged(name: key + " is not known here".utf8Bytes)
      }
      let damage = DataFault.damaged(name: known.name.utf8Bytes)
      guard let place = rest.firstIndex(where: { $0.key.utf8Bytes == key }) else { throw damage }
      rest = rest[(place + 1)...]
      guard let count = DecimalText.read(words[2]), count > 0, count <= Int64(lines.count) else { throw damage }
      let text = lines.prefix(Int(count)).map { Array($0) }.joined(by: Self.newline)
      guard Self.head(key, text) == Array(head), known.isReadable(text) else { throw damage }
      lines = lines.dropFirst(Int(count))
      texts.append((key, text))
    }
    guard text == file else {
      throw .damaged(
        name: texts.last.map { "after the ".utf8Bytes + Self.name($0.key, kept) } ?? "its beginning".utf8Bytes)
    }
  }

  private static func words(_ line: ArraySlice<UInt8>) -> [[UInt8]] {
    line.split(separator: space, omittingEmptySubsequences: false).map { Array($0) }
  }

  private static func name(_ key: [UInt8], _ kept: [KeptText]) -> [UInt8] {
    kept.first { $0.key.utf8Bytes == key }?.name.utf8Bytes ?? key
  }
}
