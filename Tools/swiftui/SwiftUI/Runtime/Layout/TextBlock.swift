import Foundation

/// Text that wraps by words, shrinks, and is cut as SwiftUI's `Text` does.
struct TextBlock: Sendable {
  var content: String
  var font: TextFont
  /// The maximum number of lines, or `nil`.
  var lineLimit: Int? = nil
  /// The smallest factor by which the font may shrink.
  var minScale = 1.0

  /// Text in lines.
  struct Setting: Sendable {
    var lines: [String]
    var font: TextFont
    var size: CGSize
    /// Whether text is missing, with an ellipsis in its place.
    var isCut: Bool
    /// Whether a word is broken because it is wider than the room for it.
    var breaksWord: Bool
  }

  /// Returns the text in the room that a proposal gives. It uses the largest font, down to `minScale`, in which nothing is
  /// cut (swiftui/view/minimumscalefactor(_:)), and then cuts what is left (swiftui/view/linelimit(_:)-513mb).
  func setting(in proposal: Proposal) -> Setting {
    func fits(_ setting: Setting) -> Bool {
      !setting.isCut && setting.size.height <= (proposal.height ?? .infinity) + 0.01
    }
    let whole = setting(font, proposal)
    guard minScale < 1, !fits(whole) else { return whole }
    let smallest = setting(font.scaled(by: minScale), proposal)
    guard fits(smallest) else { return smallest }
    var least = minScale, most = 1.0
    while most - least > 0.01 {
      let middle = (least + most) / 2
      if fits(setting(font.scaled(by: middle), proposal)) { least = middle } else { most = middle }
    }
    return setting(font.scaled(by: least), proposal)
  }

  private func setting(_ font: TextFont, _ proposal: Proposal) -> Setting {
    let room = proposal.width.map { Double($0) + 0.01 } ?? .infinity
    let height = proposal.height.map { Double($0) + 0.01 } ?? .infinity
    let fitting = Int(min(10_000, max(1, height / max(0.01, font.lineHeight))))
    let limit = min(lineLimit ?? .max, fitting)
    // Text for one line is cut, but its words aren't broken.
    var (lines, breaksWord) = limit == 1 && fitsInOneLine(font, room) ? ([content], false) : wrapped(font, room)
    let isCut = lines.count > limit
    if isCut {
      lines = Array(lines.prefix(limit - 1)) + [cut(lines[(limit - 1)...].joined(separator: " "), font, room)]
      if limit == 1 { breaksWord = false }
    }
    let width = lines.map { font.width(of: $0) }.max() ?? 0
    let size = CGSize(width: min(width, room), height: Double(lines.count) * font.lineHeight)
    return Setting(lines: lines, font: font, size: size, isCut: isCut, breaksWord: breaksWord)
  }

  private func fitsInOneLine(_ font: TextFont, _ room: Double) -> Bool {
    !content.contains("\n") && font.width(of: content) <= room
  }

  private func cut(_ text: String, _ font: TextFont, _ room: Double) -> String {
    var kept = Substring(text)
    while !kept.isEmpty, font.width(of: kept + "…") > room { kept.removeLast() }
    return kept + "…"
  }

  private func wrapped(_ font: TextFont, _ room: Double) -> (lines: [String], breaksWord: Bool) {
    var lines: [String] = [], breaksWord = false
    let space = font.width(of: " ")
    for paragraph in content.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = "", width = 0.0
      for word in Self.words(of: paragraph) {
        let full = font.width(of: word), visible = word.last == " " ? full - space : full
        if !line.isEmpty, width + visible > room {
          lines.append(line)
          (line, width) = ("", 0)
        }
        line += word
        width += full
        guard line.count == word.count, visible > room, word.count > 1 else { continue }
        breaksWord = true
        while line.count > 1, font.width(of: line.last == " " ? line.dropLast() : line[...]) > room {
          var head = line
          while head.count > 1, font.width(of: head) > room { head.removeLast() }
          lines.append(head)
          line.removeFirst(head.count)
        }
        width = font.width(of: line)
      }
      lines.append(line)
    }
    return (lines.map { $0.last == " " ? String($0.dropLast()) : $0 }, breaksWord)
  }

  /// Returns the pieces of text after which a line may end, with the space or hyphen at their end.
  static func words(of text: Substring) -> [Substring] {
    var words: [Substring] = [], start = text.startIndex
    for index in text.indices {
      let next = text.index(after: index)
      guard next < text.endIndex, text[next] != " " else { continue }
      let isHyphen = "-–—".contains(text[index]) && index > start && text[next].isLetter
      if text[index] == " " || isHyphen {
        words.append(text[start..<next])
        start = next
      }
    }
    words.append(text[start...])
    return words
  }
}
