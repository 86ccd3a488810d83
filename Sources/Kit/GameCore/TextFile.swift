/// Undoes what editors, mail programs, and other systems do to text files.
public enum TextFile {
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
  private static let (lineFeed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))

  /// Returns a file's text as Parlor writes it: without a byte order mark, with a line feed after each line.
  public static func normalized(_ file: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    for line in withoutByteOrderMark(file).split(separator: lineFeed, omittingEmptySubsequences: false) {
      text += withoutCarriageReturn(line)
      text.append(lineFeed)
    }
    // A line feed at the end starts no other line.
    if text.count > 1, text.suffix(2).elementsEqual([lineFeed, lineFeed]) { text.removeLast() }
    return text
  }

  /// Returns text without the mark that some editors write before it.
  public static func withoutByteOrderMark<Text: Collection<UInt8>>(_ text: Text) -> Text.SubSequence {
    text.dropFirst(text.starts(with: byteOrderMark) ? byteOrderMark.count : 0)
  }

  /// Returns a line without the carriage return with which it ends on Windows.
  public static func withoutCarriageReturn<Text: BidirectionalCollection<UInt8>>(_ line: Text) -> Text.SubSequence {
    line.dropLast(line.last == carriageReturn ? 1 : 0)
  }
}
